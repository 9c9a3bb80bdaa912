"""Under which choices the parts that are joined are those that do not fit.

A check on joined tensors holds one part against another, or looks at one of them. If a part has
several values, or there are several sequences, the check fails for some of them only: those
whose shapes have the sizes at the same place from the right. `JoinItem` says what the parts are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from math import prod

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.choices import Choices
from shapelog.solver.flow import operands_of, values_at
from shapelog.solver.formulas import TRUE, UNFOLLOWED, Formula, conjunction, disjunction, leaves_of
from shapelog.solver.index import Index
from shapelog.solver.nodes import Variable
from shapelog.solver.rendering import dimensions

#: So many ways to blame parts are told apart, among so many in which the parts can be chosen.
_WAYS = 256
_CHOSEN = 1024
#: The vector that torch joins with anything.
_EMPTY = [Term("Integer", (0,))]

Parts = Mapping[int, Sequence[Value]]
Way = tuple[tuple[int, Value], ...]


def condition_of_parts(
    index: Index, choices: Choices, call: Term, left: Value, right: Value
) -> Formula:
    """Return under which choices `call` joins parts for which `left` is held against `right`.

    They are two tensors, or one that is looked at alone; `right` is None then.
    """
    sequences = index.derived.joined[call]
    blamed = {each: _few(parts, left, right) for each, parts in sequences.items()}
    if not any(ways is None or ways for ways in blamed.values()):
        varies = len(sequences) > 1 or any(map(_varies, sequences.values()))
        return UNFOLLOWED if varies else TRUE
    return disjunction(
        conjunction(
            (
                _is_sequence(index, choices, call, sequence) if len(sequences) > 1 else TRUE,
                _of_sequence(index, choices, sequence, parts, blamed[sequence]),
            )
        )
        for sequence, parts in sequences.items()
    )


def may_join_unknown(index: Index, choices: Choices, call: Term) -> bool:
    """Whether `call` may join something unknown, under choices that nobody follows, in place of
    a part that is known."""
    for sequence, parts in index.derived.joined[call].items():
        for position, values in parts.items():
            known = [value for value in values if _shape(value) is not None]
            if len(known) < len(values):
                has = (_is_part(index, choices, sequence, position, value) for value in known)
                if any(not leaf.certain for formula in has for leaf in leaves_of(formula)):
                    return True
    return False


def _varies(parts: Parts) -> bool:
    return any(len(values) > 1 for values in parts.values())


def _few(parts: Parts, left: Value, right: Value) -> list[Way] | None:
    """Return the ways to blame parts, each once; None if they are too many to tell apart."""
    if right != Term("None") and prod(map(len, parts.values())) > _CHOSEN:
        return None
    found = list(dict.fromkeys(islice(_blamed(parts, left, right), _WAYS + 1)))
    return found if len(found) <= _WAYS else None


def _is_sequence(index: Index, choices: Choices, call: Term, sequence: Value) -> Formula:
    for node in operands_of(index, call):
        if sequence in values_at(index, node):
            return choices.has(node, sequence)
    return UNFOLLOWED


def _of_sequence(
    index: Index, choices: Choices, sequence: Value, parts: Parts, ways: Sequence[Way] | None
) -> Formula:
    if ways is None:
        return UNFOLLOWED if _varies(parts) else TRUE
    return disjunction(
        conjunction(
            _is_part(index, choices, sequence, position, value)
            for position, value in way
            if len(parts[position]) > 1
        )
        for way in ways
    )


def _is_part(
    index: Index, choices: Choices, sequence: Value, position: int, value: Value
) -> Formula:
    """A part of a display is a variable; of other sequences nobody knows where one came from."""
    if not isinstance(sequence, Term) or sequence.name != "Tuple":
        return UNFOLLOWED
    site, place, _ = sequence.arguments
    part = index.program.sequence_parts.get((str(site), position))
    if part is None or str(site) in index.program.starred_sequences:
        return UNFOLLOWED
    node = Variable(part[0], place)
    return choices.has(node, value) if value in values_at(index, node) else UNFOLLOWED


def _blamed(parts: Parts, left: Value, right: Value) -> Iterator[Way]:
    """Yield the parts, with their values, that a check may be about."""
    if right == Term("None"):
        for position, values in parts.items():
            for value in values:
                if value == left or (_shape(left) is not None and _shape(value) == _shape(left)):
                    yield ((position, value),)
        return
    wanted, held = _shape(left), _shape(right)
    if wanted is None or held is None:
        return
    for position in sorted(parts)[1:]:
        for value in parts[position]:
            if _may_be([value], held):
                for way in _joined(parts, position, wanted):
                    yield (*way, (position, value))


def _joined(parts: Parts, position: int, wanted: Value) -> Iterator[Way]:
    """Yield values of the parts ahead of a position that are `wanted` when they are joined."""
    ahead = [each for each in sorted(parts) if each < position]
    for values in product(*(parts[each] for each in ahead)):
        if _may_be(values, wanted):
            yield tuple(zip(ahead, values, strict=True))


def _may_be(values: Sequence[Value], wanted: Value) -> bool:
    """Whether tensors are the shape when they are joined along some dimension."""
    sizes, is_open = dimensions(wanted)
    known = [shape for shape in map(_shape, values) if shape is not None]
    found = [dimensions(shape) for shape in known]
    if is_open or len(known) < len(values) or any(has_open for _, has_open in found):
        return True
    rows = [row for row, _ in found if row != _EMPTY or sizes == _EMPTY]
    if not rows:
        return False
    if any(len(row) != len(sizes) for row in rows):
        rows, sizes = [_without_ones(row) for row in rows], _without_ones(sizes)
    if any(len(row) != len(sizes) for row in rows):
        return False
    columns = list(zip(sizes, *rows, strict=True))
    unlike = [column for column in columns if not _agree(column)]
    return not unlike or any(
        _add_up(column) and all(other is column for other in unlike) for column in columns
    )


def _agree(column: Sequence[Value]) -> bool:
    """Whether the first may be what all others are."""
    numbers = {size for size in column if _is_number(size)}
    return column[0] in column[1:] and len(numbers) <= 1


def _add_up(column: Sequence[Value]) -> bool:
    """Whether the first may be the sum of the others."""
    if not all(map(_is_number, column)):
        return True
    total, *sizes = (size.arguments[0] for size in column if isinstance(size, Term))
    return total == sum(size for size in sizes if isinstance(size, int))


def _is_number(size: Value) -> bool:
    return isinstance(size, Term) and size.name == "Integer"


def _without_ones(sizes: Sequence[Value]) -> list[Value]:
    return [size for size in sizes if size != Term("Integer", (1,))]


def _shape(value: Value) -> Value | None:
    return value.arguments[1] if isinstance(value, Term) and value.name == "Tensor" else None
