"""What a notebook's cells say besides Python: IPython's magics, commands of the shell, questions.

https://ipython.readthedocs.io/en/stable/interactive/reference.html (IPython 9). They stand where a
statement begins: a line that starts with `%` inside of brackets goes on with an expression.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

#: Magics of a whole cell, and of a line, that run what they are given as Python.
_PYTHON_CELLS = frozenset({"time", "timeit", "capture", "prun", "python3", "python", "local"})
_PYTHON_LINE = re.compile(r"%(?:time|prun)\s+(?![-\d])(?P<statement>\S.*)")
_QUESTION = re.compile(r"\?{0,2}[\w.*%]+\?{1,2}\s*|\?{1,2}[\w.*%]+\s*")
_ASSIGNED = re.compile(r"(?P<target>\s*\w+(?:\s*,\s*\w+)*\s*=\s*)(?:!|%(?=[a-zA-Z])).*")
#: Magics and commands that a cell of one line may begin with, without a `%` or a `!` (automagic).
_AUTOMAGIC = re.compile(
    r"(?:pip|conda|mamba|uv|cat|cd|cp|env|ldir|less|ll|load_ext|ls|man|matplotlib|mkdir|more|mv|pwd"
    r"|pylab|reload_ext|rm|rmdir|run|who|whos)(?!\w|\s*[=.(\[,:])(?:\s.*)?"
)
#: What stands for the output of a command: nobody knows it.
_OUTPUT = "get_ipython().getoutput('')"
_PIECE = re.compile(
    r"""(?P<quote>'''|\"\"\"|'|")|(?P<comment>\#)|(?P<open>[(\[{])|(?P<close>[)\]}])"""
)


def python_lines(cell: str) -> Iterator[str]:
    """Yield the lines of a cell, as many as it has, with what is no Python taken out."""
    lines = _without_indent(cell.split("\n"))
    if _is_foreign(lines):
        yield from ("" for _ in lines)
        return
    if len(lines) == 1 and _AUTOMAGIC.fullmatch(lines[0]):
        yield "pass"
        return
    state = _Lines()
    goes_on = False
    for line in lines:
        if goes_on or (state.at_start and _is_magic(line)):
            text = "" if goes_on else _instead(line)
            goes_on = line.rstrip().endswith("\\")
        else:
            assigned = _ASSIGNED.fullmatch(line) if state.at_start else None
            text = f"{assigned['target']}{_OUTPUT}" if assigned else line
            state.read(text)
        yield text


def _without_indent(lines: list[str]) -> list[str]:
    """Take the indentation of the first line that says something off all lines that have it."""
    first = next((line for line in lines if line.strip()), "")
    indent = first[: len(first) - len(first.lstrip())]
    return [line.removeprefix(indent) for line in lines]


def _is_foreign(lines: Sequence[str]) -> bool:
    """Whether the cell's first line says that it is no Python: `%%bash`, `%%writefile name`."""
    first = next((line.strip() for line in lines if line.strip()), "")
    found = re.match(r"%%(\w+)", first)
    return found is not None and found[1] not in _PYTHON_CELLS


def _is_magic(line: str) -> bool:
    stripped = line.strip()
    return stripped.startswith(("%", "!")) or _QUESTION.fullmatch(stripped) is not None


def _instead(line: str) -> str:
    """What stands for a magic where a statement has to be."""
    stripped = line.lstrip()
    indent = line[: len(line) - len(stripped)]
    runs = _PYTHON_LINE.match(stripped)
    return indent + (runs["statement"] if runs else "pass")


class _Lines:
    """Whether the next line begins a statement: no bracket and no string is open."""

    def __init__(self) -> None:
        self._depth = 0
        self._quote = ""
        self._continued = False

    @property
    def at_start(self) -> bool:
        return self._depth == 0 and not self._quote and not self._continued

    def read(self, line: str) -> None:
        """Take a line of Python."""
        position = 0
        comment = False
        while not comment:
            if self._quote:
                closing = re.compile(rf"(?s:\\.|(?!{self._quote})[^\\])*{self._quote}")
                end = closing.match(line, position)
                if end is None:
                    break
                self._quote, position = "", end.end()
            piece = _PIECE.search(line, position)
            if piece is None:
                break
            position = piece.end()
            comment = piece["comment"] is not None
            self._depth += (piece["open"] is not None) - (piece["close"] is not None)
            self._quote = piece["quote"] or ""
        self._depth = max(self._depth, 0)
        self._continued = not comment and line.endswith("\\")
        if len(self._quote) == 1 and not self._continued:
            self._quote = ""
