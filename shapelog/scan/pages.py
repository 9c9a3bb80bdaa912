"""The pages of a scan: one for each file, written anew where something in it is new."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from importlib import resources
from pathlib import Path

from shapelog.scan.index import index_of
from shapelog.scan.outcome import Outcome, gaps_of, source_text
from shapelog.scan.records import LOST, Record, UnitFacts, annotation_of, problem_of
from shapelog.scan.shards import Results
from shapelog.scan.store import digest
from shapelog.scan.whole_files import write_text
from shapelog.solver.findings import (
    Finding,
    Report,
    RuleText,
    SourceProblem,
    Span,
    Summary,
    TensorAnnotation,
    counted_severities,
)

_PAGES = "pages.json"
_ASSETS = ("report.css", "report.js", "scan.js")


def write_pages(outcome: Outcome, results: Results, output: Path) -> None:
    """Write the pages below `output`, and remove those of files that have none any more.

    Raises OSError if that fails.
    """
    from shapelog.reports.scan_index import address, index_pages, page_name

    templates = resources.files("shapelog.reports") / "templates"
    assets = {name: (templates / name).read_text("utf-8") for name in _ASSETS}
    for name, text in assets.items():
        write_text(output / "assets" / name, text)
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
        text, content = source_text(file)
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
        write_text(output / page, _rendered(report, page, links))
    _forget_pages(output, known, written)
    index = index_of(outcome, results, pages)
    for page, text in index_pages(index).items():
        write_text(output / page, text)
    write_text(output / "shards" / _PAGES, json.dumps(written, indent=0, sort_keys=True) + "\n")


def _rendered(report: Report, page: str, links: Mapping[str, str]) -> str:
    from shapelog.reports.html_page import Surroundings, render_html
    from shapelog.reports.scan_index import address

    assets = address("assets", page) + "/"
    return render_html(report, Surroundings(address("index.html", page), assets, links))


def _every_file(results: Results, targets: Sequence[str]) -> Iterable[tuple[str, Sequence[Record]]]:
    """The files with their rows, and those without any that have a page nevertheless."""
    seen = set()
    for file, rows in results.by_file():
        seen.add(file)
        yield file, rows
    for file in targets:
        if file not in seen:
            yield file, ()


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
        problems[SourceProblem(file, 0, 0, f"unit lost: {unit.ending}")] = None
    gaps = tuple(gaps_of(record for record in rows if record.kind == "gap"))
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
    """A digest of what makes a page of what was found: another one may make another page."""
    folder = Path(str(resources.files("shapelog.reports")))
    paths = sorted([*folder.glob("*.py"), *folder.glob("templates/*")])
    own = [Path(__file__).with_name(name) for name in ("outcome.py", "pages.py", "records.py")]
    return digest(*(path.read_bytes() for path in [*paths, *own]))
