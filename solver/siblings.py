"""Whether a check fails whichever tensor a call gets that is analysed apart for each of them."""

from __future__ import annotations

from collections.abc import Sequence

from shapelog.rules.engines.terms import Value
from shapelog.solver.flow import told_apart, values_at
from shapelog.solver.index import Index, built_in, contexts
from shapelog.solver.nodes import Node, Variable

Way = tuple[tuple[Node, Value], ...]


def fails_for_all(index: Index, calls: Sequence[Value]) -> bool:
    """Whether `calls`, where a check fails, are all that their callers' arguments may lead to."""
    return _covers(index, [_way_to(index, call) for call in calls])


def _way_to(index: Index, call: Value) -> Way:
    """Return for which arguments the calls around `call` are analysed, the outermost first."""
    return tuple(
        (Variable(argument.name, built_in(argument.context)), value)
        for context in contexts(call)
        for argument, value in told_apart(index, context)
    )


def _covers(index: Index, ways: Sequence[Way]) -> bool:
    """Whether each value of the place where `ways` part is on one of them, and so on inside."""
    if not any(ways):
        return True
    places = {way[0][0] if way else None for way in ways}
    place = places.pop()
    if places or place is None:
        return False  # of several things that are no tensors none has a context of its own
    inside: dict[Value, list[Way]] = {value: [] for value in values_at(index, place)}
    for way in ways:
        inside.setdefault(way[0][1], []).append(way[1:])
    return all(further and _covers(index, further) for further in inside.values())
