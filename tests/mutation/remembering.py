"""What takes long and always gives the same is done once: compile rules, lower programs, import.

Tests run in forked processes, which forget what they learn. So they note it, and the process
that forks them learns it too. That one derives nothing itself: its heap stays small and in
order, and forking stays cheap.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from shapelog.rules import cache
from shapelog.rules.dialect import parser, program
from shapelog.rules.dialect.sources import read_sources
from shapelog.rules.engines import compilation
from shapelog.rules.parsed_files import ParsedFiles

Lesson = tuple[str, Any]


def decode(compiled: Any) -> None:
    """Decodes what a run reads of a kept program, so that forked processes find it decoded."""
    for part in (compiled.clingo, compiled.lines):
        for name, member in vars(type(part)).items():
            if isinstance(member, cached_property):
                getattr(part, name)


class Remembering:
    """``lessons`` says what was done for the first time; a process can learn them from another.

    Rules that are not known yet go to ``refuse`` first, since compiling them takes longest.
    """

    def __init__(self) -> None:
        self.lessons: list[Lesson] = []
        self.refuse: Callable[[Lesson], object] | None = None
        self._shipped: dict[Any, Any] = {}
        self._checked: dict[Any, Any] = {}
        self._texts: dict[int, Any] = {}
        self._compiled: dict[int, Any] = {}
        self._facts: dict[Any, Any] = {}

    def install(self) -> None:
        """Replaces the functions; before the pipeline or any test is imported."""
        one, parse = parser.Parser(), parser.Parser.parse
        parsed = lru_cache(maxsize=None)(lambda text, path: parse(one, text, path))
        parser.Parser.parse = lambda _, text, path: parsed(text, path)
        self._check_anew, program.check_program = program.check_program, self._check
        self._compile_anew, compilation.compile_program = compilation.compile_program, self._compile
        self._ship_anew, cache.compiled_program = cache.compiled_program, self._ship
        from shapelog import pipeline  # takes what was replaced

        self._load_anew, pipeline.load = pipeline.load, self._load

    def note_imports(self, known: set[str]) -> None:
        """Notes what has been imported that was not known."""
        self.lessons.append(("modules", [name for name in sys.modules if name not in known]))

    def learn(self, lessons: Sequence[Lesson]) -> None:
        """Does what another process did for the first time."""
        for kind, what in lessons:
            if kind == "files":
                decode(self._ship(what))
            elif kind == "rules":
                self._compile(self._check(what))
            elif kind == "modules":
                for name in what:
                    with suppress(Exception):
                        import_module(name)
            elif all(target.is_file() for target in what[0]):
                self._load(*what)
        self.lessons.clear()

    def _ship(self, files: Sequence[Path]) -> Any:
        """The compiled form that comes with shapelog or is kept, by the texts of the files."""
        key = tuple(read_sources(files))
        if key not in self._shipped:
            if self.refuse is not None:
                self.refuse(("files", tuple(files)))
            self._shipped[key] = self._ship_anew(files)
        return self._shipped[key]

    def _check(self, texts: Iterable[Any], parse: Any = None) -> Any:
        key = tuple(texts)
        if key not in self._checked:
            if self.refuse is not None:
                self.refuse(("rules", key))
            parse = parse or ParsedFiles(cache.cache_directory() / "parsed").parse
            self._checked[key] = self._check_anew(key, parse)
            self._texts[id(self._checked[key])] = key
        return self._checked[key]

    def _compile(self, checked: Any) -> Any:
        """Programs are told apart by identity: checking gives the same one for the same text."""
        if id(checked) not in self._texts:
            return self._compile_anew(checked)
        if id(checked) not in self._compiled:
            self._compiled[id(checked)] = self._compile_anew(checked)
        return self._compiled[id(checked)]

    def _load(
        self, targets: Sequence[Path], arguments: Sequence[str], settings: Any, *rules: Any
    ) -> Any:
        if not all(target.is_file() for target in targets):
            return self._load_anew(targets, arguments, settings, *rules)
        texts = tuple((str(target), target.read_bytes()) for target in targets)
        key = (texts, tuple(arguments), repr(settings), *map(tuple, rules))
        if key not in self._facts:
            self._facts[key] = self._load_anew(targets, arguments, settings, *rules)
            self.lessons.append(("facts", (list(targets), list(arguments), settings, *rules)))
        return self._facts[key]
