"""Random requirements over small domains, with the verdict that going through all inputs gives.

``python tests/solver/random_requirements.py --requirements 20000`` prints how many verdicts agree.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.cases import Case, Judgement
from shapelog.solver.conditions import SafeCondition
from shapelog.solver.constraints import holds
from shapelog.solver.findings import Verdict
from shapelog.solver.formulas import TRUE, Branch, Formula, conjunction, disjunction, integers
from shapelog.solver.session import Ranges, Session
from shapelog.solver.verdict import judge_case

MODULE = Term("ModuleContext", ("m",))
_BRANCH = Branch("b1", True)
_SECONDS = 600.0
_COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
_OPERATIONS: Mapping[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "min": min,
    "max": max,
    "broadcast": lambda a, b: b if a == 1 else a,
}
Inputs = dict[Term, int]


@dataclass(frozen=True)
class Requirement:
    """A requirement on the symbols of `ranges`, made on a path of comparisons.

    The path holds if of each group of comparisons one does.
    """

    name: str
    sides: tuple[Value, ...]
    path: tuple[tuple[Term, ...], ...]
    ranges: Mapping[Term, tuple[int, int]]

    def case(self) -> Case:
        """As the solver is asked for it."""
        groups = [disjunction(integers(one, True, _BRANCH) for one in group) for group in self.path]
        path: Formula = conjunction(groups) if groups else TRUE
        return Case(Term(self.name, self.sides), path)

    def bounds(self) -> Ranges:
        """The ranges as the solver has them."""
        return {
            symbol: [(Term("Integer", (low,)), Term("Integer", (high,)))]
            for symbol, (low, high) in self.ranges.items()
        }

    def changed(self, change: Callable[[Value], Value], random: Random) -> Requirement:
        """The same with other terms for its parts, and with what is in no order shuffled."""
        groups = [
            tuple(_changed(one, change) for one in random.sample(group, len(group)))
            for group in random.sample(self.path, len(self.path))
        ]
        ranges = [(_changed(symbol, change), bounds) for symbol, bounds in self.ranges.items()]
        random.shuffle(ranges)
        sides = tuple(_changed(side, change) for side in self.sides)
        return Requirement(self.name, sides, tuple(groups), dict(ranges))


def _changed(value: Value, change: Callable[[Value], Value]) -> Term:
    """Return a term in which `change` was made to every symbol."""
    if isinstance(value, Term) and value.name in ("Arithmetic", "Comparison"):
        operator, left, right = value.arguments
        parts = (operator, _changed(left, change), _changed(right, change))
        return Term(value.name, parts)
    found = change(value)
    assert isinstance(found, Term)
    return found


def draw(random: Random) -> Requirement:
    """Return a random requirement over at most three symbols, each with at most seven values."""
    symbols = [Term("Symbol", (name, MODULE)) for name in "nmk"[: random.randint(1, 3)]]
    ranges = {}
    for symbol in symbols:
        low = random.choice([0, 0, 1, 1, 2, 3])
        ranges[symbol] = (low, low + random.randint(0, 6))
    name = random.choice(["Equal", "AtLeast", "Broadcast", "Divides", "Within"])
    count = 3 if name == "Within" else 2
    sides = tuple(_side(random, symbols, 2) for _ in range(count))
    path = tuple(
        tuple(_comparison(random, symbols) for _ in range(random.randint(1, 2)))
        for _ in range(random.choice([0, 0, 1, 1, 2]))
    )
    return Requirement(name, sides, path, ranges)


def _side(random: Random, symbols: list[Term], depth: int) -> Term:
    if depth == 0 or random.random() < 0.35:
        if random.random() < 0.6:
            return random.choice(symbols)
        return Term("Integer", (random.randint(0, 7),))
    operator = random.choice(list(_OPERATIONS))
    left = _side(random, symbols, depth - 1)
    if operator in ("//", "%"):  # a division by zero is any integer: there is nothing to compare
        return Term(
            "Arithmetic", (operator, left, Term("Integer", (random.choice([-2, 1, 2, 3]),)))
        )
    return Term("Arithmetic", (operator, left, _side(random, symbols, depth - 1)))


def _comparison(random: Random, symbols: list[Term]) -> Term:
    operator = random.choice(list(_COMPARISONS))
    return Term("Comparison", (operator, _side(random, symbols, 1), _side(random, symbols, 1)))


# ---- going through all inputs


def failing_and_holding(requirement: Requirement) -> tuple[list[Inputs], list[Inputs]]:
    """Return the inputs on the path for which the requirement fails, and for which it holds."""
    failing, holding = [], []
    for inputs in _inputs(requirement):
        on_path = all(any(_true(one, inputs) for one in group) for group in requirement.path)
        if on_path:
            numbers = [_number(side, inputs) for side in requirement.sides]
            (holding if holds(requirement.name, numbers) else failing).append(inputs)
    return failing, holding


def _inputs(requirement: Requirement) -> Iterator[Inputs]:
    symbols = list(requirement.ranges)
    values = [range(low, high + 1) for low, high in requirement.ranges.values()]
    for chosen in itertools.product(*values):
        yield dict(zip(symbols, chosen))


def _number(value: Value, inputs: Inputs) -> int:
    assert isinstance(value, Term)
    if value.name == "Integer":
        return int(str(value.arguments[0]))
    if value.name == "Symbol":
        return inputs[value]
    operator, left, right = value.arguments
    return _OPERATIONS[str(operator)](_number(left, inputs), _number(right, inputs))


def _true(comparison: Term, inputs: Inputs) -> bool:
    operator, left, right = comparison.arguments
    return _COMPARISONS[str(operator)](_number(left, inputs), _number(right, inputs))


# ---- what the solver says


def judged(requirement: Requirement, seed: int = 0) -> Judgement:
    """Return the solver's judgement."""
    return judge_case(requirement.case(), Session(requirement.bounds(), _SECONDS, seed=seed))


