"""One page that works from disk: findings, what was left open, and annotated sources.

The page loads nothing: styles and script stand in it, and its content security
policy forbids the rest. Everything that comes from a program is escaped by Jinja.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape
from shapelog.reports.annotated_source import PageLine, Skipped, page_lines
from shapelog.reports.characters import printable
from shapelog.reports.file_marks import FileMarks, marks_by_file, marks_of_one
from shapelog.reports.file_uri import is_web_page
from shapelog.reports.highlighting import highlighted
from shapelog.reports.labels import finding_label, shapes_by_span
from shapelog.reports.line_windows import LARGE_FILE, lines_to_show
from shapelog.reports.ordering import findings_in_order, gaps_in_order, problems_in_order
from shapelog.reports.places import Place, place_of, place_of_problem
from shapelog.reports.source_text import Sources
from shapelog.reports.wording import (
    counted,
    summary_line,
    unmodelled_phrase,
    witness_sentence,
)
from shapelog.solver.findings import Finding, Frame, Report, RuleText, Span

from shapelog import __version__

_LINES_AROUND_FINDING = 2
_LINES_OF_FRAME = 12


@dataclass(frozen=True)
class PlaceLink:
    """A place by name, and the address of its line if a page shows that line."""

    text: str
    href: str


@dataclass(frozen=True)
class Step:
    """Words with a place: an origin, a call, a construction, a gap."""

    text: str
    place: PlaceLink | None


@dataclass(frozen=True)
class FindingCard:
    """A finding as the page prints it."""

    number: int
    severity: str
    verdict: str
    rule: str
    message: str
    place: PlaceLink
    shapes: tuple[tuple[str, str, PlaceLink | None], ...]
    origins: tuple[tuple[str, str, PlaceLink | None], ...]
    trace: tuple[Step, ...]
    constructed: Step | None
    witness: str
    advice: str
    frame: tuple[PageLine, ...]
    rule_title: str
    rule_explanation: str
    rule_page: str


@dataclass(frozen=True)
class GapRow:
    """Something that was left open."""

    kind: str
    name: str
    reason: str
    place: PlaceLink | None


@dataclass(frozen=True)
class SourcePage:
    """A file's annotated source; ``title`` is its name as it can be shown."""

    number: int
    name: str
    title: str
    rows: tuple[PageLine | Skipped, ...]
    line_count: int
    shown_count: int
    finding_count: int


@dataclass(frozen=True)
class Surroundings:
    """Where a page stands in a directory of pages: addresses as seen from it.

    ``pages`` are the pages of other files by the files' names, ``assets`` the folder of styles
    and scripts, ``index`` the page that lists all of them.
    """

    index: str
    assets: str
    pages: Mapping[str, str]


