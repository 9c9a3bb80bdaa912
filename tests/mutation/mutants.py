"""The mutants: each takes one rule, or one row of a table, out of the rules."""

from __future__ import annotations

import hashlib
import posixpath
from dataclasses import dataclass, replace

from shapelog.rules.dialect.printing import statement_text
from shapelog.rules.dialect.program import Program
from shapelog.rules.engines.compiled import Compiled

_RULES = "/rules/"


@dataclass(frozen=True)
class Mutant:
    """A rule to be taken out; ``place`` is ``core/loops.dl:12:1``, ``key`` survives edits nearby."""

    place: str
    text: str
    is_row: bool

    @property
    def file(self) -> str:
        return self.place.partition(":")[0]

    @property
    def line(self) -> int:
        return int(self.place.split(":")[1])

    @property
    def key(self) -> str:
        return hashlib.sha256(f"{self.file}\0{self.text}".encode()).hexdigest()[:20]

    def __str__(self) -> str:
        return f"rules/{self.file}:{self.line}: {self.text}"


def mutants_of(program: Program) -> list[Mutant]:
    """All rules and rows, in the order of the program; alternatives of a rule are one mutant."""
    return [
        Mutant(place(str(rule.position)), statement_text(rule), not rule.body)
        for rule in program.rules
    ]


def place(origin: str) -> str:
    """Where a statement is, whichever way the tests or other files reach the folder of the rules."""
    found = origin.rpartition(_RULES)[2]
    return posixpath.normpath(found) if ".." in found else found


class Lines:
    """A compiled program with its lines by the places they come from."""

    def __init__(self, compiled: Compiled) -> None:
        self._compiled = compiled
        self._lines = compiled.clingo.lines
        self._places = [place(origin) for origin in compiled.clingo.origins]
        self._known = set(self._places)

    def without(self, removed: frozenset[str]) -> Compiled:
        """The program; a rule that is taken out leaves an empty line.

        What is known of the lines stays as it is: for fewer rows, more rules are kept than needed.
        """
        if not removed & self._known:
            return self._compiled
        lines = [
            "" if where in removed else line
            for line, where in zip(self._lines, self._places, strict=False)
        ]
        lines += self._lines[len(lines) :]
        clingo = replace(self._compiled.clingo, written="\n".join(lines).encode())
        return replace(self._compiled, clingo=clingo)

    def has_rules(self, places: frozenset[str]) -> bool:
        """Whether the program has any of these rules."""
        return bool(places & self._known)

    def witnesses(self, head: str, places: frozenset[str]) -> str:
        """For each of these rules one with the same body and the head ``head(number of its line)``."""
        found = []
        for number, (line, where) in enumerate(zip(self._lines, self._places, strict=False)):
            _, arrow, body = line.partition(" :- ")
            if arrow and where in places:
                found.append(f"{head}({number}) :- {body}")
        return "\n".join(found)

    def place_of(self, number: int) -> str:
        return self._places[number]
