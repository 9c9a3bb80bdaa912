"""None where the program needs something else: `self.centers[0]`, `x @ self.weight`.

An attribute that begins as None and is stored later, perhaps in a branch that nobody follows, may
be either where it is read. Where it is None, a run ends at once with a TypeError; of what comes
behind, only the others matter. So what the program needs there is not None, nor what Python
would make of None if it went on.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.program import Program

Values = Mapping[tuple[str, Value], Sequence[Value]]

_NONE = Term("None")
_ARITHMETIC = frozenset({"+", "-", "*", "/", "//", "**", "@"})


class Needed:
    """Which variables are needed at once, where they are defined, and for what."""

    def __init__(self, program: Program) -> None:
        #: What each variable is made of by an operation that None refuses.
        self._made_of: dict[str, tuple[str, ...]] = {}
        #: What stands beside each variable in such operations of its own block; nothing where it
        #: is indexed, or an attribute of it is read.
        self._beside: dict[str, list[tuple[str, ...]]] = defaultdict(list)
        for made, block, operands in _operations(program):
            self._made_of[made] = operands
            for operand in operands:
                here = program.block_of.get(operand) == block
                if here and block not in program.handled_blocks:
                    others = tuple(other for other in operands if other != operand)
                    self._beside[operand].append(others)

    def without_none(
        self, name: str, context: Value, found: list[Value], values: Values
    ) -> list[Value]:
        """Return what a variable is where the run goes on, among all that it may be."""
        kept = found
        if _NONE in kept and any(
            all(_is_plain(self._going_on(other, context, values)) for other in others)
            for others in self._beside.get(name, ())
        ):
            kept = [value for value in kept if value != _NONE]
        operands = self._made_of.get(name, ())
        if operands and self._comes_of_none(operands, context, values):
            kept = [value for value in kept if not _fails(value, name)]
        return kept or found

    def _comes_of_none(self, operands: tuple[str, ...], context: Value, values: Values) -> bool:
        """Whether None is among the operands, and nothing else of which nobody knows."""
        given = [values.get((operand, context), ()) for operand in operands]
        return any(_is_of_none(value) for each in given for value in each) and all(
            _is_plain(self._going_on(operand, context, values)) for operand in operands
        )

    def _going_on(self, name: str, context: Value, values: Values) -> list[Value]:
        """Return what an operand is where the operation does not refuse it, whatever the others."""
        found = [value for value in values.get((name, context), ()) if not _is_of_none(value)]
        operands = self._made_of.get(name, ())
        if operands and self._comes_of_none(operands, context, values):
            found = [value for value in found if not _fails(value, name)]
        return found


def _operations(program: Program) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yield the operations that None refuses: what they make, their block, their operands."""
    for made, (container, _) in program.items.items():
        yield made, program.block_of.get(made, ""), (container,)
    for made, (owner, name) in program.attributes.items():
        if not name.startswith("__"):
            yield made, program.block_of.get(made, ""), (owner,)
    for made, callee in program.callees.items():
        if callee in program.attributes:
            yield made, program.block_of.get(made, ""), (callee,)
    for made, (operator, left, right) in program.operators.items():
        if operator in _ARITHMETIC:
            yield made, program.block_of.get(made, ""), (left, right)


def _fails(value: Value, name: str) -> bool:
    """Whether a value, made where `name` is defined, is one that None does not have."""
    unknown = isinstance(value, Term) and value.name == "Unknown" and value.arguments[0] == name
    return unknown or (value != _NONE and _is_of_none(value))


def _is_of_none(value: Value) -> bool:
    """Whether a value is None, or would be an attribute of it."""
    if isinstance(value, Term) and value.name == "LibraryMethod":
        value = value.arguments[0]
    return value == _NONE


def _is_plain(values: Sequence[Value]) -> bool:
    """Whether all of them are tensors, or numbers, or methods of these."""
    return all(isinstance(value, Term) and _is_plain_term(value) for value in values)


def _is_plain_term(value: Term) -> bool:
    if value.name == "LibraryMethod":
        receiver = value.arguments[0]
        return isinstance(receiver, Term) and _is_plain_term(receiver)
    return value.name in ("Tensor", "Integer", "Float")
