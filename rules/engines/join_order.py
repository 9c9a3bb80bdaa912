"""Which relations clingo is to join first.

clingo puts a body in order when it begins with a recursion: the new rows of one literal first,
then always the literal with the lowest estimate among those that share a variable with what is
known. An estimate is the mean, over the arguments that are not known, of the size of the
relation to the power of one over its arity. But the relations of the recursion are still empty
then, so the tables of program facts would come last: after ``Reached(block, context)``, all
variables of the context would be tried for ``LoadItem(site, block, object, …)``, where the few
instructions of the block are enough. Programs in a straight line would take quadratic time.

So a row of a relation that is known before the recursion begins is written as one tuple behind
some constants, which makes its estimate smaller than that of any other: it is *light*.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from shapelog.rules.dialect.program import Program

from shapelog.components import components


def light_relations(program: Program) -> frozenset[str]:
    """The relations that depend on facts, and that the largest recursion uses and is no part of."""
    needs: dict[str, set[str]] = {name: set() for name in program.relations}
    for edge in program.dependencies:
        needs[edge.head].add(edge.needed)
    component = components({name: sorted(found) for name, found in needs.items()})
    if not component:
        return frozenset()
    largest, size = Counter(component.values()).most_common(1)[0]
    if size == 1:
        return frozenset()
    recursive = {name for name, number in component.items() if number == largest}
    used = _reachable(recursive, needs) - recursive
    return frozenset(
        name for name in used & dependent_relations(program) if program.relations[name].attributes
    )


def dependent_relations(program: Program) -> frozenset[str]:
    """The fact relations, and those that are derived from them."""
    needed_by: dict[str, set[str]] = {name: set() for name in program.relations}
    for edge in program.dependencies:
        needed_by[edge.needed].add(edge.head)
    return frozenset(_reachable(program.inputs, needed_by))


def _reachable(start: Iterable[str], edges: Mapping[str, Iterable[str]]) -> set[str]:
    """The nodes that can be reached, those at the start included."""
    found = set(start)
    waiting = list(found)
    while waiting:
        for following in edges[waiting.pop()]:
            if following not in found:
                found.add(following)
                waiting.append(following)
    return found
