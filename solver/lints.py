"""Suspicions: what is allowed and probably not what was meant, as notes.

`rules/lints/` says what is suspicious. A place keeps its suspicion only if whatever is applied
there, in every context and for every value of its operands, is suspicious: code that also runs
with other shapes is not wrong for these.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

from shapelog.rules.engines.terms import Row, Term, Value, in_order
from shapelog.solver.arithmetic import constant, count_of
from shapelog.solver.batches import Failure
from shapelog.solver.cases import Judgement
from shapelog.solver.check_operands import operand_node
from shapelog.solver.checks import Check, Judged
from shapelog.solver.explain import RuleMessage, finding_of, rule_messages
from shapelog.solver.findings import Finding, RuleText, Severity, Span, Verdict
from shapelog.solver.flow import operands_of, values_at
from shapelog.solver.index import Index, contexts, site_of
from shapelog.solver.library_places import is_library_file
from shapelog.solver.nodes import Node, Variable
from shapelog.solver.rendering import dimensions

_BROADCAST = "suspicious-broadcast"
_BATCH = "batch-mixed"
_NEVER = Term("Never", ())


def lint_findings(
    index: Index, failing: Collection[str]
) -> tuple[tuple[Finding, ...], tuple[RuleText, ...]]:
    """Return the notes, in order, and what their rules say; none where a check fails."""
    places: dict[tuple[str, str], list[Check]] = defaultdict(list)
    for check in (*_suspicious(index), *_mixed_batches(index)):
        if check.place[0] not in failing:
            places[check.place].append(check)
    kept = [checks for checks in places.values() if _whole_place(index, checks)]
    texts = _texts(index, {checks[0].rule for checks in kept})
    found = (_note(index, checks[0], texts[checks[0].rule]) for checks in kept)
    notes = [note for note in found if not is_library_file(note.span.file)]
    notes.sort(key=lambda finding: (finding.span, finding.rule, finding.message))
    return tuple(notes), tuple(texts[rule].text for rule in sorted(texts))


def _note(index: Index, check: Check, rule: RuleMessage) -> Finding:
    failure = Failure(Judged(check, Judgement(Verdict.VALID)))
    return finding_of(index, failure, rule, severity=Severity.NOTE)


def _texts(index: Index, rules: set[str]) -> Mapping[str, RuleMessage]:
    rows = [
        (str(rule), str(title), str(message), str(page))
        for rule, title, message, page in index.derived.derivation.rows("RuleText")
    ]
    return rule_messages(rows, rules)


# ---- what the rules say


def _suspicious(index: Index) -> Iterator[Check]:
    for row in _rows(index, "Suspicious"):
        call, rule, argument, left, right = row
        if isinstance(call, Term):
            check = Check(call, str(rule), str(argument), _NEVER, left, right, broken=False)
            if check.rule != _BROADCAST or not _adds_axis(index, check):
                yield check


def _rows(index: Index, relation: str) -> list[Row]:
    return in_order(index.derived.derivation.rows(relation))


def _adds_axis(index: Index, check: Check) -> bool:
    """Whether the axis was added on purpose, as part of the expression: ``a[:, None] - b``."""
    whole = index.program.spans.get(check.place[0])
    adding = {row[0] for row in index.derived.derivation.rows("AddsAxis")}
    for operand in operands_of(index, check.call):
        if not isinstance(operand, Variable):
            continue
        span = index.program.spans.get(operand.name)
        if whole is None or span is None or not _stands_in(span, whole):
            continue
        made = index.derived.applied_at.get((operand.name, operand.context), ())
        if any(call in adding for call in made):
            return True
    return False


def _stands_in(part: Span, whole: Span) -> bool:
    begins = (whole.line, whole.column) <= (part.line, part.column)
    ends = (part.end_line, part.end_column) <= (whole.end_line, whole.end_column)
    return part.file == whole.file and begins and ends


# ---- samples of a batch that come together


def _mixed_batches(index: Index) -> Iterator[Check]:
    """Yield the reshapes that mix samples; where sizes are open, if a known size mixes them."""
    if not index.derived.batches:
        return
    found: list[tuple[Check, bool | None]] = []
    for call, tensor, result in _rows(index, "Regroups"):
        if isinstance(call, Term) and isinstance(tensor, Term):
            batch = _batch_of(index, call)
            if batch is not None:
                made = Term("Tensor", (tensor.arguments[0], result, tensor.arguments[2]))
                within = Term("Equal", (batch, batch))
                check = Check(call, _BATCH, "input", within, tensor, made, broken=False)
                found.append((check, _mixes(batch, tensor, result)))
    sure = {check.place for check, mixes in found if mixes}
    yield from (check for check, mixes in found if mixes is not False and check.place in sure)


def _batch_of(index: Index, call: Term) -> Value | None:
    """Return how many samples the innermost round over batches around a call has."""
    for context in reversed(contexts(call)):
        found = index.derived.batches.get(context)
        if found is not None:
            return found[1]
    return None


def _mixes(batch: Value, tensor: Term, result: Value) -> bool | None:
    """Whether rows of `result` hold parts of several samples of a batch that stands first.

    They do not if some last dimensions hold exactly a sample, if a row is a part of one, or if
    there is one row of everything. None if that depends on sizes that are open.
    """
    given, open_shape = dimensions(tensor.arguments[1])
    made, open_result = dimensions(result)
    if open_shape or open_result or len(given) < 2 or given[0] != batch or made[0] == batch:
        return False
    number, sample = constant(batch), constant(count_of(given[1:]))
    rows = [constant(count_of(made[place:])) for place in range(1, len(made))]
    row = rows[0]
    if sample in rows or number == 1 or constant(made[0]) == 1:
        return False
    if number is None or sample is None or row is None or None in rows:
        return None
    return 0 < row < number * sample and sample > 0 and sample % row != 0


# ---- the whole place


def _whole_place(index: Index, checks: Sequence[Check]) -> bool:
    """Whether everything that is applied at the place of the checks is suspicious."""
    place, _ = checks[0].place
    calls = {check.call for check in checks}
    for call in index.derived.applied:
        found = site_of(call) if isinstance(call, Term) and call.name == "CallContext" else None
        if found is not None and found[0] == place and call not in calls:
            return False
    return all(_every_value(index, check, checks) for check in checks)


def _every_value(index: Index, check: Check, checks: Sequence[Check]) -> bool:
    same = [other for other in checks if other.call == check.call]
    for position in (1, 2):
        node: Node | None = operand_node(index, check, check.operands, position)
        if node is None:
            continue
        suspicious = {other.operands[position] for other in same}
        if not set(values_at(index, node)) <= suspicious:
            return False
    return True
