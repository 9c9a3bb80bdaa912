"""Leaves out the rules that cannot fire on the facts at hand.

Whether or not a rule fires, it takes clingo some 50 µs to read and prepare it, and a program
that has no ``for`` needs no rule for loops. Which operators a program applies is guessed from
its words (see ``choices``). The rules that say what is applied all stay: if none of what they
derive is an operator whose rules were left out, then these could not have fired.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from shapelog.rules.engines.compiled import Choices, Compiled, constant_name
from shapelog.rules.engines.derivation import Facts

#: In a larger program most words occur, and time goes elsewhere.
_MOST_ROWS = 20_000


@dataclass(frozen=True)
class Pruned:
    """The text for clingo; it is the whole truth if all constants are among ``possible``.

    ``possible`` is None if nothing was guessed.
    """

    text: str
    possible: frozenset[str] | None


def pruned(compiled: Compiled, facts: Facts, *, guess: bool) -> Pruned:
    """The rules that can fire; a line that is left out is left empty, for the others' numbers."""
    if not compiled.clauses:
        return Pruned(compiled.clingo.text, None)
    choices = compiled.choices
    derivable = _Derivable(choices)
    derivable.add(name for name, rows in facts.items() if rows)
    guess = guess and sum(map(len, facts.values())) <= _MOST_ROWS
    if choices is not None:
        words = _words(facts) if guess else None
        derivable.add(
            constant_name(choices.relation, constant)
            for constant, needed in choices.words.items()
            if words is None or not words.isdisjoint(needed)
        )
    missing: list[int] = []
    readers: dict[str, list[int]] = {}
    for index, (head, needed) in enumerate(compiled.clauses):
        missing.append(len(needed))
        for name in needed:
            readers.setdefault(name, []).append(index)
        if not needed:
            derivable.add([head])
    for found in derivable:
        for index in readers.get(found, ()):
            missing[index] -= 1
            if not missing[index]:
                derivable.add([compiled.clauses[index][0]])
    lines = compiled.clingo.text.split("\n")
    for number, lacks in enumerate(missing):
        if lacks:
            lines[number] = ""
    possible = frozenset(derivable.constants) if choices is not None and guess else None
    return Pruned("\n".join(lines), possible)


class _Derivable:
    """The relations, and parts of them, that can have rows; iterating goes on as they are added."""

    def __init__(self, choices: Choices | None) -> None:
        self.constants: set[str] = set()
        self._found: dict[str, None] = {}
        self._waiting: list[str] = []
        self._relation = choices.relation if choices else ""
        self._tables: dict[str, list[str]] = {}
        if choices is not None:
            for table, constants in choices.tables.items():
                for constant in constants:
                    self._tables.setdefault(constant, []).append(table)

    def add(self, names: Iterable[str]) -> None:
        for name in names:
            if name in self._found:
                continue
            self._found[name] = None
            self._waiting.append(name)
            relation, equals, constant = name.partition("=")
            if equals and relation == self._relation and constant not in self.constants:
                self.constants.add(constant)
                self.add([relation, *self._tables.get(constant, ())])

    def __iter__(self) -> Iterator[str]:
        while self._waiting:
            yield self._waiting.pop()


def _words(facts: Facts) -> set[str]:
    """The words of a program: the symbols of its facts, and the parts of paths."""
    found = {cell for rows in facts.values() for row in rows for cell in row}
    words = {cell for cell in found if isinstance(cell, str)}
    words.update([part for word in words if "." in word for part in word.split(".")])
    words.add("")
    return words
