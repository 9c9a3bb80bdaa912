"""Which lines of a program can fire, from what can be in the columns of its relations.

Everything is only added: a line that needs something waits until the last of it is there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence, Set

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
        self._steps: set[int] = set()
        self._values: dict[str, set[str]] = defaultdict(set)
        self._met: dict[str, set[str]] = defaultdict(set)
        self._flows: dict[str, list[Flow]] = defaultdict(list)
        self._new: dict[str, set[str]] = {}
        self._read: set[str] = set()
        self._said: set[str] = set()
        self._refused: set[str] = set()
        self._new_said: set[str] = set()
        self._words = {""}
        self._roots: set[str] = set()
        self._say([""])
        if every_text:
            for column in lines.values:
                if is_key(column):
                    self._put(column, {ANYTHING})

    def add_facts(self, relation: str, rows: Sequence[Sequence[str | int]]) -> None:
        """Adds rows of a relation; a number is no value that is followed."""
        self._find(relation)
        for position, cells in enumerate(zip(*rows, strict=True)):
            texts = {each for each in set(cells) if isinstance(each, str)}
            matter = texts & self._lines.texts
            values = self._lines.followed.intersection(map(text_value, matter))
            self._put(column_name(relation, position), values)
            self._say(matter)
            new = texts - self._read
            if new:
                self._read |= new
                self._root(map(root_of, new))
                self._name(self._lines.texts.intersection(".".join(new).split(".")))

    def add_values(self, found: Iterable[tuple[str, str]]) -> None:
        """Adds values of columns."""
        for column, value in found:
            self._put(column, {value})

    def add_texts(self, texts: Iterable[str]) -> None:
        """Adds texts that there are somewhere."""
        self._say(texts)

    def refused(self) -> Set[str]:
        """The values that were taken not to be among what may be anything, where others are."""
        for column, tables in self._lines.joins.items():
            if ANYTHING in self._values.get(column, ()):
                for table in tables.keys() - self._met[column]:
                    self._refused |= self._lines.tables[table]
        return self._refused - self._said

    def guessed(self, made: Iterable[str]) -> dict[str, Set[str]]:
        """The texts that were taken not to be in columns where there is more than is known.

        Only those are looked at that functions have made: all others have been followed.
        """
        if self._every_text:
            return {}
        unknown = set(map(text_value, made)) - self._said - self._lines.certain
        derived = self._lines.derived
        found = {
            column: unknown.intersection({*self._asked(column), *derived.get(column, ())}) - values
            for column, values in self._values.items()
            if ANYTHING in values
        }
        return {column: values for column, values in found.items() if values}

    def unreached(self) -> list[int]:
        """The lines that cannot fire, after all has been followed."""
        while self._ready or self._new or self._new_said:
            while self._ready:
                self._fire(self._ready.pop())
            if self._new:
                column = next(iter(self._new))
                self._follow(column, self._new.pop(column))
            else:
                self._find_in_open()
        return [number for number, count in enumerate(self._missing) if count]

    def _asked(self, column: str) -> Set[str]:
        """The values that lines need in a column."""
        return self._lines.values.get(column, {}).keys()

    def _say(self, texts: Iterable[str]) -> None:
        """Adds texts that there are somewhere."""
        for text in texts:
            value = text_value(text)
            if value in self._said:
                continue
            self._said.add(value)
            self._new_said.add(value)
            for root, path in self._lines.by_word.get(text, ()):
                self._join(root, text, path)
            self._root((root_of(text),))

    def _root(self, roots: Iterable[str]) -> None:
        """Adds what paths begin with."""
        for root in roots:
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
        known = text_value(word) in self._said if "-" in path else word in self._words
        if known and root in self._roots:
            self._say((path,))

    def _find_in_open(self) -> None:
        """Takes new texts to be in all columns in which there may be anything."""
        said, self._new_said = self._new_said, set()
        if not self._every_text:
            for column in [each for each, values in self._values.items() if ANYTHING in values]:
                self._meet(column, self._asked(column) & said)
                self._meet(column, self._joined(column, said))
                for target, sources in self._flows.get(column, ()):
                    if len(sources) > 1:
                        self._pass_all(target, sources, said)

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

    def _meet(self, column: str, needed: Set[str]) -> None:
        """Takes what is asked of a column, values or joins, as there."""
        new = needed - self._met[column]
        if new:
            self._met[column] |= new
            for waiting in (self._lines.values, self._lines.joins):
                numbers = waiting.get(column, {})
                for each in new:
                    self._count(numbers.get(each, ()))

    def _put(self, column: str, found: Set[str]) -> None:
        values = self._values[column]
        new = found - values
        if new and not (self._every_text and ANYTHING in values):
            values |= new
            if column in self._new:
                self._new[column] |= new
            else:
                self._new[column] = set(new)

    def _fire(self, number: int) -> None:
        fired = self._lines.fired(number)
        if fired is None:
            return
        self._find(fired.head)
        for step in self._new_steps(fired.gives):
            column, value = self._lines.value(step)
            self._put(column, {value})
        for step in self._new_steps(fired.flows):
            target, sources = flow = self._lines.flow(step)
            for source in sources:
                self._flows[source].append(flow)
            self._pass_all(target, sources)

    def _new_steps(self, steps: Sequence[int]) -> Iterator[int]:
        """Those that no other line has made."""
        for step in steps:
            if step not in self._steps:
                self._steps.add(step)
                yield step

    def _follow(self, column: str, new: set[str]) -> None:
        if column == SAID:
            self._say(filter(None, map(text_of, new)))
        if ANYTHING in new:
            self._meet(column, self._met_in_open(column))
        else:
            self._meet(column, self._asked(column) & new)
            self._meet(column, self._joined(column, new))
        candidates = None if ANYTHING in new else new
        for target, sources in self._flows.get(column, ()):
            if len(sources) == 1:
                self._put(target, new)
            else:
                self._pass_all(target, sources, candidates)

    def _met_in_open(self, column: str) -> Set[str]:
        """What is asked of a column in which there may be anything, as far as that is found."""
        asked = self._asked(column)
        if self._every_text:
            return asked | self._lines.joins.get(column, {}).keys()
        known = (self._values[column], self._said, self._lines.certain)
        found = set[str]().union(*(asked & values for values in known))
        return found.union(*(self._joined(column, values) for values in known))

    def _joined(self, column: str, values: Set[str]) -> Set[str]:
        """The tables' columns that a column is joined with, and that have one of the values."""
        tables = self._lines.joins.get(column, {}).keys() - self._met[column]
        return {each for each in tables if not self._lines.tables[each].isdisjoint(values)}

    def _pass_all(
        self, target: str, sources: Sequence[str], candidates: set[str] | None = None
    ) -> None:
        """Lets through what can be in all sources: of the candidates, if all else has been."""
        if len(sources) == 1:
            self._put(target, self._values[sources[0]])
            return
        found = [self._values[source] for source in sources]
        closed = [values for values in found if ANYTHING not in values]
        if not closed:
            self._put(target, set().union(*found) if candidates is None else candidates)
            return
        passed = (closed[0] if candidates is None else candidates).intersection(*closed)
        if not self._every_text:
            for values in found:
                if ANYTHING in values:
                    known = passed & values | passed & self._said | passed & self._lines.certain
                    self._refused |= passed - known
                    passed = known
        self._put(target, passed)
