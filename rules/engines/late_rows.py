"""Gives the rows of a relation that starts hundreds of rules late, so that many come at once.

Hundreds of rules ask for the kind of a value, ``Kind(value, kind)``, and clingo starts each of
them whenever there are new rows, however few, to find in most cases that nothing else is there.
A run has thousands of such moments, and each brings a handful of rows. So rules read a copy of
the relation, ``Kind'late``, which gets the rows only when nothing else is left to do: what has come
together then starts the rules once.

What is derived is the same, since new rows of any literal start a rule. The order costs something
too: what follows from late rows comes in a wave of its own, and long walks through memory that
would have gone side by side go one after the other. So this pays only where rules are many, and
rules that derive the relation from itself do not wait.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.syntax import Atom, Literal, Variable, Wildcard

#: Fewer rules cost less than the waves (measured with relations that start 170 and 190).
_LEAST_RULES = 300

# no declared relation has an apostrophe
_SUFFIX = "'late"


def is_late(relation: str) -> bool:
    """Whether this is the copy of a relation that gets its rows late."""
    return relation.endswith(_SUFFIX)


def late_of(relation: str) -> str:
    """The relation that a late copy has its rows from; any other itself."""
    return relation.removesuffix(_SUFFIX)


def wait(arguments: str) -> str:
    """The literal that makes a rule wait; ``arguments`` are the terms of its head.

    It says that nothing contradicts the row, which is always true. But clingo decides such a
    conditional literal, with terms to be decided for, only when no other rule is left to start.
    """
    return f"#false : {arguments}!={arguments}"


def late_relations(clauses: Iterable[Clause], tables: Collection[str]) -> frozenset[str]:
    """The relations of which each new row starts many rules; a table has no new rows."""
    started = Counter(
        literal.relation
        for clause in clauses
        for literal in clause.body
        if isinstance(literal, Atom) and literal.relation not in tables and _is_open(literal)
    )
    return frozenset(name for name, number in started.items() if number >= _LEAST_RULES)


def with_late_rows(clauses: Sequence[Clause], late: frozenset[str]) -> Iterator[Clause]:
    """The clauses over the copies of the relations ``late``, and behind them the copies."""
    copies: dict[str, Clause] = {}
    for clause in clauses:
        waiting = late - {head.relation for head in clause.heads}
        yield replace(clause, body=tuple(_late(each, waiting, copies) for each in clause.body))
    yield from copies.values()


def _is_open(atom: Atom) -> bool:
    """Whether any row of the relation starts a rule with this atom."""
    return bool(atom.arguments) and all(
        isinstance(each, (Variable, Wildcard)) for each in atom.arguments
    )


def _late(literal: Literal, waiting: Collection[str], copies: dict[str, Clause]) -> Literal:
    if not isinstance(literal, Atom) or literal.relation not in waiting:
        return literal
    name = literal.relation + _SUFFIX
    if name not in copies:
        place = literal.position
        row = tuple(Variable(f"x{index}", place) for index in range(len(literal.arguments)))
        original = replace(literal, arguments=row)
        copies[name] = Clause((replace(original, relation=name),), (original,), place)
    return replace(literal, relation=name)
