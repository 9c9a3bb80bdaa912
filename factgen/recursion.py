"""Which functions may call themselves, by the names they call."""

from __future__ import annotations

from collections import Counter

from shapelog.factgen.facts import Facts

from shapelog.components import components


def add_recursion(facts: Facts) -> None:
    """Add to the facts of a program which functions may call themselves, and which twice."""
    for function in recursive_functions(facts):
        facts.add("CallsItself", function)
    for function in _twice_recursive(facts):
        facts.add("CallsItselfTwice", function)


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


def _twice_recursive(facts: Facts) -> list[str]:
    """Return the functions that call something of their own name at several places."""
    own = {(str(row[0]), str(row[2])) for row in facts.rows("FunctionEntry")}
    calls = Counter((str(function), str(word)) for function, word in facts.rows("FunctionCalls"))
    return [call[0] for call, places in calls.items() if places > 1 and call in own]
