"""The baseline: what it accounts for, what it survives, and one line for a bad file."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapelog.solver.findings import Finding, Severity, Span, Verdict

from shapelog.baseline import (
    Known,
    known_finding,
    new_findings,
    read_baseline,
    without_known,
    write_baseline,
)
from shapelog.pipeline import check
from shapelog.shape_errors import UsageError

WRONG = "torch.ones(3, 4) @ torch.ones(5, 6)"


def finding(fingerprint: str, file: str = "a.py", line: int = 1) -> Finding:
    span = Span(file, line, 0, line, 5)
    return Finding("rule", Severity.ERROR, Verdict.INVALID, "wrong", span, fingerprint=fingerprint)


def test_what_was_written_is_known_after_edits_and_moves(tmp_path: Path) -> None:
    program, known = tmp_path / "a.py", tmp_path / "known.json"
    program.write_text(f"import torch\n\nx = {WRONG}\n", encoding="utf-8")
    assert write_baseline(known, check([program]).findings) == 1
    moved = tmp_path / "b.py"
    moved.write_text(f"import torch\n\nz = 1\n\nx = {WRONG}\ny = {WRONG}\n", encoding="utf-8")
    report = without_known(check([moved]), read_baseline(known))
    assert [one.span.line for one in report.findings] == [6]
    assert (report.summary.errors, report.summary.baselined) == (1, 1)


def test_an_entry_accounts_for_one_finding_its_own_file_first() -> None:
    here, there = finding("f", "here.py"), finding("f", "there.py")
    known = [known_finding(there)]
    assert new_findings([here, there], known) == [here]
    assert new_findings([here], known) == []
    assert new_findings([here, there], [*known, *known]) == []


def test_the_file_is_sorted_and_the_same_each_time(tmp_path: Path) -> None:
    findings = [finding("b", "z.py"), finding("a", "a.py"), finding("a", "a.py")]
    write_baseline(tmp_path / "one", findings)
    write_baseline(tmp_path / "two", findings[::-1])
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert read_baseline(tmp_path / "one")[0] == Known("a", "a.py", "rule", "wrong")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"findings": 3}',
        '{"findings": []}',
        '{"version": 2, "findings": []}',
        '{"version": 1, "findings": [{"rule": "x"}]}',
        '{"version": 1, "findings": [3]}',
        "\0",
    ],
)
def test_what_is_no_baseline_is_one_line_with_the_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "known.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UsageError) as caught:
        read_baseline(path)
    assert str(caught.value).startswith(f"{path}: ") and "\n" not in str(caught.value)
