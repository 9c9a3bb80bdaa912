"""Which functions may call themselves, by the names they call."""

from __future__ import annotations

from collections import Counter

from shapelog.factgen.facts import Facts

from shapelog.components import components


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
    number = components(graph)
    sizes = Counter(number.values())
    found = {name for name in graph if sizes[number[name]] > 1 or name in graph[name]}
    return [function for function, name in name_of.items() if name in found]
