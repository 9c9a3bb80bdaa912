"""What is kept between runs, in the user's cache directory: who killed which mutant.

A result is taken over only if nothing has changed, neither rules nor tests nor the rest of
shapelog. Otherwise the test that killed a mutant is only the first one it meets again.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path

from shapelog.rules.cache import cache_directory

_FOLDERS = ("rules", "tests", "factgen", "solver", "corpora", "shapelog")
_KINDS = (".py", ".dl", ".lark")


def fingerprint(root: Path) -> str:
    """One for all files of the repository that can make a difference."""
    digest = hashlib.sha256()
    for folder in _FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in _KINDS and path.parent != Path(__file__).parent:
                content = path.read_bytes()
                digest.update(f"{path.relative_to(root)} {len(content)}\0".encode())
                digest.update(content)
    return digest.hexdigest()


class Memory:
    """``killers`` names the test that killed a mutant, by the mutant's key; "" if none did."""

    def __init__(self, root: Path) -> None:
        self._file = cache_directory() / "mutation.json"
        self._fingerprint = fingerprint(root)
        known: dict[str, object] = {}
        with suppress(OSError, ValueError):
            known = json.loads(self._file.read_text("utf-8"))
        killers = known.get("killers", {})
        self.killers: dict[str, str] = killers if isinstance(killers, dict) else {}
        same = known.get("fingerprint") == self._fingerprint
        settled = known.get("settled") if same else ()
        self.settled: set[str] = set(settled) if isinstance(settled, list) else set()

    def settle(self, key: str, killer: str) -> None:
        """Notes a result of this run."""
        self.killers[key] = killer
        self.settled.add(key)

    def save(self) -> None:
        """Writes all; what was found before a change stays as a hint."""
        if not self.settled:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        data = {
            "fingerprint": self._fingerprint,
            "settled": sorted(self.settled),
            "killers": self.killers,
        }
        self._file.write_text(json.dumps(data, indent=0), "utf-8")
