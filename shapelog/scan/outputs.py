"""The outputs of a scan, from its shards: pages, SARIF, JSON lines, JUnit, GitHub annotations.

They depend on nothing but the shards and the sources: not on the number of jobs, on the order in
which units ended, nor on what came from a cache.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from shapelog.factgen import SourceError
from shapelog.factgen.source import read_source
from shapelog.scan.records import (
    COARSE,
    LOST,
    REDUCED,
    Record,
    UnitFacts,
    annotation_of,
    finding_of,
    gap_of,
    problem_of,
    unit_of,
)
from shapelog.scan.shards import Results
from shapelog.scan.store import digest
from shapelog.solver.findings import (
    Finding,
    Gap,
    Report,
    RuleText,
    Severity,
    SourceProblem,
    Span,
    Summary,
    TensorAnnotation,
    counted_severities,
)

if TYPE_CHECKING:
    from shapelog.reports.scan_index import ScanIndex

_PAGES = "pages.json"


@dataclass(frozen=True)
class Outcome:
    """Everything that a scan has found; `report` is that of all units as one."""

    report: Report
    units: Sequence[UnitFacts]

    @property
    def lost(self) -> list[UnitFacts]:
        """The units that were lost, by name."""
        return [unit for unit in self.units if unit.status in LOST]

    @property
    def coarse(self) -> int:
        """How many units were analysed with coarser limits, for lack of time or memory."""
        return sum(unit.status == COARSE for unit in self.units)

    @property
    def reduced(self) -> int:
        """How many units are their module alone, for lack of time or memory."""
        return sum(unit.status == REDUCED for unit in self.units)


def outcome_of(results: Results, target: str, unreadable: Iterable[tuple[str, str]]) -> Outcome:
    """Return what all units say, without what comments in the sources silence.

    What several units say of the same place is said once.
    """
    from shapelog.suppressions import without_suppressed

    units = [unit_of(record) for record in results.rows("unit")]
    findings: dict[tuple[Span, str], Finding] = {}
    for record in results.rows("finding"):
        finding = finding_of(record)
        findings.setdefault((finding.span, finding.rule), finding)
    problems = dict.fromkeys(problem_of(record) for record in results.rows("problem"))
    for folder, words in unreadable:
        problems[SourceProblem(folder, 0, 0, words)] = None
    names: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for unit in units:
        names.update(unit.unmodelled)
        reasons.update(unit.undecided_reasons)
    ordered = tuple(sorted(findings.values(), key=lambda finding: (finding.span, finding.rule)))
    rules = {rule.rule: rule for unit in units for rule in unit.rules}
    report = Report(
        target=target,
        findings=ordered,
        gaps=tuple(_gaps(results.rows("gap"))),
        problems=tuple(sorted(problems, key=lambda one: (one.file, one.line, one.column))),
        annotations=(),
        rules=tuple(rules[name] for name in sorted(rules)),
        summary=Summary(
            files=len(units),
            checks_decided=sum(unit.checks_decided for unit in units),
            checks_undecided=sum(unit.checks_undecided for unit in units),
            unmodelled_names=dict(sorted(names.items())),
            not_analysed=sum(unit.not_analysed for unit in units),
            undecided_reasons=dict(sorted(reasons.items())),
            **counted_severities(ordered),
        ),
    )
    commented = {unit.unit: _commented(unit.unit) for unit in units}
    texts = {file: text for file, text in commented.items() if text}
    judged = without_suppressed(replace(report, sources=texts), set(texts))
    return Outcome(replace(judged, sources={}), units)


def _commented(file: str) -> str:
    """The text of a file if it speaks to shapelog somewhere, else nothing."""
    try:
        if b"shapelog" not in Path(file).read_bytes():
            return ""
    except OSError:
        return ""
    return _source(file)[0]


def _gaps(records: Iterable[Record]) -> Iterable[Gap]:
    """The gaps, once at each place: of the reasons of several units, the first is given."""
    found: dict[tuple[str, str, Span | None], Gap] = {}
    for record in records:
        gap = gap_of(record)
        found.setdefault((gap.kind, gap.name, gap.span), gap)
    return found.values()


def write_outputs(outcome: Outcome, results: Results, output: Path) -> None:
    """Write everything below `output`. Raises OSError if that fails."""
    from shapelog.reports.github import render_github
    from shapelog.reports.junit import JunitCase, render_junit
    from shapelog.reports.sarif import render_sarif

    report = _with_lost(outcome)
    _write(output / "scan.sarif", render_sarif(report))
    _write(output / "scan.github", render_github(report))
    _write(output / "scan.jsonl", _json_lines(outcome))
    cases = [
        JunitCase(unit.project, unit.unit, _broken(unit), _left_open(unit))
        for unit in outcome.units
    ]
    _write(output / "scan.junit.xml", render_junit(cases, outcome.report.findings))
    _write_pages(outcome, results, output)


def _with_lost(outcome: Outcome) -> Report:
    """The report with the units lost among the problems: where a format knows no units."""
    lost = [SourceProblem(unit.unit, 0, 0, f"unit lost: {_how(unit)}") for unit in outcome.lost]
    return replace(outcome.report, problems=(*outcome.report.problems, *lost))


def _how(unit: UnitFacts) -> str:
    return f"{unit.status}: {unit.message}" if unit.message else unit.status


def _broken(unit: UnitFacts) -> str:
    if unit.status in LOST:
        return f"unit lost: {_how(unit)}"
    return "cannot be read or parsed" if unit.status == "unreadable" else ""


def _left_open(unit: UnitFacts) -> str:
    names = sum(unit.unmodelled.values())
    if not (unit.checks_undecided or names or unit.not_analysed or unit.message):
        return ""
    return (
        (f"{_how(unit)}; " if unit.message else "")
        + f"{unit.checks_decided} checks decided, {unit.checks_undecided} undecided, "
        f"{names} unmodelled calls, {unit.not_analysed} places not analysed"
    )


def _json_lines(outcome: Outcome) -> str:
    from shapelog.reports.json_lines import render_json

    lines = []
    for unit in outcome.units:
        described = asdict(unit)
        for name in ("key", "sources", "rules"):
            del described[name]
        kind = {"kind": "unit", "file": described.pop("unit"), "unit_kind": described.pop("kind")}
        lines.append(f"{json.dumps(kind | described)}\n")
    return "".join(lines) + render_json(outcome.report)


# ---- pages


def _write_pages(outcome: Outcome, results: Results, output: Path) -> None:
    from shapelog.reports.scan_index import address, index_pages, page_name

    templates = resources.files("shapelog.reports") / "templates"
    assets = {name: (templates / name).read_text("utf-8") for name in _ASSETS}
    for name, text in assets.items():
        _write(output / "assets" / name, text)
    units = {unit.unit: unit for unit in outcome.units}
    pages = {file: page_name(file) for file, _ in results.counts_by_file()}
    pages.update({unit.unit: page_name(unit.unit) for unit in outcome.lost})
    pages.update({one.span.file: page_name(one.span.file) for one in outcome.report.findings})
    known = _known_pages(output)
    written: dict[str, str] = {}
    version = _renderer_digest()
    rules = {rule.rule: rule for rule in outcome.report.rules}
    found: dict[str, list[Finding]] = {}
    for finding in outcome.report.findings:
        found.setdefault(finding.span.file, []).append(finding)
    targets = sorted(pages)
    for file, rows in _every_file(results, targets):
        page = pages[file]
        text, content = _source(file)
        here = found.get(file, ())
        gaps = [row[1:] for row in rows if row.kind != "finding"]
        state = digest(
            version.encode(),
            text.encode("utf-8", "surrogatepass"),
            *(
                repr(part).encode("utf-8", "surrogateescape")
                for part in (gaps, here, _facts(units.get(file)))
            ),
        )
        written[page] = state
        if known.get(page) == state and (output / page).is_file():
            continue
        links = {other: address(pages[other], page) for other in _mentioned(here, pages)}
        report = _file_report(file, content, rows, here, units.get(file), rules)
        _write(output / page, _rendered(report, page, links))
    _forget_pages(output, known, written)
    index = _index(outcome, results, pages)
    for page, text in index_pages(index).items():
        _write(output / page, text)
    _write(output / "shards" / _PAGES, json.dumps(written, indent=0, sort_keys=True) + "\n")


_ASSETS = ("report.css", "report.js", "scan.js")


def _rendered(report: Report, page: str, links: Mapping[str, str]) -> str:
    from shapelog.reports.html_page import Surroundings, render_html
    from shapelog.reports.scan_index import address

    assets = address("assets", page) + "/"
    return render_html(report, Surroundings(address("index.html", page), assets, links))


def _every_file(
    results: Results, targets: Sequence[str]
) -> Iterable[tuple[str, Sequence[Record]]]:
    """The files with their rows, and those without any that have a page nevertheless."""
    seen = set()
    for file, rows in results.by_file():
        seen.add(file)
        yield file, rows
    for file in targets:
        if file not in seen:
            yield file, ()


def _source(file: str) -> tuple[str, str | None]:
    """A file's text, "" and None if it cannot be read."""
    try:
        text = read_source(Path(file), file).text
    except SourceError:
        return "", None
    return text, text


