"""Failures that only say that a call is not meant which nobody wrote.

The analysis starts with functions and layers that nothing uses. What they need is unknown there,
and the rest has its defaults, of which some are no values to work with: `out_features=0` behind an
`assert out_features > 0`, `widths=()` behind `widths[0]`. The program refuses such a call itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.flow import steps
from shapelog.solver.index import Index
from shapelog.solver.nodes import Node, Variable

#: The last part of the name of the module that a scan makes up to call what another one defines.
MADE_UP = "%start"
#: What the contexts of the calls begin with that start at entry points of a script.
ENTRY = "%entry:"
#: A value is followed back so far.
_MOST_NODES = 200


def hangs_on_a_default(index: Index, names: Iterable[str], context: Value) -> bool:
    """Whether one of the variables is computed from a default that a made-up call left in place."""
    waiting: list[Node] = [Variable(name, context) for name in names]
    seen: set[Node] = set()
    while waiting and len(seen) < _MOST_NODES:
        node = waiting.pop()
        if node in seen:
            continue
        seen.add(node)
        before = [step.node for step in steps(index, node)]
        if isinstance(node, Variable):
            if _is_default(index, node, before):
                return True
            if not before and node.name in index.program.operators:
                _, left, right = index.program.operators[node.name]
                before = [Variable(left, node.context), Variable(right, node.context)]
        waiting.extend(before)
    return False


def _is_default(index: Index, parameter: Variable, before: list[Node]) -> bool:
    if parameter.name not in index.program.parameters or not _is_made_up(parameter.context):
        return False
    function, _, name, _ = index.program.parameters[parameter.name]
    default = index.program.defaults.get((function, name))
    return any(isinstance(node, Variable) and node.name == default for node in before)


def _is_made_up(frame: Value) -> bool:
    """Whether the call that a frame belongs to stands in no text of the program."""
    while isinstance(frame, Term) and frame.name == "Child":
        frame = frame.arguments[2]
    if not isinstance(frame, Term) or frame.name != "CallContext":
        return False
    site = str(frame.arguments[0])
    return site.startswith(ENTRY) or site.partition(":")[0].endswith(f".{MADE_UP}")
