"""The verdict on one requirement: fails always, for some inputs, never, or nobody knows.

A is what is assumed: dimensions are not negative, symbols lie in their ranges, the choices of
the path. R is the requirement. Symbols are true inputs: every value in their range can occur.
Unknowns over-approximate: what fails for some of their values is nobody's fault yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from time import monotonic
from typing import Any

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import is_integer, leaves, stands_for_many
from shapelog.solver.budget import BEYOND, RUN_ENDED, Budget, TimedSolver
from shapelog.solver.conditions import SafeCondition, as_formula, candidates
from shapelog.solver.constraints import (
    OF_ELEMENTS,
    decided,
    inputs,
    is_expressible,
    requirement,
    sides,
)
from shapelog.solver.expressions import Expressions
from shapelog.solver.findings import Verdict
from shapelog.solver.formulas import (
    FALSE,
    TRUE,
    Formula,
    Leaf,
    certain_part,
    conjunction,
    leaves_of,
)

Ranges = Mapping[Value, Sequence[tuple[Value, Value]]]
Inputs = tuple[tuple[Term, int], ...]

_CHECK_SECONDS = 2.0
#: How many values are named: with more of them nobody would call them particular.
_FEW = 4
_TYPICAL = (64, 32, 16, 28, 10, 8, 4, 3, 2, 1)


@dataclass(frozen=True)
class Judgement:
    """A verdict; for a conditional one the inputs and the branches that make the check fail.

    `safe` is the condition under which it does not, if there is a plain one. An undecided one
    has the reason why, in a few words.
    """

    verdict: Verdict
    inputs: Inputs = ()
    branches: tuple[Leaf, ...] = ()
    reason: str = ""
    safe: SafeCondition | None = None


@dataclass(frozen=True)
class Case:
    """A requirement with the choices under which it is made.

    `path` is why its place is reached, `choices` why its operands have these values; it
    `varies` if there are others for which it holds. `sizes` are
    dimensions of the operands: whatever they depend on, they are not negative. `broken` if
    the derivation has the requirement as false already.
    """

    constraint: Term
    path: Formula = TRUE
    choices: Formula = TRUE
    varies: bool = False
    sizes: tuple[Value, ...] = ()
    broken: bool = False


class Session:
    """What the checks of a run share: the inputs' ranges, the time that is left, Z3's terms.

    `deferred` are sizes that no input of the program is. Those that are `asked` the program
    leaves to whoever runs it: a failure is worth a word if few values will do.
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
    ) -> None:
        self._ranges = ranges
        self._deferred = deferred
        self._asked = asked
        self._end = monotonic() + seconds
        self._check_seconds = check_seconds
        self._seed = seed
        self._bounds: dict[Term, tuple[list[Any], list[Term]]] = {}
        self._judged: dict[Case, Judgement] = {}

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
        """Return what one check may take."""
        return Budget.until(self._end, self._check_seconds, self._seed)

    def solver(self, budget: Budget, terms: Iterable[Term], *conditions: Any) -> TimedSolver:
        """Return a solver that knows the conditions and the bounds of the inputs `terms`."""
        return TimedSolver(self.z3, budget, [*self._bounds_of(terms), *conditions])

    def is_free(self, term: Term) -> bool:
        """Whether every value in the range of a size can occur: it is an input of the program."""
        return term.name == "Symbol" and term not in self._deferred

    def is_asked(self, term: Term) -> bool:
        """Whether the program leaves a size to whoever runs what it builds."""
        return term in self._asked and not stands_for_many(term)

    def is_bounded(self, term: Term) -> bool:
        """Whether the program says how small an input can be."""
        return any(is_integer(low) for low, _ in self._ranges.get(term, ()))

    def judgement(self, case: Case) -> Judgement:
        """Return the verdict on a case that is not decided by constants; each is asked once."""
        if case not in self._judged:
            if self.is_over:
                return _undecided(RUN_ENDED)
            self._judged[case] = _Question(case, self).judgement()
        return self._judged[case]

    def _bounds_of(self, terms: Iterable[Term]) -> list[Any]:
        """Dimensions are not negative, symbols lie in their ranges; bounds may bring symbols."""
        found: list[Any] = []
        waiting = list(dict.fromkeys(terms))
        seen = set(waiting)
        while waiting:
            term = waiting.pop()
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


