"""Which calls that Python refuses are told: those that no run gets past.

An argument too many, None where a layer wants a tensor: where a call may run several functions, or
get several things, a condition that is not followed nearly always keeps apart what does not go
together (`if kind == "masked": layer(x, mask)`). Nothing is said then, and nothing left open.
"""

from __future__ import annotations

from collections.abc import Sequence

from shapelog.solver.checks import Check, Judged
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


def without_uncertain_calls(index: Index, judged: Sequence[Judged]) -> list[Judged]:
    """Return the checks without the calls that some run may get past."""
    certain = (Verdict.INVALID, Verdict.VALID)
    if not any(one.check.rule in RULES for one in judged):
        return list(judged)
    rows = index.derived.derivation.rows
    of_several = {(row[0], "") for row in rows("RunsOneOfSeveral")}
    of_several |= {(row[0], str(row[1])) for row in rows("OneOfSeveral")}

    def is_told(check: Check) -> bool:
        return (check.call, "") not in of_several and (check.call, check.argument) not in of_several

    return [
        one
        for one in judged
        if one.check.rule not in RULES
        or (one.judgement.verdict in certain and is_told(one.check))
    ]
