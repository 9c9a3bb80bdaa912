"""`shapelog query`, from the command line and in a session; the examples of docs/query.md."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from shapelog.corpora.programs import program_paths

from shapelog.query import Knowledge, analyse, read_knowledge
from shapelog.shape_errors import UsageError

SCORE = """import sys
import torch
import torch.nn as nn


class Score(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = nn.Linear(10, 32)
        self.out = nn.Linear(32, 1)

    def forward(self, x):
        return self.out(torch.relu(self.hidden(x)))


model = Score()
model(torch.zeros(64, 10))
model(torch.zeros(int(sys.argv[1]), 10))
"""
REACHES = "reaches(F, G) <= calls(F, G, P)\nreaches(F, G) <= calls(F, H, P) & reaches(H, G)"


@pytest.fixture(scope="module")
def score(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("score") / "score.py"
    path.write_text(SCORE, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def known(score: Path) -> Knowledge:
    return analyse(score)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "shapelog.cli", "query", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


def test_who_can_reach_an_operator() -> None:
    mnist = next(path for path in program_paths() if path.name == "mnist.py")
    program = analyse(mnist).with_rules(REACHES)
    found = program.ask("reaches(F, G) & applies(G, 'conv2d', Place)")
    assert {row[0] for row in found} == {"mnist", "mnist.evaluate", "mnist.main", "mnist.train"}
    assert {row[1] for row in found} == {"mnist.Classifier.forward"}


def test_which_layers_are_fed_a_batch_of_unknown_size(known: Knowledge, score: Path) -> None:
    assert known.ask("layer_input(Layer, 0, Size, 'unknown', Place)") == [
        ("nn.Linear(10, 32)", "?", f"{score}:13"),
        ("nn.Linear(32, 1)", "?", f"{score}:13"),
    ]


def test_what_changed_between_two_runs(score: Path, tmp_path: Path) -> None:
    (tmp_path / "score.py").write_text(SCORE, encoding="utf-8")
    kept = run(tmp_path, "calls(F, G, P)", "score.py", "--save", "before.json")
    assert kept.returncode == 0 and "score.Score.forward\ttorch.relu" in kept.stdout
    wider = SCORE.replace("32", "48")
    (tmp_path / "score.py").write_text(wider, encoding="utf-8")
    changed = "shape(F, E, S, P) & ~before_shape(F, E, S, P)"
    done = run(tmp_path, changed, "score.py", "--before", "before.json", "--format", "json")
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert {row[2] for row in rows} == {"(64, 48)", "(?, 48)"}
    new = "finding(F, R, S, M, P) & ~before_finding(F, R, S, M, P)"
    done = run(tmp_path, new, "score.py", "--before", "before.json")
    assert (done.returncode, done.stdout) == (0, "")


def test_relations_of_the_rules_are_predicates_too(known: Knowledge) -> None:
    assert known.ask("layer_of(Call, Layer)")
    assert known.rows("apply") and known.rows("no_such_predicate") == []
    assert known.predicates()["apply"] == 2


def test_a_query_without_variables_holds_or_does_not(known: Knowledge) -> None:
    assert known.ask("applies('score.Score.forward', 'linear', _)") == [()]
    assert known.ask("applies('score.Score.forward', 'conv2d', _)") == []
    assert known.ask("finding(F, R, S, M, P)") == []


def test_the_session_s_own_facts_stay(known: Knowledge) -> None:
    from pyDatalog import pyDatalog

    pyDatalog.assert_fact("mine", 1)
    known.ask("applies(F, 'linear', P)")
    assert pyDatalog.ask("mine(X)").answers == [(1,)]
    with pytest.raises(AttributeError):
        pyDatalog.ask("applies(F, O, P)")


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("layer_inpt(L)", "no predicate is called layer_inpt; is it layer_input?"),
        ("applies(F, O)", "applies has 3 columns, not 2: applies(Function, Operator, Place)"),
        ("applies(F, O,", "no query: 'applies(F, O,'"),
        ("before_shape(F, E, S, P)", "no predicate is called before_shape"),
        ("1 + 1", "pyDatalog: "),
    ],
)
def test_what_is_no_query_is_one_line(known: Knowledge, query: str, words: str) -> None:
    with pytest.raises(UsageError) as caught:
        known.ask(query)
    assert words in str(caught.value) and "\n" not in str(caught.value)


def test_what_is_no_saved_run_is_one_line(tmp_path: Path) -> None:
    for text in ("", "[]", '{"version": 2}', '{"version": 1, "statements": 3}'):
        (tmp_path / "kept.json").write_text(text, encoding="utf-8")
        with pytest.raises(UsageError) as caught:
            read_knowledge(tmp_path / "kept.json")
        assert "kept.json" in str(caught.value)


def test_nothing_of_it_is_loaded_for_a_check() -> None:
    program = "import sys, shapelog.cli, shapelog.pipeline; sys.exit('pyDatalog' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], check=False, cwd=sys.prefix)
    assert done.returncode == 0
