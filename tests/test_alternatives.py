"""Scripts that are analysed for each word of an option, where the whole is too much."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from shapelog.reports import render
from shapelog.solver.findings import Report, Severity

from shapelog.alternatives import alternatives
from shapelog.attempts import AttemptLost
from shapelog.pipeline import Limits, check, load
from shapelog.settings import Settings

_LAYERS = """
import argparse
import torch
from torch import nn

def build(kind):
    if kind == "narrow":
        return nn.Linear(10, 5)
    elif kind in ("wide", "wider"):
        return nn.Linear(11, 5)
    raise ValueError(kind)
"""
_SCRIPT = (
    _LAYERS
    + """
parser = argparse.ArgumentParser()
parser.add_argument("--net", required=True)
args = parser.parse_args()
print(build(args.net)(torch.ones(4, SIZE)))
"""
)


def _words(tmp_path: Path, text: str, *arguments: str) -> list[str]:
    program = tmp_path / "train.py"
    program.write_text(text, encoding="utf-8")
    (unit,) = load([program], arguments, Settings()).units
    return [f"{given.name} {given.value}" for given, _ in alternatives(unit)]


def test_the_words_are_those_that_the_script_compares_an_option_with(tmp_path: Path) -> None:
    assert _words(tmp_path, _SCRIPT) == ["--net narrow", "--net wide", "--net wider"]


@pytest.mark.parametrize(
    "use",
    [
        'if args.the_net.lower() == "a": pass\nelif args.the_net != "b": pass',
        'table = {"a": 1, "b": 2}\nprint(table[args.the_net])',
        'print({"a": 1, "b": 2}[args.the_net])',
        'KNOWN = ["a", "b"]\nassert args.the_net in KNOWN',
        'def f(*, word):\n    return word == "a" or word == "b"\nf(word=args.the_net)',
        'word = args.the_net\nif word == "a": print(word)\nif "b" == word: print(word)',
    ],
)
def test_words_are_found_however_they_are_compared(tmp_path: Path, use: str) -> None:
    text = f"""
import argparse
parser = argparse.ArgumentParser()
parser.add_argument("-n", "--the-net", type=str)
args = parser.parse_args()
{use}
"""
    assert _words(tmp_path, text) == ["--the-net a", "--the-net b"]


def test_words_come_through_functions_of_other_modules(tmp_path: Path) -> None:
    (tmp_path / "nets.py").write_text(_LAYERS, encoding="utf-8")
    text = _SCRIPT.replace(_LAYERS, "import argparse, torch\nfrom nets import build\n")
    assert _words(tmp_path, text) == ["--net narrow", "--net wide", "--net wider"]


@pytest.mark.parametrize(
    "option",
    ['default="a"', 'action="append"', 'nargs="+"', "type=int", 'choices=["a"]'],
)
def test_other_options_have_no_words_to_try(tmp_path: Path, option: str) -> None:
    text = f"""
import argparse
parser = argparse.ArgumentParser()
parser.add_argument("--net", {option})
args = parser.parse_args()
print({{"a": 1}}[args.net])
"""
    assert _words(tmp_path, text) == []
    chosen = text.replace(f", {option}", ', choices=["a", "c"]')
    assert _words(tmp_path, chosen) == ["--net a", "--net c"]
    assert _words(tmp_path, chosen, "--net", "a") == []


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let the attempts with these numbers, from 1, be lost."""

    def lose(*numbers: int) -> None:
        tried = []

        def impatient(work: Callable[[], Report], **limits: float) -> Report:
            tried.append(limits)
            if len(tried) in numbers:
                raise AttemptLost("more than 60 s of the processor")
            return work()

        monkeypatch.setattr("shapelog.unit_attempts.attempt", impatient)

    return lose


def _checked(tmp_path: Path, size: int) -> Report:
    program = tmp_path / "train.py"
    program.write_text(_SCRIPT.replace("SIZE", str(size)), encoding="utf-8")
    return check([program], limits=Limits(attempt_seconds=60))


def test_what_fails_for_some_words_is_said_with_them(
    tmp_path: Path, lost: Callable[..., None]
) -> None:
    lost(1)
    report = _checked(tmp_path, 10)
    (finding,) = report.findings
    assert finding.severity is Severity.WARNING
    assert [(one.name, one.value) for one in finding.witness] == [("--net", "wide or wider")]
    text = render(report, "text", color=False, width=200)
    assert "fails when --net = wide or wider" in text
    assert "1 program analysed option by option" in text
    assert "--net is narrow, wide, wider)" in text


def test_what_fails_for_each_word_is_an_error(tmp_path: Path, lost: Callable[..., None]) -> None:
    lost(1)
    report = _checked(tmp_path, 12)
    (finding,) = report.findings
    assert (finding.severity, finding.witness) == (Severity.ERROR, ())


def test_what_some_words_are_too_much_for_is_said(
    tmp_path: Path, lost: Callable[..., None]
) -> None:
    lost(1, 3)
    report = _checked(tmp_path, 12)
    (finding,) = report.findings
    assert finding.severity is Severity.WARNING  # it is not known of all of them
    (gap,) = (gap for gap in report.gaps if gap.kind == "apart")
    assert gap.reason == (
        "the whole takes more than 60 s of the processor; --net is narrow, wider; not come to: wide"
    )


def test_where_the_first_word_is_too_much_the_limits_are_coarser(
    tmp_path: Path, lost: Callable[..., None]
) -> None:
    lost(1, 2)
    report = _checked(tmp_path, 12)
    assert {gap.kind for gap in report.gaps} == {"coarse"}
    assert report.findings
