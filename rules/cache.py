"""Keeps compiled rule programs between runs, so that unchanged rules are not parsed again."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from shapelog.rules.dialect.sources import RuleText, read_sources
from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.stamps import Stamps
from shapelog.rules.whole_files import write_whole

from shapelog import components

CACHE_VARIABLE = "SHAPELOG_CACHE_DIR"
_KEPT_ENTRIES = 16
_FOLDER = Path(__file__).parent
#: What an installation brings along (``setup.py``): the compiled form of the rules themselves.
_SHIPPED = _FOLDER / "compiled"
#: Stands for the folder of the rules in digests, which are the same wherever that is.
_HERE = "<rules>"
#: What this process has read last, by its name.
_read: dict[str, Compiled] = {}


def compiled_program(files: Sequence[Path], *, native: bool = False) -> Compiled:
    """The compiled form of the rule files and what they include.

    It comes with the installation or from the cache if neither the files nor the front end have
    changed; a cache that cannot be read or written is no error. The text for Soufflé is there if
    it is ``native``: few ask for it, and it would be a sixth of what compiling takes. Raises
    ``RuleErrors`` for a faulty program.
    """
    stamps = Stamps(cache_directory() / "stamps", files)
    known = stamps.name()
    compiled = _known(_entry(known, native)) if known is not None else None
    if compiled is None:
        texts = read_sources(files)
        name = f"{_digest(texts)}.rules"
        entry = _entry(name, native)
        compiled = _known(entry) or _compiled(entry, texts, native)
        with suppress(OSError):
            stamps.note(name, [*_front_end(), *(Path(text.path) for text in texts)])
            _forget_oldest(stamps.folder)
    return compiled


def is_compiled(files: Sequence[Path]) -> bool:
    """Whether the compiled form is known to be there; if not, it may be all the same."""
    name = Stamps(cache_directory() / "stamps", files).name()
    folders = (_SHIPPED, cache_directory() / "rules")
    return name is not None and any((folder / name).is_file() for folder in folders)


def _entry(name: str, native: bool) -> str:
    """The name of the entry that has the text for Soufflé too, or has not."""
    return f"native-{name}" if native else name


def _known(name: str) -> Compiled | None:
    """What is kept under the name; a process that checks many files reads it once."""
    if name not in _read:
        found = _load(_SHIPPED / name) or _load(cache_directory() / "rules" / name)
        if found is None:
            return None
        _read.clear()
        _read[name] = found
    return _read[name]


def _compiled(name: str, texts: Sequence[RuleText], native: bool) -> Compiled:
    compiled = _compile(texts, native)
    _read.clear()
    _read[name] = compiled
    with suppress(OSError):
        entry = cache_directory() / "rules" / name
        _store(entry, compiled)
        _forget_oldest(entry.parent)
    return compiled


def ship(files: Sequence[Path]) -> None:
    """Writes the compiled form of the rule files beside them: an installation brings it along.

    Raises ``OSError`` if it cannot be written, ``RuleErrors`` for a faulty program.
    """
    texts = read_sources(files)
    _store(_SHIPPED / f"{_digest(texts)}.rules", _compile(texts))


def _compile(texts: Sequence[RuleText], native: bool = False) -> Compiled:
    from shapelog.rules.dialect.program import check_program
    from shapelog.rules.engines.compilation import compile_program
    from shapelog.rules.parsed_files import ParsedFiles

    parsed = ParsedFiles(cache_directory() / "parsed")
    compiled = compile_program(check_program(texts, parsed.parse), native)
    parsed.forget_others()
    return compiled


def cache_directory() -> Path:
    """``SHAPELOG_CACHE_DIR``, or the user's cache directory for shapelog."""
    chosen = os.environ.get(CACHE_VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_dir

    return Path(user_cache_dir("shapelog"))


def _digest(texts: Iterable[RuleText]) -> str:
    digest = hashlib.sha256()
    for file in _front_end():
        _add(digest, file.name.encode(), file.read_bytes())
    for text in texts:
        path = text.path.replace(str(_FOLDER), _HERE)
        _add(digest, path.encode("utf-8", "surrogateescape"), text.text.encode())
    return digest.hexdigest()


def _add(digest: hashlib._Hash, *parts: bytes) -> None:
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)


def _front_end() -> list[Path]:
    """The front end's files, and what it has from outside: no version number can be forgotten."""
    found = [
        path
        for part in ("dialect", "engines")
        for path in (_FOLDER / part).iterdir()
        if path.suffix in (".py", ".lark")
    ]
    return [*sorted(found), Path(components.__file__)]


def _load(entry: Path) -> Compiled | None:
    try:
        return Compiled.from_bytes(entry.read_bytes(), str(_FOLDER))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError):
        return None


def _store(entry: Path, compiled: Compiled) -> None:
    write_whole(entry, compiled.to_bytes(str(_FOLDER)))


def _forget_oldest(folder: Path) -> None:
    """Removes all but the newest entries, and temporary files that were left behind."""
    files = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for old in files[_KEPT_ENTRIES:]:
        old.unlink(missing_ok=True)
