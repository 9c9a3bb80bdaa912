"""A script's own command line: what is given there takes the place of defaults."""

from __future__ import annotations

from pathlib import Path

from shapelog.corpora.expectations import compare

PROGRAM = """
import argparse
import torch

parser = argparse.ArgumentParser()
parser.add_argument("--size", type=int, default=3)
parser.add_argument("--word", type=str, default="abc")
parser.add_argument("--odd", type=int, default=4)
parser.add_argument("--some", type=int, nargs="+", default=5)
parser.add_argument("--on", action="store_true")
parser.add_argument("--off", action="store_false")
parser.add_argument("text")
options = parser.parse_args()
a = torch.zeros(options.size, len(options.word))  # S: a (7, 4)
a = torch.zeros(len(options.text), 1)  # S: a (?, 1)
a = torch.zeros(options.odd, options.some[0])  # S: a (?, ?)
a = torch.zeros(3 if options.on else 4, 3 if options.off else 4)  # S: a (3, 4)
"""


def test_what_is_given_on_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "options.py"
    path.write_text(PROGRAM, encoding="utf-8")
    words = ["--size=7", "--word", "wide", "--odd", "text", "--some", "1", "2", "--on", "--off"]
    assert not compare(path, words).differences


SUBCOMMANDS = """
import argparse
import torch

parser = argparse.ArgumentParser()
commands = parser.add_subparsers(dest="command", required=True)
train = commands.add_parser("train")
train.add_argument("--size", type=int, default=3)
test = commands.add_parser("test")
test.add_argument("--size", type=int, default=4)
options = parser.parse_args()
a = torch.zeros(options.size, len(options.command))  # S: a (7, 5)
"""


def test_the_subcommand_on_the_command_line_is_the_one_that_runs(tmp_path: Path) -> None:
    path = tmp_path / "subcommands.py"
    path.write_text(SUBCOMMANDS, encoding="utf-8")
    assert not compare(path, ["train", "--size", "7"]).differences
