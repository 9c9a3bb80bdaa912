"""What a rule that survived does: the relations that have other rows without it, test by test.

If there are none, the rule may be redundant; otherwise no test looks at what it derives.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from engine import RulesUnderTest
from mutants import Mutant
from oracle import Answer, Test, forked, passes

_TESTS = 3

Counts = list[dict[str, int]]


def explain(survivors: Iterable[Mutant], tests: Sequence[Test], rules: RulesUnderTest) -> None:
    """Prints a line for each survivor, from the cheapest tests in which it fires."""
    whole: dict[str, Counts] = {}
    for mutant in survivors:
        firing = [test for test in tests if mutant.place in test.fires]
        changes = ""
        for test in sorted(firing, key=lambda test: test.seconds)[:_TESTS]:
            if test.name not in whole:
                whole[test.name] = _counted(test, frozenset(), rules)
            part = _counted(test, frozenset([mutant.place]), rules)
            changes = _difference(whole[test.name], part)
            if changes:
                changes += f" in {test.name}"
                break
        print(f"{mutant}\n    {changes or f'changes nothing in {min(len(firing), _TESTS)} tests'}")


def _difference(whole: Counts, part: Counts) -> str:
    """How many rows each relation has, with and without the rule, where that differs."""
    if len(whole) != len(part):
        return f"the rules are run {len(part)} times instead of {len(whole)}"
    found = []
    for before, after in zip(whole, part, strict=True):
        for name, count in before.items():
            if after.get(name) != count:
                found.append(f"{name} {count} -> {after.get(name)}")
    return ", ".join(found[:8]) + (f" and {len(found) - 8} more" if len(found) > 8 else "")


def _counted(test: Test, removed: frozenset[str], rules: RulesUnderTest) -> Counts:
    """How many rows each relation has in each run of the rules."""

    def work(answer: Answer) -> None:
        counts: Counts = []

        def note(derivation: Any) -> None:
            counts.append(_rows(derivation))

        rules.removed, rules.derived = removed, note
        passes(test.item)
        answer(counts)

    return forked(work) or []


def _rows(derivation: Any) -> dict[str, int]:
    """How many rows the relations have that depend on facts."""
    found = {}
    for name in derivation.relations():
        with suppress(ValueError):  # of tables not all rows have been derived
            found[name] = derivation.count(name)
    return found
