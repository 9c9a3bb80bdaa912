"""The engine under test: derives without some of the rules, notes which rules fire and what it takes.

Everything that a test does with the rules goes through ``ClingoEngine.run``; that is where
rules are taken out. Compiling them is slow and always gives the same, so it is done once for
each program: the text for clingo has one rule to a line, and a mutant has empty lines.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from mutants import Lines
from shapelog.rules import cache
from shapelog.rules.dialect import parser, program
from shapelog.rules.engines import clingo_engine, compilation
from shapelog.rules.engines.clingo_functions import StringFunctions
from shapelog.rules.engines.compiled import Compiled

_HEAD = "mutation_fires"


class RulesUnderTest:
    """What is taken out of the rules now; the rules that fired, if ``fired`` is a set to fill."""

    def __init__(self) -> None:
        self.removed: frozenset[str] = frozenset()
        self.fired: set[str] | None = None
        self.seconds = 0.0
        self.gaps = 0
        self.gap_found: Callable[[], object] | None = None
        self.derived: Callable[[Any], object] | None = None
        self.places: frozenset[str] = frozenset()
        self._lines: dict[int, tuple[Compiled, Lines]] = {}

    def install(self) -> None:
        """Replaces the engine's way in, before the pipeline or any test is imported."""
        original = clingo_engine.ClingoEngine.run

        def run(engine: Any, compiled: Compiled, facts: Any) -> Any:
            lines = self._lines_of(compiled)
            if not lines.has_rules(self.places):
                return original(engine, compiled, facts)
            text = lines.without(self.removed)
            clingo = dataclasses.replace(compiled.clingo, text=text)
            start = time.process_time()
            derivation = original(engine, dataclasses.replace(compiled, clingo=clingo), facts)
            self.seconds += time.process_time() - start
            self._look_for_gaps(derivation)
            if self.derived is not None:
                self.derived(derivation)
            if self.fired is not None:
                self._listen(lines, derivation._control)
            return derivation

        clingo_engine.ClingoEngine.run = run
        _remember_compiled_programs()

    def _lines_of(self, compiled: Compiled) -> Lines:
        """Kept with the program itself, so that no other one gets its identity."""
        if id(compiled) not in self._lines:
            self._lines[id(compiled)] = (compiled, Lines(compiled))
        return self._lines[id(compiled)][1]

    def _look_for_gaps(self, derivation: Any) -> None:
        """Looks for what was reached and has no value: repairing that would take another round."""
        gaps = derivation.count("NotAnalysed")
        self.gaps += gaps
        if gaps and self.gap_found is not None:
            self.gap_found()

    def _listen(self, lines: Lines, control: Any) -> None:
        """Grounds the bodies of all rules once more, over what was derived."""
        assert self.fired is not None
        control.add("witnesses", [], lines.witnesses(_HEAD))
        control.ground([("witnesses", [])], context=StringFunctions())
        for atom in control.symbolic_atoms.by_signature(_HEAD, 1):
            self.fired.add(lines.place_of(atom.symbol.arguments[0].number))


def _remember_compiled_programs() -> None:
    """Reading, checking and compiling give the same object for the same rules."""
    parse = lru_cache(maxsize=None)(lambda text, path: parser.Parser._parse_anew(one, text, path))
    one = parser.Parser()
    parser.Parser._parse_anew = parser.Parser.parse
    parser.Parser.parse = lambda _, text, path: parse(text, path)
    check = lru_cache(maxsize=None)(program.check_program)
    program.check_program = lambda texts: check(tuple(texts))
    compilation.compile_program = _by_identity(compilation.compile_program)
    compiled = lru_cache(maxsize=None)(cache.compiled_program)
    cache.compiled_program = lambda files: compiled(tuple(files))


def _by_identity(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    known: dict[int, tuple[Any, Any]] = {}

    def remembered(argument: Any) -> Any:
        if id(argument) not in known:
            known[id(argument)] = (argument, function(argument))
        return known[id(argument)][1]

    return remembered


def remember_facts() -> None:
    """Programs that are files of the tests are lowered once."""
    from shapelog import pipeline

    original = pipeline.load
    known: dict[Any, Any] = {}

    def load(targets: Sequence[Path], arguments: Sequence[str], settings: Any) -> Any:
        if not all(target.is_file() for target in targets):
            return original(targets, arguments, settings)
        texts = tuple((str(target), target.read_bytes()) for target in targets)
        key = (texts, tuple(arguments), settings)
        if key not in known:
            known[key] = original(targets, arguments, settings)
        return known[key]

    pipeline.load = load
