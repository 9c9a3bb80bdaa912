"""Keeps clingo from joining two relations by a number or a word alone.

``SizeAt(shape, place, size), Dimension(call, place), Squeezes(call, shape)``: with a new row of
``SizeAt`` clingo takes next what shares a variable and has the fewest open columns, which may be
``Dimension``, by ``place`` alone; then each new size meets all calls that name a dimension 1.
Joined by ``shape`` first, it meets the few calls that squeeze it. So where two atoms of the
recursion have nothing but numbers or words in common, and others connect them, the number gets
another name in one of them, and is compared once all is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import replace

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.syntax import Atom, Comparison, Expression, Literal, Variable, walk

#: By relation, the columns that hold a number or a word: many rows have the same.
WeakColumns = Mapping[str, Set[int]]


def with_weak_joins_apart(clause: Clause, weak: WeakColumns) -> Clause:
    """The clause with other names for what connects two atoms weakly, and comparisons for them.

    Only atoms of relations in ``weak`` count: what is known before the recursion is joined early.
    """
    for first, second in _pairs(clause, weak):
        names = _weakly_shared(first, second, weak)
        if names and _connected_strongly(clause, first, second, weak):
            return with_weak_joins_apart(_apart(clause, second, names, weak), weak)
    return clause


def _pairs(clause: Clause, weak: WeakColumns) -> list[tuple[Atom, Atom]]:
    atoms = [each for each in clause.body if isinstance(each, Atom) and each.relation in weak]
    return [(one, other) for place, one in enumerate(atoms) for other in atoms[place + 1 :]]


def _weak_names(atom: Atom, weak: WeakColumns) -> set[str]:
    """The variables that stand in weak columns of the atom, and nowhere else in it."""
    columns = weak[atom.relation]
    found = {
        each.name
        for column, each in enumerate(atom.arguments)
        if column in columns and isinstance(each, Variable)
    }
    others = (each for column, each in enumerate(atom.arguments) if column not in columns)
    return found - _names(*others)


def _strong_names(atom: Atom, weak: WeakColumns) -> set[str]:
    return _names(*atom.arguments) - _weak_names(atom, weak)


def _names(*terms: Expression) -> set[str]:
    return {part.name for term in terms for part in walk(term) if isinstance(part, Variable)}


def _weakly_shared(first: Atom, second: Atom, weak: WeakColumns) -> set[str]:
    """What both have in common, if it is weak in both."""
    shared = _names(*first.arguments) & _names(*second.arguments)
    return shared if shared <= _weak_names(first, weak) & _weak_names(second, weak) else set()


def _connected_strongly(clause: Clause, first: Atom, second: Atom, weak: WeakColumns) -> bool:
    """Whether a way of shared variables that are not weak leads from one to the other."""
    reached, goal = _strong_names(first, weak), _strong_names(second, weak)
    atoms = [each for each in clause.body if isinstance(each, Atom) and each.relation in weak]
    changed = True
    while changed and not reached & goal:
        changed = False
        for atom in atoms:
            strong = _strong_names(atom, weak)
            if strong & reached and not strong <= reached:
                reached |= strong
                changed = True
    return bool(reached & goal)


def _apart(clause: Clause, atom: Atom, names: set[str], weak: WeakColumns) -> Clause:
    taken = {each.name for each in clause.variables}
    changed = atom
    compared: list[Literal] = []
    for name in sorted(names):
        fresh = next(each for n in range(len(taken) + 1) if (each := f"{name}_{n}") not in taken)
        taken.add(fresh)
        old, new = Variable(name, atom.position), Variable(fresh, atom.position)
        arguments = tuple(
            new if isinstance(each, Variable) and each.name == name else each
            for each in changed.arguments
        )
        changed = replace(changed, arguments=arguments)
        # `=` would let clingo know the one as soon as it knows the other
        compared += [Comparison(sign, new, old, atom.position) for sign in ("<=", ">=")]
    body = tuple(changed if each is atom else each for each in clause.body)
    return replace(clause, body=(*body, *compared))