def judge_case(case: Case, session: Session) -> Judgement:
    """Judge one requirement; Z3 is started only if constants do not decide it."""
    truth = False if case.broken else decided(case.constraint)
    if truth:
        return Judgement(Verdict.VALID)
    assumed = conjunction((case.path, case.choices))
    if assumed is FALSE:
        return Judgement(Verdict.UNREACHABLE)
    if truth is False and not leaves_of(assumed):
        sure = not case.varies or case.choices.followed
        return Judgement(Verdict.INVALID) if sure else _undecided(_CHOICES)
    if truth is None and not is_expressible(case.constraint):
        return _undecided(_unknown_part(case.constraint))
    return session.judgement(case)


#: Why nobody can say: what is not known, or how it came about that it is so.
_CHOICES = "choices that were not followed"
_UNKNOWN = "an unknown size"


def _undecided(reason: str) -> Judgement:
    return Judgement(Verdict.UNDECIDED, reason=reason)


def _unknown_part(constraint: Term) -> str:
    """Return what a constraint that is no formula over integers lacks."""
    if constraint.name in OF_ELEMENTS:
        return "an unknown element type"
    return "an unknown number of dimensions" if constraint.name in _OF_SHAPES else _UNKNOWN


_OF_SHAPES = ("RankBetween", "SameCount")


