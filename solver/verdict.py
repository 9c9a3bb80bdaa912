"""The verdict on one requirement: fails always, for some inputs, never, or nobody knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import Variables, constant, leaves
from shapelog.solver.constraints import decided, formula, inputs, is_ranked
from shapelog.solver.findings import Verdict
from shapelog.solver.index import Index
from shapelog.solver.paths import is_unconditional, path_conditions

_CHECK_MILLISECONDS = 2000
_TYPICAL = (64, 32, 16, 28, 1)


@dataclass(frozen=True)
class Judgement:
    """A verdict, and for a conditional one the input values that make the check fail."""

    verdict: Verdict
    witness: tuple[tuple[Term, int], ...] = ()


def judge_requirement(index: Index, call: Value, constraint: Term, *, broken: bool) -> Judgement:
    """Judge one requirement of one call; `broken` if it is known to be false.

    A symbol stands for an input that can have any value of its range; an unknown may have
    fewer than that, so that nothing is reported for its sake.
    """
    truth = False if broken else decided(constraint)
    if truth:
        return Judgement(Verdict.VALID)
    if truth is False and is_unconditional(index, call):
        return Judgement(Verdict.INVALID)
    if truth is None and not is_ranked(constraint):
        return Judgement(Verdict.UNDECIDED)
    return _solve(index, call, constraint, truth)


def _solve(index: Index, call: Value, constraint: Term, truth: bool | None) -> Judgement:
    import z3  # started only if something is left for it

    variables = Variables(z3)
    goal = z3.BoolVal(False) if truth is False else formula(constraint, variables)
    solver = z3.Solver()
    solver.set("timeout", _CHECK_MILLISECONDS)
    solver.set("random_seed", 0)
    solver.add(*path_conditions(index, call, variables))
    _bound(index, variables, solver)
    if solver.check() == z3.unsat:
        return Judgement(Verdict.UNREACHABLE)
    if truth is False:
        return Judgement(Verdict.INVALID)
    fails = solver.check(z3.Not(goal))
    if fails == z3.unsat:
        return Judgement(Verdict.VALID)
    holds = solver.check(goal)
    if fails == z3.unknown or holds == z3.unknown:
        return Judgement(Verdict.UNDECIDED)
    if holds == z3.unsat:
        return Judgement(Verdict.INVALID)
    if any(leaf.name != "Symbol" for leaf in inputs(constraint)):
        return Judgement(Verdict.UNDECIDED)
    return Judgement(Verdict.CONDITIONAL, _witness(variables, solver, z3.Not(goal), constraint))


def _bound(index: Index, variables: Variables, solver: Any) -> None:
    """Dimensions are not negative, symbols lie in their ranges; bounds may bring new symbols."""
    seen: set[Term] = set()
    while True:
        new = [term for term in variables.by_term if term not in seen]
        if not new:
            return
        for term in new:
            seen.add(term)
            if term.name != "Symbol" or term not in index.ranges:
                solver.add(variables.by_term[term] >= 0)
            for low, high in index.ranges.get(term, []):
                for bound, is_low in ((low, True), (high, False)):
                    if _is_number(bound):
                        side = variables.expression(bound)
                        own = variables.by_term[term]
                        solver.add(own >= side if is_low else own <= side)


def _is_number(value: Value) -> bool:
    if constant(value) is not None:
        return True
    return isinstance(value, Term) and value.name in ("Symbol", "Arithmetic")


def _witness(
    variables: Variables, solver: Any, failure: Any, constraint: Term
) -> tuple[tuple[Term, int], ...]:
    """Return values for the inputs, typical ones where they do."""
    z3 = variables.z3
    solver.push()
    solver.add(failure)
    terms = _unique(leaf for leaf in inputs(constraint) if leaf.name == "Symbol")
    for term in terms:
        for value in _TYPICAL:
            if solver.check(variables.of(term) == value) == z3.sat:
                solver.add(variables.of(term) == value)
                break
    solver.check()
    model = solver.model()
    found = tuple(
        (term, model.eval(variables.of(term), model_completion=True).as_long()) for term in terms
    )
    solver.pop()
    return found


def _unique(terms: Iterable[Term]) -> list[Term]:
    return list(dict.fromkeys(terms))


def symbols_of(values: Iterable[Value]) -> list[Term]:
    """Return the symbols in some integers, each once."""
    return _unique(leaf for value in values for leaf in leaves(value) if leaf.name == "Symbol")
