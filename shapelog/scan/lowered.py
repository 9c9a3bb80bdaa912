"""Files and their facts: read, lowered and outlined once, through the cache."""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from shapelog.factgen import SourceError
from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.outlines import Outline, Part, Reads, outline_of
from shapelog.factgen.source import read_source, source_of_text
from shapelog.scan.store import Store, digest, front_end_digest
from shapelog.solver.findings import SourceProblem

_PYTHON = f"{sys.version_info[0]}.{sys.version_info[1]}"
_KEPT_ROWS = 1_500_000
ABSENT = "absent"


@dataclass(frozen=True)
class Lowered:
    """A file, by the name it is `shown` with, and what it says; or the `problem` with it."""

    shown: str
    digest: str
    text: str
    outline: Outline | None
    problem: SourceProblem | None
    rows: int


@dataclass
class LoweredFiles:
    """Lowers files; keeps the facts of those that several units need.

    `unsaved` has texts by absolute paths: what an editor shows, which goes before what the disk
    has.
    """

    store: Store
    unsaved: Mapping[Path, str] = field(default_factory=dict)
    _lowered: dict[tuple[Path, str], Lowered] = field(default_factory=dict)
    _kept_rows: int = 0
    _front_end: str = field(default_factory=front_end_digest)

    def digest_of(self, path: Path) -> str:
        """Return the digest of a file as it would be analysed now, "absent" if there is none."""
        text = self._unsaved(path)
        return content_digest(path) if text is None else digest(_encoded(text))

    def forget_changed(self) -> None:
        """Forget the facts of files that are no more what they were."""
        for (path, module), lowered in list(self._lowered.items()):
            if self.digest_of(path) != lowered.digest:
                del self._lowered[path, module]

    def _unsaved(self, path: Path) -> str | None:
        return self.unsaved.get(Path(os.path.abspath(path))) if self.unsaved else None

    def lowered(self, path: Path, shown: str, module: str, is_package: bool) -> Lowered:
        """Return what a file says as the module of that name."""
        key = (path, module)
        if key not in self._lowered:
            lowered = self._lowered_file(path, shown, module, is_package)
            self._kept_rows += lowered.rows
            if self._kept_rows > _KEPT_ROWS:
                self._lowered.clear()
                self._kept_rows = lowered.rows
            self._lowered[key] = lowered
        return self._lowered[key]

    def _lowered_file(self, path: Path, shown: str, module: str, is_package: bool) -> Lowered:
        unsaved = self._unsaved(path)
        try:
            source = read_source(path, shown) if unsaved is None else source_of_text(unsaved, shown)
        except SourceError as error:
            return self._unreadable(path, shown, error)
        own = digest(_encoded(source.text))
        place = f"{self._front_end} {_PYTHON} {shown} {module} {is_package}"
        key = digest(place.encode("utf-8", "surrogateescape"), own.encode())
        data = self.store.facts(key)
        outline = None if data is None else _loaded(data)
        if outline is None:
            try:
                facts = facts_of_source(
                    source.text, file=shown, module=module, is_package=is_package
                )
            except SourceError as error:
                return self._unreadable(path, shown, error)
            outline = outline_of(facts)
            if unsaved is None:
                self.store.put_facts(key, _dumped(outline))
        rows = sum(len(rows) for part in outline.parts.values() for rows in part.rows.values())
        return Lowered(shown, self.digest_of(path), source.text, outline, None, rows)

    def _unreadable(self, path: Path, shown: str, error: SourceError) -> Lowered:
        problem = SourceProblem(shown, error.line, error.column, error.message)
        return Lowered(shown, self.digest_of(path), "", None, problem, 0)


def content_digest(path: Path) -> str:
    """Return the digest of a file's content, "absent" if there is no such file."""
    try:
        return digest(path.read_bytes())
    except FileNotFoundError:
        return ABSENT
    except NotADirectoryError:
        return ABSENT
    except OSError as error:
        return f"unreadable: {error.strerror}"


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _dumped(outline: Outline) -> bytes:
    parts = {
        name: (part.rows, sorted(part.names), sorted(part.attributes), part.imports)
        for name, part in outline.parts.items()
    }
    bound = {variable: sorted(names) for variable, names in outline.bound.items()}
    purposes = {made: sorted(names) for made, names in outline.purposes.items()}
    behalf = {
        name: (sorted(reads.names), sorted(reads.attributes), reads.rows)
        for name, reads in outline.behalf.items()
    }
    rest = (
        outline.module,
        outline.body,
        outline.parents,
        outline.called,
        outline.classes,
        purposes,
        behalf,
    )
    return marshal.dumps((parts, bound, sorted(outline.globals), *rest))


def _loaded(data: bytes) -> Outline | None:
    try:
        (parts, bound, names, module, body, parents, called, classes, purposes, behalf) = (
            marshal.loads(data)
        )
    except (ValueError, EOFError, TypeError):
        return None
    return Outline(
        module=module,
        body=body,
        parts={
            name: Part(
                rows, set(read), set(attributes), [(path, word, to) for path, word, to in imports]
            )
            for name, (rows, read, attributes, imports) in parts.items()
        },
        parents=parents,
        called=called,
        classes=classes,
        bound={variable: set(found) for variable, found in bound.items()},
        globals=set(names),
        purposes={made: frozenset(found) for made, found in purposes.items()},
        behalf={
            name: Reads(set(read), set(attributes), rows)
            for name, (read, attributes, rows) in behalf.items()
        },
    )