class _Question:
    """One requirement in Z3."""

    def __init__(self, case: Case, session: Session) -> None:
        self.case = case
        self.session = session
        self.z3 = session.z3
        self.budget = session.budget()
        self.expressions = session.expressions
        self.required = (
            self.z3.BoolVal(False)
            if case.broken
            else requirement(case.constraint, self.expressions)
        )
        sizes = [self.expressions.integer(size) >= 0 for size in case.sizes if is_integer(size)]
        self.path = self.z3.And(self.expressions.formula(case.path), *sizes)
        self.possible = self.expressions.formula(case.choices)
        self.choices = certain_part(case.choices) if case.varies else case.choices
        self.terms = list(_terms(case))

    def judgement(self) -> Judgement:
        solver = self.session.solver(self.budget, self.terms, self.path, self.possible)
        reached = solver.check()
        if reached == self.z3.unsat:
            return Judgement(Verdict.UNREACHABLE)
        if self.case.broken and reached == self.z3.unknown:
            return _undecided(self.budget.reason or BEYOND)
        fails, holds = self.z3.Not(self.required), self.required
        failing = self.z3.sat if self.case.broken else solver.check(fails)
        if failing == self.z3.unsat:
            return Judgement(Verdict.VALID)
        holding = self.z3.unsat if self.case.broken else solver.check(holds)
        if self.z3.unknown in (failing, holding):
            return _undecided(self.budget.reason or BEYOND)
        always = holding == self.z3.unsat
        if always and (not self.case.varies or self.case.choices is TRUE):
            return Judgement(Verdict.INVALID)
        if not always and not all(map(self.session.is_free, inputs(self.case.constraint))):
            return self._particular(fails)
        return self._conditional(fails)

    def _particular(self, fails: Any) -> Judgement:
        """A failure for all but a few values of the one size that somebody will give."""
        sizes = inputs(self.case.constraint)
        if len(sizes) == 1 and self.session.is_asked(sizes[0]):
            found = self._conditional(fails)
            if found.safe is not None and found.safe.is_particular:
                return found
        return _undecided(_UNKNOWN)

    def _conditional(self, fails: Any) -> Judgement:
        """A failure on some runs, if what was not followed is not what makes it one."""
        z3 = self.z3
        chosen = self.expressions.formula(self.choices)
        solver = self.session.solver(self.budget, self.terms, self.path, chosen, fails)
        if solver.check() != z3.sat:
            return _undecided(self.budget.reason or _CHOICES)
        solver.add(*self._sensible())
        if solver.check() == z3.unsat:
            return Judgement(Verdict.VALID)
        branches = self._branches(solver) if self.case.varies else ()
        if self.case.varies and self.case.choices is not TRUE and not branches:
            return _undecided(self.budget.reason or _CHOICES)
        found: list[tuple[Term, int]] = []
        for term in _symbols(self.case.constraint, branches, self.session):
            variable = self.expressions.variable(term)
            for value in _TYPICAL:
                if solver.check(variable == value) == z3.sat:
                    solver.add(variable == value)
                    break
            else:
                if solver.check() == z3.sat:
                    solver.add(variable == solver.model().eval(variable, model_completion=True))
            if solver.check() != z3.sat:
                return _undecided(self.budget.reason or BEYOND)
            found.append((term, solver.model().eval(variable, model_completion=True).as_long()))
        return Judgement(Verdict.CONDITIONAL, tuple(found), branches, safe=self._safe(found))

    def _safe(self, found: Sequence[tuple[Term, int]]) -> SafeCondition | None:
        """Return the plain condition on the one input that is the requirement, if one is."""
        if len(found) != 1 or self.case.broken or not is_expressible(self.case.constraint):
            return None
        symbol, holding = found[0][0], []
        sensible = list(self._sensible())
        solver = self.session.solver(self.budget, self.terms, self.path, self.possible, *sensible)
        if solver.check(self.required) == self.z3.sat:
            variable = self.expressions.variable(symbol)
            holding.append(solver.model().eval(variable, model_completion=True).as_long())
        for one in candidates(symbol, sides(self.case.constraint), holding):
            formula = as_formula(one, self.expressions.variable)
            if solver.check(self.z3.Xor(self.required, formula)) == self.z3.unsat:
                return one
        return self._among(symbol, solver) if holding else None

    def _among(self, symbol: Term, solver: TimedSolver) -> SafeCondition | None:
        """Return the few values of `symbol` for which the requirement holds, if they are few."""
        variable = self.expressions.variable(symbol)
        solver.add(self.required)
        found: list[int] = []
        while len(found) < _FEW:
            answer = solver.check()
            if answer == self.z3.unsat and len(found) > 1:
                first, *others = sorted(found, reverse=True)
                return SafeCondition(symbol, "among", first, tuple(others))
            if answer != self.z3.sat:
                return None
            found.append(solver.model().eval(variable, model_completion=True).as_long())
            solver.add(variable != found[-1])
        return None

    def _sensible(self) -> Iterator[Any]:
        """Yield that what a user gives as a size is one: nobody needs to hear that 0 fails."""
        for term in dict.fromkeys(self.terms):
            is_input = term.name == "Symbol" or self.session.is_asked(term)
            if is_input and not self.session.is_bounded(term):
                yield self.expressions.variable(term) >= 1

    def _branches(self, solver: Any) -> tuple[Leaf, ...]:
        """Return the choices of the model that are enough for the operands' values."""
        model = solver.model()
        taken: dict[object, tuple[Leaf, Any]] = {}
        for leaf in leaves_of(self.choices):
            expression = self.expressions.leaf(leaf)
            holds = self.z3.is_true(model.eval(expression, model_completion=True))
            if holds:
                taken.setdefault((leaf.key, leaf.constant, leaf.truth), (leaf, expression))
        denied = self.z3.Not(self.expressions.formula(self.choices))
        other = self.session.solver(self.budget, self.terms, denied)
        kept = list(taken.values())
        for candidate in list(kept):
            fewer = [one for one in kept if one is not candidate]
            if other.check(*(expression for _, expression in fewer)) == self.z3.unsat:
                kept = fewer
        return tuple(leaf for leaf, _ in kept)


def _terms(case: Case) -> Iterator[Term]:
    """Yield the inputs that a case depends on: of its requirement, its sizes and its path."""
    if is_expressible(case.constraint):
        yield from inputs(case.constraint)
    for size in case.sizes:
        yield from leaves(size)
    for leaf in (*leaves_of(case.path), *leaves_of(case.choices)):
        if leaf.comparison is not None:
            yield from leaves(leaf.comparison)


def _symbols(constraint: Term, branches: Sequence[Leaf], session: Session) -> list[Term]:
    """Return the inputs on which a failure depends, each once."""
    found = inputs(constraint) if is_expressible(constraint) else []
    for branch in branches:
        if branch.comparison is not None:
            found.extend(leaves(branch.comparison))
    return [
        leaf for leaf in dict.fromkeys(found) if leaf.name == "Symbol" or session.is_asked(leaf)
    ]