def disagreement(requirement: Requirement, judgement: Judgement) -> str:
    """Return what is wrong with a judgement; nothing if it is right, or undecided."""
    failing, holding = failing_and_holding(requirement)
    if judgement.verdict is Verdict.UNDECIDED:
        return ""
    expected = Verdict.CONDITIONAL
    if not failing:
        expected = Verdict.VALID
    elif not holding:
        expected = Verdict.INVALID
    # a requirement that is decided without its path may be so where no run comes
    possible = {expected} | ({Verdict.UNREACHABLE} if not failing and not holding else set())
    if not failing and not holding:
        possible.add(Verdict.VALID)
        expected = Verdict.UNREACHABLE
    if judgement.verdict not in possible:
        return f"{judgement.verdict.value}, but it is {expected.value}"
    if judgement.verdict is Verdict.CONDITIONAL:
        witness = dict(judgement.inputs)
        if not any(witness.items() <= inputs.items() for inputs in failing):
            return f"the witness {judgement.inputs} does not fail"
        if judgement.safe is not None:
            return _wrong_condition(judgement.safe, failing, holding)
    return ""


def _wrong_condition(safe: SafeCondition, failing: list[Inputs], holding: list[Inputs]) -> str:
    """Return an input for which the condition that is said to be safe is not what decides."""
    meant: Mapping[str, Callable[[int], bool]] = {
        "equal": lambda value: value == safe.number,
        "among": lambda value: value in (safe.number, *safe.others),
        "multiple": lambda value: value % safe.number == 0,
        "least": lambda value: value >= safe.number,
        "most": lambda value: value <= safe.number,
    }
    for inputs in (*failing, *holding):
        if meant[safe.kind](inputs[safe.symbol]) is not (inputs in holding):
            return f"{safe.text('n')} is not the condition: {inputs}"
    return ""


@dataclass
class Tally:
    """The verdicts of many requirements, and each disagreement in words."""

    verdicts: Counter[str] = field(default_factory=Counter)
    disagreements: list[str] = field(default_factory=list)


def compare(requirements: int, seed: int) -> Tally:
    """Judge so many random requirements, and compare with going through all inputs."""
    random = Random(seed)
    tally = Tally()
    for number in range(requirements):
        requirement = draw(random)
        judgement = judged(requirement)
        tally.verdicts[judgement.verdict.value] += 1
        wrong = disagreement(requirement, judgement)
        if wrong:
            tally.disagreements.append(
                f"requirement {number} of seed {seed}: {wrong}: {requirement}"
            )
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requirements", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    tally = compare(options.requirements, options.seed)
    for line in tally.disagreements:
        print(line)
    counts = ", ".join(f"{count:,} {verdict}" for verdict, count in tally.verdicts.most_common())
    print(f"{sum(tally.verdicts.values()):,} requirements: {counts}")
    print(f"{len(tally.disagreements)} disagreements")
    sys.exit(1 if tally.disagreements else 0)


if __name__ == "__main__":
    main()
