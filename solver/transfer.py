"""Which operand's value made which result, where an operation has several of both.

The derivation says what an application can be given and what it can give, not which of them go
together. If one operand varies, they are told apart by what operations keep: the shape (element
wise), the number of elements (reshaping), the dimensions in which the operand's shapes differ
(layers that change another one), or the order of sizes (windows that slide). Where a tensor is
made, its dimensions are its arguments. Nothing is said unless that gives each result its own.
"""

from __future__ import annotations

import operator as comparing
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import pairwise, permutations, product
from types import MappingProxyType
from typing import Any

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import OPERATIONS, constant, count_of
from shapelog.solver.flow import operands_of, read_positions, values_at
from shapelog.solver.index import Index
from shapelog.solver.nodes import Node, Result, Variable
from shapelog.solver.rendering import dimensions
from shapelog.solver.truth import truth_of

_PAIRS = 64
_NONE = Term("None")
_IDENTITY = ("is", "is not")
_MEMBERSHIP = ("in", "not in")
_CREATES = "create"
_LENGTH = "len"
_SHAPE = "%shape"
_COMPARISONS: Mapping[str, Callable[[Any, Any], Any]] = MappingProxyType(
    {
        "==": comparing.eq,
        "!=": comparing.ne,
        "<": comparing.lt,
        "<=": comparing.le,
        ">": comparing.gt,
        ">=": comparing.ge,
    }
)
_WINDOWS = ("conv", "pool")
_REORDERS = ("permute", "transpose", "reverse", "index", "einsum", "cat", "stack", "where")


Way = tuple[tuple[Node, Value], ...]


def ways_to(index: Index, node: Node, value: Value) -> list[Way]:
    """Return the combinations of operands' values that make `value` of `node`; none if unclear."""
    if isinstance(node, Variable):
        negated = index.program.negations.get(node.name)
        if negated is not None:
            return _negated(index, Variable(negated, node.context), value)
        operation = index.program.operators.get(node.name)
        if operation is None:
            return _measured(index, node, value)
        sides = [Variable(name, node.context) for name in operation[1:]]
        if operation[0] in _IDENTITY:
            return _same(index, sides, value, told=operation[0] == "is")
        if operation[0] in _COMPARISONS:
            return _compared(index, operation[0], sides, values_at(index, node), value)
        if operation[0] in _MEMBERSHIP:
            return _found(index, operation[0], sides, value)
        return _computed(index, operation[0], sides, value)
    if not isinstance(node, Result):
        return []
    applied = index.derived.applied.get(node.call, "")
    callee = node.call.arguments[1]
    operands = list(dict.fromkeys(operands_of(index, node.call)))
    if isinstance(callee, Term) and callee.name == "LibraryMethod":
        operands = operands[1:]  # the receiver is part of the callee, which is chosen already
    varying = [operand for operand in operands if len(values_at(index, operand)) > 1]
    if applied == _CREATES:
        return _from_sizes(index, operands, value)
    if len(varying) != 1:
        return []
    if applied == _LENGTH:
        return _counted(index, varying[0], value)
    pairs = pairing(applied, values_at(index, varying[0]), values_at(index, node))
    return [((varying[0], one),) for one, other in pairs or [] if other == value]


def _from_sizes(index: Index, operands: Sequence[Node], value: Value) -> list[Way]:
    """A new tensor of which each dimension is an argument."""
    sizes = _sizes(value)
    if sizes is None or len(sizes) > len(operands):
        return []
    pairs = tuple(zip(operands, sizes, strict=False))
    fits = all(size in values_at(index, operand) for operand, size in pairs)
    rest = operands[len(sizes) :]
    return [pairs] if fits and all(len(values_at(index, one)) <= 1 for one in rest) else []


def _same(index: Index, operands: Sequence[Node], value: Value, *, told: bool) -> list[Way]:
    """What is None, or is not; `told` if the operator says so by True."""
    for one, other in permutations(operands):
        if values_at(index, other) == [_NONE]:
            ways: list[Way] = []
            for operand in values_at(index, one):
                known = not (isinstance(operand, Term) and operand.name == "Unknown")
                truth = truth_of(value)
                if known is (truth is not None) and (
                    not known or (operand == _NONE) is (truth is told)
                ):
                    ways.append(((one, operand),))
            return ways
    return []


def _negated(index: Index, operand: Node, value: Value) -> list[Way]:
    truth = truth_of(value)
    given = [(one, truth_of(one)) for one in values_at(index, operand)]
    return [((operand, one),) for one, own in given if (None if own is None else not own) is truth]


