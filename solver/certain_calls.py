"""Which calls that Python refuses are told: those that no run gets past.

An argument too many, None where a layer wants a tensor: where a call may run several functions, or
get several things, a condition that is not followed nearly always keeps apart what does not go
together (`if kind == "masked": layer(x, mask)`). Such a check counts as undecided.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shapelog.solver.cases import CHOICES, undecided
from shapelog.solver.checks import Judged
from shapelog.solver.findings import Verdict
from shapelog.solver.index import Index

#: The rules of `rules/core/call_arguments.dl` and of `rules/operators/layer_inputs.dl`.
RULES = frozenset(
    {
        "call-argument",
        "call-keyword",
        "call-too-many",
        "layer-given-layer",
        "layer-given-none",
        "layer-given-several",
    }
)
#: Rules of `rules/operators/single_values.dl`: told unless the layer may be in another mode.
_RULES_BY_MODE = frozenset({"norm-single-value"})


def with_certain_calls(index: Index, judged: Sequence[Judged]) -> list[Judged]:
    """Return the checks, those of calls that some run may get past as undecided."""
    if not any(one.check.rule in RULES | _RULES_BY_MODE for one in judged):
        return list(judged)
    rows = index.derived.derivation.rows
    calls = {row[0] for row in rows("RunsOneOfSeveral")}
    evaluated = {row[0] for row in rows("MayEvaluate")}
    arguments = {(row[0], str(row[1])) for row in rows("OneOfSeveral")}

    def may_be_passed(one: Judged) -> bool:
        if one.check.rule in _RULES_BY_MODE:
            fails = one.judgement.verdict in (Verdict.INVALID, Verdict.CONDITIONAL)
            return fails and one.check.call in evaluated
        if one.check.rule not in RULES:
            return False
        if one.judgement.verdict is Verdict.INVALID:
            return one.check.call in calls or (one.check.call, one.check.argument) in arguments
        return one.judgement.verdict is Verdict.CONDITIONAL

    return [
        replace(one, judgement=undecided(CHOICES)) if may_be_passed(one) else one for one in judged
    ]
