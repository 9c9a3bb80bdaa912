"""Which calls that do not fit an earlier one are told: those that come after it on every run.

A layer that is applied to inputs of two sizes (`rules/operators/first_inputs.dl`), a variable that
is made with one shape and shared with another (`rules/library/tensorflow_scopes.dl`): the rules
say for each of two calls that it does not fit the other. The later one fails, if no run comes to
it without the earlier one; of others nothing is said, and nothing is left open: a condition that
is not followed may keep them apart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.checks import Judged
from shapelog.solver.choices import Choices
from shapelog.solver.findings import Verdict
from shapelog.solver.formulas import conjunction, followed_part
from shapelog.solver.index import Index, contexts
from shapelog.solver.protected import lies_in
from shapelog.solver.session import Session
from shapelog.solver.trace import order_of


@dataclass(frozen=True)
class Kind:
    """Where the rules say which calls may come before one, and which may be about others."""

    pairs: str
    open_calls: str


#: The rules whose checks are about two calls.
RULES = {
    "layer-other-size": Kind("MadeForAnother", "WeighedOpen"),
    "variable-other-shape": Kind("MadeOtherwise", "NameOpen"),
}


def with_earlier_calls(index: Index, session: Session, judged: Sequence[Judged]) -> list[Judged]:
    """Return the checks without those that may have no call before them that they do not fit."""
    asked = {one.check.rule for one in judged} & RULES.keys()
    failing = {rule: _failing(index, session, judged, rule) for rule in sorted(asked)}
    return [
        one
        for one in judged
        if one.check.rule not in asked or one.check.call in failing[one.check.rule]
    ]


def _failing(
    index: Index, session: Session, judged: Sequence[Judged], rule: str
) -> frozenset[Term]:
    if rule == "variable-other-shape" and _begins_graphs(index):
        return frozenset()
    before = _before(index, RULES[rule])
    # what is refused as a whole is not told again for a layer inside
    refused = {
        one.check.call
        for one in judged
        if one.check.rule != rule and one.judgement.verdict is Verdict.INVALID
    }
    told = {one.check.call for one in judged if _may_fail(index, one, rule)}
    choices = Choices(index)
    found: set[Term] = set()
    for call in sorted(told, key=lambda call: order_of(index, call)):
        if refused.intersection(contexts(call)):
            continue
        earlier = (
            other
            for other in before[call]
            if other not in found and order_of(index, other) < order_of(index, call)
        )
        if any(_comes_after(session, choices, call, other) for other in earlier):
            found.add(call)
    return frozenset(found)


def _before(index: Index, kind: Kind) -> defaultdict[Value, list[Term]]:
    rows = index.derived.derivation.rows
    open_calls = {row[0] for row in rows(kind.open_calls)}
    before: defaultdict[Value, list[Term]] = defaultdict(list)
    for call, other in rows(kind.pairs):
        if isinstance(other, Term) and not {call, other} & open_calls:
            before[call].append(other)
    return before


def _begins_graphs(index: Index) -> bool:
    """Whether names may begin anew: a graph is begun more than once, or not in a module."""
    begun = [row[1] for row in index.derived.derivation.rows("BeginsGraph")]
    return len(begun) > 1 or any(
        isinstance(context, Term) and context.name != "ModuleContext" for context in begun
    )


def _may_fail(index: Index, one: Judged, rule: str) -> bool:
    return (
        one.check.rule == rule
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