def environment() -> Environment:
    """The templates."""
    made = Environment(
        loader=PackageLoader("shapelog.reports", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters["counted"] = counted
    made.filters["breakable"] = _breakable
    return made


def _breakable(place: str) -> Markup:
    """A place that may be broken behind its folders, and nowhere else."""
    return escape(place).replace("/", Markup("/<wbr>"))


def render_html(report: Report, surroundings: Surroundings | None = None) -> str:
    """The report as one HTML page, by itself or one of a directory."""
    page = environment().get_template("report.html").render(_page(report, surroundings))
    return page if page.endswith("\n") else f"{page}\n"


def _page(report: Report, surroundings: Surroundings | None) -> Mapping[str, object]:
    """The values the template prints."""
    findings = findings_in_order(report.findings)
    sources = Sources(report.sources)
    marks = marks_by_file(report, findings)
    files = _source_pages(marks, sources)
    linker = _Linker.of(files, surroundings.pages if surroundings else {})
    annotated = shapes_by_span(report.annotations)
    rules = {rule.rule: rule for rule in report.rules}
    return {
        "version": __version__,
        "surroundings": surroundings,
        "target": printable(report.target),
        "summary": report.summary,
        "summary_line": summary_line(report),
        "unmodelled": unmodelled_phrase(report.summary.unmodelled_names),
        "unmodelled_names": _ranked(report.summary.unmodelled_names),
        "findings": [
            _card(number, finding, rules, _frame(finding, annotated, sources), linker)
            for number, finding in enumerate(findings, 1)
        ],
        "note_count": sum(finding.severity.value == "note" for finding in findings),
        "gaps": [
            GapRow(gap.kind, printable(gap.name), printable(gap.reason), linker.link(gap.span))
            for gap in gaps_in_order(report.gaps)
        ],
        "problems": [
            Step(printable(one.message), linker.link_place(place_of_problem(one)))
            for one in problems_in_order(report.problems)
        ],
        "files": files,
        "large_file": LARGE_FILE,
    }


def _ranked(names: Mapping[str, int]) -> list[tuple[str, int]]:
    ranked = sorted(names.items(), key=lambda item: (-item[1], item[0]))
    return [(printable(name), count) for name, count in ranked]


def _source_pages(marks: Mapping[str, FileMarks], sources: Sources) -> list[SourcePage]:
    """The annotated source of each file that has marks and whose text is known."""
    pages: list[SourcePage] = []
    for name in sorted(marks):
        source = sources.file(name)
        if source is None:
            continue
        of_file = marks[name]
        numbers = lines_to_show(len(source.lines), of_file.important, of_file.by_line)
        tokens = highlighted(source) if len(source.lines) <= LARGE_FILE else {}
        rows = page_lines(source, numbers, of_file.by_line, of_file.remarks, tokens)
        pages.append(
            SourcePage(
                number=len(pages) + 1,
                name=name,
                title=printable(name),
                rows=tuple(rows),
                line_count=len(source.lines),
                shown_count=len(numbers),
                finding_count=len(of_file.findings),
            )
        )
    return pages


@dataclass(frozen=True)
class _Linker:
    """Knows which lines the page shows, and which other files have a page of their own."""

    anchors: Mapping[tuple[str, int], str]
    pages: Mapping[str, str]

    @classmethod
    def of(cls, files: Iterable[SourcePage], pages: Mapping[str, str]) -> _Linker:
        return cls(
            {
                (file.name, row.number): f"#file-{file.number}-line-{row.number}"
                for file in files
                for row in file.rows
                if isinstance(row, PageLine)
            },
            pages,
        )

    def link(self, span: Span | None) -> PlaceLink | None:
        return None if span is None else self.link_place(place_of(span))

    def step(self, frame: Frame) -> Step:
        return Step(printable(frame.description), self.link(frame.span))

    def link_place(self, place: Place) -> PlaceLink:
        here = self.anchors.get((place.file, place.line), "")
        page = self.pages.get(place.file, "")
        return PlaceLink(str(place), here or (page and f"{page}#file-1-line-{place.line}"))


def _card(
    number: int,
    finding: Finding,
    rules: Mapping[str, RuleText],
    frame: tuple[PageLine, ...],
    linker: _Linker,
) -> FindingCard:
    rule = rules.get(finding.rule, RuleText(finding.rule, "", ""))
    built = finding.constructed
    return FindingCard(
        number=number,
        severity=finding.severity.value,
        verdict=finding.verdict.value,
        rule=printable(finding.rule),
        message=printable(finding.message),
        place=linker.link_place(place_of(finding.span)),
        shapes=tuple(
            (printable(one.name), printable(one.shape), linker.link(one.span))
            for one in finding.shapes
        ),
        origins=tuple(
            (printable(one.subject), printable(one.explanation), linker.link(one.span))
            for one in finding.origins
        ),
        trace=tuple(map(linker.step, finding.trace)),
        constructed=None if built is None else linker.step(built),
        witness=witness_sentence(finding) if finding.witness else "",
        advice=printable(finding.advice),
        frame=frame,
        rule_title=printable(rule.title),
        rule_explanation=printable(rule.explanation),
        rule_page=rule.page if is_web_page(rule.page) else "",
    )


def _frame(
    finding: Finding, annotated: Mapping[Span, tuple[str, ...]], sources: Sources
) -> tuple[PageLine, ...]:
    """The finding's lines and a few around them, with the argument's shape under it."""
    place = place_of(finding.span)
    source = sources.file(place.file)
    if source is None or not source.has_line(place.line):
        return ()
    first = max(place.line - _LINES_AROUND_FINDING, 1)
    last = min(
        place.end_line + _LINES_AROUND_FINDING, place.line + _LINES_OF_FRAME, len(source.lines)
    )
    own = marks_of_one(finding, finding_label(finding, annotated))
    rows = page_lines(source, range(first, last + 1), own.by_line, own.remarks, {})
    return tuple(row for row in rows if isinstance(row, PageLine))
