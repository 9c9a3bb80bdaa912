"""The engine under test: derives without some of the rules, notes which rules fire and what it takes.

Everything that a test does with the rules goes through ``ClingoEngine.run``; that is where
rules are taken out: the text for clingo has one rule to a line, and a mutant has empty lines.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from mutants import Lines
from shapelog.rules.engines import clingo_engine
from shapelog.rules.engines.clingo_functions import StringFunctions
from shapelog.rules.engines.compiled import Compiled

from shapelog import attempts

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
        self._kept: list[Any] = []

    def install(self) -> None:
        """Replaces the engine's way in, before the pipeline or any test is imported.

        What is else done in a process of its own, with limits, is done in that of the test.
        """
        attempts.attempt = lambda work, **_: work()
        original = clingo_engine.ClingoEngine.run

        def run(engine: Any, compiled: Compiled, facts: Any, *, tables: bool = False) -> Any:
            lines = self._lines_of(compiled)
            if not lines.has_rules(self.places):
                return original(engine, compiled, facts, tables=tables)
            mutant = lines.without(self.removed)
            start = time.process_time()
            derivation = original(engine, mutant, facts, tables=tables)
            self.seconds += time.process_time() - start
            self._kept.append(derivation)  # the process ends soon; freeing it would take longer
            self._look_for_gaps(derivation)
            if self.derived is not None:
                self.derived(derivation)
            if self.fired is not None:
                self._listen(lines, derivation._control)
            return derivation

        clingo_engine.ClingoEngine.run = run

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
        control.add("witnesses", [], lines.witnesses(_HEAD, self.places))
        control.ground([("witnesses", [])], context=StringFunctions())
        for atom in control.symbolic_atoms.by_signature(_HEAD, 1):
            self.fired.add(lines.place_of(atom.symbol.arguments[0].number))
