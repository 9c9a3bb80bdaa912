"""The tests as oracle: one test, in a forked process, with some rules taken out."""

from __future__ import annotations

import contextlib
import gc
import os
import pickle
import resource
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from typing import Any

from _pytest.runner import runtestprotocol
from engine import RulesUnderTest
from remembering import Remembering

PASSES, FAILS = 0, 1
_MEMORY = 6 << 30


@dataclass(frozen=True)
class Test:
    """A test that derives something: the seconds that takes, and the rules that fire in it.

    If all that was reached had a value, it is `complete`: then a mutant that leaves a gap fails.
    """

    __test__ = False  # none of pytest's own

    item: Any = field(compare=False, hash=False, repr=False)
    name: str
    seconds: float
    complete: bool
    fires: frozenset[str] = field(compare=False, hash=False, repr=False)


@dataclass(frozen=True)
class Trial:
    """A question: does this test pass without these rules?"""

    test: Test
    removed: frozenset[str]


Search = Generator[Trial, bool, None]
"""Asks trials and is sent whether they passed."""


def first_pass(items: list[Any], rules: RulesUnderTest, remembering: Remembering) -> Iterator[Test]:
    """Runs every test with all rules; it must pass and derive something."""
    for item in items:

        def work(answer: Answer) -> None:
            rules.fired, rules.seconds, rules.gaps = set(), 0.0, 0
            remembering.refuse = lambda lesson: answer([lesson])
            known = set(sys.modules)
            passed = passes(item)  # noqa: B023
            remembering.note_imports(known)
            answer((passed, rules.fired, rules.seconds, rules.gaps, remembering.lessons))

        while isinstance(result := forked(work), list):
            remembering.learn(result)
        passed, fired, seconds, gaps, lessons = result or (False, {"?"}, 0.0, 0, [])
        remembering.learn(lessons)
        if fired and not passed:
            print(f"not an oracle, since it does not pass: {item.nodeid}", flush=True)
        elif fired:
            yield Test(item, item.nodeid, seconds, not gaps, frozenset(fired))
    gc.collect()
    gc.freeze()  # the forked processes leave all this where it is


def passes(item: Any) -> bool:
    """Runs a test as pytest does."""
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):
        reports = runtestprotocol(item, log=False, nextitem=None)
    return all(report.passed for report in reports)


Answer = Callable[[Any], None]
"""Gives the result of a process, and ends it."""


def forked(work: Callable[[Answer], None]) -> Any:
    """What the work answers in a process of its own; None if that ends otherwise."""
    source, target = os.pipe()
    process = os.fork()
    if not process:

        def answer(result: Any) -> None:
            with os.fdopen(target, "wb") as pipe:
                pickle.dump(result, pipe)
            os._exit(0)

        try:
            work(answer)
        finally:
            os._exit(1)
    os.close(target)
    with os.fdopen(source, "rb") as pipe:
        written = pipe.read()
    os.waitpid(process, 0)
    return pickle.loads(written) if written else None


class Runner:
    """Runs the trials of many searches, some at a time; counts those that ended otherwise."""

    def __init__(self, rules: RulesUnderTest, jobs: int) -> None:
        self.trials = 0
        self.cut_off = 0
        self.jobs = jobs
        self._rules = rules
        self._running: dict[int, Search] = {}

    def run(self, searches: Iterator[Search]) -> None:
        """Brings all searches to their ends."""
        for search in searches:
            self._start(search, None)
            while len(self._running) >= self.jobs:
                self._wait()
        while self._running:
            self._wait()

    def _start(self, search: Search, answer: bool | None) -> None:
        """Sends the answer, and forks for the next trial if there is one."""
        try:
            trial = next(search) if answer is None else search.send(answer)
        except StopIteration:
            return
        self.trials += 1
        process = os.fork()
        if not process:
            _child(trial, self._rules)
        self._running[process] = search

    def _wait(self) -> None:
        process, status = os.wait()
        search = self._running.pop(process)
        self.cut_off += not os.WIFEXITED(status)
        self._start(search, os.waitstatus_to_exitcode(status) == PASSES)


def _child(trial: Trial, rules: RulesUnderTest) -> None:
    """Never returns; a mutant that does not come to an end or fills the memory is cut off."""
    code = FAILS
    try:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, 5 + 10 * trial.test.seconds)  # of processor time
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        rules.removed = trial.removed
        if trial.test.complete:
            rules.gap_found = lambda: os._exit(FAILS)
        code = PASSES if passes(trial.test.item) else FAILS
    finally:
        os._exit(code)
