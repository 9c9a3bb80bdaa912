"""What follows from the tables alone, derived once when the rules are compiled.

A table that string functions fill (``cat("torch.", name)``) is written for clingo with its rows:
each call of a function from clingo costs some 20 µs, in every run.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from clingo import Control
from clingo.symbol import Symbol
from shapelog.rules.engines.clingo_functions import StringFunctions
from shapelog.rules.engines.clingo_names import predicate

#: Relations by name, with the atoms of their rows.
StaticAtoms = Mapping[str, Sequence[Symbol]]


def static_atoms(text: str) -> StaticAtoms:
    """The atoms of each relation that the text derives; nothing if clingo cannot derive them.

    Whoever runs the rules is then told why.
    """
    control = Control(["--warn=none"], logger=lambda code, message: None)
    try:
        control.add("base", [], text)
        control.ground([("base", [])], context=StringFunctions())
    except RuntimeError:
        return {}
    found: dict[str, list[Symbol]] = defaultdict(list)
    start = len(predicate(""))
    for atom in control.symbolic_atoms:
        if not atom.is_fact:
            return {}
        found[atom.symbol.name[start:]].append(atom.symbol)
    return found


def calls_function(line: str) -> bool:
    """Whether clingo calls a function for this rule; a string with an ``@`` does no harm."""
    return "@" in line