def _facts(unit: UnitFacts | None) -> tuple[object, ...]:
    return () if unit is None else (unit.status, unit.message, unit.checks_decided)


def _mentioned(findings: Iterable[Finding], pages: Mapping[str, str]) -> list[str]:
    """The files with a page that findings speak of."""
    files: dict[str, None] = {}
    for finding in findings:
        parts = (*finding.shapes, *finding.origins, *finding.trace, finding.constructed)
        for part in parts:
            if part is not None and part.span is not None and part.span.file in pages:
                files[part.span.file] = None
    return list(files)


def _file_report(
    file: str,
    text: str | None,
    rows: Sequence[Record],
    findings: Sequence[Finding],
    unit: UnitFacts | None,
    rules: Mapping[str, RuleText],
) -> Report:
    """What all units say of one file; the summary is of its own unit."""
    problems: dict[SourceProblem, None] = {}
    shapes: dict[tuple[Span, bool], set[str]] = {}
    for record in rows:
        if record.kind == "problem":
            problems[problem_of(record)] = None
        elif record.kind == "tensor":
            one = annotation_of(record)
            shapes.setdefault((one.span, one.is_name), set()).update(one.shapes)
    if unit is not None and unit.status in LOST:
        problems[SourceProblem(file, 0, 0, f"unit lost: {_how(unit)}")] = None
    gaps = tuple(_gaps(record for record in rows if record.kind == "gap"))
    names = Counter(gap.name for gap in gaps if gap.kind == "unmodelled")
    used = {finding.rule for finding in findings}
    return Report(
        target=file,
        findings=tuple(findings),
        gaps=gaps,
        problems=tuple(problems),
        annotations=tuple(
            TensorAnnotation(span, tuple(sorted(texts)), is_name)
            for (span, is_name), texts in sorted(shapes.items())
        ),
        rules=tuple(rules[name] for name in sorted(used) if name in rules),
        summary=Summary(
            files=1,
            checks_decided=unit.checks_decided if unit else 0,
            checks_undecided=sum(gap.kind == "undecided" for gap in gaps),
            unmodelled_names=dict(sorted(names.items())),
            not_analysed=sum(gap.kind == "not-analysed" for gap in gaps),
            undecided_reasons={},
            **counted_severities(findings),
        ),
        sources={} if text is None else {file: text},
    )


