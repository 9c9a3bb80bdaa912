"""Numbers of rounds that stand for many, seen from outside of these rounds."""

from __future__ import annotations

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import is_of_many_rounds
from shapelog.solver.index import Index, contexts


def seen_from(index: Index, call: Value, constraint: Term) -> Term:
    """Return a constraint of `call` without numbers that are only one in a round it is not in.

    Within a round that stands for many, ``len(line)`` is one number wherever it occurs. Behind the
    loop two of them, of a list that it filled, need not be the same round's: they are unknown. A
    round over what a generator yields is one of the generator's rounds as well.
    """
    rounds = frozenset(contexts(call))
    return _without_others(index, constraint, rounds)


def _without_others(index: Index, term: Term, rounds: frozenset[Term]) -> Term:
    if term.name == "Symbol":
        others = (each for each in contexts(term.arguments[1]) if each not in rounds)
        foreign = any(
            is_of_many_rounds(each) and not _is_yielded_to(index, each, rounds) for each in others
        )
        return Term("Unknown", term.arguments) if foreign else term
    if term.name in ("Unknown", "Unranked"):
        return term
    arguments = tuple(
        _without_others(index, each, rounds) if isinstance(each, Term) else each
        for each in term.arguments
    )
    return term if arguments == term.arguments else Term(term.name, arguments)


def _is_yielded_to(index: Index, inner: Term, rounds: frozenset[Term]) -> bool:
    """Whether a round, of a generator's loop, yields what one of `rounds` goes over."""
    generators = [each for each in contexts(inner) if each.name == "CallContext"]
    if not generators or generators[-1] in rounds:
        return False
    site, _, outer = generators[-1].arguments
    return any(
        is_of_many_rounds(each)
        and each.arguments[2] == outer
        and site in index.program.generator_calls.get(str(each.arguments[0]), ())
        for each in rounds
    )
