"""The values of derived rows: numbers, strings and terms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

_QUOTED = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"})


class Term:
    """A constructed value, compared by content and hashable.

    ``Term("Int", (3,))`` is ``$Int(3)``, ``Term("", (1, 2))`` the record ``[1, 2]`` and
    ``Term("nil", ())`` is ``nil``. The hash is computed once, so long nested lists may be
    keys without deep recursion.
    """

    __slots__ = ("_hash", "arguments", "name")
    __match_args__ = ("name", "arguments")

    name: str
    arguments: tuple[Value, ...]

    def __init__(self, name: str, arguments: tuple[Value, ...] = ()) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "arguments", arguments)
        object.__setattr__(self, "_hash", hash((name, arguments)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Term cannot be changed: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Term cannot be changed: {name}")

    def __hash__(self) -> int:
        return int(self._hash)  # type: ignore[attr-defined]

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Term):
            return NotImplemented
        pairs = [(self, other)]
        while pairs:
            left, right = pairs.pop()
            if left is right:
                continue
            if (
                hash(left) != hash(right)
                or left.name != right.name
                or len(left.arguments) != len(right.arguments)
            ):
                return False
            for one, two in zip(left.arguments, right.arguments, strict=True):
                if isinstance(one, Term) and isinstance(two, Term):
                    pairs.append((one, two))
                elif one != two:
                    return False
        return True

    def __reduce__(self) -> tuple[Any, ...]:
        return (Term, (self.name, self.arguments))

    def __repr__(self) -> str:
        return f"Term({str(self)!r})"

    def __str__(self) -> str:
        return show(self)


Value = int | str | Term
Row = tuple[Value, ...]


def show(value: Value) -> str:
    """The value as rules write it: ``3``, ``"text"``, ``$Int(3)``, ``[1, nil]``."""
    pieces: list[str] = []
    waiting: list[Value | _Mark] = [value]
    while waiting:
        item = waiting.pop()
        if isinstance(item, _Mark):
            pieces.append(item.text)
        elif isinstance(item, Term):
            opening, closing = _brackets(item)
            pieces.append(opening)
            waiting.append(_Mark(closing))
            for index in range(len(item.arguments) - 1, -1, -1):
                waiting.append(item.arguments[index])
                if index:
                    waiting.append(_Mark(", "))
        elif isinstance(item, str):
            pieces.append(f'"{item.translate(_QUOTED)}"')
        else:
            pieces.append(str(item))
    return "".join(pieces)


class _Mark:
    """Punctuation waiting to be written."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


def _brackets(term: Term) -> tuple[str, str]:
    if not term.name:
        return "[", "]"
    if term.name == "nil" and not term.arguments:
        return "nil", ""
    return (f"${term.name}(", ")") if term.arguments else (f"${term.name}()", "")


def order_key(value: Value | Sequence[Value]) -> Any:
    """A key that orders any values or rows: numbers, then strings, then terms.

    Terms are ordered by name, number of arguments and arguments.
    """
    if isinstance(value, int):
        return (0, value)
    if isinstance(value, str):
        return (1, value)
    if isinstance(value, Term):
        return (2, _Place(value))
    return tuple(order_key(part) for part in value)


def in_order(rows: Iterable[Row]) -> list[Row]:
    """The rows in an order that depends on them alone.

    Large terms stand in many rows: where each comes is found once, not whenever two rows meet.
    """
    found = list(rows)
    different = sorted({value for row in found for value in row}, key=order_key)
    places = {value: place for place, value in enumerate(different)}
    return sorted(found, key=lambda row: [places[value] for value in row])


class _Place:
    """A term's place in the order of all terms."""

    __slots__ = ("_term",)

    def __init__(self, term: Term) -> None:
        self._term = term

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Place) and self._term == other._term

    def __hash__(self) -> int:
        return hash(self._term)

    def __lt__(self, other: _Place) -> bool:
        """Looks for the first difference, without recursion."""
        pairs: list[tuple[Value, Value]] = [(self._term, other._term)]
        while pairs:
            left, right = pairs.pop()
            if left is right:
                continue
            if not (isinstance(left, Term) and isinstance(right, Term)):
                if left == right:
                    continue
                return bool(order_key(left) < order_key(right))
            if left.name != right.name:
                return left.name < right.name
            if len(left.arguments) != len(right.arguments):
                return len(left.arguments) < len(right.arguments)
            pairs += reversed(list(zip(left.arguments, right.arguments, strict=True)))
        return False
