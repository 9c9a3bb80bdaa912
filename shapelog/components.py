"""Strongly connected components of graphs: what calls itself, what is derived from itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def components(graph: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """Return the number of each node's component (Tarjan's algorithm, without recursion).

    Every node is a key of the graph. A component has a greater number than those it leads to.
    """
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    found: dict[str, int] = {}
    stack: list[str] = []
    closed = 0
    for root in graph:
        if root in index:
            continue
        work = [(root, iter(graph[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        while work:
            node, following = work[-1]
            for after in following:
                if after not in index:
                    index[after] = low[after] = len(index)
                    stack.append(after)
                    work.append((after, iter(graph[after])))
                    break
                if after not in found:
                    low[node] = min(low[node], index[after])
            else:
                work.pop()
                if work:
                    before = work[-1][0]
                    low[before] = min(low[before], low[node])
                if low[node] == index[node]:
                    while node not in found:
                        found[stack.pop()] = closed
                    closed += 1
    return found
