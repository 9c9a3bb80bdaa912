"""How relations, constructors and strings are spelled for clingo."""

from __future__ import annotations

_ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n"})


def predicate(relation: str) -> str:
    return f"r_{relation}"


def constructor(name: str) -> str:
    return f"c_{name}"


def quoted(text: str) -> str:
    """A clingo string; tabs and other characters stand for themselves."""
    return f'"{text.translate(_ESCAPES)}"'
