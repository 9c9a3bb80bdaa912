"""The checks that are not decided in favour of the program: read, judged, seen together.

A check of one place may be made in many contexts and for many values. What fails only for a
loader's last batch, or for some of the values that an operand can have, is conditional.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value, order_key
from shapelog.solver.findings import Verdict
from shapelog.solver.index import Index, contexts, site_of
from shapelog.solver.verdict import Judgement, judge_requirement


@dataclass(frozen=True)
class Check:
    """One requirement of one call, as derived."""

    call: Value
    rule: str
    argument: str
    constraint: Term
    left: Value
    right: Value

    @property
    def place(self) -> tuple[str, str]:
        """The instruction and the rule: what one finding speaks of."""
        site = site_of(self.call)
        return (site[0] if site is not None else "", self.rule)


@dataclass(frozen=True)
class Judged:
    """A check with its verdict; `last_batch` is the round of a last batch that alone fails."""

    check: Check
    judgement: Judgement
    last_batch: Term | None = None


def read_checks(index: Index, relation: str) -> list[Check]:
    """Return the rows of a relation with the columns of `Requires`, in a stable order."""
    rows = sorted(index.derivation.rows(relation), key=order_key)
    return [
        Check(call, str(rule), str(argument), constraint, left, right)
        for call, rule, argument, constraint, left, right in rows
        if isinstance(constraint, Term)
    ]


def judge_checks(index: Index) -> list[Judged]:
    """Judge what Datalog found broken or left open."""
    judged = [
        Judged(
            check,
            judge_requirement(index, check.call, check.constraint, broken=relation == "Broken"),
        )
        for relation in ("Broken", "Residual")
        for check in read_checks(index, relation)
    ]
    failing = [
        item for item in judged if item.judgement.verdict in (Verdict.INVALID, Verdict.CONDITIONAL)
    ]
    if not failing:
        return judged
    broken = {_key(item.check, full=False) for item in failing}
    alternatives = _alternatives(index, failing)
    return _first_of_last_batches(
        [_in_context(item, broken, alternatives) if item in failing else item for item in judged]
    )


def _first_of_last_batches(judged: list[Judged]) -> list[Judged]:
    """Keep, of what fails for one last batch only, the first: the program gets no further."""
    first: dict[Term, Judged] = {}
    for item in judged:
        if item.last_batch is not None:
            known = first.get(item.last_batch)
            if known is None or _order(item) < _order(known):
                first[item.last_batch] = item
    return [
        item
        for item in judged
        if item.last_batch is None or item.check.place == first[item.last_batch].check.place
    ]


def _order(item: Judged) -> list[int]:
    """Return what sorts checks as the program runs: the numbers of the instructions on the way."""
    numbers = []
    for context in contexts(item.check.call):
        if context.name == "Child":
            numbers.append(int(str(context.arguments[0])))
        else:
            number = str(context.arguments[0]).rpartition(".")[2]
            numbers.append(int(number) if number.isdigit() else 0)
    return numbers


def _key(check: Check, *, full: bool) -> tuple[Value, ...]:
    """Return the path to a check: sites, loops, rounds; last batches as full ones if asked."""
    parts: list[Value] = [check.rule]
    for context in contexts(check.call):
        if context.name == "Iteration":
            phase = context.arguments[1]
            assert isinstance(phase, Term)
            if full and phase.name == "LastBatch":
                phase = Term("FullBatch", ())
            parts.extend((context.arguments[0], phase))
        else:
            parts.append(context.arguments[0])
    return tuple(parts)


def _alternatives(
    index: Index, failing: Iterable[Judged]
) -> dict[tuple[Value, str], set[tuple[Value, Value]]]:
    """Return the operands of the same calls for which the same rules are satisfied."""
    calls = {(item.check.call, item.check.rule) for item in failing}
    found: dict[tuple[Value, str], set[tuple[Value, Value]]] = defaultdict(set)
    for call, rule, _, _, left, right in index.derivation.rows("Satisfied"):
        if (call, str(rule)) in calls:
            found[call, str(rule)].add((left, right))
    for item in failing:
        found[item.check.call, item.check.rule].discard((item.check.left, item.check.right))
    return found


def _in_context(
    item: Judged,
    broken: set[tuple[Value, ...]],
    alternatives: dict[tuple[Value, str], set[tuple[Value, Value]]],
) -> Judged:
    """Weaken a failure that the full batch, or other values of the operands, do not share."""
    check, judgement = item.check, item.judgement
    others = alternatives.get((check.call, check.rule), set())
    if others:
        varies = sum(
            any(other[side] != own for other in others)
            for side, own in enumerate((check.left, check.right))
        )
        verdict = Verdict.CONDITIONAL if varies == 1 else Verdict.UNDECIDED
        judgement = Judgement(verdict, judgement.witness)
    last = next((context for context in contexts(check.call) if _is_last_batch(context)), None)
    if last is None or _key(check, full=True) in broken:
        return Judged(check, judgement)
    if judgement.verdict is Verdict.INVALID:
        judgement = Judgement(Verdict.CONDITIONAL, judgement.witness)
    return Judged(check, judgement, last)


def _is_last_batch(context: Term) -> bool:
    if context.name != "Iteration":
        return False
    phase = context.arguments[1]
    return isinstance(phase, Term) and phase.name == "LastBatch"
