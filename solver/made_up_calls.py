"""Failures that only say that a call is not meant which nobody wrote.

The analysis starts with functions and layers that nothing uses. What they need is unknown there,
and the rest has its defaults, of which some are no values to work with: `out_features=0` behind an
`assert out_features > 0`, `widths=()` behind `widths[0]`. The program refuses such a call itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.flow import Step, operands_of, steps, values_at
from shapelog.solver.index import Index, frame_of
from shapelog.solver.nodes import Node, Result, Variable

if TYPE_CHECKING:
    from shapelog.solver.checks import Check, Judged

#: The last part of the name of the module that a scan makes up to call what another one defines.
MADE_UP = "%start"
#: What the contexts of the calls begin with that start at entry points of a script.
ENTRY = "%entry:"
#: The rules that something is no tensor by.
_TENSOR_RULES = ("layer-given-none", "tensor-expected")
#: The rule that a layer is built without what it needs.
_LACKING = "layer-argument"
#: A value is followed back so far.
_MOST_NODES = 200


def hangs_on_a_default(index: Index, names: Iterable[str], context: Value) -> bool:
    """Whether one of the variables is computed from a default that a made-up call left in place."""
    return _hangs(index, [Variable(name, context) for name in names])


def _hangs(index: Index, nodes: Iterable[Node]) -> bool:
    waiting = list(nodes)
    seen: set[Node] = set()
    while waiting and len(seen) < _MOST_NODES:
        node = waiting.pop()
        if node in seen:
            continue
        seen.add(node)
        found = list(steps(index, node))
        before = [step.node for step in found]
        if isinstance(node, Variable):
            takes_default = _takes_default(index, node, before)
            made_up = _is_made_up(frame_of(node.context))
            if made_up and (takes_default or _takes_any(index, node)):
                return True
            if takes_default:
                before = [*before, *_expanded(index, frame_of(node.context))]
            elif not before and (_takes_any(index, node) or node.name in index.program.parameters):
                before = _passed(index, frame_of(node.context))
            if not before:
                before = [Variable(name, node.context) for name in _computed_from(index, node.name)]
        elif isinstance(node, Result) and not before:
            before = operands_of(index, node.call)  # the library computes it: `len(widths)`
        waiting.extend(before)
        if len(found) > 1:
            waiting.extend(_deciding(index, found))
    return False


def _computed_from(index: Index, name: str) -> tuple[str, ...]:
    """Return what an operator, a comprehension, or a read of items, `args[1:]`, is made of."""
    if name in index.program.operators:
        return index.program.operators[name][1:]
    if name in index.program.items:
        return index.program.items[name][:1]
    if name in index.program.unpacked:
        return index.program.unpacked[name][:1]
    return index.program.collected.get(name, ())


def without_refused_defaults(index: Index, judged: Sequence[Judged]) -> list[Judged]:
    """Return the checks without those that only say that a default is no tensor, or what is lacking
    where nobody passes anything."""
    return [one for one in judged if not _refuses_a_default(index, one.check)]


def _refuses_a_default(index: Index, check: Check) -> bool:
    if check.rule == _LACKING:
        return _hangs(index, _expanded(index, check.call))  # `**keywords` that nobody passes
    places = operands_of(index, check.call)
    if check.rule in _TENSOR_RULES:
        return any(_hangs(index, [node]) for node in places if check.left in values_at(index, node))
    # `mask == 1` of a mask that is None by default is False, and no tensor of truths
    truths = [node for node in places if _is_truth(check.left) and _gives_truth(index, node)]
    return any(_hangs(index, [node]) for node in truths)


def _is_truth(value: Value) -> bool:
    """Whether a value is one truth, taken for a tensor."""
    if not isinstance(value, Term) or value.name != "Tensor":
        return False
    return value.arguments[1:] == (Term("Scalar"), "bool")


def _gives_truth(index: Index, node: Node) -> bool:
    return any(isinstance(one, Term) and one.name == "Boolean" for one in values_at(index, node))


def _deciding(index: Index, found: Sequence[Step]) -> Iterator[Variable]:
    """Yield the conditions that choose one of several ways: `if widths is None: widths = []`."""
    for step in found:
        guard = index.program.guards.get(step.block)
        if guard is not None:
            yield Variable(guard[1], step.context)


def _takes_any(index: Index, variable: Variable) -> bool:
    """Whether something is what a call gives for `*arguments` or `**keywords`."""
    program = index.program
    return variable.name in program.variadic or variable.name in program.keywords_parameters


def _expanded(index: Index, frame: Value) -> Iterator[Variable]:
    """Yield what the call of a frame expands into keywords: a default is left for lack of them."""
    if isinstance(frame, Term) and frame.name == "CallContext":
        site, _, outer = frame.arguments
        for name in index.program.expanded_keywords.get(str(site), ()):
            yield Variable(name, outer)


def _passed(index: Index, frame: Value) -> list[Node]:
    """Return all that the call of a frame passes, where nobody says which of it goes where."""
    if not isinstance(frame, Term) or frame.name != "CallContext":
        return []
    return [*operands_of(index, frame), *_expanded(index, frame)]


def _takes_default(index: Index, parameter: Variable, before: list[Node]) -> bool:
    if parameter.name not in index.program.parameters:
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
