"""The call graph of a unit in the program's own names, from what the rules derived."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from shapelog.rules.engines.derivation import Derivation
from shapelog.solver.findings import Span
from shapelog.solver.program import FactRows, Program


@dataclass(frozen=True, order=True)
class CallNode:
    """A function, or the body of a module, of the project; `id` is unique in it."""

    id: str
    module: str
    name: str


@dataclass(frozen=True, order=True)
class CallEdge:
    """`caller` calls `callee`: a function's id (kind "project"), or a name (kind "library")."""

    caller: str
    callee: str
    kind: str
    file: str
    line: int
    column: int


@dataclass(frozen=True, order=True)
class OpenCall:
    """A call of something of which nothing is known."""

    caller: str
    file: str
    line: int
    column: int


@dataclass(frozen=True)
class CallGraph:
    """Functions, calls between them and into libraries, and calls that were not resolved."""

    nodes: tuple[CallNode, ...]
    edges: tuple[CallEdge, ...]
    unresolved: tuple[OpenCall, ...]
    unmodelled: tuple[str, ...] = ()

    def merged(self, other: CallGraph) -> CallGraph:
        """Return the graph of both units."""
        return CallGraph(
            tuple(sorted({*self.nodes, *other.nodes})),
            tuple(sorted({*self.edges, *other.edges})),
            tuple(sorted({*self.unresolved, *other.unresolved})),
            tuple(sorted({*self.unmodelled, *other.unmodelled})),
        )


EMPTY = CallGraph((), (), ())


def call_graph(facts: FactRows, derivation: Derivation) -> CallGraph:
    """Return the call graph of one unit."""
    program = Program(facts)
    bodies = {str(row[1]) for row in facts.rows("ModuleBody")}
    nodes = [
        CallNode(str(row[0]), str(row[1]), _name(str(row[0]), str(row[0]) in bodies))
        for row in facts.rows("FunctionEntry")
    ]
    edges = {
        CallEdge(str(caller), str(callee), kind, *_place(program, str(site)))
        for relation, kind in (("FunctionCalled", "project"), ("LibraryCalled", "library"))
        for caller, site, callee in derivation.rows(relation)
    }
    unresolved = {
        OpenCall(str(caller), *_place(program, str(site)))
        for caller, site in derivation.rows("UnknownCalled")
    }
    unmodelled = {str(row[2]) for row in derivation.rows("Unmodelled")}
    return CallGraph(
        tuple(sorted(nodes)),
        tuple(sorted(edges)),
        tuple(sorted(unresolved)),
        tuple(sorted(unmodelled)),
    )


def _name(identity: str, is_body: bool) -> str:
    """Return the qualified name of a function in its module; empty for the module's body."""
    return "" if is_body else identity.partition(":")[2]


def _place(program: Program, site: str) -> tuple[str, int, int]:
    span: Span | None = program.spans.get(site)
    return (span.file, span.line, span.column) if span is not None else ("", 0, 0)


def library_names(graph: CallGraph) -> Iterable[str]:
    """Return the names of libraries' functions that are called."""
    return sorted({edge.callee for edge in graph.edges if edge.kind == "library"})
