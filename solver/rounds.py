"""Numbers of rounds that stand for many, seen from outside of these rounds."""

from __future__ import annotations

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import is_of_many_rounds
from shapelog.solver.index import contexts


def seen_from(call: Value, constraint: Term) -> Term:
    """Return a constraint of `call` without numbers that are only one in a round it is not in.

    Within a round that stands for many, ``len(line)`` is one number wherever it occurs. Behind the
    loop two of them, of a list that it filled, need not be the same round's: they are unknown.
    """
    rounds = frozenset(contexts(call))
    return _without_others(constraint, rounds)


def _without_others(term: Term, rounds: frozenset[Term]) -> Term:
    if term.name == "Symbol":
        others = (each for each in contexts(term.arguments[1]) if each not in rounds)
        foreign = any(map(is_of_many_rounds, others))
        return Term("Unknown", term.arguments) if foreign else term
    if term.name in ("Unknown", "Unranked"):
        return term
    arguments = tuple(
        _without_others(each, rounds) if isinstance(each, Term) else each
        for each in term.arguments
    )
    return term if arguments == term.arguments else Term(term.name, arguments)
