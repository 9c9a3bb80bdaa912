"""Which lines of a program can fire, from what can be in the columns of its relations.

Everything is only added: a line that needs something waits until the last of it is there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from shapelog.rules.engines.lines import (
    ANYTHING,
    SAID,
    Flow,
    Lines,
    column_name,
    is_key,
    root_of,
    text_value,
    value_name,
)


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
        self._found: set[str] = set()
        self._values: dict[str, set[str]] = defaultdict(set)
        self._flows: dict[str, list[Flow]] = defaultdict(list)
        self._new: list[tuple[str, str]] = []
        self._said = {""}
        self._words = {""}
        self._roots: set[str] = set()
        self._open: dict[str, list[str]] = defaultdict(list)
        if every_text:
            for column in lines.asked:
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
            self.say(texts)
            self._name(word for text in texts for word in text.split("."))

    def say(self, texts: Iterable[str]) -> None:
        """Adds texts that there are somewhere."""
        for text in texts:
            if text not in self._said:
                self._say(text)

    def force(self, numbers: Iterable[int]) -> None:
        """Takes lines for such that can fire."""
        for number in numbers:
            self._missing[number] = 0
            self._ready.append(number)

    def look_up(self, found: Iterable[tuple[str, str]]) -> None:
        """Adds texts that rows are looked up by in columns."""
        for column, text in found:
            self._put(column, text_value(text))
            self._find(value_name(column, text_value(text)))

    def not_looked_up(self, column: str) -> frozenset[str]:
        """The texts in the rows of a table that nobody looks up in this column."""
        start = text_value("")
        return frozenset(
            value[len(start) :]
            for value in self._lines.asked.get(column, ())
            if value_name(column, value) not in self._found
        )

    def unreached(self) -> list[int]:
        """The lines that cannot fire, after all has been followed."""
        while self._ready or self._new:
            while self._ready:
                self._fire(self._ready.pop())
            while self._new:
                self._follow(*self._new.pop())
        return [number for number, count in enumerate(self._missing) if count]

    def _say(self, text: str) -> None:
        if text in self._said:
            return
        self._said.add(text)
        for name in self._open.pop(text, ()):
            self._find(name)
        for root, path in self._lines.paths.get(text, ()):
            self._join(root, text, path)
        root = root_of(text)
        if root not in self._roots:
            self._roots.add(root)
            for word, path in self._lines.roots.get(root, ()):
                self._join(root, word, path)

    def _name(self, words: Iterable[str]) -> None:
        """Adds words of the program: paths of libraries end in them."""
        for word in words:
            if word not in self._words:
                self._words.add(word)
                self._say(word)
                for root, path in self._lines.paths.get(word, ()):
                    self._join(root, word, path)

    def _join(self, root: str, word: str, path: str) -> None:
        """Adds a path if both of its ends are there; rules put together those with hyphens."""
        known = self._said if "-" in path else self._words
        if root in self._roots and word in known:
            self._say(path)

    def _find(self, name: str) -> None:
        if name not in self._found:
            self._found.add(name)
            for number in self._lines.waiting.get(name, ()):
                self._missing[number] -= 1
                if not self._missing[number]:
                    self._ready.append(number)

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
            self.say([value[len(text_value("")) :]])
        joins = self._lines.joins.get(column, ())
        if value == ANYTHING:
            for asked in self._lines.asked.get(column, ()):
                self._find_text(asked, value_name(column, asked))
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

    def _find_text(self, value: str, name: str) -> None:
        """Finds what needs the value where there may be anything, characters of a text as well."""
        start = text_value("")
        text = value[len(start) :]
        if self._every_text or not value.startswith(start) or len(text) == 1 or text in self._said:
            self._find(name)
        else:
            self._open[text].append(name)

    def _pass_all(self, target: str, sources: Sequence[str]) -> None:
        """Lets through what can be in all sources."""
        for source in sources:
            values = self._values[source]
            for value in tuple(values):
                self._pass(target, sources, value)
            if ANYTHING not in values:
                return

    def _pass(self, target: str, sources: Sequence[str], value: str) -> None:
        for source in sources:
            values = self._values[source]
            if value not in values and ANYTHING not in values:
                return
        self._put(target, value)
