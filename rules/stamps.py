"""Whether files are still those that were read before: by their sizes and times, as ``make`` does.

Reading all rule files takes longer than many a program's analysis.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from shapelog.rules.whole_files import write_whole

#: Files that changed so many nanoseconds ago may change again without another time.
_RECENT = 3_000_000_000


class Stamps:
    """What was made of ``files``, and of those that they include, is noted in ``folder``."""

    def __init__(self, folder: Path, files: Sequence[Path]) -> None:
        self.folder = folder
        paths = "\n".join(str(Path(file).absolute()) for file in files)
        self._note = folder / hashlib.sha256(paths.encode("utf-8", "surrogateescape")).hexdigest()

    def name(self) -> str | None:
        """The name that was noted, unless one of the files has changed since."""
        try:
            name, stamps = json.loads(self._note.read_bytes())
            if all(_stamp(Path(path)) == stamp for path, stamp in stamps.items()):
                return str(name)
        except (OSError, ValueError, TypeError, AttributeError):
            pass
        return None

    def note(self, name: str, read: Iterable[Path]) -> None:
        """Notes the name with the files that were read; raises ``OSError`` if that is not possible.

        Nothing is noted while one of them is being written.
        """
        stamps = {str(path.absolute()): _stamp(path) for path in read}
        if all(changed < time.time_ns() - _RECENT for changed, _ in stamps.values()):
            write_whole(self._note, json.dumps([name, stamps]).encode())


def _stamp(path: Path) -> list[int]:
    status = path.stat()
    return [status.st_mtime_ns, status.st_size]
