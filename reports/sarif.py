"""SARIF 2.1.0, for code scanning services and editors.

Columns count from 1 in code points, which ``columnKind`` states; end columns
are exclusive, as SARIF has them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from shapelog.reports.characters import encodable
from shapelog.reports.file_uri import file_uri, is_web_page
from shapelog.reports.ordering import findings_in_order, gaps_in_order, problems_in_order
from shapelog.reports.places import Place, place_of, place_of_problem
from shapelog.reports.wording import (
    constructed_sentence,
    explanation,
    gap_sentence,
    origin_sentence,
)
from shapelog.solver.findings import Finding, Gap, Report, RuleText, SourceProblem, Span

from shapelog import __version__

JsonObject = dict[str, object]

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
_SOURCE_ROOT = "%SRCROOT%"


def render_sarif(report: Report) -> str:
    """The report as one SARIF log with one run."""
    log = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [_run(report)]}
    return json.dumps(_encodable(log), indent=2, ensure_ascii=False) + "\n"


def _run(report: Report) -> JsonObject:
    findings = findings_in_order(report.findings)
    rules = _rules(report.rules, findings)
    positions = {rule.rule: index for index, rule in enumerate(rules)}
    notifications = [
        *(_problem_notification(one) for one in problems_in_order(report.problems)),
        *(_gap_notification(one) for one in gaps_in_order(report.gaps)),
    ]
    return {
        "tool": {
            "driver": {
                "name": "shapelog",
                "semanticVersion": __version__,
                "rules": [_rule(rule) for rule in rules],
                "notifications": _notification_kinds(report),
            }
        },
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {
            _SOURCE_ROOT: {"description": {"text": "The folder shapelog was started in."}}
        },
        "invocations": [{"executionSuccessful": True, "toolExecutionNotifications": notifications}],
        "results": [_result(finding, positions[finding.rule]) for finding in findings],
        "properties": _summary(report),
    }


def _rules(known: Iterable[RuleText], findings: Iterable[Finding]) -> list[RuleText]:
    """The rules by name; one that a finding uses and that has no text stands with its name."""
    rules = {finding.rule: RuleText(finding.rule, finding.rule, "") for finding in findings}
    rules |= {rule.rule: rule for rule in known}
    return [rules[name] for name in sorted(rules)]


def _rule(rule: RuleText) -> JsonObject:
    title = rule.title or rule.rule
    described: JsonObject = {
        "id": rule.rule,
        "shortDescription": {"text": title},
        "fullDescription": {"text": rule.explanation or title},
    }
    if is_web_page(rule.page):
        described["helpUri"] = rule.page
    return described


def _result(finding: Finding, rule_index: int) -> JsonObject:
    result: JsonObject = {
        "ruleId": finding.rule,
        "ruleIndex": rule_index,
        "level": finding.severity.value,
        "message": {"text": "\n".join([finding.message, *explanation(finding)])},
        "locations": [_location(place_of(finding.span))],
    }
    flows = [flow for flow in (_call_flow(finding), _origin_flow(finding)) if flow]
    if flows:
        result["codeFlows"] = flows
    related = _related_locations(finding)
    if related:
        result["relatedLocations"] = related
    if finding.fingerprint:
        result["partialFingerprints"] = {"shapelog/v1": finding.fingerprint}
    result["properties"] = {
        "verdict": finding.verdict.value,
        "shapes": [{"name": one.name, "shape": one.shape} for one in finding.shapes],
        "witness": [{"name": one.name, "value": one.value} for one in finding.witness],
    }
    return result


def _call_flow(finding: Finding) -> JsonObject | None:
    """The way to the failing call, outermost first; steps without a place are left to the text."""
    steps = [(frame.description, frame.span) for frame in finding.trace]
    return _flow("How the program gets here", steps, finding)


def _origin_flow(finding: Finding) -> JsonObject | None:
    """The places that gave the dimensions their sizes, ending where they clash."""
    steps = [(f"{one.subject}: {one.explanation}", one.span) for one in finding.origins]
    return _flow("Where each dimension comes from", steps, finding)


def _flow(
    title: str, steps: Sequence[tuple[str, Span | None]], finding: Finding
) -> JsonObject | None:
    placed = [_location(place_of(span), text) for text, span in steps if span is not None]
    if not placed:
        return None
    locations = [*placed, _location(place_of(finding.span), finding.message)]
    return {
        "message": {"text": title},
        "threadFlows": [{"locations": [{"location": location} for location in locations]}],
    }


def _related_locations(finding: Finding) -> list[JsonObject]:
    """Origins and the layer's construction, numbered so that a message may point at them."""
    related = [(origin_sentence(one), one.span) for one in finding.origins]
    if finding.constructed is not None:
        related.append((constructed_sentence(finding.constructed), finding.constructed.span))
    related.extend((f"{one.name}: {one.shape}", one.span) for one in finding.shapes)
    placed = [_location(place_of(span), text) for text, span in related if span is not None]
    return [{"id": number, **location} for number, location in enumerate(placed, 1)]


def _location(place: Place, message: str = "") -> JsonObject:
    location: JsonObject = {
        "physicalLocation": {
            "artifactLocation": _artifact(place.file),
            "region": {
                "startLine": place.line,
                "startColumn": place.column,
                "endLine": place.end_line,
                "endColumn": place.end_column,
            },
        }
    }
    if message:
        location["message"] = {"text": message}
    return location


def _artifact(file: str) -> JsonObject:
    uri = file_uri(file)
    if uri.startswith("file:"):
        return {"uri": uri}
    return {"uri": uri, "uriBaseId": _SOURCE_ROOT}


def _problem_notification(problem: SourceProblem) -> JsonObject:
    return {
        "descriptor": {"id": "source-problem"},
        "level": "error",
        "message": {"text": problem.message},
        "locations": [_location(place_of_problem(problem))],
    }


def _gap_notification(gap: Gap) -> JsonObject:
    notification: JsonObject = {
        "descriptor": {"id": gap.kind},
        "level": "note",
        "message": {"text": gap_sentence(gap)},
    }
    if gap.span is not None:
        notification["locations"] = [_location(place_of(gap.span))]
    return notification


def _notification_kinds(report: Report) -> list[JsonObject]:
    kinds = {gap.kind for gap in report.gaps}
    if report.problems:
        kinds.add("source-problem")
    return [{"id": kind} for kind in sorted(kinds)]


def _summary(report: Report) -> JsonObject:
    summary = report.summary
    return {
        "target": report.target,
        "files": summary.files,
        "errors": summary.errors,
        "warnings": summary.warnings,
        "notes": summary.notes,
        "consequences": summary.consequences,
        "suppressed": summary.suppressed,
        "baselined": summary.baselined,
        "checksDecided": summary.checks_decided,
        "checksUndecided": summary.checks_undecided,
        "undecidedReasons": dict(sorted(summary.undecided_reasons.items())),
        "unmodelledNames": dict(sorted(summary.unmodelled_names.items())),
        "notAnalysed": summary.not_analysed,
    }


def _encodable(value: object) -> object:
    """The value with lone surrogates escaped in every text: SARIF is UTF-8."""
    if isinstance(value, str):
        return encodable(value)
    if isinstance(value, dict):
        return {_encodable(key): _encodable(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_encodable(one) for one in value]
    return value
