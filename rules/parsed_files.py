"""Keeps the trees of rule files between runs: after a change, only what changed is parsed again.

Parsing takes most of the time of compiling, and most files do not change; who adds a rule file
of their own changes none of them.
"""

from __future__ import annotations

import hashlib
import pickle
from contextlib import suppress
from pathlib import Path

from shapelog.rules.dialect.parser import Parser
from shapelog.rules.dialect.syntax import SourceFile
from shapelog.rules.whole_files import write_whole

#: So many entries that were not asked for stay: those of two other states of all rule files.
_KEPT_OTHERS = 600
_FRONT_END = Path(__file__).parent / "dialect"


class ParsedFiles:
    """A parser that looks into a folder of the user's cache first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._parser: Parser | None = None
        self._used: set[str] = set()
        digest = hashlib.sha256()
        for path in sorted(_FRONT_END.iterdir()):
            if path.suffix in (".py", ".lark"):
                digest.update(path.read_bytes())
        self._front_end = digest.digest()

    def parse(self, text: str, file: str) -> SourceFile:
        """The tree of the text; raises ``RuleError``.

        An entry that cannot be read or written is no error.
        """
        parts = (self._front_end, file.encode("utf-8", "surrogateescape"), text.encode())
        name = hashlib.sha256(b"\0".join(parts)).hexdigest()
        self._used.add(name)
        with suppress(Exception):  # a damaged pickle can raise anything
            found = pickle.loads((self._folder / name).read_bytes())
            if isinstance(found, SourceFile):
                return found
        self._parser = self._parser or Parser()
        parsed = self._parser.parse(text, file)
        with suppress(OSError):
            write_whole(self._folder / name, pickle.dumps(parsed, pickle.HIGHEST_PROTOCOL))
        return parsed

    def forget_others(self) -> None:
        """Removes the oldest of the entries that have not been asked for.

        The newest are kept: another project, or the state before a change, may ask for them.
        """
        with suppress(OSError):
            others = [path for path in self._folder.iterdir() if path.name not in self._used]
            others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
            for path in others[_KEPT_OTHERS:]:
                path.unlink(missing_ok=True)