def _index(outcome: Outcome, results: Results, pages: Mapping[str, str]) -> ScanIndex:
    from shapelog.reports.characters import printable
    from shapelog.reports.ordering import findings_in_order
    from shapelog.reports.places import place_of
    from shapelog.reports.scan_index import FileRow, FindingRow, ScanIndex

    stands: Mapping[str, Mapping[str, int]] = dict(results.counts_by_file())
    severities: dict[str, Counter[Severity]] = {}
    for finding in outcome.report.findings:
        severities.setdefault(finding.span.file, Counter())[finding.severity] += 1
    rows = []
    for unit in outcome.units:
        here = stands.get(unit.unit, {})
        found = severities.get(unit.unit, Counter())
        rows.append(
            FileRow(
                file=unit.unit,
                project=unit.project,
                kind=unit.kind,
                status=unit.status,
                message=unit.message,
                lost=unit.status in LOST,
                lines=unit.counts.lines,
                errors=found[Severity.ERROR],
                warnings=found[Severity.WARNING],
                decided=unit.checks_decided,
                undecided=here.get("undecided", 0),
                unmodelled=here.get("unmodelled", 0),
                not_analysed=here.get("not-analysed", 0),
                tensors=unit.counts.tensors,
                ranked=unit.counts.ranked,
                operations=unit.counts.operations,
                page=pages.get(unit.unit, ""),
            )
        )
    numbers: Counter[str] = Counter()
    findings = []
    for finding in findings_in_order(outcome.report.findings):
        numbers[finding.span.file] += 1
        anchor = f"#finding-{numbers[finding.span.file]}"
        findings.append(
            FindingRow(
                finding.severity.value,
                finding.rule,
                printable(finding.message),
                str(place_of(finding.span)),
                pages[finding.span.file] + anchor,
            )
        )
    ranks = {"error": 0, "warning": 1, "note": 2}
    findings.sort(key=lambda one: ranks[one.severity])
    problems = [
        (f"{one.file}:{one.line}" if one.line else one.file, one.message)
        for one in outcome.report.problems
    ]
    return ScanIndex(
        outcome.report.target, rows, findings, outcome.report.summary.unmodelled_names, problems
    )


def _known_pages(output: Path) -> dict[str, str]:
    try:
        known = json.loads((output / "shards" / _PAGES).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def _forget_pages(output: Path, known: Iterable[str], written: Mapping[str, str]) -> None:
    """Remove the pages of files that have none any more; of pages of a scan, no others."""
    for page in known:
        if page not in written and page.startswith("files/") and ".." not in page.split("/"):
            with suppress(OSError):
                (output / page).unlink()


def _renderer_digest() -> str:
    folder = Path(str(resources.files("shapelog.reports")))
    paths = sorted([*folder.glob("*.py"), *folder.glob("templates/*")])
    own = Path(__file__)
    return digest(*(path.read_bytes() for path in [*paths, own]))


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8", errors="backslashreplace")
        os.replace(part, path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise
