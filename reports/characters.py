"""Odd characters made visible, and how many terminal cells a character takes.

Control characters, lone surrogates and invisible format characters (among them
those that reverse the reading direction) are shown as Python escapes: a report
must neither drive the terminal nor fail to be encoded.
"""

from __future__ import annotations

from unicodedata import category, combining, east_asian_width

_HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"})


def escape_character(character: str) -> str:
    """The character itself, or its escape if it cannot be shown."""
    if character.isprintable() or category(character) not in _HIDDEN_CATEGORIES:
        return character
    return character.encode("unicode_escape").decode("ascii")


def printable(text: str) -> str:
    """The text on one line, with everything that cannot be shown escaped."""
    if text.isprintable():
        return text
    return "".join(map(escape_character, text))


def printable_lines(text: str) -> list[str]:
    """The lines of a text of several lines, each printable; at least one."""
    return [printable(line) for line in text.replace("\r\n", "\n").split("\n")]


def encodable(text: str) -> str:
    """The text with lone surrogates escaped, and nothing else changed."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def cell_width(text: str) -> int:
    """How many cells of a terminal printable text takes."""
    if text.isascii():
        return len(text)
    return sum(map(_character_width, text))


def _character_width(character: str) -> int:
    if combining(character) or category(character) in ("Mn", "Me"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1
