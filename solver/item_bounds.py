"""Which items beyond an end, and misfitting names, are told: those that are certain.

What is read from, and the index, may have other values than those that fail, or be defaults of a
call that nobody wrote. Nothing is said of them then, and nothing is left open: whether the program
ever reads such an item is not known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.checks import Check, Judged
from shapelog.solver.index import Index
from shapelog.solver.made_up_calls import hangs_on_a_default
from shapelog.solver.protected import lies_in

#: The rules by which `rules/core/item_bounds.dl` tells of them, and what each looks at.
RULES = {"item-out-of-range": "ItemSource", "unpack-length": "Unpacked"}


def without_uncertain_items(index: Index, judged: Sequence[Judged]) -> list[Judged]:
    """Return the checks without the items that may be there, and those whose absence is handled."""
    asked = {one.check.rule for one in judged} & RULES.keys()
    if not asked:
        return list(judged)
    sources = {rule: _sources(index, RULES[rule]) for rule in asked}
    given_away = _given_away(index)
    return [
        one
        for one in judged
        if one.check.rule not in asked
        or _is_certain(index, one.check, sources[one.check.rule], given_away)
    ]


def _sources(index: Index, relation: str) -> Counter[tuple[str, Value]]:
    """Return how many contents, or pairs of a content and an index, come to each place."""
    rows = index.derived.derivation.rows(relation)
    return Counter((str(row[0]), row[1]) for row in rows)


def _given_away(index: Index) -> frozenset[Value]:
    """Return what is passed to calls that are not followed: they may change a list."""
    rows = index.derived.derivation.rows
    unmodelled = {row[1] for row in rows("Unmodelled")}
    found = {
        row[2]
        for relation in ("ActualPositional", "ActualKeyword")
        for row in rows(relation)
        if isinstance(row[2], Term) and row[2].name == "Object"
        if row[0] in unmodelled or _calls_unknown(row[0])
    }
    return frozenset(found)


def _calls_unknown(call: Value) -> bool:
    callee = call.arguments[1] if isinstance(call, Term) else None
    return isinstance(callee, Term) and callee.name == "Unknown"


def _is_certain(
    index: Index, check: Check, sources: Counter[tuple[str, Value]], given_away: frozenset[Value]
) -> bool:
    place, context = check.place[0], check.call.arguments[2]
    operands = [*index.program.items.get(place, ()), *index.program.unpacked.get(place, ())[:1]]
    values = [index.derived.values.get((str(one), context), []) for one in operands]
    single = all(len(those) == 1 for those in values)
    if sources[(place, context)] != 1 or not single or values[0][0] in given_away:
        return False
    if hangs_on_a_default(index, map(str, operands), context):
        return False
    if _asks_of_the_same(index, place):
        return False
    return not lies_in(index, check, index.program.handled_blocks)


def _asks_of_the_same(index: Index, place: str) -> bool:
    """Whether an item of a shape is read where a size of the same tensor is a certain one.

    `if x.shape[1] == 1: x.shape[2]`: a size that nobody knows may keep two dimensions away.
    """
    tensor = _tensor_of(index, place)
    guard = index.program.guards.get(index.program.block_of.get(place, ""))
    while tensor is not None and guard is not None:
        block, condition, _ = guard
        operands = index.program.operators.get(condition, ())[1:]
        if any(_tensor_of(index, operand) == tensor for operand in operands):
            return True
        guard = index.program.guards.get(block)
    return False


def _tensor_of(index: Index, item: str) -> str | None:
    """Return x, where an item is one of `x.shape`."""
    container = index.program.items.get(item, ("", ""))[0]
    tensor, name = index.program.attributes.get(container, ("", ""))
    return tensor if name == "shape" else None