def _computed(index: Index, word: str, operands: Sequence[Node], value: Value) -> list[Way]:
    """Integers under an operator: every pair that gives the value; none if not all are known."""
    number = constant(value)
    if word not in OPERATIONS or number is None:
        return []
    left, right = (values_at(index, operand) for operand in operands)
    if len(left) * len(right) > _PAIRS:
        return []
    ways: list[Way] = []
    for one, other in product(left, right):
        result = constant(Term("Arithmetic", (word, one, other)))
        if result is None:
            return []
        if result == number:
            ways.append(((operands[0], one), (operands[1], other)))
    return ways


def _compared(
    index: Index, word: str, operands: Sequence[Node], made: Sequence[Value], value: Value
) -> list[Way]:
    """A comparison: every pair that gives `value`, one of those `made`; none if that is unclear."""
    left, right = (values_at(index, operand) for operand in operands)
    if len(left) * len(right) > _PAIRS:
        return []
    opened = [one for one in made if isinstance(one, Term) and one.name == "Unknown"]
    ways: list[Way] = []
    for one, other in product(left, right):
        found = _compare(index, word, (operands[0], one), (operands[1], other))
        comparison = Term("Comparison", (word, one, other))
        if found is not None:
            makes = found is truth_of(value)
        elif comparison in made:
            makes = comparison == value
        elif len(opened) == 1 and word in ("==", "!=") and _is_open(one, other):
            makes = opened[0] == value
        else:
            return []
        if makes:
            ways.append(((operands[0], one), (operands[1], other)))
    return ways


def _is_open(one: Value, other: Value) -> bool:
    """Whether an unknown number is held against one that it may be: no size is negative."""
    unknown = [isinstance(each, Term) and each.name == "Unknown" for each in (one, other)]
    number = constant(other if unknown[0] else one)
    return sum(unknown) == 1 and number is not None and number >= 0


def _compare(
    index: Index, word: str, left: tuple[Node, Value], right: tuple[Node, Value]
) -> bool | None:
    one, other = left[1], right[1]
    first, second = constant(one), constant(other)
    if first is not None and second is not None:
        return bool(_COMPARISONS[word](first, second))
    if word not in ("==", "!="):
        return None
    if _is_text(one) and _is_text(other):
        return bool(_COMPARISONS[word](one, other))
    sizes, others = _listed(index, *left), _listed(index, *right)
    return None if sizes is None or others is None else bool(_COMPARISONS[word](sizes, others))


def _listed(index: Index, node: Node, value: Value) -> list[int] | None:
    """Return the numbers of a shape, or of a tuple where it is displayed."""
    read = _read_from(value)
    items = _displayed(index, node) if read is None else _sizes(read[1])
    numbers = [constant(item) for item in items or ()]
    known = [number for number in numbers if number is not None]
    return None if items is None or len(known) != len(numbers) else known


def _displayed(index: Index, node: Node) -> list[Value] | None:
    """Return the items of a display, if each has one value."""
    if not isinstance(node, Variable) or node.name in index.program.starred_sequences:
        return None
    found: list[Value] = []
    while (part := index.program.sequence_parts.get((node.name, len(found)))) is not None:
        values = values_at(index, Variable(part[0], node.context))
        if len(values) != 1:
            return None
        found.append(values[0])
    return found or None


def _found(index: Index, word: str, operands: Sequence[Node], value: Value) -> list[Way]:
    """A search in a display of constants: the ones that are found, or are not."""
    items = _displayed(index, operands[1])
    truth = truth_of(value)
    values = values_at(index, operands[0])
    if items is None or truth is None or not all(map(_is_plain, (*items, *values))):
        return []
    wanted = truth is (word == "in")
    return [((operands[0], one),) for one in values if (one in items) is wanted]


def _is_plain(value: Value) -> bool:
    return _is_text(value) or (isinstance(value, Term) and value.name == "Integer")


def _is_text(value: Value) -> bool:
    return isinstance(value, Term) and value.name in ("String", "None")


def _measured(index: Index, node: Variable, value: Value) -> list[Way]:
    """The shape of a tensor, or a dimension that is read from it by its place."""
    program = index.program
    if node.name not in program.items and node.name not in program.unpacked:
        read = _read_from(value)
        owner = program.attributes.get(node.name)
        if owner is None or read is None or read[0] != node.name:
            return []
        return [((Variable(owner[0], node.context), read[1]),)]
    container, positions = read_positions(index, node.name, node.context)
    ways: list[Way] = []
    for whole in values_at(index, Variable(container, node.context)):
        read = _read_from(whole)
        if read is None:
            continue
        site, tensor, place = read
        callee = program.callees.get(site, "")
        owner = program.attributes.get(site) or program.attributes.get(callee)
        sizes = _sizes(tensor)
        if owner is None or sizes is None:
            continue
        for position, subscript in positions:
            if -len(sizes) <= position < len(sizes) and sizes[position] == value:
                ways.append(((Variable(owner[0], place), tensor), *subscript))
    return ways


