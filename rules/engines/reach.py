"""Which lines of a program can fire, from what can be in the columns of its relations.

Everything is only added: a line that needs something waits until the last of it is there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from shapelog.rules.engines.column_names import (
    ANYTHING,
    SAID,
    column_name,
    is_key,
    root_of,
    text_of,
    text_value,
)
from shapelog.rules.engines.lines import Flow, Lines


class Reach:
    """What can be derived, as far as it has been added.

    With ``every_text``, all rows of tables are looked up, and a value that is not followed may be
    any. Otherwise it is one of the texts of the program, which is a guess: functions make others.
    """

    def __init__(self, lines: Lines, *, every_text: bool) -> None:
        self._lines = lines
        self._every_text = every_text
        self._missing = lines.missing.copy()
        self._ready = [number for number, count in enumerate(self._missing) if not count]
        self._relations: set[str] = set()
        self._values: dict[str, set[str]] = defaultdict(set)
        self._met: set[tuple[str, str]] = set()
        self._flows: dict[str, list[Flow]] = defaultdict(list)
        self._new: list[tuple[str, str]] = []
        self._said = {""}
        self._words = {""}
        self._roots: set[str] = set()
        self._open: dict[str, list[str]] = defaultdict(list)
        if every_text:
            for column in lines.values:
                if is_key(column):
                    self._put(column, ANYTHING)

    def add_facts(self, relation: str, rows: Sequence[Sequence[str | int]]) -> None:
        """Adds rows of a relation; a number is no value that is followed."""
        self._find(relation)
        for position, cells in enumerate(zip(*rows, strict=True)):
            texts = {each for each in set(cells) if isinstance(each, str)}
            column = column_name(relation, position)
            for value in set(map(text_value, texts)) & self._lines.followed:
                self._put(column, value)
            self._say(texts)
            self._name(word for text in texts for word in text.split("."))

    def add_values(self, found: Iterable[tuple[str, str]]) -> None:
        """Adds values of columns."""
        for column, value in found:
            self._put(column, value)

    def guessed(self) -> dict[str, set[str]]:
        """The values that were taken not to be in columns where there is more than is known."""
        found: dict[str, set[str]] = defaultdict(set)
        for column, values in self._values.items():
            if ANYTHING in values and not self._every_text:
                asked = {*self._lines.values.get(column, ()), *self._lines.derived.get(column, ())}
                for value in asked - values:
                    text = text_of(value)
                    if text is not None and not self._is_said(text):
                        found[column].add(value)
        return found

    def unreached(self) -> list[int]:
        """The lines that cannot fire, after all has been followed."""
        while self._ready or self._new:
            while self._ready:
                self._fire(self._ready.pop())
            while self._new:
                self._follow(*self._new.pop())
        return [number for number, count in enumerate(self._missing) if count]

    def _say(self, texts: Iterable[str]) -> None:
        """Adds texts that there are somewhere."""
        for text in texts:
            if text in self._said:
                continue
            self._said.add(text)
            value = text_value(text)
            for column in self._open.pop(text, ()):
                self._meet(column, value)
            for root, path in self._lines.by_word.get(text, ()):
                self._join(root, text, path)
            root = root_of(text)
            if root not in self._roots:
                self._roots.add(root)
                for word, path in self._lines.by_root.get(root, ()):
                    self._join(root, word, path)

    def _name(self, words: Iterable[str]) -> None:
        """Adds words of the program: paths of libraries end in them."""
        for word in words:
            if word not in self._words:
                self._words.add(word)
                self._say((word,))
                for root, path in self._lines.by_word.get(word, ()):
                    self._join(root, word, path)

    def _join(self, root: str, word: str, path: str) -> None:
        """Adds a path if both of its ends are there; rules put together those with hyphens."""
        known = self._said if "-" in path else self._words
        if root in self._roots and word in known:
            self._say((path,))

    def _find(self, relation: str) -> None:
        if relation not in self._relations:
            self._relations.add(relation)
            self._count(self._lines.relations.get(relation, ()))

    def _count(self, numbers: Iterable[int]) -> None:
        """Counts something that the lines need as there."""
        missing = self._missing
        for number in numbers:
            missing[number] -= 1
            if not missing[number]:
                self._ready.append(number)

    def _meet(self, column: str, needed: str) -> None:
        """Takes what is asked of a column, a value or a join, as there."""
        if (column, needed) not in self._met:
            self._met.add((column, needed))
            for waiting in (self._lines.values, self._lines.joins):
                self._count(waiting.get(column, {}).get(needed, ()))

    def _put(self, column: str, value: str) -> None:
        values = self._values[column]
        if value not in values and not (self._every_text and ANYTHING in values):
            values.add(value)
            self._new.append((column, value))

    def _fire(self, number: int) -> None:
        fired = self._lines.fired(number)
        if fired is None:
            return
        self._find(fired.head)
        for column, value in fired.gives:
            self._put(column, value)
        for flow in fired.flows:
            target, sources = flow
            for source in sources:
                self._flows[source].append(flow)
            self._pass_all(target, sources)

    def _follow(self, column: str, value: str) -> None:
        if column == SAID:
            self._say(filter(None, (text_of(value),)))
        if value == ANYTHING:
            self._follow_anything(column)
            return
        if value in self._lines.values.get(column, ()):
            self._meet(column, value)
        for table in self._lines.joins.get(column, ()):
            if value in self._lines.tables[table]:
                self._meet(column, table)
        for target, sources in self._flows.get(column, ()):
            if len(sources) == 1 or self._is_in_all(sources, value):
                self._put(target, value)

    def _follow_anything(self, column: str) -> None:
        for table in self._lines.joins.get(column, ()):
            self._meet(column, table)
        for value in self._lines.values.get(column, ()):
            text = text_of(value)
            if self._every_text or text is None or self._is_said(text):
                self._meet(column, value)
            else:
                self._open[text].append(column)
        for target, sources in self._flows.get(column, ()):
            self._pass_all(target, sources)

    def _is_said(self, text: str) -> bool:
        """Whether there is the text somewhere; a character may be one of any text."""
        return len(text) == 1 or text in self._said

    def _pass_all(self, target: str, sources: Sequence[str]) -> None:
        """Lets through what can be in all sources."""
        for source in sources:
            values = self._values[source]
            for value in tuple(values):
                if self._is_in_all(sources, value):
                    self._put(target, value)
            if ANYTHING not in values:
                return

    def _is_in_all(self, sources: Sequence[str], value: str) -> bool:
        for source in sources:
            values = self._values[source]
            if value not in values and ANYTHING not in values:
                return False
        return True
