"""Call graphs as people and other tools read them: JSON, Graphviz, and PyCG's own form."""

from __future__ import annotations

import json
from collections import defaultdict

from shapelog.solver.callgraph import CallGraph

CALL_GRAPH_FORMATS = ("json", "dot", "pycg")
_PYCG_TYPES = {
    "str": "<**PyStr**>",
    "dict": "<**PyDict**>",
    "list": "<**PyList**>",
    "tuple": "<**PyTuple**>",
    "int": "<**PyNum**>",
    "float": "<**PyNum**>",
}


def render_call_graph(graph: CallGraph, output_format: str) -> str:
    """Return `graph` in one of `CALL_GRAPH_FORMATS`, ending in a newline."""
    if output_format == "dot":
        return _dot(graph)
    if output_format == "pycg":
        return json.dumps(pycg_edges(graph), indent=2) + "\n"
    return _json(graph)


def _json(graph: CallGraph) -> str:
    content = {
        "nodes": [vars(node) for node in graph.nodes],
        "edges": [vars(edge) for edge in graph.edges],
        "unresolved": [vars(call) for call in graph.unresolved],
        "unmodelled": list(graph.unmodelled),
    }
    return json.dumps(content, indent=2) + "\n"


def _dot(graph: CallGraph) -> str:
    names = _project_names(graph)
    lines = ["digraph calls {", "  rankdir=LR;", "  node [shape=box];"]
    lines += [f"  {_quoted(name)};" for name in sorted(set(names.values()))]
    library = sorted({edge.callee for edge in graph.edges if edge.kind == "library"})
    lines += [f"  {_quoted(name)} [style=dashed];" for name in library]
    lines += sorted(
        {
            f"  {_quoted(names[edge.caller])} -> {_quoted(names.get(edge.callee, edge.callee))};"
            for edge in graph.edges
        }
    )
    return "\n".join([*lines, "}", ""])


def _quoted(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def pycg_edges(graph: CallGraph) -> dict[str, list[str]]:
    """Return callees by caller as PyCG names them (its README, "Call Graph Output", version 0.0.7).

    Builtin functions lie below ``<builtin>``, methods of builtin types below ``<**PyStr**>`` and
    the like, lambdas count from 1 in the function that they stand in.
    """
    names = _project_names(graph)
    found: dict[str, set[str]] = defaultdict(set)
    for name in names.values():
        found[name]
    for edge in graph.edges:
        callee = names[edge.callee] if edge.kind == "project" else _pycg_library(edge.callee)
        found[names[edge.caller]].add(callee)
        found[callee]
    return {name: sorted(found[name]) for name in sorted(found)}


def _pycg_library(path: str) -> str:
    owner, _, name = path.partition(".")
    if not name:
        return f"<builtin>.{path}"
    return f"{_PYCG_TYPES[owner]}.{name}" if owner in _PYCG_TYPES else path


def _project_names(graph: CallGraph) -> dict[str, str]:
    """Return the dotted name of each function: the module's, and the qualified name in it."""
    return {
        node.id: f"{node.module}.{_dotted(node.name)}" if node.name else node.module
        for node in graph.nodes
    }


def _dotted(name: str) -> str:
    """Leave out the numbers that tell functions of one name apart, but count lambdas."""
    parts: list[str] = []
    for part in name.split("."):
        if part == "<lambda>":
            parts.append("<lambda1>")
        elif not part.isdigit():
            parts.append(part)
        elif parts and parts[-1].startswith("<lambda"):
            parts[-1] = f"<lambda{int(part) + 1}>"
    return ".".join(parts)
