"""A script's own command line: what is given there takes the place of defaults."""

from __future__ import annotations

from pathlib import Path

from shapelog.corpora.expectations import compare
from shapelog.reports.ordering import gaps_in_order
from shapelog.reports.wording import gap_sentence

from shapelog.pipeline import check

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


FLAGS = """
import tensorflow as tf

flags = tf.app.flags
flags.DEFINE_integer("size", 3, "rows")
flags.DEFINE_boolean("on", False, "named")
flags.DEFINE_boolean("yes", False, "named, with a word that says so")
flags.DEFINE_bool("not_on", True, "named, with a word that says no")
flags.DEFINE_boolean("off", True, "named with no before it")
flags.DEFINE_boolean("kept", True, "not named")
flags.DEFINE_float("rate", 0.1, "a number")
FLAGS = flags.FLAGS


def main(_):
    a = tf.zeros([FLAGS.size, 3 if FLAGS.on else 4])  # S: a (7, 3)
    a = tf.zeros([3 if FLAGS.yes else 4, 3 if FLAGS.not_on else 4])  # S: a (3, 4)
    a = tf.zeros([3 if FLAGS.off else 4, 3 if FLAGS.kept else 4])  # S: a (4, 3)


if __name__ == "__main__":
    tf.app.run()
"""


def test_the_flags_of_tensorflow_on_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "flags.py"
    path.write_text(FLAGS, encoding="utf-8")
    words = ["--size=7", "--on", "--yes=True", "--not_on=false", "--nooff", "--rate=2"]
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


INSISTING = """
import argparse
import torch

parser = argparse.ArgumentParser()
parser.add_argument("--other")
parser.add_argument("--data")
options = parser.parse_args()
torch.tensor(open("file").read())[0, 0, 0]
if options.data is None:
    raise SystemExit
"""


def test_an_option_that_is_taken_as_given_is_told_first(tmp_path: Path) -> None:
    path = tmp_path / "insisting.py"
    undecided = "torch.zeros(int(options.data)) + torch.zeros(3)\n"
    path.write_text(INSISTING.replace("torch.tensor(open", "#") + undecided, encoding="utf-8")
    told = [gap_sentence(gap) for gap in gaps_in_order(check([path]).gaps)]
    assert told[0].startswith("taken as given: --data ")
    assert len(told) > 1
    assert not any("--other" in words for words in told)


def test_an_option_is_taken_as_given_behind_what_was_checked_too(tmp_path: Path) -> None:
    path = tmp_path / "insisting.py"
    path.write_text(INSISTING + "torch.zeros(2) + torch.zeros(3)\n", encoding="utf-8")
    report = check([path])
    assert [gap.kind for gap in report.gaps].count("given") == 1
    assert [finding.rule for finding in report.findings] == ["broadcast-dimensions"]


def test_no_option_is_taken_as_given_where_the_program_ends_when_its_work_is_done(
    tmp_path: Path,
) -> None:
    path = tmp_path / "insisting.py"
    work = "def work():\n    return torch.zeros(2)\n"
    ending = "    work()\n    raise SystemExit\n"
    path.write_text(work + INSISTING.replace("    raise SystemExit\n", ending), encoding="utf-8")
    assert not any(gap.kind == "given" for gap in check([path]).gaps)
