"""Takes each rule out in turn: some test must fail. Prints the rules that no test misses.

    python tests/mutation/mutate_rules.py [--file rules/core/loops.dl] [--since HEAD~9] ...

A test is an oracle if it derives something in this process and passes. A rule whose body holds
in no test survives without a trial. With ``--tables``, the rows of tables are mutants too.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from changes import changed_since
from engine import RulesUnderTest
from explain import explain
from hypothesis import Phase, settings
from memory import Memory
from mutants import Lines, Mutant, mutants_of
from oracle import Runner, Test, first_pass
from remembering import Remembering
from search import Hunt
from shapelog.rules.dialect.program import load_program

ROOT = Path(__file__).parents[2]
_WITHOUT = ("cli", "reports", "factgen", "mutation", "rules/dialect", "rules/engines")
_SAVE_EVERY = 120.0


class Mutation:
    """The run, as a plugin: pytest collects the tests and makes them runnable."""

    def __init__(
        self,
        chosen: argparse.Namespace,
        mutants: list[Mutant],
        rules: RulesUnderTest,
        remembering: Remembering,
    ) -> None:
        self.survivors: list[Mutant] = []
        self.silent: set[str] = set()
        self._chosen = chosen
        self._mutants = mutants
        self._rules = rules
        self._remembering = remembering
        self._memory = Memory(ROOT)
        self._saved = time.time()
        self._done = 0

    def pytest_runtestloop(self, session: Any) -> bool:
        """In place of running the tests."""
        if session.testsfailed:
            raise session.Failed("the tests cannot be collected")
        tests = self._tests(session.items)
        if not tests:
            raise session.Failed("no test derives something and passes")
        fires = frozenset[str]().union(*(test.fires for test in tests))
        for one in self._mutants:
            if not (one.is_row or one.place in fires):
                self.silent.add(one.place)
                print(f"{one}  [fires in no test]", flush=True)
        known = self._memory.settled
        waiting = [one for one in self._mutants if one.key not in known]
        waiting = [one for one in waiting if one.place not in self.silent]
        hunt = Hunt(tests, self._memory.killers, self._note)
        self._runner = runner = Runner(self._rules, self._chosen.jobs)
        try:
            hunt.run(runner, waiting)
        finally:
            self._memory.save()
        for one in waiting:
            if one.key not in self._memory.settled:
                self._memory.settle(one.key, "")
        self._memory.save()
        print(f"{runner.trials} trials, {runner.cut_off} of them cut off", flush=True)
        self.survivors = [
            one
            for one in self._mutants
            if one.place not in self.silent and not self._memory.killers[one.key]
        ]
        if self._chosen.explain:
            explain(self.survivors, tests, self._rules)
        return True

    def _tests(self, items: list[Any]) -> list[Test]:
        start = time.time()
        tests = list(first_pass(items, self._rules, self._remembering))
        seconds = sum(test.seconds for test in tests)
        print(
            f"{len(tests)} of {len(items)} tests derive something, in {seconds:.0f} s; "
            f"the first pass took {time.time() - start:.0f} s",
            flush=True,
        )
        return tests

    def _note(self, mutant: Mutant, test: Test) -> None:
        self._memory.settle(mutant.key, test.name)
        self._done += 1
        if time.time() - self._saved > _SAVE_EVERY:
            self._saved = time.time()
            self._memory.save()
            trials = f"{self._runner.trials} trials, {self._runner.cut_off} of them cut off"
            print(f"{self._done} killed so far in {trials}", flush=True)


def chosen_mutants(chosen: argparse.Namespace) -> list[Mutant]:
    """Those asked for; the rows of tables only with ``--tables``."""
    from shapelog.rules.files import rule_files

    wanted = tuple(name.rpartition("rules/")[2] for name in chosen.file)
    mutants = [
        one
        for one in mutants_of(load_program(rule_files()))
        if (chosen.tables or not one.is_row) and (not wanted or one.file.startswith(wanted))
    ]
    if chosen.since:
        mutants = changed_since(chosen.since, mutants, ROOT)
    if chosen.sample:
        picked = set(random.Random(chosen.seed).sample(range(len(mutants)), chosen.sample))
        mutants = [one for number, one in enumerate(mutants) if number in picked]
    return mutants


def in_the_translation(mutants: list[Mutant]) -> list[Mutant]:
    """Those that can be taken out of it; the rows of some tables are written in their place."""
    from shapelog.rules.cache import compiled_program
    from shapelog.rules.files import rule_files

    lines = Lines(compiled_program(rule_files()))
    found = [one for one in mutants if lines.has_rules(frozenset([one.place]))]
    if len(found) < len(mutants):
        print(f"not tried, since only their rows are translated: {len(mutants) - len(found)}")
    return found


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--file",
        action="append",
        default=[],
        help="only rules of this file or folder, rules/core/ for example",
    )
    parser.add_argument("--since", default="", help="only rules changed since this revision")
    parser.add_argument("--tables", action="store_true", help="rows of tables too")
    parser.add_argument("--sample", type=int, default=0, help="only so many, drawn at random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--explain", action="store_true", help="what each survivor derives")
    parser.add_argument("--tests", nargs="*", help="only these tests")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # threads do not survive a fork
    settings.register_profile("mutation", phases=[Phase.explicit, Phase.generate])
    settings.load_profile("mutation")  # a failure is enough, it need not be small
    rules = RulesUnderTest()
    rules.install()
    remembering = Remembering()
    remembering.install()
    mutants = in_the_translation(chosen_mutants(chosen))
    rules.places = frozenset(one.place for one in mutants)
    mutation = Mutation(chosen, mutants, rules, remembering)
    tests = chosen.tests or [str(ROOT / "tests")]
    ignored = [f"--ignore={ROOT / 'tests' / folder}" for folder in _WITHOUT]
    quiet = ["-qq", "-s", "-p", "no:cacheprovider", "-W", "ignore", "-o", "addopts="]
    kept = ["-o", "tmp_path_retention_policy=none", "--rootdir", str(ROOT)]
    status = pytest.main([*tests, *ignored, *quiet, *kept], plugins=[mutation])
    if status:
        return int(status)
    if not chosen.explain:
        print("\n".join(map(str, mutation.survivors)))
    total, left = len(mutants), len(mutation.survivors) + len(mutation.silent)
    percent = 100 * (total - left) / max(total, 1)
    print(f"mutate-rules: killed={total - left}/{total} ({percent:.1f}%) survivors={left}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
