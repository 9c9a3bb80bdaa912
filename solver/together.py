"""Whether a graph can be run without one of two operators: only what is fetched is run.

Two operators are run together if something is computed from both, or one from the other: a loss,
the list of what a run fetches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.consequences import makers_of, sources_of
from shapelog.solver.flow import operands_of
from shapelog.solver.index import Index, run_of
from shapelog.solver.nodes import Node, Variable

_NODES = 3000


class Together:
    """The answers for one unit; what an operator is computed from is worked out once."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._sources: dict[Value, frozenset[Value]] = {}

    def are_run_together(self, calls: Sequence[Term]) -> bool:
        """Whether something in the program needs all of `calls`."""
        wanted = set(calls)
        return any(
            wanted <= self._needed(call)
            for call in self._index.derived.applied
            if isinstance(call, Term) and run_of(call) is None
        )

    def _needed(self, call: Term) -> frozenset[Value]:
        """Return what a call is computed from, itself included."""
        if call not in self._sources:
            self._sources[call] = frozenset((call, *self._makers(call)))
        return self._sources[call]

    def _makers(self, call: Term) -> Iterator[Value]:
        pending: list[Node] = list(operands_of(self._index, call))
        seen: set[Node] = set(pending)
        while pending and len(seen) < _NODES:
            node = pending.pop()
            yield from makers_of(self._index, node)
            for source in (*sources_of(self._index, node), *self._parts(node)):
                if source not in seen:
                    seen.add(source)
                    pending.append(source)

    def _parts(self, node: Node) -> Iterator[Node]:
        """Yield the parts of a display: of a list of what is fetched, or joined."""
        if isinstance(node, Variable):
            for part in self._index.program.parts_of.get(node.name, ()):
                yield Variable(part, node.context)
