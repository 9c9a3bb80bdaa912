"""Joins once what many rules join.

Hundreds of rules are about one operator each: ``Apply(call, "conv"), Given(call, "bias", x), …``.
A new row of ``Given`` would make clingo start every rule that reads such a row, only to find
that the call is one of another operator. So both are joined once, and the rules read the rows
``Given'Apply(call, "conv", "bias", x)``, which start the rules of their operator alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.syntax import Atom, Literal, String, Variable

_LEAST_RULES = 8


def choice_relation(clauses: Iterable[Clause]) -> str:
    """The relation that most clauses ask for a constant, ``R(x, "constant")``, or ``""``."""
    found = Counter(each.relation for clause in clauses for each in _constant_atoms(clause))
    return found.most_common(1)[0][0] if found else ""


def with_shared_joins(
    clauses: Sequence[Clause], relation: str, light: frozenset[str]
) -> Iterator[Clause]:
    """The clauses over joined relations, and behind them those that define these.

    Joined is ``relation``, where it is asked for a constant, with others on its first column.
    """
    pairs: Counter[str] = Counter()
    for clause in clauses:
        choice = _choice(clause, relation)
        if choice is not None:
            pairs.update({each.relation for each in _partners(clause, choice)} - light)
    shared = {name for name, number in pairs.items() if number >= _LEAST_RULES}
    definitions: dict[str, Clause] = {}
    for clause in clauses:
        yield _joined(clause, relation, shared, definitions)
    yield from definitions.values()


def _choice(clause: Clause, relation: str) -> Atom | None:
    return next((each for each in _constant_atoms(clause) if each.relation == relation), None)


def _constant_atoms(clause: Clause) -> Iterator[Atom]:
    """The positive atoms ``R(x, "constant")``."""
    for literal in clause.body:
        if isinstance(literal, Atom) and len(literal.arguments) == 2:
            first, second = literal.arguments
            if isinstance(first, Variable) and isinstance(second, String):
                yield literal


def _partners(clause: Clause, choice: Atom) -> Iterator[Atom]:
    """The other atoms with the same first column."""
    first = choice.arguments[0]
    assert isinstance(first, Variable)
    for literal in clause.body:
        if isinstance(literal, Atom) and literal.relation != choice.relation:
            for argument in literal.arguments[:1]:
                if isinstance(argument, Variable) and argument.name == first.name:
                    yield literal


def _joined(
    clause: Clause, relation: str, shared: set[str], definitions: dict[str, Clause]
) -> Clause:
    choice = _choice(clause, relation)
    if choice is None:
        return clause
    partners = [each for each in _partners(clause, choice) if each.relation in shared]
    if not partners:
        return clause
    body: list[Literal] = []
    for literal in clause.body:
        if any(literal is each for each in partners):
            assert isinstance(literal, Atom)
            definition = _definition(literal, choice)
            definitions.setdefault(literal.relation, definition)
            call, *others = literal.arguments
            name = definition.heads[0].relation
            body.append(
                replace(literal, relation=name, arguments=(call, choice.arguments[1], *others))
            )
        elif literal is not choice:
            body.append(literal)
    return replace(clause, body=tuple(body))


def _definition(partner: Atom, choice: Atom) -> Clause:
    place = partner.position
    call, constant, *others = (
        Variable(f"x{index}", place) for index in range(len(partner.arguments) + 1)
    )
    head = replace(
        partner,
        # no declared relation has an apostrophe
        relation=f"{partner.relation}'{choice.relation}",
        arguments=(call, constant, *others),
    )
    body = (
        replace(choice, arguments=(call, constant), position=place),
        replace(partner, arguments=(call, *others)),
    )
    return Clause((head,), body, place)
