"""JUnit's XML, for build servers: a test case for each file that was analysed.

An error or a warning is a failure of its file's case, a unit that was lost or could not be read
an error. Undecided checks and unmodelled calls are named in the case's output: nothing in this
format says "not known".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from xml.etree import ElementTree

from shapelog.reports.characters import encodable, printable
from shapelog.reports.places import place_of
from shapelog.reports.wording import explanation
from shapelog.solver.findings import Finding, Severity


@dataclass(frozen=True)
class JunitCase:
    """One file of a project: how it failed to be analysed, if it did, and what was left open."""

    project: str
    file: str
    broken: str = ""
    left_open: str = ""


def render_junit(cases: Iterable[JunitCase], findings: Sequence[Finding]) -> str:
    """The cases as an XML document; notes are no failures."""
    by_file: dict[str, list[Finding]] = {}
    for finding in findings:
        if finding.severity is not Severity.NOTE:
            by_file.setdefault(finding.span.file, []).append(finding)
    suites: dict[str, list[JunitCase]] = {}
    for case in cases:
        suites.setdefault(case.project, []).append(case)
    root = ElementTree.Element("testsuites", name="shapelog")
    for project in sorted(suites):
        _suite(root, project, suites[project], by_file)
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def _suite(
    root: ElementTree.Element,
    project: str,
    cases: Sequence[JunitCase],
    by_file: Mapping[str, Sequence[Finding]],
) -> None:
    suite = ElementTree.SubElement(
        root,
        "testsuite",
        name=_text(project),
        tests=str(len(cases)),
        failures=str(sum(len(by_file.get(case.file, ())) for case in cases)),
        errors=str(sum(bool(case.broken) for case in cases)),
    )
    for case in sorted(cases, key=lambda one: one.file):
        element = ElementTree.SubElement(
            suite, "testcase", classname=_text(project), name=_text(case.file)
        )
        if case.broken:
            ElementTree.SubElement(element, "error", message=_text(case.broken))
        for finding in by_file.get(case.file, ()):
            place = place_of(finding.span)
            failure = ElementTree.SubElement(
                element,
                "failure",
                type=_text(finding.rule),
                message=_text(f"{place}: {finding.severity.value}: {finding.message}"),
            )
            failure.text = _text("\n".join(explanation(finding)))
        if case.left_open:
            ElementTree.SubElement(element, "system-out").text = _text(case.left_open)


def _text(text: str) -> str:
    """What XML can hold."""
    return encodable("\n".join(printable(line) for line in text.split("\n")))
