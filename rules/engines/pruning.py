"""Leaves out the rules that cannot fire on the facts at hand, and rows of tables nobody needs.

Whether or not a rule fires, it takes clingo some 100 µs to read and prepare it, and a program
that has no ``for`` needs no rule for loops. What functions make is guessed from the program's
words (see ``reach``); after the run, ``missed`` says which guesses were wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.engines.derivation import Facts
from shapelog.rules.engines.reach import Reach


class Pruning:
    """The lines that a run has for its facts, without those ``left_out``.

    With ``guess`` that may be too few; without it all rows of tables are there.
    """

    def __init__(self, compiled: Compiled, facts: Facts, *, guess: bool) -> None:
        self._lines = compiled.clingo.lines
        self._reach = Reach(compiled.lines, every_text=not guess)
        for name, rows in facts.items():
            if rows:
                self._reach.add_facts(name, rows)
        self.left_out: Sequence[int] = self._reach.unreached()

    def add(self, missed: Iterable[tuple[str, str]]) -> None:
        """Takes in values of columns that should have been there, and what follows from them."""
        self._reach.add_values(missed)
        self.left_out = self._reach.unreached()

    def add_texts(self, texts: Iterable[str]) -> None:
        """Takes in texts that functions have made, and what follows from them."""
        self._reach.add_texts(texts)
        self.left_out = self._reach.unreached()

    def refused(self) -> Set[str]:
        """The values that functions were taken not to make, where tables have others."""
        return self._reach.refused()

    def guessed(self, made: Iterable[str]) -> dict[str, Set[str]]:
        """The texts, of those that functions have made, that were taken not to be in columns."""
        return self._reach.guessed(made)

    @property
    def text(self) -> str:
        """The text for clingo; a line that is left out is empty, for the others' numbers."""
        lines = list(self._lines)
        for number in self.left_out:
            lines[number] = ""
        return "\n".join(lines)
