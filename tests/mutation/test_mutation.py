"""The search for killers, on tests that are only functions of the rules taken out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from changes import changed_in
from engine import RulesUnderTest
from mutants import Lines, Mutant, mutants_of, place
from oracle import Search, Test, Trial
from search import Hunt
from shapelog.rules.dialect.program import load_program
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.compilation import compile_program
from shapelog.rules.engines.terms import Row

from shapelog import attempts

RULES = """
.decl A(x: number)
.decl B(x: number)
A(1). A(2).
B(x) :- A(x), x > 1.
B(x + 1) :-
    B(x), ( x < 3 ; x = 7 ).
"""

GIVEN = """
.decl Given(x: number)
.input Given
.decl NotAnalysed(x: number)
"""


class FakeRunner:
    """Answers trials by a function of the test's name and the rules taken out."""

    def __init__(self, passes: Callable[[str, frozenset[str]], bool], jobs: int = 1) -> None:
        self.trials: list[Trial] = []
        self.jobs = jobs
        self._passes = passes

    def run(self, searches: Iterator[Search]) -> None:
        for search in searches:
            answer = None
            try:
                while True:
                    trial = next(search) if answer is None else search.send(answer)
                    self.trials.append(trial)
                    answer = self._passes(trial.test.name, trial.removed)
            except StopIteration:
                pass


def mutants(total: int, is_row: bool = False) -> list[Mutant]:
    return [Mutant(f"core/a.dl:{line}:1", f"rule {line}", is_row) for line in range(total)]


def a_test(name: str, seconds: float, fires: list[Mutant]) -> Test:
    return Test(None, name, seconds, True, frozenset(one.place for one in fires))


def killed_by(runner: FakeRunner, tests: list[Test], every: list[Mutant]) -> dict[int, str]:
    killed: dict[int, str] = {}
    hunt = Hunt(tests, {}, lambda mutant, test: killed.update({mutant.line: test.name}), alone=1)
    hunt.run(runner, every)
    return killed


@pytest.mark.parametrize("is_row", [False, True])
def test_each_mutant_that_some_test_misses_is_killed(is_row: bool) -> None:
    every = mutants(40, is_row)
    vital = {"cheap": {every[3].place, every[9].place}, "dear": {every[30].place}}
    runner = FakeRunner(lambda name, removed: not removed & vital[name])
    tests = [a_test("dear", 2.0, every), a_test("cheap", 1.0, every)]
    assert killed_by(runner, tests, every) == {3: "cheap", 9: "cheap", 30: "dear"}


def test_groups_take_few_trials() -> None:
    every = mutants(512, is_row=True)
    runner = FakeRunner(lambda _, removed: every[300].place not in removed)
    assert killed_by(runner, [a_test("only", 1.0, [])], every) == {300: "only"}
    assert len(runner.trials) == 1 + 2 * 9


def test_a_rule_meets_only_tests_in_which_it_fires() -> None:
    every = mutants(2)
    runner = FakeRunner(lambda _, removed: False)
    assert killed_by(runner, [a_test("first", 1.0, every[:1])], every) == {0: "first"}
    assert [trial.removed for trial in runner.trials] == [frozenset([every[0].place])]


def test_a_rule_that_is_taken_out_leaves_the_others(tmp_path: Path) -> None:
    folder = tmp_path / "rules" / "core"
    folder.mkdir(parents=True)
    (folder / "b.dl").write_text(RULES, "utf-8")
    program = load_program([folder / "b.dl"])
    first, second = [one for one in mutants_of(program) if not one.is_row]
    facts = [one for one in mutants_of(program) if one.is_row]
    assert [(one.file, one.line) for one in facts] == [("core/b.dl", 4), ("core/b.dl", 4)]
    assert str(second) == "rules/core/b.dl:6: B((x + 1)) :- B(x), (x < 3 ; x = 7)."
    lines = Lines(compile_program(program))
    both = frozenset([first.place, second.place])
    whole, part = (
        lines.without(frozenset(removed)).clingo.text for removed in ((), (second.place,))
    )
    assert len(whole.split("\n")) == len(part.split("\n"))
    lost = set(whole.split("\n")) - set(part.split("\n"))
    assert len(lost) == 2 and all("r_B((V_x+1))" in line for line in lost)
    assert lines.has_rules(frozenset([first.place])) and not lines.has_rules(frozenset(["x"]))
    numbers = [int(line[2 : line.index(")")]) for line in lines.witnesses("w", both).split("\n")]
    assert [lines.place_of(number) for number in numbers] == [first.place] + [second.place] * 2


def test_a_run_lacks_the_rule_that_is_taken_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # put back afterwards
    monkeypatch.setattr(ClingoEngine, "run", ClingoEngine.run)
    monkeypatch.setattr(attempts, "attempt", attempts.attempt)
    file = tmp_path / "rules" / "c.dl"
    file.parent.mkdir()
    file.write_text(f"{GIVEN}{RULES}.output B\n", "utf-8")
    program = load_program([file])
    rules, compiled = RulesUnderTest(), compile_program(program)
    rules.install()
    places = [one.place for one in mutants_of(program) if not one.is_row]
    rules.places = frozenset(places)

    def derived() -> set[Row]:
        return set(ClingoEngine().run(compiled, {"Given": [(1,)]}, tables=True).rows("B"))

    rules.fired = set()
    assert attempts.attempt(derived, processor_seconds=9.0) == {(2,), (3,)}
    assert derived() == {(2,), (3,)} and rules.fired == set(places)
    rules.fired, rules.removed = None, frozenset(places[1:])
    assert derived() == {(2,)}
    rules.removed = frozenset(places)
    assert derived() == set()


def test_rules_are_found_by_the_lines_that_changed() -> None:
    every = [Mutant(f"core/a.dl:{line}:1", f"rule {line}", False) for line in (4, 5, 9)]
    difference = "\n".join(
        ["--- a/rules/core/a.dl", "+++ b/rules/core/a.dl", "@@ -3,2 +3,0 @@", "@@ -6 +7,2 @@ text"]
    )
    assert [one.line for one in changed_in(difference, every)] == [5]
    assert not changed_in(difference.replace("a.dl", "b.dl"), every)


def test_a_place_does_not_depend_on_the_way_to_it() -> None:
    assert place("/x/rules/library/../core/a.dl:3:1") == "core/a.dl:3:1"
    assert place("/here/.venv/rules/core/a.dl:3:1") == place("/there/rules/core/a.dl:3:1")
