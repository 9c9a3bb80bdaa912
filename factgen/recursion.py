"""Which functions may call themselves, by the names they call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from shapelog.factgen.facts import Facts


def recursive_functions(facts: Facts) -> list[str]:
    """Return the functions whose name may be called while they run, directly or through others.

    Names stand for all functions that have them. The time is linear in the number of calls.
    """
    name_of = {str(row[0]): str(row[2]) for row in facts.rows("FunctionEntry")}
    names = set(name_of.values())
    calls: dict[str, set[str]] = {name: set() for name in names}
    for function, word in facts.rows("FunctionCalls"):
        name = name_of.get(str(function))
        if name is not None and word in names:
            calls[name].add(str(word))
    graph = {name: sorted(words) for name, words in calls.items()}
    found = {
        name
        for group in _components(graph)
        if len(group) > 1 or group[0] in graph[group[0]]
        for name in group
    }
    return [function for function, name in name_of.items() if name in found]


def _components(graph: Mapping[str, Sequence[str]]) -> Iterator[list[str]]:
    """Yield the strongly connected components (Tarjan's algorithm, without recursion)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    waiting: set[str] = set()
    for root in graph:
        if root in index:
            continue
        work = [(root, iter(graph[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        waiting.add(root)
        while work:
            node, following = work[-1]
            for after in following:
                if after not in index:
                    index[after] = low[after] = len(index)
                    stack.append(after)
                    waiting.add(after)
                    work.append((after, iter(graph[after])))
                    break
                if after in waiting:
                    low[node] = min(low[node], index[after])
            else:
                work.pop()
                if work:
                    before = work[-1][0]
                    low[before] = min(low[before], low[node])
                if low[node] == index[node]:
                    group = [stack.pop()]
                    while group[-1] != node:
                        group.append(stack.pop())
                    waiting.difference_update(group)
                    yield group
