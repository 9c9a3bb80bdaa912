"""``[tool.shapelog]`` of a ``pyproject.toml``: found, read and checked.

Paths in it are relative to the file. What the command line says goes before what stands here.
"""

from __future__ import annotations

import difflib
import math
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn, TypeGuard

from shapelog.shape_errors import UsageError

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_NAME = "pyproject.toml"
_TABLE = "tool.shapelog"
#: Constants of the rules have 32 bits.
_LARGEST = 2**31 - 1
SEVERITIES = ("error", "warning", "note", "off")


@dataclass(frozen=True)
class Configuration:
    """What a project says of its analysis.

    `entry_points` are the targets if none are given, `arguments` the command line of the
    analysed programs, `arguments_of` that of one entry point. `timeout` is the seconds of a
    run, `check_timeout` those of the solver for one check. `dataset_lengths` gives the number
    of samples of datasets by the dotted name of their class, `symbols` the least and the most
    value, either of them open, of what is called so (an option's flag, ``len(dataset)``).
    `tensorflow_version` is the major and the minor number of the version programs are for.
    `severities` has one of `SEVERITIES` for rules.
    """

    file: Path | None = None
    entry_points: tuple[Path, ...] = ()
    arguments: tuple[str, ...] = ()
    arguments_of: Mapping[Path, tuple[str, ...]] = field(default_factory=dict)
    rules: tuple[Path, ...] = ()
    baseline: Path | None = None
    timeout: float | None = None
    check_timeout: float | None = None
    dataset_lengths: Mapping[str, int] = field(default_factory=dict)
    symbols: Mapping[str, tuple[int | None, int | None]] = field(default_factory=dict)
    severities: Mapping[str, str] = field(default_factory=dict)
    tensorflow_version: tuple[int, int] | None = None

    def arguments_for(self, target: Path) -> tuple[str, ...]:
        """The command line of an entry point: its own, or the one for all."""
        own = {path.resolve(): words for path, words in self.arguments_of.items()}
        return own.get(target.resolve(), self.arguments)


def find_configuration(target: Path | None) -> Configuration:
    """Return what the first ``pyproject.toml`` with our table says, from a target upward.

    Without a target the search begins in the working directory; without a table all is as if
    nothing was said. Raises UsageError for what is no TOML, or not as it has to be.
    """
    start = (target or Path()).resolve()
    for folder in (start, *start.parents):
        path = folder / _NAME
        if folder.is_dir() and path.is_file() and _speaks_of_us(path):
            return read_configuration(path)
    return Configuration()


def _speaks_of_us(path: Path) -> bool:
    """Whether it may have our table: others' faulty files are none of our business."""
    try:
        return _TABLE.encode() in path.read_bytes()
    except OSError:
        return False


def read_configuration(path: Path) -> Configuration:
    """Return what a TOML file says under ``[tool.shapelog]``.

    Raises UsageError, which names the file and the key, and OSError if it cannot be read.
    """
    shown = _shown(path)
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{shown}: {error}") from None
    tool = content.get("tool", {})
    own = tool.get("shapelog", {}) if isinstance(tool, dict) else {}
    return _Table(shown, _TABLE, own).configuration()


def _shown(path: Path) -> Path:
    """Return a path as short as it can be written from here."""
    try:
        relative = Path(os.path.relpath(path))
    except ValueError:  # on another drive
        return path
    return path if relative.parts[:1] == ("..",) else relative


