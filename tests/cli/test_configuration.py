"""`[tool.shapelog]`, as a user writes it: what it changes, and one line for what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shapelog.configuration import Configuration, find_configuration, read_configuration
from shapelog.shape_errors import UsageError

PROGRAM = """import argparse
import torch
from torch.utils.data import DataLoader, Dataset

parser = argparse.ArgumentParser()
parser.add_argument("-b", "--batch-size", type=int, default=64)
size = parser.parse_args().batch_size
torch.zeros(size, 4).view(8, -1, 4)


class Words(Dataset):
    def __len__(self):
        return len(open("words").read())

    def __getitem__(self, index):
        return torch.zeros(5)


for words in DataLoader(Words(), batch_size=10):
    words.view(10, 5)
"""


def configured(folder: Path, text: str) -> Path:
    (folder / "train.py").write_text(PROGRAM, encoding="utf-8")
    (folder / "pyproject.toml").write_text("[tool.shapelog]\n" + text, encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "shapelog.cli", "check", *arguments]
    environment = {**os.environ, "COLUMNS": "100"}
    return subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=folder, env=environment
    )


def test_entry_points_lengths_and_arguments(tmp_path: Path) -> None:
    text = 'entry-points = ["train.py"]\n[tool.shapelog.dataset-lengths]\n"train.Words" = 100\n'
    done = run(configured(tmp_path, text))
    assert done.returncode == 0, done.stdout + done.stderr
    wrong = run(configured(tmp_path, 'arguments = ["-b", "30"]\n' + text))
    assert wrong.returncode == 1 and "(30, 4)" in wrong.stdout
    assert run(tmp_path, "--", "--batch-size", "32").returncode == 0


def test_without_a_length_the_last_batch_may_be_smaller(tmp_path: Path) -> None:
    done = run(configured(tmp_path, ""), "train.py")
    assert done.returncode == 1 and "last batch" in done.stdout


def test_a_range_of_an_option_is_checked_as_a_whole(tmp_path: Path) -> None:
    text = (
        '[tool.shapelog.symbols]\n"--batch-size" = [8, 15]\n'
        '[tool.shapelog.dataset-lengths]\n"train.Words" = 100\n'
    )
    done = run(configured(tmp_path, text), "train.py")
    assert done.returncode == 1 and "fails when" in done.stdout
    assert run(configured(tmp_path, text.replace("[8, 15]", "8")), "train.py").returncode == 0
    assert run(tmp_path, "train.py", "--", "-b", "9").returncode == 1


def test_a_severity_of_its_own(tmp_path: Path) -> None:
    text = '[tool.shapelog.severity]\nreshape-element-count = "{}"\n'
    done = run(configured(tmp_path, text.format("note")), "train.py")
    assert done.returncode == 0
    assert "note[reshape-element-count]" in done.stdout and "1 note" in done.stdout
    done = run(configured(tmp_path, text.format("off")), "train.py")
    assert done.returncode == 0 and "1 suppressed" in done.stdout
    assert run(configured(tmp_path, text.format("error")), "train.py").stdout.startswith("error[")


def test_rules_and_a_baseline(tmp_path: Path) -> None:
    configured(tmp_path, 'rules = ["own.dl"]\nbaseline = "known.json"\n')
    (tmp_path / "own.dl").write_text('LibraryFunction("own.f", "add").\n', encoding="utf-8")
    missing = run(tmp_path, "train.py")
    assert missing.returncode == 2 and missing.stderr.count("\n") == 1
    assert "known.json" in missing.stderr or "own.dl" in missing.stderr


def test_the_version_of_tensorflow_is_said_or_read_off_the_program(tmp_path: Path) -> None:
    program = "import tensorflow as tf\na = tf.matmul(tf.ones((7, 2, 4)), tf.ones((4, 5)))\n"
    (tmp_path / "train.py").write_text(program)
    assert run(tmp_path, "train.py").returncode == 0
    (tmp_path / "old.py").write_text(program + "b = tf.placeholder(tf.float32)\n")
    assert "matmul-rank" in run(tmp_path, "old.py").stdout
    said = tmp_path / "pyproject.toml"
    said.write_text('[tool.shapelog]\ntensorflow-version = "1.12"\n')
    assert "matmul-rank" in run(tmp_path, "train.py").stdout
    said.write_text('[tool.shapelog]\ntensorflow-version = "1.15.0"\n')
    assert run(tmp_path, "old.py").returncode == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('timeout = "soon"', "timeout: a number of seconds above 0 is expected, not 'soon'"),
        ("timeout = nan", "timeout: a number of seconds above 0"),
        ("check-timeout = true", "check-timeout: a number of seconds above 0"),
        ("tiemout = 3", "tiemout: no such key; is it timeout?"),
        ('entry-points = "train.py"', "entry-points: a list of texts is expected"),
        ('entry-points = ["nowhere.py"]', "nowhere.py: no such file or directory"),
        ("baseline = 3", "baseline: a path is expected, not 3"),
        ("tensorflow-version = 2.1", "tensorflow-version: a version as a text"),
        ('tensorflow-version = "new"', "tensorflow-version: a version as a text"),
        ("symbols = 3", "symbols: a table is expected, not 3"),
        ('[tool.shapelog.symbols]\nn = "x"', "[tool.shapelog.symbols] n: a whole number"),
        ("[tool.shapelog.symbols]\nn = [3]", "[tool.shapelog.symbols] n: a whole number"),
        ("[tool.shapelog.symbols]\nn = [3, 1]", "n: the least value 3 is more than the most, 1"),
        ("[tool.shapelog.dataset-lengths]\na = -1", "a: a number of samples"),
        ("[tool.shapelog.dataset-lengths]\na = 4294967296", "a: a number of samples"),
        ('[tool.shapelog.severity]\nx = "bad"', "x: one of error, warning, note, off"),
        ('[tool.shapelog.arguments]\n"nowhere.py" = []', "nowhere.py: no such file"),
        ("x = ", "pyproject.toml: "),
    ],
)
def test_what_is_wrong_is_one_line_with_file_and_key(tmp_path: Path, text: str, words: str) -> None:
    configured(tmp_path, text)
    with pytest.raises(UsageError) as caught:
        read_configuration(tmp_path / "pyproject.toml")
    message = str(caught.value)
    assert "pyproject.toml" in message and words in message and "\n" not in message


def test_an_unknown_rule_and_an_unreadable_file_are_one_line(tmp_path: Path) -> None:
    configured(tmp_path, '[tool.shapelog.severity]\nreshape-elements-count = "off"\n')
    done = run(tmp_path, "train.py")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "no such rule; is it reshape-element-count?" in done.stderr
    (tmp_path / "pyproject.toml").write_bytes(b"[tool.shapelog]\n\xff")
    done = run(tmp_path, "train.py")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    done = run(tmp_path, "train.py", "--config", "nowhere.toml")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_no_target_is_one_line(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode == 2 and done.stderr.startswith("shapelog: no target")


def test_the_nearest_table_counts_and_others_files_do_not(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[tool.shapelog]\ntimeout = 7\n", encoding="utf-8")
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "pyproject.toml").write_text("this is no TOML", encoding="utf-8")
    (inner / "train.py").write_text("x = 1\n", encoding="utf-8")
    found = find_configuration(inner / "train.py")
    assert found.timeout == 7
    assert Configuration().timeout is None


def test_the_time_of_a_run_is_kept_and_what_is_left_is_said(tmp_path: Path) -> None:
    configured(tmp_path, "")
    done = run(tmp_path, "train.py", "--timeout", "0.000001")
    assert done.returncode == 2
    assert "not analysed: the run's time ran out" in done.stdout
    hard = "torch.zeros(size * size * size + 1, 4).view(size * (size + 7), -1)\n"
    program = PROGRAM.replace("torch.zeros(size, 4).view(8, -1, 4)\n", hard)
    (tmp_path / "train.py").write_text(program.replace("default=64", "required=True"))
    done = run(tmp_path, "train.py", "--check-timeout", "0.00001")
    assert "undecided (the time for one check ran out" in done.stdout
