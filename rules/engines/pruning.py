"""Leaves out the rules that cannot fire on the facts at hand.

Whether or not a rule fires, it takes clingo some 50 µs to read and prepare it, and a program
that has no ``for`` needs no rule for loops. Which operators a program applies is guessed from
its words (see ``choices``). The rules that say what is applied all stay: if none of what they
derive is an operator whose rules were left out, then these could not have fired.
"""

from __future__ import annotations

from dataclasses import dataclass

from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.engines.derivation import Facts
from shapelog.rules.engines.lines import text_value
from shapelog.rules.engines.reach import Reach

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
    if not compiled.lines.given:
        return Pruned(compiled.clingo.text, None)
    choices = compiled.choices
    reach = Reach(compiled.lines)
    for name, rows in facts.items():
        if rows:
            reach.add_facts(name, rows)
    guess = guess and sum(map(len, facts.values())) <= _MOST_ROWS
    possible = frozenset[str]()
    if choices is not None:
        words = _words(facts) if guess else None
        possible = frozenset(
            constant
            for constant, needed in choices.words.items()
            if words is None or not words.isdisjoint(needed)
        )
        reach.add_values(choices.column, map(text_value, possible))
    lines = compiled.clingo.text.split("\n")
    for number in reach.unreached():
        lines[number] = ""
    if choices is None or not guess:
        return Pruned("\n".join(lines), None)
    return Pruned("\n".join(lines), possible | reach.texts(choices.column))


def _words(facts: Facts) -> set[str]:
    """The words of a program: the symbols of its facts, and the parts of paths."""
    found = {cell for rows in facts.values() for row in rows for cell in row}
    words = {cell for cell in found if isinstance(cell, str)}
    words.update([part for word in words if "." in word for part in word.split(".")])
    words.add("")
    return words
