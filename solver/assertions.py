"""Which failures of the program's own conditions are told: those that are certain.

A condition may have other values than the one with which it fails, and what it compares may have
others than those that come to it; or it refuses the defaults of a call that nobody wrote, or of an
option that is to be given. Nothing is said of it then, and nothing is left open: it is the program
that checks there.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.checks import Check, Judged
from shapelog.solver.flow import steps
from shapelog.solver.index import Index
from shapelog.solver.made_up_calls import hangs_on_a_default
from shapelog.solver.nodes import Node, Variable
from shapelog.solver.protected import lies_in

#: A number is followed back so far.
_MOST_STEPS = 50
#: The rule by which `rules/core/assertions.dl` tells of them.
RULE = "assertion-fails"


def without_uncertain(index: Index, judged: Sequence[Judged]) -> list[Judged]:
    """Return the checks without the conditions that may hold, and those whose failure is handled.

    Of each condition only the first part that fails is kept.
    """
    asserted = [one.check for one in judged if one.check.rule == RULE]
    certain = _certain(index, asserted) if asserted else set()
    return [one for one in judged if one.check.rule != RULE or one.check in certain]


def _certain(index: Index, asserted: Sequence[Check]) -> set[Check]:
    wholes: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for part, _, whole, needed in index.derived.derivation.rows("RefusesUnless"):
        wholes[str(part)].append((str(whole), int(str(needed))))
    alternatives = Counter(check.group for check in asserted)
    first: dict[tuple[str, Value], Check] = {}
    for check in sorted(asserted, key=lambda check: _place(index, check)):
        if alternatives[check.group] > 1 or lies_in(index, check, index.program.handled_blocks):
            continue
        context = check.call.arguments[2]
        if hangs_on_a_default(index, [check.place[0]], context):
            continue
        if _wants_the_option(index, check.place[0], context):
            continue
        for whole, needed in wholes[check.place[0]]:
            values = index.derived.values.get((whole, context), [])
            if values == [Term("Boolean", (1 - needed,))]:
                first.setdefault((whole, context), check)
    return set(first.values())


def _wants_the_option(index: Index, condition: str, context: Value) -> bool:
    """Whether the condition holds the default of an option, as it is, against a written number.

    `assert vocab_size > 0` behind `--vocab_size`, of which the default is 0: to be given there.
    """
    _, *operands = index.program.operators.get(condition, ("",))
    numbers = [name for name in operands if name in index.program.written_integers]
    others = [Variable(name, context) for name in operands if name not in numbers]
    return len(others) == 1 and bool(numbers) and _is_default(index, others[0])


def _is_default(index: Index, variable: Variable) -> bool:
    """Whether a variable is the default of an option, passed on or not."""
    node: Node = variable
    for _ in range(_MOST_STEPS):
        if isinstance(node, Variable) and (node.name, node.context) in index.derived.defaults:
            return True
        before = [step.node for step in steps(index, node)]
        if len(before) != 1:
            return False
        node = before[0]
    return False


def _place(index: Index, check: Check) -> tuple[str, int, int]:
    span = index.program.spans.get(check.place[0])
    return (span.file, span.line, span.column) if span is not None else ("", 0, 0)
