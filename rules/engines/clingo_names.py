"""How relations, rows, constructors and strings are spelled for clingo."""

from __future__ import annotations

from collections.abc import Sequence

_ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n"})
_WEIGHT = ("0",) * 5

#: The arity of the predicate of a light relation.
LIGHT_ARITY = len(_WEIGHT) + 1


def predicate(relation: str) -> str:
    return f"r_{relation}"


def constructor(name: str) -> str:
    return f"c_{name}"


def quoted(text: str) -> str:
    """A clingo string; tabs and other characters stand for themselves."""
    return f'"{escaped(text)}"'


def escaped(text: str) -> str:
    """What stands between the quotes of a clingo string."""
    return text.translate(_ESCAPES)


def record(arguments: Sequence[str]) -> str:
    """A tuple; one of a single element ends in a comma."""
    comma = "," if len(arguments) == 1 else ""
    return f"({','.join(arguments)}{comma})"


def atom(relation: str, arguments: Sequence[str], light: bool) -> str:
    """An atom; see ``join_order`` for what is light."""
    if not arguments:
        return predicate(relation)
    if light:
        return light_atom(relation, record(arguments))
    return f"{predicate(relation)}({','.join(arguments)})"


def light_atom(relation: str, row: str) -> str:
    """An atom of a light relation; ``row`` is the tuple of its arguments."""
    return f"{predicate(relation)}({','.join(_WEIGHT)},{row})"
