"""What fails and what stays open: the checks of a unit judged, and put into findings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from shapelog.rules.engines.derivation import Derivation
from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.assertions import without_uncertain
from shapelog.solver.batches import Failure, failures
from shapelog.solver.certain_calls import with_certain_calls
from shapelog.solver.checks import Check, Judged, judge_checks
from shapelog.solver.consequences import Grouped, grouped
from shapelog.solver.contradiction_findings import RULE, finding_of_contradiction
from shapelog.solver.contradictions import contradictions
from shapelog.solver.earlier_calls import with_earlier_calls
from shapelog.solver.either_way import with_certain_places
from shapelog.solver.explain import Elsewhere, RuleMessage, finding_of, rule_messages, span_of
from shapelog.solver.findings import Finding, RuleText, Verdict
from shapelog.solver.general_matrices import RULE as GENERAL_MATRIX
from shapelog.solver.general_matrices import general_matrix_notes
from shapelog.solver.index import Index, is_tensor, run_of, site_of
from shapelog.solver.item_bounds import without_uncertain_items
from shapelog.solver.library_places import is_library_file, place_of_call
from shapelog.solver.made_up_calls import without_refused_defaults
from shapelog.solver.passed_nones import without_passed_nones
from shapelog.solver.protected import is_meant
from shapelog.solver.rendering import dimensions
from shapelog.solver.same_cause import told_once, with_one_cause
from shapelog.solver.session import Session
from shapelog.solver.trace import trace_of
from shapelog.solver.wrong_ranks import ranks_alone


@dataclass(frozen=True)
class Undecided:
    """A check that stays open: its instruction, its rule, and why nobody could say."""

    site: str
    rule: str
    reason: str


@dataclass(frozen=True)
class Conclusions:
    """The findings, the rules they speak of, what stays open, the instructions that fail.

    `consequences` counts the checks that fail on what others are supposed to give, or for no
    inputs but those for which others fail.
    """

    findings: tuple[Finding, ...]
    rules: tuple[RuleText, ...]
    judged: int
    undecided: tuple[Undecided, ...]
    failing: frozenset[str]
    consequences: int


def conclude(index: Index, seconds: float, check_seconds: float) -> Conclusions:
    """Judge what the derivation found broken or left open, within the seconds for all, for each."""
    derived = index.derived
    session = Session(
        derived.ranges,
        seconds,
        check_seconds,
        deferred=derived.deferred,
        asked=derived.asked,
        large=derived.large,
        usual=derived.usual,
        taken_wholly=derived.taken_wholly,
    )
    judged = without_uncertain(index, judge_checks(index, session))
    judged = without_refused_defaults(index, without_uncertain_items(index, judged))
    judged = without_passed_nones(index, with_certain_calls(index, judged))
    judged = with_earlier_calls(index, session, judged)
    judged = with_certain_places(index, session, judged)
    rules = _rules(index.derived.derivation, judged)
    contradicting = contradictions(index, session, judged)
    told = {check for one in contradicting for check in one.checks}
    places = {check.place for check in told}
    failing = failures(
        index,
        [one for one in judged if one.check not in told and not is_meant(index, one.check)],
    )
    groups = with_one_cause(index, grouped(index, failing), session)
    groups = told_once(index, ranks_alone(groups))
    findings = sorted(
        (
            *_findings(index, groups, rules),
            *(finding_of_contradiction(index, one, rules[RULE].text) for one in contradicting),
            *general_matrix_notes(index, session, judged, rules[GENERAL_MATRIX]),
        ),
        key=lambda finding: (finding.span, finding.rule, finding.message),
    )
    following = {one.judged.check.place for group in groups for one in group.following}
    following -= {group.failure.judged.check.place for group in groups}
    again = _run_places(index)
    return Conclusions(
        tuple(findings),
        tuple(rules[rule].text for rule in sorted({one.rule for one in findings})),
        len(judged),
        tuple(
            Undecided(*one.check.place, one.judgement.reason)
            for one in judged
            if one.judgement.verdict is Verdict.UNDECIDED
            and one.check.place not in places
            and not _waits(one.check, again)
        ),
        frozenset(check.place[0] for check in (*(one.judged.check for one in failing), *told)),
        len(following),
    )


def _run_places(index: Index) -> frozenset[tuple[str, str]]:
    """Return the places, of an instruction and a rule, that some run of a graph checks again."""
    if not index.derived.deferred and not index.derived.derivation.count("RunNode"):
        return frozenset()
    found = set()
    for relation in ("Satisfied", "Broken", "Residual"):
        for call, rule, *_ in index.derived.derivation.rows(relation):
            site = site_of(call) if run_of(call) is not None else None
            if site is not None:
                found.add((site[0], str(rule)))
    return frozenset(found)


def _waits(check: Check, again: frozenset[tuple[str, str]]) -> bool:
    """Whether a check where a graph is built is left to the runs, which make it again."""
    return check.place in again and run_of(check.call) is None


def _rules(derivation: Derivation, judged: Sequence[Judged]) -> Mapping[str, RuleMessage]:
    wanted = {RULE, GENERAL_MATRIX, *(one.check.rule for one in judged)}
    rows = [
        (str(rule), str(title), str(message), str(page))
        for rule, title, message, page in derivation.rows("RuleText")
    ]
    return rule_messages(rows, wanted)


def _findings(
    index: Index, groups: Sequence[Grouped], rules: Mapping[str, RuleMessage]
) -> list[Finding]:
    """Return one finding for each place and rule, and for each layer and rule.

    Of what lies in a library's own source the place is the program's call.
    """
    best: dict[object, Grouped] = {}
    for group in groups:
        place = _place(index, group.failure)
        known = best.get(place)
        if known is None or _weakness(group) < _weakness(known):
            best[place] = group
    layers: dict[object, list[Grouped]] = defaultdict(list)
    for place, group in best.items():
        layers[_layer(index, group.failure) or place].append(group)
    findings = []
    for same in layers.values():
        first, *others = sorted(same, key=_severity)
        rule = rules[first.failure.judged.check.rule]
        elsewhere = Elsewhere(
            layer=[group.failure for group in others],
            consequences=[one for group in same for one in group.consequences],
            alike=[one for group in same for one in group.alike],
        )
        findings.append(finding_of(index, first.failure, rule, elsewhere))
    return findings


def _place(index: Index, failure: Failure) -> object:
    check = failure.judged.check
    called = place_of_call(span_of(index, check), trace_of(index, check.call))
    return check.place if called is None else (called, check.rule)


def _severity(group: Grouped) -> int:
    return int(group.failure.judged.judgement.verdict is Verdict.CONDITIONAL)


def _weakness(group: Grouped) -> tuple[int, int, bool]:
    """Return what the failures at one place are sorted by: of least sizes the largest counts.

    Empty tensors say least: mostly they are lists before something was put into them.
    """
    safe = group.failure.judged.judgement.safe
    least = -safe.number if safe is not None and safe.kind == "least" else 0
    return _severity(group), least, _is_about_nothing(group.failure.judged.check)


def _is_about_nothing(check: Check) -> bool:
    """Whether one of the two operands of a check has no elements."""
    return any(
        is_tensor(operand) and Term("Integer", (0,)) in dimensions(operand.arguments[1])[0]
        for operand in (check.left, check.right)
    )


def _layer(index: Index, failure: Failure) -> tuple[str, str] | None:
    """Return where the layer was built that fails, with the rule: one wrong layer, one finding."""
    check = failure.judged.check
    layer: Value | None = index.derived.layers.get(check.call)
    found = site_of(layer.arguments[0]) if isinstance(layer, Term) else None
    if found is None or is_library_file(index.program.spans[found[0]].file):
        return None
    return found[0], check.rule
