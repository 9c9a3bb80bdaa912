"""Checks that no negation or aggregate depends on its own result, and finds the strata."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.errors import Position, RuleError, RuleStratificationError
from shapelog.rules.dialect.syntax import Aggregate, Atom, Literal, Negation

from shapelog.components import components


@dataclass(frozen=True)
class Dependency:
    """``head`` is derived from ``needed``; ``how`` is empty for a plain positive use."""

    head: str
    needed: str
    how: str
    position: Position


def dependencies(every: Iterable[Clause]) -> Iterator[Dependency]:
    """What each clause's heads depend on."""
    for clause in every:
        needed = [*_uses(clause.body, "")]
        for part in clause.terms:
            if isinstance(part, Aggregate):
                needed += _uses(part.body, f"'{part.kind}'")
        for head in clause.heads:
            for relation, how, position in needed:
                yield Dependency(head.relation, relation, how, position)


def _uses(body: Iterable[Literal], how: str) -> Iterator[tuple[str, str, Position]]:
    for literal in body:
        if isinstance(literal, Atom):
            yield literal.relation, how, literal.position
        elif isinstance(literal, Negation) and isinstance(literal.literal, Atom):
            yield literal.literal.relation, how or "negation", literal.position


def check_stratification(edges: Sequence[Dependency]) -> Iterator[RuleError]:
    """An error for each negated or aggregated use of a relation inside its own recursion."""
    graph: dict[str, list[str]] = {}
    for edge in edges:
        graph.setdefault(edge.head, []).append(edge.needed)
        graph.setdefault(edge.needed, [])
    component = components(graph)
    for edge in edges:
        if edge.how and component[edge.head] == component[edge.needed]:
            cycle = " -> ".join([edge.head, *_path(graph, edge.needed, edge.head)])
            message = (
                f"{edge.how} of '{edge.needed}' inside its own recursion: "
                f"{cycle} (read '->' as 'is derived from')"
            )
            yield RuleStratificationError(edge.position, message)


def _path(graph: Mapping[str, Sequence[str]], start: str, goal: str) -> list[str]:
    """A shortest path; both ends are among its nodes."""
    before: dict[str, str] = {start: ""}
    queue = [start]
    for node in queue:
        if node == goal:
            break
        for following in graph[node]:
            if following not in before:
                before[following] = node
                queue.append(following)
    path = [goal]
    while path[-1] != start:
        path.append(before[path[-1]])
    return path[::-1]
