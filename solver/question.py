"""One requirement in Z3: whether its place is reached, whether it fails there, whether it holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from shapelog.rules.engines.terms import Term
from shapelog.solver.arithmetic import is_integer, leaves
from shapelog.solver.budget import BEYOND, TimedSolver
from shapelog.solver.cases import CHOICES, UNKNOWN, Case, Judgement, undecided
from shapelog.solver.conditions import SafeCondition, as_formula, candidates
from shapelog.solver.constraints import inputs, is_expressible, requirement, sides
from shapelog.solver.findings import Verdict
from shapelog.solver.formulas import FALSE, TRUE, Leaf, certain_part, depends_on_sizes, leaves_of
from shapelog.solver.session import Session
from shapelog.solver.trials import goes_both_ways

#: How many values are named: with more of them nobody would call them particular.
_FEW = 4
#: A size that fits what is made for large ones.
_LARGE = 1 << 16
_TYPICAL = (64, 32, 16, 28, 10, 8, 4, 3, 2, 1)


class Question:
    """What is asked of Z3 for one requirement, within one budget."""

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
        self.sizes = [self.expressions.integer(one) >= 0 for one in case.sizes if is_integer(one)]
        self.path = self.z3.And(self.expressions.formula(case.path), *self.sizes)
        self.possible = self.expressions.formula(case.choices)
        self.choices = certain_part(case.choices) if case.varies else case.choices
        self.terms = list(_terms(case))

    def judgement(self) -> Judgement:
        """Return the verdict, or why there is none."""
        if self._is_plainly_open():
            return undecided(UNKNOWN)
        solver = self.session.solver(self.budget, self.terms, self.path, self.possible)
        reached = solver.check()
        if reached == self.z3.unsat:
            return Judgement(Verdict.UNREACHABLE)
        if self.case.broken and reached == self.z3.unknown:
            return undecided(self.budget.reason or BEYOND)
        fails, holds = self.z3.Not(self.required), self.required
        failing = self.z3.sat if self.case.broken else solver.check(fails)
        if failing == self.z3.unsat:
            return Judgement(Verdict.VALID)
        holding = self.z3.unsat if self.case.broken else solver.check(holds)
        if self.z3.unknown in (failing, holding):
            return undecided(self.budget.reason or BEYOND)
        always = holding == self.z3.unsat
        if always and self._is_met_by_rare_sizes():
            return undecided(UNKNOWN)
        if always and (not self.case.varies or self.case.choices is TRUE):
            return Judgement(Verdict.INVALID)
        if not always and not all(map(self.session.is_free, inputs(self.case.constraint))):
            return self._particular(fails)
        return self._conditional(fails)

    def _is_met_by_rare_sizes(self) -> bool:
        """Whether what fails for all usual sizes holds for smaller ones."""
        if not any(map(self.session.is_usual, self.terms)):
            return False
        solver = self.session.solver(self.budget, self.terms, self.path, self.possible, rare=True)
        return bool(solver.check(self.required) != self.z3.unsat)

    def _is_plainly_open(self) -> bool:
        """Whether a few values show that the requirement is neither met nor failed by all, where
        no input of the program decides which it is."""
        sizes = [] if self.case.broken else inputs(self.case.constraint)
        if not sizes or all(map(self.session.is_free, sizes)):
            return False
        if len(sizes) == 1 and self._is_asked(sizes[0]):
            return False
        ways = (self.case.path, self.case.choices)
        if any(map(depends_on_sizes, ways)):
            return False
        assumed = [*self.session.bounds_of(self.terms), *self.sizes]
        return goes_both_ways(self.z3, self.required, assumed) and self.session.is_reached(ways)

    def _particular(self, fails: Any) -> Judgement:
        """A failure for all but a few values of the one size that somebody will give."""
        sizes = inputs(self.case.constraint)
        if len(sizes) == 1 and self._is_asked(sizes[0]):
            found = self._conditional(fails)
            if found.safe is not None and found.safe.is_particular:
                return found
        return undecided(UNKNOWN)

    def _conditional(self, fails: Any) -> Judgement:
        """A failure on some runs, if what was not followed is not what makes it one."""
        if self.choices is FALSE:
            return undecided(CHOICES)
        z3 = self.z3
        chosen = self.expressions.formula(self.choices)
        solver = self.session.solver(self.budget, self.terms, self.path, chosen, fails)
        if solver.check() != z3.sat:
            return undecided(self.budget.reason or CHOICES)
        solver.add(*self._sensible())
        if solver.check() == z3.unsat:
            return Judgement(Verdict.VALID)
        large = list(self._large())
        if large and solver.check(*large) == z3.unsat:
            return undecided(UNKNOWN)
        if self._is_of_several_inputs():
            return undecided(UNKNOWN)
        branches = self._branches(solver) if self.case.varies else ()
        if self.case.varies and self.case.choices is not TRUE and not branches:
            return undecided(self.budget.reason or CHOICES)
        found: list[tuple[Term, int]] = []
        for term in self._symbols(branches):
            variable = self.expressions.variable(term)
            for value in _TYPICAL:
                if solver.check(variable == value) == z3.sat:
                    solver.add(variable == value)
                    break
            else:
                if solver.check() == z3.sat:
                    solver.add(variable == solver.model().eval(variable, model_completion=True))
            if solver.check() != z3.sat:
                return undecided(self.budget.reason or BEYOND)
            found.append((term, solver.model().eval(variable, model_completion=True).as_long()))
        verdict = Verdict.INVALID if self._occurs() else Verdict.CONDITIONAL
        return Judgement(verdict, tuple(found), branches, safe=self._safe(found))

    def _occurs(self) -> bool:
        """Whether each run has the value for which the requirement fails: it is the index of a
        loop that goes through all, and nothing else says whether the place is reached."""
        case = self.case
        sizes = dict.fromkeys(self.terms)
        known = not case.varies or case.choices is TRUE
        plain = all(leaf.comparison is not None for leaf in leaves_of(case.path))
        return known and plain and len(sizes) == 1 and all(map(self.session.is_taken_wholly, sizes))

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
            is_input = term.name == "Symbol" or self._is_asked(term)
            if is_input and not self.session.is_bounded(term):
                yield self.expressions.variable(term) >= 1

    def _large(self) -> Iterator[Any]:
        """Yield that what is taken to be large enough is larger than windows are."""
        for term in dict.fromkeys(self.terms):
            if self.session.is_large(term):
                yield self.expressions.variable(term) >= _LARGE

    def _is_of_several_inputs(self) -> bool:
        """Whether sizes of inputs declared apart must agree: who feeds them sees to it."""
        constraint = self.case.constraint
        sizes = inputs(constraint) if is_expressible(constraint) else []
        places = [one.arguments[1] for one in sizes if self.session.is_large(one)]
        return len({one.arguments[-1] for one in places if isinstance(one, Term)}) > 1

    def _symbols(self, branches: Sequence[Leaf]) -> list[Term]:
        """Return the inputs on which a failure depends, each once."""
        constraint = self.case.constraint
        found = inputs(constraint) if is_expressible(constraint) else []
        for branch in branches:
            if branch.comparison is not None:
                found.extend(leaves(branch.comparison))
        return [
            leaf for leaf in dict.fromkeys(found) if leaf.name == "Symbol" or self._is_asked(leaf)
        ]

    def _is_asked(self, term: Term) -> bool:
        """Whether somebody gives a size, or it would be a coincidence if it met the requirement."""
        return term in self.case.misplaced or self.session.is_asked(term)

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
