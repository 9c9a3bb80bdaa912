"""The two rounds of a loop over a loader: a failure of the last batch alone is conditional.

The last batch is smaller unless the length of the dataset is a multiple of the batch size
(https://docs.pytorch.org/docs/2.13/data.html, ``drop_last``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.checks import Check, Judged
from shapelog.solver.findings import Verdict
from shapelog.solver.index import Index, contexts, run_of
from shapelog.solver.trace import order_of

_FAILING = (Verdict.INVALID, Verdict.CONDITIONAL)
_FULL = Term("FullBatch")
_LAST = Term("LastBatch")


@dataclass(frozen=True)
class Failure:
    """A check that fails; `last_batch` is the round of a last batch if full ones do not fail."""

    judged: Judged
    last_batch: Term | None = None


def failures(index: Index, judged: Sequence[Judged]) -> list[Failure]:
    """Return what fails, in the order of a run; a last batch is set against the full one."""
    failing = [one for one in judged if one.judgement.verdict in _FAILING]
    always = {_way(one.check, full=False) for one in failing if last_round(one.check) is None}
    found = [_compared(one, always) for one in failing]
    found.sort(key=lambda one: (order_of(index, one.judged.check.call), one.judged.check.rule))
    return _first_of_runs(index, _first_of_rounds(found))


def _first_of_runs(index: Index, found: Sequence[Failure]) -> list[Failure]:
    """Keep, of the operators that fail in one run of a graph, only the first: it gets no further.

    An operator that fails for all that can be fed was reported where the graph was built.
    """
    silent = index.derived.silent_rules
    built = {one.judged.check.place for one in found if run_of(one.judged.check.call) is None}
    first: dict[Term, tuple[str, str]] = {}
    kept: list[Failure] = []
    for one in found:
        check = one.judged.check
        run = run_of(check.call)
        if run is None or check.place in built:
            kept.extend([one] if run is None else [])
        elif check.rule in silent or first.setdefault(run, check.place) == check.place:
            kept.append(one)
    return kept


def _first_of_rounds(found: Sequence[Failure]) -> list[Failure]:
    """Keep, of what fails for one last batch only, the first place: a run gets no further."""
    first: dict[Term, tuple[str, str]] = {}
    for one in found:
        if one.last_batch is not None:
            first.setdefault(one.last_batch, one.judged.check.place)
    return [
        one
        for one in found
        if one.last_batch is None or one.judged.check.place == first[one.last_batch]
    ]


def _compared(judged: Judged, always: set[tuple[Value, ...]]) -> Failure:
    last = last_round(judged.check)
    if last is None or _way(judged.check, full=True) in always:
        return Failure(judged)
    judgement = replace(judged.judgement, verdict=Verdict.CONDITIONAL)
    return Failure(Judged(judged.check, judgement), last)


def last_round(check: Check) -> Term | None:
    """Return the outermost round of a last batch in which a check is made."""
    for context in contexts(check.call):
        if context.name == "Iteration" and context.arguments[1] == _LAST:
            return context
    return None


def full_round(last: Term) -> Term:
    """Return the round of a full batch beside that of a last one."""
    return Term("Iteration", (last.arguments[0], _FULL, last.arguments[2]))


def _way(check: Check, *, full: bool) -> tuple[Value, ...]:
    """Return the sites, loops and rounds on the way to a check; last batches as full ones if asked.

    What is called is left out: it may have been made in the round.
    """
    parts: list[Value] = [check.rule]
    for context in contexts(check.call):
        if context.name == "Iteration":
            loop, phase, _ = context.arguments
            parts.extend((loop, _FULL if full and phase == _LAST else phase))
        else:
            parts.append(context.arguments[0])
    return tuple(parts)
