"""Under which choices the parts that are joined are those that do not fit.

A check on joined tensors holds one part against another, or looks at one of them. If a part has
several values, or there are several sequences, the check fails for some of them only: those
whose shapes have the sizes at the same place from the right. `JoinItem` says what the parts are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, permutations

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.choices import Choices
from shapelog.solver.flow import operands_of, values_at
from shapelog.solver.formulas import TRUE, UNFOLLOWED, Formula, conjunction, disjunction
from shapelog.solver.index import Index
from shapelog.solver.nodes import Variable
from shapelog.solver.rendering import dimensions

_PAIRS = 256

Parts = Mapping[int, Sequence[Value]]
Way = tuple[tuple[int, Value], ...]


def condition_of_parts(
    index: Index, choices: Choices, call: Term, left: Value, right: Value
) -> Formula:
    """Return under which choices `call` joins parts for which `left` is held against `right`.

    They are two tensors, or one that is looked at alone; `right` is None then.
    """
    sequences = index.derived.joined[call]
    blamed = {each: _few(_blamed(parts, left, right)) for each, parts in sequences.items()}
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


def _varies(parts: Parts) -> bool:
    return any(len(values) > 1 for values in parts.values())


def _few(ways: Iterator[Way]) -> list[Way] | None:
    """Return the ways, each once; None if they are too many to tell apart."""
    found = list(dict.fromkeys(islice(ways, _PAIRS + 1)))
    return found if len(found) <= _PAIRS else None


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
    if isinstance(right, Term) and right.name == "None":
        for position, values in parts.items():
            for value in values:
                if value == left or (_shape(left) is not None and _shape(value) == _shape(left)):
                    yield ((position, value),)
        return
    for one, other in permutations(sorted(parts), 2):
        for value in parts[one]:
            for second in parts[other]:
                if _are_held_against(value, second, left, right):
                    yield tuple(sorted(((one, value), (other, second)), key=lambda way: way[0]))


def _are_held_against(one: Value, other: Value, left: Value, right: Value) -> bool:
    shape, another = _shape(one), _shape(other)
    if shape is None or another is None:
        return False
    (first, open_first), (second, open_second) = dimensions(shape), dimensions(another)
    wanted, held = _shape(left), _shape(right)
    if open_first or open_second or wanted is None or held is None:
        return open_first or open_second
    return _may_be(first, wanted, 1) and _may_be(second, held, 0)


def _may_be(sizes: Sequence[Value], part: Value, grown: int) -> bool:
    """Whether a tensor is the part, of which so many dimensions may have grown.

    Those are joined already that a part is held against; some joins add dimensions of one.
    """
    wanted = dimensions(part)[0]
    if len(sizes) != len(wanted):
        sizes, wanted = _without_ones(sizes), _without_ones(wanted)
    pairs = zip(sizes, wanted, strict=False)
    return len(sizes) == len(wanted) and sum(one != other for one, other in pairs) <= grown


def _without_ones(sizes: Sequence[Value]) -> list[Value]:
    return [size for size in sizes if size != Term("Integer", (1,))]


def _shape(value: Value) -> Value | None:
    return value.arguments[1] if isinstance(value, Term) and value.name == "Tensor" else None

