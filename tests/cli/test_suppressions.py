"""Comments that silence findings, and those that silence nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapelog.solver.findings import Report

from shapelog.pipeline import check
from shapelog.suppressions import suppressions

WRONG = "torch.ones(3, 4) @ torch.ones(5, 6)"
RULE = "matmul-inner-dimensions"


def report_of(folder: Path, body: str) -> Report:
    path = folder / "program.py"
    path.write_text("import torch\n\n" + body, encoding="utf-8")
    return check([path])


def found(report: Report) -> list[tuple[str, int]]:
    return [(finding.rule, finding.span.line) for finding in report.findings]


@pytest.mark.parametrize(
    "body",
    [
        f"x = {WRONG}  # shapelog: ignore\n",
        f"x = {WRONG}  # shapelog: ignore[{RULE}]\n",
        f"x = {WRONG}  # shapelog: ignore[{RULE}] there are no such matrices\n",
        f"x = {WRONG}  #shapelog:ignore[ {RULE} ]\n",
        f"x = {WRONG}  # noqa  # shapelog: ignore\n".replace("  # noqa", ""),
        f"# shapelog: ignore[{RULE}]\nx = {WRONG}\n",
        f"# shapelog: ignore\n\n# why\nx = {WRONG}\n",
        "x = torch.matmul(  # shapelog: ignore\n    torch.ones(3, 4),\n    torch.ones(5, 6),\n)\n",
        "x = torch.matmul(\n    torch.ones(3, 4),\n    torch.ones(5, 6),\n)  # shapelog: ignore\n",
        "x = torch.matmul(\n    torch.ones(3, 4),\n    torch.ones(5, 6),  # shapelog: ignore\n)\n",
        f'y = "ä" + "ö"; x = {WRONG}  # shapelog: ignore\n',
    ],
)
def test_a_comment_silences_what_stands_with_it(tmp_path: Path, body: str) -> None:
    report = report_of(tmp_path, body)
    assert found(report) == []
    assert (report.summary.errors, report.summary.suppressed) == (0, 1)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("x = 1  # shapelog: ignore\n", "there is nothing to ignore here"),
        (
            "x = 1  # shapelog: ignore[broadcast-dimensions]\n",
            "there is no finding of broadcast-dimensions here to ignore",
        ),
        (
            f"x = {WRONG}  # shapelog: ignore[{RULE}, broadcast-dimensions]\n",
            "there is no finding of broadcast-dimensions here to ignore",
        ),
        ("x = 1  # shapelog: ignore[a\n", "the bracket of this ignore[...] is not closed"),
    ],
)
def test_one_that_silences_nothing_is_a_note(tmp_path: Path, body: str, message: str) -> None:
    report = report_of(tmp_path, body)
    assert [finding.message for finding in report.findings] == [message]
    assert (report.summary.errors, report.summary.notes) == (0, 1)
    assert not report.failures
    assert report.findings[0].rule in {rule.rule for rule in report.rules}


def test_other_lines_and_other_rules_stay(tmp_path: Path) -> None:
    body = f"x = {WRONG}\n# shapelog: ignore[element-type]\ny = {WRONG}\nz = {WRONG}\n"
    assert found(report_of(tmp_path, body)) == [
        (RULE, 3),
        ("unused-suppression", 4),
        (RULE, 5),
        (RULE, 6),
    ]


def test_text_that_looks_like_a_comment_is_none() -> None:
    text = 'x = "# shapelog: ignore"\ny = """\n# shapelog: ignore\n"""\n'
    assert list(suppressions("a.py", text)) == []


def test_only_files_that_were_asked_for_are_told(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text("SIZE = 4  # shapelog: ignore\n", encoding="utf-8")
    body = "from other import SIZE\n\nx = torch.ones(SIZE)\n"
    assert found(report_of(tmp_path, body)) == []
    assert [rule for rule, _ in found(check([tmp_path]))] == ["unused-suppression"]
