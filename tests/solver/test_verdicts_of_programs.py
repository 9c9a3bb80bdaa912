"""Programs through the whole pipeline: branches, last batches, origins, one error one finding."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest
from shapelog.solver.findings import Finding, Report, Verdict

from shapelog.pipeline import check


def report_of(tmp_path: Path, source: str) -> Report:
    path = tmp_path / "program.py"
    path.write_text("import random, torch\nimport torch.nn as nn\n" + textwrap.dedent(source))
    return check([path])


def only(report: Report) -> Finding:
    (finding,) = report.findings
    return finding


CHOOSE = """
mode = input()
if mode == "a":
    left, right = torch.zeros(2, 3), torch.zeros(3, 2)
else:
    left, right = torch.zeros(2, 5), torch.zeros(5, 2)
"""


def test_values_that_no_run_has_together_are_no_finding(tmp_path: Path) -> None:
    report = report_of(tmp_path, CHOOSE + "product = left @ right\n")
    assert not report.findings and report.summary.checks_undecided == 0


def test_equal_conditions_are_one_choice(tmp_path: Path) -> None:
    source = CHOOSE + 'wide = torch.zeros(3) if mode == "a" else torch.zeros(5)\nleft + wide\n'
    assert not report_of(tmp_path, source).findings


def test_some_runs_fail(tmp_path: Path) -> None:
    found = only(report_of(tmp_path, CHOOSE + "left + torch.zeros(3)\n"))
    assert found.verdict is Verdict.CONDITIONAL
    (branch,) = found.witness
    assert branch.name.startswith("branch at program.py:5") and branch.value == "not taken"


def test_all_runs_fail(tmp_path: Path) -> None:
    found = only(report_of(tmp_path, CHOOSE + "left + torch.zeros(7)\n"))
    assert found.verdict is Verdict.INVALID and not found.witness


def test_what_nobody_can_follow_is_undecided(tmp_path: Path) -> None:
    source = """
    try:
        import fast
        size = 5
    except ImportError:
        size = 7
    torch.zeros(size) + torch.zeros(5)
    """
    report = report_of(tmp_path, source)
    assert not report.findings
    assert [gap.kind for gap in report.gaps] == ["undecided"]


def test_a_long_chain_of_branches_stays_linear(tmp_path: Path) -> None:
    source = """
    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.keep = nn.Conv2d(64, 64, 3, padding=1)
            self.halve = nn.Conv2d(64, 32, 1)
        def forward(self, x):
            out = self.keep(x)
            if random.random() < 0.5:
                out = self.halve(out)
            return x + out

    layers = []
    for index in range(24):
        layers.append(Block())
    nn.Sequential(*layers)(torch.zeros(8, 64, 4, 4))
    """
    found = only(report_of(tmp_path, source))
    assert found.rule == "broadcast-dimensions" and found.verdict is Verdict.CONDITIONAL
    assert len(found.witness) == 1 and found.witness[0].value == "taken"


@pytest.mark.parametrize("length", ["1000", "len(input())"])
def test_a_last_batch_that_is_smaller(tmp_path: Path, length: str) -> None:
    source = f"""
    from torch.utils.data import DataLoader, Dataset
    class Words(Dataset):
        def __len__(self):
            return {length}
        def __getitem__(self, index):
            return torch.zeros(4, 8)
    for batch in DataLoader(Words(), batch_size=64):
        flat = batch.view(64, 32)
        nn.Linear(32, 2)(flat)
    """
    found = only(report_of(tmp_path, source))
    assert found.verdict is Verdict.CONDITIONAL and found.rule == "reshape-element-count"
    names = {one.name: one.value for one in found.witness}
    assert names["batch_size"] == "64" and names["last batch"] != "64"
    assert (names.get("dataset length") == "1000") is (length == "1000")
    assert "drop_last=True" in found.advice


def test_every_batch_fails(tmp_path: Path) -> None:
    source = """
    from torch.utils.data import DataLoader, TensorDataset
    for (batch,) in DataLoader(TensorDataset(torch.zeros(1000, 8)), batch_size=64):
        nn.Linear(9, 2)(batch)
    """
    found = only(report_of(tmp_path, source))
    assert found.verdict is Verdict.INVALID and not found.advice


def test_one_wrong_layer_is_one_finding(tmp_path: Path) -> None:
    source = """
    layer = nn.Linear(9, 2)
    def train(x):
        return layer(x)
    def test(x):
        return layer(x)
    train(torch.zeros(1, 8))
    test(torch.zeros(1, 8))
    """
    found = only(report_of(tmp_path, source))
    assert "the same layer fails at program.py:8 too" in found.advice
    assert found.constructed is not None
    assert found.constructed.description == "nn.Linear(9, 2)"


def test_an_option_is_an_origin(tmp_path: Path) -> None:
    source = """
    import argparse
    parser = argparse.ArgumentParser()
    parser.add_argument("--hidden", type=int, default=12)
    options = parser.parse_args()
    x = torch.zeros(1, options.hidden)
    nn.Linear(13, 2)(x)
    """
    found = only(report_of(tmp_path, source))
    subjects = {origin.subject: origin.explanation for origin in found.origins}
    assert "torch.zeros(1, options.hidden)" in subjects["12"]
    assert "--hidden" in subjects["12"]
    assert subjects["13"] == "in_features of nn.Linear(13, 2)"


def test_an_input_without_a_default_is_a_witness(tmp_path: Path) -> None:
    source = """
    import argparse
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", type=int, required=True)
    size = parser.parse_args().size
    torch.zeros(size, 3).reshape(4, -1)
    if size > 5:
        torch.zeros(3) + torch.zeros(min(size, 3))
    """
    found = only(report_of(tmp_path, source))
    (witness,) = found.witness
    assert witness.name == "--size" and int(witness.value) * 3 % 4 != 0


def test_trace_names_calls_rounds_and_children(tmp_path: Path) -> None:
    source = """
    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.body = nn.Sequential(nn.Linear(4, 4), nn.Linear(5, 4))
        def forward(self, x):
            return self.body(x)
    def main():
        Net()(torch.zeros(1, 4))
    main()
    """
    found = only(report_of(tmp_path, source))
    assert [frame.description for frame in found.trace] == [
        "the module calls main()",
        "main() calls Net()(torch.zeros(1, 4))",
        "Net.forward() calls self.body(x)",
        "child 1 of nn.Sequential(nn.Linear(4, 4), nn.Linear(5, 4))",
    ]


def test_the_fingerprint_survives_edits_elsewhere(tmp_path: Path) -> None:
    line = "nn.Linear(9, 2)(torch.zeros(1, 8))\n"
    first = only(report_of(tmp_path, line))
    second = only(report_of(tmp_path, "other = 1\n\n" + line))
    assert first.fingerprint == second.fingerprint and first.span != second.span


def test_two_runs_say_the_same(tmp_path: Path) -> None:
    source = CHOOSE + "left + torch.zeros(3)\nright + torch.zeros(9)\n"
    assert report_of(tmp_path, source) == report_of(tmp_path, source)
