"""Which layers that are applied to inputs of two sizes are told: those that are, on every run.

The rules say for each of two calls that it does not fit the other
(`rules/operators/first_inputs.dl`).
The later one fails, if no run comes to it without the earlier one; of others nothing is said, and
nothing is left open: a condition that is not followed may keep them apart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.checks import Judged
from shapelog.solver.choices import Choices
from shapelog.solver.findings import Verdict
from shapelog.solver.formulas import conjunction, followed_part
from shapelog.solver.index import Index, contexts
from shapelog.solver.protected import lies_in
from shapelog.solver.session import Session
from shapelog.solver.trace import order_of

RULE = "layer-other-size"


def with_first_inputs(
    index: Index, session: Session, judged: Sequence[Judged]
) -> list[Judged]:
    """Return the checks without those of layers that may not have been applied before."""
    if not any(one.check.rule == RULE for one in judged):
        return list(judged)
    rows = index.derived.derivation.rows
    open_calls = {row[0] for row in rows("WeighedOpen")}
    before: dict[Value, list[Term]] = defaultdict(list)
    for call, other in rows("MadeForAnother"):
        if isinstance(other, Term) and not {call, other} & open_calls:
            before[call].append(other)
    choices = Choices(index)
    refused = {
        one.check.call
        for one in judged
        if one.check.rule != RULE and one.judgement.verdict is Verdict.INVALID
    }
    failing: set[Term] = set()
    told = sorted(
        (one.check for one in judged if _may_fail(index, one)),
        key=lambda check: order_of(index, check.call),
    )
    for check in told:
        # what is refused as a whole is not told again for a layer inside
        if refused.intersection(contexts(check.call)):
            continue
        earlier = [
            other
            for other in before[check.call]
            if other not in failing and order_of(index, other) < order_of(index, check.call)
        ]
        if any(_comes_after(session, choices, check.call, other) for other in earlier):
            failing.add(check.call)
    return [one for one in judged if one.check.rule != RULE or one.check.call in failing]


def _may_fail(index: Index, one: Judged) -> bool:
    return (
        one.check.rule == RULE
        and one.judgement.verdict is Verdict.INVALID
        and not lies_in(index, one.check, index.program.handled_blocks)
    )


def _comes_after(session: Session, choices: Choices, call: Term, other: Term) -> bool:
    """Whether every run that comes to `call` comes to `other`."""
    formula = session.expressions.formula
    wanted = conjunction((choices.comes_to(call), choices.comes_to(other)))
    z3 = session.z3
    solver = session.solver(session.budget(), (), formula(choices.reaches(call)))
    return bool(solver.check(z3.Not(formula(followed_part(wanted)))) == z3.unsat)
