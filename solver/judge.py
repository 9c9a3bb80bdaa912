"""Facts and what was derived from them to a report: the solver's one entry."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from shapelog.rules.engines.derivation import Derivation
from shapelog.solver.findings import (
    Finding,
    Gap,
    Report,
    RuleText,
    SourceProblem,
    Summary,
    TensorAnnotation,
    counted_severities,
)
from shapelog.solver.index import Index, site_of
from shapelog.solver.library_places import files_of_program
from shapelog.solver.program import FactRows

if TYPE_CHECKING:
    from shapelog.solver.conclusions import Undecided

_SECONDS = 30.0
_CHECK_SECONDS = 2.0


def judge(
    facts: FactRows,
    derivation: Derivation,
    *,
    target: str,
    sources: Mapping[str, str],
    problems: Sequence[SourceProblem] = (),
    not_analysed: Sequence[str] = (),
    annotate: bool = False,
    budget: float = _SECONDS,
    check_budget: float = _CHECK_SECONDS,
) -> Report:
    """Return the report on one unit.

    `not_analysed` are the variables that the rules gave no value; with `annotate`, the shape
    of every tensor expression is part of the report. `budget` is the solver's time in seconds,
    `check_budget` its time for one check; what they do not suffice for is undecided.
    """
    index = Index(facts, derivation, sources)
    findings: tuple[Finding, ...] = ()
    rules: tuple[RuleText, ...] = ()
    undecided: tuple[Undecided, ...] = ()
    failing: frozenset[str] = frozenset()
    consequences = 0
    decided = derivation.count("Satisfied")
    if any(map(derivation.count, ("Broken", "Residual", "Expects"))):
        from shapelog.solver.conclusions import conclude  # only if something is left

        concluded = conclude(index, budget, check_budget)
        findings, rules = concluded.findings, concluded.rules
        undecided, failing = concluded.undecided, concluded.failing
        consequences = concluded.consequences
        decided += concluded.judged - len(undecided)
    regroups = derivation.count("BatchOf") and derivation.count("Regroups")
    if regroups or derivation.count("Suspicious"):
        from shapelog.solver.lints import lint_findings  # only if something is suspicious

        notes, texts = lint_findings(index, failing)
        findings = tuple(sorted((*findings, *notes), key=lambda one: (one.span, one.rule)))
        rules = tuple(sorted((*rules, *texts), key=lambda one: one.rule))
    # a call that fails gives nothing: its finding says so
    silent = [variable for variable in not_analysed if variable not in failing]
    gaps, unmodelled = _gaps(index, undecided, silent)
    summary = Summary(
        files=files_of_program(sources),
        checks_decided=decided,
        checks_undecided=len(undecided),
        unmodelled_names=unmodelled,
        not_analysed=sum(gap.kind == "not-analysed" for gap in gaps),
        undecided_reasons=dict(sorted(Counter(one.reason for one in undecided).items())),
        consequences=consequences,
        **counted_severities(findings),
    )
    return Report(
        target=target,
        findings=findings,
        gaps=gaps,
        problems=tuple(problems),
        annotations=_annotations(index) if annotate else (),
        rules=rules,
        summary=summary,
        sources=sources,
    )


def _gaps(
    index: Index, undecided: Sequence[Undecided], not_analysed: Sequence[str]
) -> tuple[tuple[Gap, ...], dict[str, int]]:
    spans = index.program.spans
    gaps: dict[tuple[str, str, str], Gap] = {}
    for one in undecided:
        key = ("undecided", one.rule, one.site)
        gaps.setdefault(key, Gap("undecided", one.rule, spans.get(one.site), one.reason))
    names: Counter[str] = Counter()
    for row in index.derived.derivation.rows("Unmodelled"):
        site, name = str(row[0]), str(row[2])
        if ("unmodelled", name, site) not in gaps:
            names[name] += 1
            gaps["unmodelled", name, site] = Gap("unmodelled", name, spans.get(site))
    for call, option in index.derived.derivation.rows("TakenAsGiven"):
        place = site_of(call)
        site = place[0] if place else ""
        gaps["given", str(option), site] = Gap("given", str(option), spans.get(site))
    for variable, reason in _not_analysed(index.derived.derivation, not_analysed):
        word = _VARIABLE.sub("", variable)
        gaps["not-analysed", word, variable] = Gap(
            "not-analysed", word, spans.get(variable), reason
        )
    return tuple(gaps[key] for key in sorted(gaps)), dict(sorted(names.items()))


#: What keeps a place from being analysed, by the relation that says so.
_REASONS = {
    "StuckBranch": "a branch whose condition is not followed",
    "StuckLoop": "a loop whose rounds are not followed",
}
_CUTS = {
    "recursion": "it calls itself more often than is followed",
    "depth": "calls are deeper than is followed",
    "repeated": "the same is called more often than is followed",
    "left out": "it was left out, since nothing calls it by its name",
    "mode": "in which mode the layer is, training or evaluation, is not followed",
    "registrations": "it decorates more than is followed, and what it registers is unknown",
}


#: What the front end adds to the name that a variable has in the source: module, mark and number.
_VARIABLE = re.compile(r"^.*:%?|\.\d+$")


def _not_analysed(derivation: Derivation, valueless: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Places that the rules left, with the reason: no value was found, or something stopped."""
    for variable in valueless:
        yield variable, ""
    for relation, reason in _REASONS.items():
        for row in derivation.rows(relation):
            yield str(row[0]), reason
    for site, cut in derivation.rows("NotFollowed"):
        yield str(site), _CUTS[str(cut)]


def _annotations(index: Index) -> tuple[TensorAnnotation, ...]:
    from shapelog.solver.annotations import annotations_of  # for annotated sources only

    return annotations_of(index)
