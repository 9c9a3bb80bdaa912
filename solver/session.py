"""What the checks of a run share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from time import monotonic
from typing import Any

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import is_integer, leaves, stands_for_many
from shapelog.solver.budget import Budget, TimedSolver
from shapelog.solver.cases import Case, Judgement
from shapelog.solver.expressions import Expressions
from shapelog.solver.formulas import TRUE, Formula, depends_on_sizes
from shapelog.solver.intervals import Ranges, always_met

_CHECK_SECONDS = 2.0


class Session:
    """What the checks of a run share: the inputs' ranges, the time that is left, Z3's terms.

    `deferred` are sizes that no input of the program is. Those that are `asked` the program
    leaves to whoever runs it: a failure is worth a word if few values will do. Those that are
    `large` are so, as far as anything needs them to be. Those whose bounds are only `usual` may
    be smaller: a failure of all others is not certain. Those that are `taken_wholly` have each
    value in their range in every run.
    `seed` is for Z3's random choices; no verdict depends on it.
    """

    def __init__(
        self,
        ranges: Ranges,
        seconds: float,
        check_seconds: float = _CHECK_SECONDS,
        seed: int = 0,
        deferred: frozenset[Value] = frozenset(),
        asked: frozenset[Value] = frozenset(),
        large: frozenset[Value] = frozenset(),
        usual: frozenset[Value] = frozenset(),
        taken_wholly: frozenset[Value] = frozenset(),
    ) -> None:
        self._ranges = ranges
        self._deferred = deferred
        self._asked = asked
        self._large = large
        self._usual = usual
        self._taken_wholly = taken_wholly
        self._end = monotonic() + seconds
        self._check_seconds = check_seconds
        self._seed = seed
        self._shared: Budget | None = None
        self._bounds: dict[Term, tuple[list[Any], list[Term]]] = {}
        #: What was asked of Z3 before: the same case is not asked twice.
        self.judged: dict[Case, Judgement] = {}
        #: Whether places are reached, by paths and choices that no size is a part of.
        self._reached: dict[tuple[Formula, ...], bool] = {}

    @property
    def is_over(self) -> bool:
        """Whether the time of the run has passed."""
        return monotonic() >= self._end

    @cached_property
    def z3(self) -> Any:
        """The module, loaded only if something is left for it."""
        import z3

        return z3

    @cached_property
    def expressions(self) -> Expressions:
        """The terms that were met so far."""
        return Expressions(self.z3)

    def budget(self) -> Budget:
        """Return what one question may take, of what the variants of one check share."""
        budget = Budget.until(self._end, self._check_seconds, self._seed)
        return budget if self._shared is None else budget.part_of(self._shared)

    @contextmanager
    def variants(self) -> Iterator[None]:
        """Let the questions asked meanwhile share what two of them may take: they are about one
        check, whose operands may have several values."""
        self._shared = Budget.until(self._end, 2 * self._check_seconds, self._seed)
        yield
        self._shared = None

    def solver(
        self, budget: Budget, terms: Iterable[Term], *conditions: Any, rare: bool = False
    ) -> TimedSolver:
        """Return a solver that knows the conditions and the bounds of the inputs `terms`.

        With `rare`, sizes that are usually larger have any size there is.
        """
        return TimedSolver(self.z3, budget, [*self.bounds_of(terms, rare), *conditions])

    def is_free(self, term: Term) -> bool:
        """Whether every value in the range of a size can occur: it is an input of the program."""
        return term.name == "Symbol" and term not in self._deferred

    def is_asked(self, term: Term) -> bool:
        """Whether the program leaves a size to whoever runs what it builds."""
        return term in self._asked and not stands_for_many(term)

    def is_large(self, term: Term) -> bool:
        """Whether a size is taken to be large enough for whatever it is used for."""
        return term in self._large

    def is_usual(self, term: Term) -> bool:
        """Whether the lower bound of a size is what is usual, and smaller ones occur."""
        return term in self._usual

    def is_taken_wholly(self, term: Term) -> bool:
        """Whether each value in the range of a size occurs in every run."""
        return term in self._taken_wholly

    def is_bounded(self, term: Term) -> bool:
        """Whether the program says how small an input can be."""
        return any(is_integer(low) for low, _ in self._ranges.get(term, ()))

    def is_always_met(self, case: Case) -> bool:
        """Whether the bounds of sizes alone show that a requirement is met where it is reached."""
        ways = (case.path, case.choices)
        apart = not case.sizes and not any(map(depends_on_sizes, ways))
        return apart and always_met(case.constraint, self._ranges)

    def is_reached(self, ways: tuple[Formula, ...]) -> bool:
        """Whether a place is reached on some way: no size is a part of the `ways`."""
        known = self._reached
        if all(way is TRUE for way in ways):
            return True
        if ways not in known:
            parts = [self.expressions.formula(way) for way in ways]
            known[ways] = bool(self.solver(self.budget(), (), *parts).check() == self.z3.sat)
        return known[ways]

    def bounds_of(self, terms: Iterable[Term], rare: bool = False) -> list[Any]:
        """Dimensions are not negative, symbols lie in their ranges; bounds may bring symbols.

        With `rare`, sizes that are usually larger have one item at least.
        """
        found: list[Any] = []
        waiting = list(dict.fromkeys(terms))
        seen = set(waiting)
        while waiting:
            term = waiting.pop()
            if rare and term in self._usual:
                found.append(self.expressions.variable(term) >= 1)
                continue
            if term not in self._bounds:
                self._bounds[term] = self._bound(term)
            bounds, further = self._bounds[term]
            found += bounds
            waiting += [each for each in further if each not in seen]
            seen.update(further)
        return found

    def _bound(self, term: Term) -> tuple[list[Any], list[Term]]:
        own = self.expressions.variable(term)
        if term not in self._ranges:
            return [own >= 0], []
        bounds: list[Any] = []
        further: list[Term] = []
        for low, high in self._ranges[term]:
            if is_integer(low):
                bounds.append(own >= self.expressions.integer(low))
                further += leaves(low)
            if is_integer(high):
                bounds.append(own <= self.expressions.integer(high))
                further += leaves(high)
        return bounds, further
