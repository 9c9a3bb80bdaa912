"""Which test kills which mutant, in few trials.

First each mutant meets a few tests alone: the one that killed it last time, the one that killed
its neighbour, then those in which its rule fires that have killed most for the time they took.
What survives that is mostly not tested at all, so it is then taken out in groups: if a test
passes without a whole group, it kills none of it; otherwise the group is halved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from mutants import Mutant
from oracle import Runner, Search, Test, Trial

ALONE = 4


class Hunt:
    """Finds the mutants that no test notices."""

    def __init__(
        self,
        tests: Sequence[Test],
        killers: dict[str, str],
        killed: Callable[[Mutant, Test], None],
        alone: int = ALONE,
    ) -> None:
        self._tests = sorted(tests, key=lambda test: test.seconds)
        self._met: dict[tuple[str, str], list[float]] = {}  # by file and test: killed, of so many
        self._by_name = {test.name: test for test in tests}
        self._killers = killers
        self._killed = killed
        self._alone = alone
        self._latest: dict[str, Test] = {}
        self._tried: set[tuple[str, str]] = set()

    def run(self, runner: Runner, mutants: Sequence[Mutant]) -> None:
        """Reports each killed mutant; the others survive."""
        alive = {mutant.place: mutant for mutant in mutants}
        runner.run(self._meet(mutant, alive) for mutant in mutants if not mutant.is_row)
        for test in self._tests:
            runner.run(self._sieves(test, alive, runner.jobs))

    def _meet(self, mutant: Mutant, alive: dict[str, Mutant]) -> Search:
        for test in self._nearest(mutant):
            self._tried.add((mutant.place, test.name))
            self._count(test, mutant, 1)
            if not (yield Trial(test, frozenset([mutant.place]))):
                self._kill(mutant, test, alive)
                return

    def _nearest(self, mutant: Mutant) -> Iterator[Test]:
        """A few tests in which the rule fires; asked for late, since neighbours teach."""
        hints = [
            self._by_name.get(self._killers.get(mutant.key, "")),
            self._latest.get(mutant.file),
        ]
        given: list[Test] = []
        able = [test for test in self._tests if mutant.place in test.fires]
        able.sort(key=lambda test: self._worth(test, mutant.file), reverse=True)
        for test in [*(hint for hint in hints if hint is not None), *able]:
            if mutant.place in test.fires and test not in given:
                given.append(test)
                yield test
                if len(given) == self._alone:
                    return

    def _count(self, test: Test, mutant: Mutant, column: int) -> None:
        for file in (mutant.file, ""):
            self._met.setdefault((file, test.name), [0.0, 0.0])[column] += 1

    def _worth(self, test: Test, file: str) -> float:
        """How likely it kills a mutant of this file, by the second: as it did there, or anywhere."""
        killed, met = self._met.get(("", test.name), (0.0, 0.0))
        here, tried = self._met.get((file, test.name), (0.0, 0.0))
        return (here + (killed + 1) / (met + 2)) / (tried + 1) / (test.seconds + 0.2)

    def _sieves(self, test: Test, alive: dict[str, Mutant], jobs: int) -> Iterator[Search]:
        """Searches through all that is alive and may matter to this test."""
        group = [
            mutant
            for mutant in alive.values()
            if (mutant.is_row or mutant.place in test.fires)
            and (mutant.place, test.name) not in self._tried
        ]
        size = max(1, -(-len(group) // jobs))
        for start in range(0, len(group), size):
            yield self._sift(test, group[start : start + size], alive)

    def _sift(self, test: Test, group: list[Mutant], alive: dict[str, Mutant]) -> Search:
        if (yield Trial(test, frozenset(mutant.place for mutant in group))):
            return
        if len(group) == 1:
            self._kill(group[0], test, alive)
            return
        middle = len(group) // 2
        yield from self._sift(test, group[:middle], alive)
        yield from self._sift(test, group[middle:], alive)

    def _kill(self, mutant: Mutant, test: Test, alive: dict[str, Mutant]) -> None:
        alive.pop(mutant.place, None)
        self._latest[mutant.file] = test
        self._count(test, mutant, 0)
        self._killed(mutant, test)
