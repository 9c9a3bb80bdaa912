"""Which lines of a program can fire, from what can be in the columns of its relations.

Everything is only added: a line that needs something waits until the last of it is there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence, Set

from shapelog.rules.engines.lines import ANYTHING, Flow, Lines, column_name, text_value, value_name


class Reach:
    """What can be derived, as far as it has been added."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._missing = lines.missing.copy()
        self._ready = [number for number, count in enumerate(self._missing) if not count]
        self._found: set[str] = set()
        self._values: dict[str, Set[str]] = dict(lines.rows)
        self._flows: dict[str, list[Flow]] = defaultdict(list)
        self._new: list[tuple[str, str]] = []

    def add_facts(self, relation: str, rows: Sequence[Sequence[str | int]]) -> None:
        """Adds rows of a relation; a number is no value that is followed."""
        self._find(relation)
        for position, cells in enumerate(zip(*rows, strict=True)):
            values = {text_value(each) for each in set(cells) if isinstance(each, str)}
            self.add_values(column_name(relation, position), values & self._lines.followed)

    def add_values(self, column: str, values: Iterable[str]) -> None:
        """Adds values of a column."""
        for value in values:
            self._put(column, value)

    def unreached(self) -> list[int]:
        """The lines that cannot fire, after all has been followed."""
        while self._ready or self._new:
            while self._ready:
                self._fire(self._ready.pop())
            while self._new:
                self._follow(*self._new.pop())
        return [number for number, count in enumerate(self._missing) if count]

    def texts(self, column: str) -> frozenset[str]:
        """The strings that the column can have."""
        start = text_value("")
        values = self._values.get(column, ())
        return frozenset(value[len(start) :] for value in values if value.startswith(start))

    def _find(self, name: str) -> None:
        if name not in self._found:
            self._found.add(name)
            for number in self._lines.waiting.get(name, ()):
                self._missing[number] -= 1
                if not self._missing[number]:
                    self._ready.append(number)

    def _put(self, column: str, value: str) -> None:
        values = self._values.setdefault(column, set())
        if value not in values and ANYTHING not in values:
            assert isinstance(values, set)
            values.add(value)
            self._new.append((column, value))

    def _fire(self, number: int) -> None:
        head, gives, flows = self._lines.fired(number)
        self._find(head)
        for column, value in gives:
            self._put(column, value)
        for flow in flows:
            target, sources = flow
            for source in sources:
                self._flows[source].append(flow)
            self._pass_all(target, sources)

    def _follow(self, column: str, value: str) -> None:
        joins = self._lines.joins.get(column, ())
        if value == ANYTHING:
            for asked in self._lines.asked.get(column, ()):
                self._find(value_name(column, asked))
            for join in joins:
                self._find(join.name)
        else:
            self._find(value_name(column, value))
            for join in joins:
                if value in join.values:
                    self._find(join.name)
        for target, sources in self._flows.get(column, ()):
            if value == ANYTHING:
                self._pass_all(target, sources)
            else:
                self._pass(target, sources, value)

    def _pass_all(self, target: str, sources: Sequence[str]) -> None:
        """Lets through what can be in all sources."""
        for source in sources:
            values = self._values.get(source, ())
            for value in tuple(values):
                self._pass(target, sources, value)
            if ANYTHING not in values:
                return

    def _pass(self, target: str, sources: Sequence[str], value: str) -> None:
        for source in sources:
            values = self._values.get(source, ())
            if value not in values and ANYTHING not in values:
                return
        self._put(target, value)
