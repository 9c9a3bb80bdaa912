"""Where the gaps begin: of the definitions without a value, those that no other one explains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from shapelog.factgen import Facts
from shapelog.factgen.schema import Row, declarations
from shapelog.rules.engines.terms import Term, Value

#: Relations whose rows say where a definition stands, and not what it is made of.
_PLACES = frozenset(
    (
        "Span",
        "NameSpan",
        "OperandSpan",
        "SourceName",
        "Definition",
        "Guard",
        "BranchSpan",
        "FunctionBlock",
    )
)
#: Relations whose rows say what a call passes: the call, which argument, its value.
_ARGUMENTS = ("PositionalArgument", "StarArgument", "KeywordArgument", "KeywordsArgument")
#: Contexts inside others, which are their last arguments.
_INNER = frozenset(("CallContext", "Iteration", "Child"))
#: Where memory joins: the columns of what it becomes and of what it was.
_JOINS = {"MemoryPhi": (0, 3), "MemoryLoopEntry": (1, 2), "MemoryLoopExit": (1, 3)}


def roots_of_gaps(
    missing: Set[str],
    edges: Set[tuple[str, str]],
    facts: Facts,
    known: Set[str] = frozenset(),
    refusing: Set[str] = frozenset(),
) -> set[str]:
    """Return those of the definitions `missing` whose operands have a value.

    `edges` are the calls whose callee was found, each with a function that it enters. Such a call
    that does not return is no gap of its own: one in the callee explains it. Neither is what reads
    memory after such a call, nor a parameter that a call gives a definition without a value. Where
    nothing but such definitions is left, all of them are taken. What is `known` in some contexts
    waits for the calls `refusing` to return, of which nothing else explains that they do not:
    behind a call that fails, memory leads to nothing. If there are only such calls, and
    nothing comes after them (a ``while True`` that trains), nobody asks what they give: none is
    returned.
    """
    blocked = missing & {site for site, _ in edges}
    if missing == blocked:
        return set()
    silent = _after(blocked, facts)
    explained = _given_nothing(missing, edges, facts)
    waiting = set()
    for relation, rows in facts.items():
        for row in () if relation in _PLACES else rows:
            if row[0] in missing:
                if any(cell in missing for cell in row[2:]):
                    explained.add(str(row[0]))
                if any(cell in silent for cell in row[2:]):
                    waiting.add(str(row[0]))
    first = missing - explained
    begins = first - blocked - waiting
    return set(begins - known or first & refusing or begins or first or missing)


def refusing_calls(rows: Iterable[tuple[Value, ...]]) -> set[str]:
    """Return the sites of calls without a value where nothing that they enter lacks one.

    `rows` are the definitions without a value, each with its context.
    """
    every = set(rows)
    entered: set[tuple[Value, Value]] = set()
    for _, context in every:
        while isinstance(context, Term) and context.name in _INNER:
            outer = context.arguments[-1]
            if context.name == "CallContext":
                entered.add((context.arguments[0], outer))
            context = outer
    return {str(site) for site, context in every if (site, context) not in entered}


def _given_nothing(missing: Set[str], edges: Set[tuple[str, str]], facts: Facts) -> set[str]:
    """Return the parameters of functions that some call gives a definition without a value."""
    calls = {
        str(row[0]) for relation in _ARGUMENTS for row in facts.rows(relation) if row[2] in missing
    }
    functions = {function for site, function in edges if site in calls}
    return {str(row[3]) for row in facts.rows("Parameter") if row[0] in functions} & missing


def _after(blocked: Set[str], facts: Facts) -> set[str]:
    """Return the states of memory that nothing but calls in `blocked` can lead to."""
    if not blocked:
        return set()
    silent: set[str] = set()
    sources: dict[str, set[str]] = {}
    for row, after, before in _steps(facts):
        if row[0] in blocked:
            silent.add(after)
        else:
            sources.setdefault(after, set()).add(before)
    followers: dict[str, list[str]] = {}
    for after, befores in sources.items():
        for before in befores:
            followers.setdefault(before, []).append(after)
    pending = list(silent)
    while pending:
        for after in followers.get(pending.pop(), ()):
            if after not in silent and sources[after] <= silent:
                silent.add(after)
                pending.append(after)
    return silent


def _steps(facts: Facts) -> Iterator[tuple[Row, str, str]]:
    """Yield the instructions that leave memory in a state `after`, made from a state `before`."""
    declared = declarations()
    for relation, rows in facts.items():
        columns = declared[relation].columns
        if "after" in columns and "before" in columns:
            places = columns.index("after"), columns.index("before")
        elif relation in _JOINS:
            places = _JOINS[relation]
        else:
            continue
        for row in rows:
            yield row, str(row[places[0]]), str(row[places[1]])
