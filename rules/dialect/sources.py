"""Reads rule files and the files they include, without parsing them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from shapelog.rules.dialect.errors import Position, RuleError, RuleErrors, RuleSyntaxError

_INCLUDE = re.compile(
    r'//[^\n]*|/\*.*?\*/|\.include\s*"((?:\\.|[^"\\\n])*)"|"(?:\\.|[^"\\\n])*"', re.DOTALL
)


@dataclass(frozen=True)
class RuleText:
    """The text of one rule file; ``path`` is the name used in messages."""

    path: str
    text: str


def read_sources(files: Sequence[Path]) -> tuple[RuleText, ...]:
    """The files and all they include, each once, an included file before the one that needs it.

    Raises ``RuleErrors`` if a file cannot be read or is not UTF-8.
    """
    reader = _Reader()
    for file in files:
        reader.read(Path(file), Position(str(file), 1, 1))
    if reader.errors:
        raise RuleErrors(reader.errors)
    return tuple(reader.texts)


class _Reader:
    def __init__(self) -> None:
        self.texts: list[RuleText] = []
        self.errors: list[RuleError] = []
        self._seen: set[tuple[int, int]] = set()

    def read(self, path: Path, needed_at: Position) -> None:
        try:
            status = path.stat()
            identity = (status.st_dev, status.st_ino)
            if identity in self._seen:
                return
            self._seen.add(identity)
            text = path.read_bytes().decode("utf-8").replace("\r\n", "\n")
        except OSError as error:
            message = f"cannot read '{path}': {error.strerror or error}"
            self.errors.append(RuleSyntaxError(needed_at, message))
            return
        except UnicodeDecodeError:
            self.errors.append(RuleSyntaxError(needed_at, f"'{path}' is not UTF-8 text"))
            return
        for included, position in _includes(text, str(path)):
            self.read(path.parent / included, position)
        self.texts.append(RuleText(str(path), text))


def _includes(text: str, path: str) -> Iterator[tuple[str, Position]]:
    last = text.rfind(".include")
    if last < 0:
        return
    end = text.find("\n", last)
    for match in _INCLUDE.finditer(text, 0, end if end >= 0 else len(text)):
        if match.group(1) is not None:
            line_start = text.rfind("\n", 0, match.start()) + 1
            line = text.count("\n", 0, match.start()) + 1
            yield match.group(1), Position(path, line, match.start() - line_start + 1)