class _Table:
    """A table of the file: each method reads a key and says what is wrong with its value."""

    def __init__(self, file: Path, name: str, content: object) -> None:
        self._file = file
        self._name = name
        if not isinstance(content, dict):
            raise UsageError(f"{file}: {name}: a table is expected, not {content!r}")
        self._content: dict[str, object] = content

    def configuration(self) -> Configuration:
        known = {
            "entry-points",
            "arguments",
            "rules",
            "baseline",
            "timeout",
            "check-timeout",
            "dataset-lengths",
            "symbols",
            "severity",
            "tensorflow-version",
        }
        for key in self._content:
            if key not in known:
                close = difflib.get_close_matches(key, known, 1)
                self._fail(key, "no such key" + (f"; is it {close[0]}?" if close else ""))
        separate = isinstance(self._content.get("arguments"), dict)
        return Configuration(
            file=self._file,
            entry_points=self._paths("entry-points"),
            arguments=() if separate else self._texts("arguments"),
            arguments_of=self._separate_arguments() if separate else {},
            rules=self._paths("rules"),
            baseline=self._path("baseline"),
            timeout=self._seconds("timeout"),
            check_timeout=self._seconds("check-timeout"),
            dataset_lengths=dict(self._table("dataset-lengths").lengths()),
            symbols=dict(self._table("symbols").ranges()),
            severities=dict(self._table("severity").severities()),
            tensorflow_version=self._version("tensorflow-version"),
        )

    # ---- kinds of values

    def _fail(self, key: str, message: str) -> NoReturn:
        raise UsageError(f"{self._file}: [{self._name}] {key}: {message}")

    def _expected(self, key: str, what: str) -> NoReturn:
        self._fail(key, f"{what} is expected, not {self._content[key]!r}")

    def _table(self, key: str) -> _Table:
        content = self._content.get(key, {})
        if not isinstance(content, dict):
            self._expected(key, "a table")
        return _Table(self._file, f"{self._name}.{key}", content)

    def _texts(self, key: str) -> tuple[str, ...]:
        value = self._content.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self._expected(key, "a list of texts")
        return tuple(value)

    def _path(self, key: str) -> Path | None:
        value = self._content.get(key)
        if value is None:
            return None
        if not isinstance(value, str) or not value:
            self._expected(key, "a path")
        return _shown(self._file.parent / value)

    def _paths(self, key: str) -> tuple[Path, ...]:
        found = tuple(_shown(self._file.parent / text) for text in self._texts(key))
        for path in found:
            if not path.exists():
                self._fail(key, f"{path}: no such file or directory")
        return found

    def _seconds(self, key: str) -> float | None:
        value = self._content.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not _positive(value):
            self._expected(key, "a number of seconds above 0")
        return float(value)

    def _version(self, key: str) -> tuple[int, int] | None:
        value = self._content.get(key)
        if value is None:
            return None
        # 2.10 as a number of TOML would be 2.1
        text = value if isinstance(value, str) else ""
        match = re.fullmatch(r"([1-9])(?:\.(\d{1,2}))?(?:\.\w+)*", text)
        if match is None:
            self._expected(key, 'a version as a text, such as "1.12" or "2.16",')
        return int(match[1]), int(match[2] or 0)

    # ---- whole tables

    def _separate_arguments(self) -> dict[Path, tuple[str, ...]]:
        table = self._table("arguments")
        found: dict[Path, tuple[str, ...]] = {}
        for key in table._content:
            path = _shown(self._file.parent / key)
            if not path.exists():
                table._fail(key, f"{path}: no such file or directory")
            found[path] = table._texts(key)
        return found

    def lengths(self) -> Iterator[tuple[str, int]]:
        """Yield the lengths of datasets by the names of their classes."""
        for key, value in self._content.items():
            if not _is_number(value) or value < 0:
                self._expected(key, f"a number of samples from 0 to {_LARGEST}")
            yield key, value

    def ranges(self) -> Iterator[tuple[str, tuple[int | None, int | None]]]:
        """Yield the bounds of symbols by what they are called."""
        what = f"a whole number, [least, most] or {{least = …, most = …}} up to {_LARGEST}"
        for key, value in self._content.items():
            bounds: Sequence[object] = ()
            if isinstance(value, dict) and value and value.keys() <= {"least", "most"}:
                bounds = (value.get("least"), value.get("most"))
            elif isinstance(value, list) and len(value) == 2 and None not in value:
                bounds = value
            elif _is_number(value):
                bounds = (value, value)
            if not bounds or not all(each is None or _is_number(each) for each in bounds):
                self._expected(key, what)
            least, most = (each if _is_number(each) else None for each in bounds)
            if least is not None and most is not None and least > most:
                self._fail(key, f"the least value {least} is more than the most, {most}")
            yield key, (least, most)

    def severities(self) -> Iterator[tuple[str, str]]:
        """Yield the severities of rules."""
        for key, value in self._content.items():
            if not isinstance(value, str) or value not in SEVERITIES:
                self._expected(key, f"one of {', '.join(SEVERITIES)}")
            yield key, value


def _positive(value: float) -> bool:
    """Whether it is above 0, and finite."""
    return value > 0 and math.isfinite(value)


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _LARGEST