def _read_from(shape: Value) -> tuple[str, Value, Value] | None:
    """Return where a shape was read, of which tensor, and in which context."""
    if not isinstance(shape, Term) or shape.name != "Tuple" or shape.arguments[0] != _SHAPE:
        return None
    call = shape.arguments[1]
    if not isinstance(call, Term) or call.name != "CallContext":
        return None
    site, callee, place = call.arguments
    if not isinstance(callee, Term) or callee.name != "LibraryMethod":
        return None
    return str(site), callee.arguments[0], place


def _counted(index: Index, operand: Node, value: Value) -> list[Way]:
    """The length of a tensor, its first dimension."""
    sizes = [(given, _sizes(given)) for given in values_at(index, operand)]
    return [((operand, given),) for given, shape in sizes if shape and shape[0] == value]


def pairing(
    operator: str, given: Sequence[Value], made: Sequence[Value]
) -> list[tuple[Value, Value]] | None:
    """Return each operand's value with the result that it makes; None if that is not clear."""
    if any(word in operator for word in _REORDERS):
        return None
    for keeps in (_whole, _count, _varying(given)):
        found = _matched(keeps, given, made)
        if found is not None:
            return found
    return _in_order(given, made) if any(word in operator for word in _WINDOWS) else None


def _in_order(given: Sequence[Value], made: Sequence[Value]) -> list[tuple[Value, Value]] | None:
    """Pair by size: of inputs of which each is larger than the one before, so are the results."""
    chains: list[list[tuple[tuple[int, ...], Value]]] = []
    for values in (given, made):
        sized = [(_numbers(value), value) for value in values]
        known = sorted(((size, value) for size, value in sized if size is not None), key=_first)
        grows = all(
            len(one) == len(other) and all(map(int.__le__, one, other)) and one != other
            for (one, _), (other, _) in pairwise(known)
        )
        if len(known) != len(values) or not grows:
            return None
        chains.append(known)
    if len(given) != len(made):
        return None
    return [(one, other) for (_, one), (_, other) in zip(*chains, strict=True)]


def _first(sized: tuple[tuple[int, ...], Value]) -> tuple[int, ...]:
    return sized[0]


def _numbers(value: Value) -> tuple[int, ...] | None:
    numbers = [constant(size) for size in _sizes(value) or ()]
    known = tuple(number for number in numbers if number is not None)
    return known if known and len(known) == len(numbers) else None


def _matched(
    keeps: Callable[[Value], Hashable | None], given: Sequence[Value], made: Sequence[Value]
) -> list[tuple[Value, Value]] | None:
    by_key: dict[Hashable, Value] = {}
    for value in made:
        key = keeps(value)
        if key is None or key in by_key:
            return None
        by_key[key] = value
    pairs: list[tuple[Value, Value]] = []
    for value in given:
        key = keeps(value)
        if key not in by_key:
            return None
        pairs.append((value, by_key[key]))
    return pairs if len({other for _, other in pairs}) == len(made) else None


def _whole(value: Value) -> Hashable | None:
    sizes = _sizes(value)
    return None if sizes is None else tuple(sizes)


def _count(value: Value) -> Hashable | None:
    sizes = _sizes(value)
    return None if sizes is None else constant(count_of(sizes))


def _varying(given: Sequence[Value]) -> Callable[[Value], Hashable | None]:
    """Return what reads the dimensions, by place from the outermost, that differ in `given`."""
    shapes = [_sizes(value) for value in given]
    known = [shape for shape in shapes if shape is not None]
    ranks = {len(shape) for shape in known}
    if len(known) != len(shapes) or len(ranks) != 1:
        return lambda _: None
    places = [place for place in range(ranks.pop()) if len({shape[place] for shape in known}) > 1]

    def read(value: Value) -> Hashable | None:
        sizes = _sizes(value)
        if sizes is None or (places and len(sizes) <= places[-1]):
            return None
        return tuple(sizes[place] for place in places)

    return read


def _sizes(value: Value) -> list[Value] | None:
    if not isinstance(value, Term) or value.name != "Tensor":
        return None
    sizes, unranked = dimensions(value.arguments[1])
    return None if unranked else sizes
