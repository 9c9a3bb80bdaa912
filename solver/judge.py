"""Facts and what was derived from them to a report: the solver's one entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from shapelog.rules.engines.derivation import Derivation
from shapelog.rules.engines.terms import Term
from shapelog.solver.checks import Judged, judge_checks
from shapelog.solver.explain import finding_of
from shapelog.solver.findings import (
    Finding,
    Gap,
    Report,
    RuleText,
    Severity,
    SourceProblem,
    Summary,
    TensorAnnotation,
    Verdict,
)
from shapelog.solver.index import FactRows, Index
from shapelog.solver.rendering import shape_text

_REPORTED = (Verdict.INVALID, Verdict.CONDITIONAL)


def judge(
    facts: FactRows,
    derivation: Derivation,
    *,
    target: str,
    sources: Mapping[str, str],
    problems: Sequence[SourceProblem] = (),
    not_analysed: Sequence[str] = (),
    annotate: bool = False,
) -> Report:
    """Return the report on one unit.

    `not_analysed` are the variables that the rules gave no value; with `annotate`, the shape
    of every tensor expression is part of the report.
    """
    index = Index(facts, derivation, sources)
    judged = judge_checks(index)
    texts, messages = _rule_texts(derivation, judged)
    findings = _findings(index, judged, texts, messages)
    undecided = [item for item in judged if item.judgement.verdict is Verdict.UNDECIDED]
    gaps, unmodelled = _gaps(index, undecided, not_analysed)
    stuck = derivation.count("StuckBranch") + derivation.count("StuckLoop")
    decided = derivation.count("Satisfied") + len(judged) - len(undecided)
    summary = Summary(
        files=len(sources),
        checks_decided=decided,
        checks_undecided=len(undecided),
        unmodelled_names=unmodelled,
        not_analysed=len(not_analysed) + stuck,
        errors=sum(finding.severity is Severity.ERROR for finding in findings),
        warnings=sum(finding.severity is Severity.WARNING for finding in findings),
    )
    return Report(
        target=target,
        findings=findings,
        gaps=gaps,
        problems=tuple(problems),
        annotations=_annotations(index) if annotate else (),
        rules=tuple(texts[rule] for rule in sorted({finding.rule for finding in findings})),
        summary=summary,
        sources=sources,
    )


def _rule_texts(
    derivation: Derivation, judged: Sequence[Judged]
) -> tuple[dict[str, RuleText], dict[str, str]]:
    wanted = {item.check.rule for item in judged}
    texts = {rule: RuleText(rule, rule, rule) for rule in wanted}
    messages: dict[str, str] = {}
    if wanted:
        for rule, title, message, page in derivation.rows("RuleText"):
            if rule in wanted:
                texts[str(rule)] = RuleText(str(rule), str(title), str(title), str(page))
                messages[str(rule)] = str(message)
    return texts, messages


def _findings(
    index: Index,
    judged: Sequence[Judged],
    texts: Mapping[str, RuleText],
    messages: Mapping[str, str],
) -> tuple[Finding, ...]:
    """Return one finding for each place and rule: the plainest of its contexts."""
    best: dict[tuple[str, str], Judged] = {}
    for item in judged:
        verdict = item.judgement.verdict
        if verdict not in _REPORTED:
            continue
        known = best.get(item.check.place)
        if known is None or _REPORTED.index(verdict) < _REPORTED.index(known.judgement.verdict):
            best[item.check.place] = item
    findings = [finding_of(index, item, texts, messages) for item in best.values()]
    findings.sort(key=lambda finding: (finding.span, finding.rule, finding.message))
    return tuple(findings)


def _gaps(
    index: Index, undecided: Sequence[Judged], not_analysed: Sequence[str]
) -> tuple[tuple[Gap, ...], dict[str, int]]:
    gaps: dict[tuple[str, str, str], Gap] = {}
    for item in undecided:
        site, rule = item.check.place
        gaps["undecided", rule, site] = Gap("undecided", rule, index.spans.get(site))
    sites: Counter[str] = Counter()
    for place, _, path in index.derivation.rows("Unmodelled"):
        name = str(path)
        key = ("unmodelled", name, str(place))
        if key not in gaps:
            sites[name] += 1
        gaps[key] = Gap("unmodelled", name, index.spans.get(str(place)))
    for variable in not_analysed:
        word = variable.rsplit(":", 1)[-1]
        gaps["not-analysed", word, variable] = Gap("not-analysed", word, index.spans.get(variable))
    return tuple(gaps[key] for key in sorted(gaps)), dict(sorted(sites.items()))


def _annotations(index: Index) -> tuple[TensorAnnotation, ...]:
    shapes: dict[str, set[str]] = {}
    for (variable, _), values in index.values.items():
        for value in values:
            if isinstance(value, Term) and value.name == "Tensor" and variable in index.spans:
                text = shape_text(value.arguments[1], index.meanings)
                shapes.setdefault(variable, set()).add(text)
    found = [
        TensorAnnotation(index.spans[variable], tuple(sorted(texts)))
        for variable, texts in shapes.items()
    ]
    return tuple(sorted(found, key=lambda annotation: (annotation.span, annotation.shapes)))
