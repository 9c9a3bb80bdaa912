"""One mistake, one finding: what fails on a failing call's result is counted with it."""

from __future__ import annotations

from pathlib import Path

from shapelog.solver.findings import Report

from shapelog.pipeline import check


def report_of(folder: Path, body: str) -> Report:
    path = folder / "program.py"
    path.write_text("import torch\nimport torch.nn as nn\n\n" + body, encoding="utf-8")
    return check([path])


def test_what_a_wrong_view_gives_is_not_wrong_again(tmp_path: Path) -> None:
    body = """
class Attention(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads, self.size = heads, width // heads
        self.query = nn.Linear(width, width)
        self.out = nn.Linear(width, width)

    def forward(self, x):
        n, length, width = x.shape
        q = self.query(x).view(n, length, self.heads, self.size + 1)
        k = self.query(x).view(n, length, self.heads, self.size)
        scores = q.transpose(1, 2) @ k.transpose(1, 2).transpose(2, 3)
        mixed = scores @ q.transpose(1, 2)
        return self.out(mixed.transpose(1, 2).reshape(n, length, -1))


Attention(64, 8)(torch.zeros(2, 10, 64))
"""
    report = report_of(tmp_path, body)
    (finding,) = report.findings
    assert finding.rule == "reshape-element-count"
    assert report.summary.consequences == 2
    assert finding.advice == (
        "what it gives fails at program.py:16, program.py:18: set this right first"
    )


def test_properties_items_and_operators_hand_it_on(tmp_path: Path) -> None:
    body = "x = torch.zeros(3, 4).view(5, 6)\ny = (x.T[1:] + 1) @ torch.zeros(9, 9)\n"
    report = report_of(tmp_path, body)
    assert [finding.span.line for finding in report.findings] == [4]
    assert report.summary.consequences == 1


def test_a_mistake_of_its_own_stays(tmp_path: Path) -> None:
    body = (
        "x = torch.zeros(3, 4).view(5, 6)\n"
        "y = torch.zeros(3, 4) @ torch.zeros(5, 6)\n"
        "z = y @ torch.zeros(7, 8)\n"  # a product has these sides whatever is between them
    )
    report = report_of(tmp_path, body)
    assert [finding.span.line for finding in report.findings] == [4, 5, 6]
    assert report.summary.consequences == 0


def test_what_fails_on_every_run_does_not_follow_from_what_may_fail(tmp_path: Path) -> None:
    body = (
        "import argparse\n"
        "parser = argparse.ArgumentParser()\n"
        "parser.add_argument('--size', type=int, required=True)\n"
        "size = parser.parse_args().size\n"
        "x = torch.zeros(size, 4).view(8, -1, 4)\n"
        "y = x @ torch.zeros(5, 6)\n"
    )
    report = report_of(tmp_path, body)
    assert [finding.severity.value for finding in report.findings] == ["warning", "error"]
