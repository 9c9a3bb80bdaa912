"""The solver's time: of a run in seconds, of one check in Z3's own steps.

Steps do not depend on how busy the machine is: the same check runs out of them everywhere. Only
the end of a run is a matter of the clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

#: How many of Z3's steps (its parameter ``rlimit``) stand for a second.
_STEPS_A_SECOND = 750_000
#: The simple solver gets one part in so many of them.
_SHARE = 4

RUN_ENDED = "the run's time ran out"
CHECK_ENDED = "the time for one check ran out"
BEYOND = "beyond the solver's arithmetic"


@dataclass
class Budget:
    """What the questions of one check may take; `reason` is why the last one had no answer.

    They may take no more than is left of `shared`, either.
    """

    steps: int
    end: float
    seed: int = 0
    reason: str = ""
    shared: Budget | None = None

    @classmethod
    def until(cls, end: float, seconds: float, seed: int) -> Budget:
        """Return the steps of about so many seconds, within a run that ends at `end`."""
        return cls(max(1, int(seconds * _STEPS_A_SECOND)), end, seed)

    def part_of(self, shared: Budget) -> Budget:
        """Return this budget as a part of another one."""
        return replace(self, steps=min(self.steps, shared.steps), shared=shared)

    def take(self, steps: int) -> None:
        """Pay for so many steps."""
        self.steps -= steps
        if self.shared is not None:
            self.shared.take(steps)


class TimedSolver:
    """A Z3 solver whose questions are paid for by a budget.

    Most questions are small, and Z3's simple solver answers them in half the time: only those
    that it cannot answer are put to the one that chooses among all of Z3's ways.
    """

    def __init__(self, z3: Any, budget: Budget, conditions: Iterable[Any]) -> None:
        self._z3 = z3
        self._unknown = z3.unknown
        self._budget = budget
        self._conditions = list(conditions)
        self._is_simple = True
        self._solver = self._made(z3.SimpleSolver())

    def add(self, *conditions: Any) -> None:
        """Assume further conditions."""
        self._conditions += conditions
        self._solver.add(*conditions)

    def model(self) -> Any:
        """Return the model of the last question, which had one."""
        return self._solver.model()

    def check(self, *assumptions: Any) -> Any:
        """Return Z3's answer, `unknown` if the budget does not suffice for it."""
        answer = self._answer(assumptions)
        if answer == self._unknown and self._is_simple and self._is_paid():
            self._is_simple = False
            self._solver = self._made(self._z3.Solver())
            answer = self._answer(assumptions)
        if answer == self._unknown:
            self._budget.reason = self._why()
        return answer

    def _answer(self, assumptions: Sequence[Any]) -> Any:
        if not self._is_paid():
            return self._unknown
        budget = self._budget
        self._set_limits(self._solver)
        before = self._steps()
        answer = self._solver.check(*assumptions)
        budget.take(self._steps() - before)
        return answer

    def _made(self, solver: Any) -> Any:
        self._set_limits(solver)
        solver.set("random_seed", self._budget.seed)
        solver.add(*self._conditions)
        return solver

    def _is_paid(self) -> bool:
        return self._budget.steps > 0 and monotonic() < self._budget.end

    def _set_limits(self, solver: Any) -> None:
        solver.set("timeout", max(1, int((self._budget.end - monotonic()) * 1000)))
        steps = self._budget.steps // (_SHARE if self._is_simple else 1)
        solver.set("rlimit", max(1, steps))

    def _why(self) -> str:
        if monotonic() >= self._budget.end:
            return RUN_ENDED
        return CHECK_ENDED if self._budget.steps <= 0 else BEYOND

    def _steps(self) -> int:
        """Return the steps of all questions so far, whichever solver they were put to."""
        found = self._solver.statistics()
        known = "rlimit count" in found.keys()  # noqa: SIM118  it has no __contains__
        return int(found.get_key_value("rlimit count")) if known else 0
