"""What a conditional finding says: the witness and the safe condition in the program's own terms."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapelog.solver.findings import Finding

from shapelog.pipeline import check

OPTIONS = """import argparse
import torch
from torch.utils.data import DataLoader, Dataset

parser = argparse.ArgumentParser()
parser.add_argument("-n", "--size", type=int, required=True)
parser.add_argument("--other", type=int, required=True)
options = parser.parse_args()
n = options.size


class Words(Dataset):
    def __len__(self):
        return len(open("words").read())

    def __getitem__(self, index):
        return torch.zeros(5)


"""


def finding_of(folder: Path, body: str) -> Finding:
    path = folder / "program.py"
    path.write_text(OPTIONS + body, encoding="utf-8")
    (finding,) = check([path]).findings
    return finding


@pytest.mark.parametrize(
    ("body", "advice"),
    [
        ("torch.zeros(n, 4).view(8, -1, 4)\n", "--size must be a multiple of 8"),
        ("torch.zeros(3, n) @ torch.zeros(48, 2)\n", "--size must be 48"),
        ("torch.zeros(3, 2 * n) @ torch.zeros(48, 2)\n", "--size must be 24"),
        ("torch.nn.Conv2d(3, 8, 5)(torch.zeros(1, 3, n, 9))\n", "--size must be at least 5"),
        ("torch.zeros(3, n) @ torch.zeros(options.other, 2)\n", ""),
        ("torch.zeros(n % 7, 3) @ torch.zeros(n % 5, 2)\n", ""),
    ],
)
def test_the_condition_that_makes_it_safe(tmp_path: Path, body: str, advice: str) -> None:
    finding = finding_of(tmp_path, body)
    assert finding.verdict.value in ("conditional", "invalid")
    assert finding.advice == advice
    assert all(one.name.startswith("--") for one in finding.witness)


def test_a_smaller_last_batch(tmp_path: Path) -> None:
    finding = finding_of(tmp_path, "for x in DataLoader(Words(), 64):\n    x.view(64, 5)\n")
    assert finding.advice.startswith("len(dataset) must be a multiple of 64; else pass drop_last")
    assert {one.name for one in finding.witness} == {"batch_size", "last batch"}
    lines = "data = torch.utils.data.TensorDataset(torch.zeros(100, 5))\n"
    finding = finding_of(tmp_path, lines + "for (x,) in DataLoader(data, 64):\n    x.view(64, 5)\n")
    assert finding.advice.startswith("100 samples are no multiple of 64: pass drop_last=True")


CHOSEN = """import argparse
import torch


def narrow(x):
    return x @ torch.zeros(80, 4)


def wide(x):
    return x @ torch.zeros(512, 4)


parser = argparse.ArgumentParser()
parser.add_argument("--mode", required=True)
parser.add_argument("--index", type=int, required=True)
"""
BY_SUBCOMMAND = """commands = parser.add_subparsers()
commands.add_parser("narrow").set_defaults(run=narrow)
commands.add_parser("wide").set_defaults(run=wide)
options = parser.parse_args()
options.run(torch.zeros(2, 80))
"""


@pytest.mark.parametrize(
    ("body", "witness"),
    [
        ("{'n': narrow, 'w': wide}[options.mode](torch.zeros(2, 80))", "options.mode = 'w'"),
        ("[narrow, wide][options.index](torch.zeros(2, 80))", "--index = 1"),
        ("torch.zeros(2, (80, 512)[options.index]) @ torch.zeros(80, 4)", "--index = 1"),
        (BY_SUBCOMMAND, "options.run = wide"),
    ],
)
def test_which_of_several_is_chosen(tmp_path: Path, body: str, witness: str) -> None:
    path = tmp_path / "program.py"
    options = "" if body is BY_SUBCOMMAND else "options = parser.parse_args()\n"
    path.write_text(f"{CHOSEN}{options}{body}\n", encoding="utf-8")
    (finding,) = check([path]).findings
    assert [f"{one.name} = {one.value}" for one in finding.witness] == [witness]
