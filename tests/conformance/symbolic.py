"""Operators on sizes that nobody knows: what the rules and the solver make of them must agree
with the same call on the sizes themselves.

    python tests/conformance/symbolic.py [--only NAME ...] [--sample N] [--seed S] [--details]

Each call of the ``OpInfo`` table is analysed as it is, and once more with sizes replaced by
symbols. With the sizes put back for the symbols, each requirement must come out as in the first
run (asked of the constraint terms and of Z3), and so must each size of the result. What differs
because of an assumption that is written down (``exceptions/symbolic/``) is counted apart.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import z3
from analysis import derived
from calls import Call, Symbol, T, with_tensors
from shapelog.rules.engines.clingo_engine import ClingoDerivation
from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import constant
from shapelog.solver.constraints import decided, inputs, is_expressible, requirement
from shapelog.solver.expressions import Expressions
from tallies import LISTS, tomllib

_BATCH = 600
_REPLACED = 0.7

Sizes = Mapping[str, int]


@dataclass(frozen=True)
class Symbolic:
    """A call, the same call with symbols for sizes, and the sizes they stand for."""

    concrete: Call
    symbolic: Call
    sizes: Sizes


def symbolised(call: Call, number: int, chosen: random.Random) -> Symbolic:
    """Replace most sizes of the tensors given by symbols, each by one of its own."""
    sizes: dict[str, int] = {}

    def changed(value: T) -> T:
        return replace(value, shape=tuple(size(each) for each in value.shape))

    def size(value: Any) -> Any:
        # tensors without elements are let through where others are refused: a size that nobody
        # knows is taken to be one
        if not isinstance(value, int) or value == 0 or chosen.random() > _REPLACED:
            return value
        name = f"s{number}_{len(sizes)}"
        sizes[name] = value
        return Symbol(name)

    symbolic = with_tensors(call, changed)
    return Symbolic(call, symbolic, sizes)


@dataclass(frozen=True)
class _Said:
    """What the rules say of one call: results, and requirements with what became of them."""

    results: frozenset[Value]
    requirements: tuple[tuple[str, str, Term], ...]


def differences(cases: Sequence[Symbolic]) -> tuple[Counter[str], list[str]]:
    """Count what became of the cases, and say where the two runs differ."""
    found: Counter[str] = Counter()
    details = []
    first = _said(derived([case.concrete for case in cases]), len(cases))
    second = _said(derived([case.symbolic for case in cases]), len(cases))
    for case, concrete, symbolic in zip(cases, first, second):
        problem = _difference(case, concrete, symbolic)
        if problem is None:
            found["agree"] += 1
        elif problem == "":
            found["open"] += 1
        elif _is_assumed(case):
            found["assumed"] += 1
        else:
            found["differ"] += 1
            details.append(f"{case.symbolic} with {dict(case.sizes)}: {problem}")
    return found, details


def _is_assumed(case: Symbolic) -> bool:
    """Whether a symbol of the case stands for a size that the rules say they take it not to be."""
    for assumption in _assumptions():
        if any(re.fullmatch(path, case.concrete.path) for path in assumption["paths"]):
            return assumption["size"] in case.sizes.values()
    return False


@cache
def _assumptions() -> list[Any]:
    path = LISTS / "symbolic" / "assumed.toml"
    return list(tomllib.loads(path.read_text(encoding="utf-8"))["assumed"])


def _said(derivation: ClingoDerivation, total: int) -> list[_Said]:
    results: dict[str, set[Value]] = {}
    for call, value in derivation.rows("CaseResult"):
        results.setdefault(_site(call), set()).add(value)
    requirements: dict[str, list[tuple[str, str, Term]]] = {}
    for state in ("Broken", "Residual", "Satisfied"):
        for call, rule, _, constraint, *_ in derivation.rows(state):
            requirements.setdefault(_site(call), []).append((state, str(rule), constraint))
    sites = [f"case{number}" for number in range(total)]
    return [
        _Said(frozenset(results.get(site, ())), tuple(requirements.get(site, ()))) for site in sites
    ]


def _site(call: Value) -> str:
    assert isinstance(call, Term)
    return str(call.arguments[0])


def _difference(case: Symbolic, concrete: _Said, symbolic: _Said) -> str | None:
    """None if all agrees, "" if something is left open, else what differs."""
    expected = any(state == "Broken" for state, _, _ in concrete.requirements)
    fails, is_open = [], False
    for state, rule, constraint in symbolic.requirements:
        if constraint.name in ("ElementAmong", "SameElement"):  # whatever the sizes
            fails += [rule] if state == "Broken" else []
            continue
        truth = _truth(constraint, case.sizes)
        if truth is None:
            is_open = True
        elif (state == "Satisfied" and not truth) or (state == "Broken" and truth):
            return f"{rule} is {state.lower()} whatever the sizes, but {truth} for these"
        elif not truth:
            fails.append(rule)
        if state == "Broken":
            fails.append(rule)
    if fails and not expected:
        return f"{sorted(set(fails))} fail, but the call with these sizes has no such failure"
    if expected:
        broken = sorted({rule for state, rule, _ in concrete.requirements if state == "Broken"})
        if fails:
            return None
        return "" if is_open else f"{broken} fail with these sizes, nothing fails with symbols"
    return _result_difference(case, concrete, symbolic) or ("" if is_open else None)


def _result_difference(case: Symbolic, concrete: _Said, symbolic: _Said) -> str | None:
    if len(concrete.results) != 1:
        return ""
    expected = next(iter(concrete.results))
    shapes = [_shape(value, case.sizes) for value in symbolic.results]
    wanted = _shape(expected, {})
    if wanted is None or any(shape is None for shape in shapes):
        return None if wanted is None else ""
    if any(_fits(shape, wanted) for shape in shapes):
        return None if all(None not in shape for shape in shapes if shape) else ""
    return f"the result is {shapes}, not {wanted}" if shapes else "no result"


def _fits(shape: tuple[int | None, ...] | None, wanted: tuple[int | None, ...]) -> bool:
    if shape is None or len(shape) != len(wanted):
        return shape is None
    return all(one is None or two is None or one == two for one, two in zip(shape, wanted))


def _shape(value: Value, sizes: Sizes) -> tuple[int | None, ...] | None:
    """The sizes of a tensor, None for one that is open; None for what is no ranked tensor."""
    if not isinstance(value, Term) or value.name != "Tensor":
        return None
    found: list[int | None] = []
    shape = value.arguments[1]
    while isinstance(shape, Term) and shape.name == "Axis":
        found.insert(0, constant(_substituted(shape.arguments[0], sizes)))
        shape = shape.arguments[1]
    return tuple(found) if isinstance(shape, Term) and shape.name == "Scalar" else None


def _truth(constraint: Term, sizes: Sizes) -> bool | None:
    """Whether a constraint holds of these sizes: by its terms, and by Z3 as well."""
    substituted = _substituted(constraint, sizes)
    assert isinstance(substituted, Term)
    truth = decided(substituted)
    if truth is not None and is_expressible(constraint):
        solver = z3.Solver()
        expressions = Expressions(z3)
        formula = requirement(constraint, expressions)
        for term in inputs(constraint):
            solver.add(expressions.variable(term) == sizes[str(term.arguments[0])])
        solver.add(formula)
        assert (solver.check() == z3.sat) == truth, (str(constraint), dict(sizes))
    return truth


def _substituted(value: Value, sizes: Sizes) -> Value:
    if not isinstance(value, Term):
        return value
    if value.name == "Symbol" and value.arguments[0] in sizes:
        return Term("Integer", (sizes[str(value.arguments[0])],))
    return Term(value.name, tuple(_substituted(each, sizes) for each in value.arguments))


def cases_of(calls: Iterable[Call], seed: int) -> list[Symbolic]:
    """The calls that have sizes to replace, with symbols for most of them."""
    chosen = random.Random(seed)
    distinct = {str(call): call for call in calls}
    cases = [symbolised(call, number, chosen) for number, call in enumerate(distinct.values())]
    return [case for case in cases if case.sizes]


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare the runs; the exit code is 1 if they differ."""
    from torch_conformance import all_samples

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", default=[], help="operators (regular expressions)")
    parser.add_argument("--sample", type=int, default=0, help="so many calls, drawn at random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--details", action="store_true", help="print each call that differs")
    options = parser.parse_args(arguments)
    calls = [sample.call for sample in all_samples(options.only, ("function",))]
    if options.sample:
        calls = random.Random(options.seed).sample(calls, min(options.sample, len(calls)))
    cases = cases_of(calls, options.seed)
    totals: Counter[str] = Counter()
    details = []
    for start in range(0, len(cases), _BATCH):
        found, said = differences(cases[start : start + _BATCH])
        totals += found
        details += said
    if options.details:
        print("\n".join(details))
    print(
        f"symbolic: calls={len(cases)} agree={totals['agree']} open={totals['open']} "
        f"assumed={totals['assumed']} differ={totals['differ']}"
    )
    return 1 if totals["differ"] else 0


if __name__ == "__main__":
    sys.exit(main())
