"""The pages that list what a scan has found: projects, files, findings, gaps and units lost.

They load nothing but their own style and script. Beyond so many files the first page lists
folders, each with a page of its own, so that it stays small whatever the repository.
"""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from shapelog.reports.characters import printable
from shapelog.reports.html_page import environment

from shapelog import __version__

FILES_ON_INDEX = 2_500
_FINDINGS_ON_INDEX = 1_000
_NAMES_ON_INDEX = 300
_LONGEST_NAME = 150
_UNUSUAL = re.compile(r"[^A-Za-z0-9._/-]")


@dataclass(frozen=True)
class FileRow:
    """One file of a scan in numbers; `page` is the address of its page, "" if it has none.

    `status` says how its unit came out; the findings and gaps are those that stand in the file,
    the checks are those of its unit.
    """

    file: str
    project: str
    kind: str
    status: str
    message: str = ""
    lost: bool = False
    lines: int = 0
    errors: int = 0
    warnings: int = 0
    decided: int = 0
    undecided: int = 0
    unmodelled: int = 0
    not_analysed: int = 0
    tensors: int = 0
    ranked: int = 0
    operations: int = 0
    page: str = ""


@dataclass(frozen=True)
class FindingRow:
    """A finding as the index lists it; `href` is the address of its card."""

    severity: str
    rule: str
    message: str
    place: str
    href: str


@dataclass(frozen=True)
class ScanIndex:
    """Everything that the index says."""

    target: str
    files: Sequence[FileRow]
    findings: Sequence[FindingRow]
    unmodelled: Mapping[str, int]
    problems: Sequence[tuple[str, str]] = ()
    notes: Sequence[str] = ()


@dataclass(frozen=True)
class _Group:
    """The sums of the files of a folder or a project."""

    name: str
    href: str
    rows: Sequence[FileRow]
    sums: Mapping[str, int] = field(default_factory=dict)


def page_name(file: str) -> str:
    """The address of a file's page below the report, the same in every run."""
    from hashlib import sha256

    parts = ["_up" if part == ".." else part for part in file.split("/") if part not in ("", ".")]
    plain = _UNUSUAL.sub("_", "/".join(parts)) or "_"
    if plain != file or len(plain) > _LONGEST_NAME:
        mark = sha256(file.encode("utf-8", "surrogateescape")).hexdigest()[:10]
        plain = f"{plain[:_LONGEST_NAME]}-{mark}"
    return f"files/{plain}.html"


def address(page: str, of: str) -> str:
    """The address of a page as seen from the page `of`."""
    return posixpath.relpath(page, posixpath.dirname(of) or ".")


def index_pages(index: ScanIndex) -> dict[str, str]:
    """The index and, for very many files, the pages of folders; by address."""
    template = environment().get_template("scan.html")
    totals = _sums(index.files)
    common: dict[str, object] = {
        "version": __version__,
        "target": printable(index.target),
        "printable": printable,
        "address": address,
    }
    whole = dict(
        common,
        totals=totals,
        total_files=len(index.files),
        title=printable(index.target),
        lost=[row for row in index.files if row.lost or row.message],
        problems=[(printable(file), printable(words)) for file, words in index.problems],
        notes=[printable(note) for note in index.notes],
        findings=index.findings[:_FINDINGS_ON_INDEX],
        finding_total=len(index.findings),
        note_total=sum(finding.severity == "note" for finding in index.findings),
        unmodelled=_ranked(index.unmodelled)[:_NAMES_ON_INDEX],
        unmodelled_total=len(index.unmodelled),
        projects=_projects(index.files),
        statuses=sorted(Counter(row.status for row in index.files).items()),
        here="index.html",
        index=True,
    )
    if len(index.files) <= FILES_ON_INDEX:
        return {"index.html": template.render(**whole, rows=index.files, folders=())}
    folders = _folders(index.files)
    pages = {"index.html": template.render(**whole, rows=(), folders=folders)}
    for folder in folders:
        pages[folder.href] = template.render(
            **common,
            totals=folder.sums,
            total_files=len(folder.rows),
            title=printable(folder.name),
            lost=(),
            problems=(),
            notes=(),
            findings=(),
            finding_total=0,
            note_total=0,
            unmodelled=(),
            unmodelled_total=0,
            projects=(),
            statuses=sorted(Counter(row.status for row in folder.rows).items()),
            here=folder.href,
            index=False,
            rows=folder.rows,
            folders=(),
        )
    return pages


_COUNTED = (
    "lines",
    "errors",
    "warnings",
    "decided",
    "undecided",
    "unmodelled",
    "not_analysed",
    "tensors",
    "ranked",
    "operations",
    "lost",
)


def _sums(rows: Iterable[FileRow]) -> dict[str, int]:
    sums = dict.fromkeys(_COUNTED, 0)
    for row in rows:
        for name in _COUNTED:
            sums[name] += getattr(row, name)
    return sums


def _ranked(names: Mapping[str, int]) -> list[tuple[str, int]]:
    ranked = sorted(names.items(), key=lambda item: (-item[1], item[0]))
    return [(printable(name), count) for name, count in ranked]


def _projects(rows: Iterable[FileRow]) -> list[_Group]:
    grouped: dict[str, list[FileRow]] = {}
    for row in rows:
        grouped.setdefault(row.project, []).append(row)
    found = [_Group(name, "", grouped[name], _sums(grouped[name])) for name in sorted(grouped)]
    return found if len(found) > 1 else []


def _folders(rows: Iterable[FileRow]) -> list[_Group]:
    """The files by folder, small folders with what lies above them."""
    grouped: dict[str, list[FileRow]] = {}
    for row in rows:
        grouped.setdefault(posixpath.dirname(row.file), []).append(row)
    while len(grouped) > FILES_ON_INDEX:
        above: dict[str, list[FileRow]] = {}
        for name, found in grouped.items():
            above.setdefault(posixpath.dirname(name), []).extend(found)
        grouped = above
    return [
        _Group(name or ".", page_name(f"{name}/index").replace("files/", "folders/", 1),
               grouped[name], _sums(grouped[name]))
        for name in sorted(grouped)
    ]  # fmt: skip
