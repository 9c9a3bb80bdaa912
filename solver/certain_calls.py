"""Which calls that Python refuses are told: those that no run gets past.

An argument too many, None where a layer wants a tensor: where a call may run several functions, or
get several things, a condition that is not followed nearly always keeps apart what does not go
together (`if kind == "masked": layer(x, mask)`). Nothing is said then, and nothing left open.
"""

from __future__ import annotations

from collections.abc import Sequence

from shapelog.solver.checks import Judged
from shapelog.solver.findings import Verdict

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


def without_uncertain_calls(judged: Sequence[Judged]) -> list[Judged]:
    """Return the checks without the calls that some run may get past."""
    certain = (Verdict.INVALID, Verdict.VALID)
    return [
        one
        for one in judged
        if one.check.rule not in RULES or one.judgement.verdict in certain
    ]
