"""The solver's time: of a run in seconds, of one check in Z3's own steps.

Steps do not depend on how busy the machine is: the same check runs out of them everywhere. Only
the end of a run is a matter of the clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any

#: How many of Z3's steps (its parameter ``rlimit``) stand for a second.
_STEPS_A_SECOND = 750_000

RUN_ENDED = "the run's time ran out"
CHECK_ENDED = "the time for one check ran out"
BEYOND = "beyond the solver's arithmetic"


@dataclass
class Budget:
    """What the questions of one check may take; `reason` is why the last one had no answer."""

    steps: int
    end: float
    seed: int = 0
    reason: str = ""

    @classmethod
    def until(cls, end: float, seconds: float, seed: int) -> Budget:
        """Return the steps of about so many seconds, within a run that ends at `end`."""
        return cls(max(1, int(seconds * _STEPS_A_SECOND)), end, seed)


class TimedSolver:
    """A Z3 solver whose questions are paid for by a budget."""

    def __init__(self, z3: Any, budget: Budget, conditions: Iterable[Any]) -> None:
        self._unknown = z3.unknown
        self._budget = budget
        self._solver = z3.Solver()
        self._set_limits(budget.end - monotonic())
        self._solver.set("random_seed", budget.seed)
        self._solver.add(*conditions)

    def add(self, *conditions: Any) -> None:
        """Assume further conditions."""
        self._solver.add(*conditions)

    def model(self) -> Any:
        """Return the model of the last question, which had one."""
        return self._solver.model()

    def check(self, *assumptions: Any) -> Any:
        """Return Z3's answer, `unknown` if the budget does not suffice for it."""
        budget = self._budget
        left = budget.end - monotonic()
        if left <= 0 or budget.steps <= 0:
            budget.reason = RUN_ENDED if left <= 0 else CHECK_ENDED
            return self._unknown
        self._set_limits(left)
        before = self._steps()
        answer = self._solver.check(*assumptions)
        budget.steps -= self._steps() - before
        if answer == self._unknown:
            budget.reason = self._why()
        return answer

    def _set_limits(self, seconds: float) -> None:
        self._solver.set("timeout", max(1, int(seconds * 1000)))
        self._solver.set("rlimit", max(1, self._budget.steps))

    def _why(self) -> str:
        if monotonic() >= self._budget.end:
            return RUN_ENDED
        return CHECK_ENDED if self._budget.steps <= 0 else BEYOND

    def _steps(self) -> int:
        """Return the steps of all questions so far, whichever solver they were put to."""
        found = self._solver.statistics()
        known = "rlimit count" in found.keys()  # noqa: SIM118  it has no __contains__
        return int(found.get_key_value("rlimit count")) if known else 0
