"""Work in a child process: what it returns or raises comes back, and limits are kept."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from shapelog.factgen.errors import TargetError
from shapelog.reports import render
from shapelog.solver.findings import Report

from shapelog.attempts import AttemptLost, attempt
from shapelog.pipeline import Limits, check
from shapelog.settings import Settings

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork")


def test_the_result_comes_back_from_another_process() -> None:
    number, name = attempt(lambda: (os.getpid(), "shape" * 1_000_000), processor_seconds=60)
    assert number != os.getpid()
    assert name == "shape" * 1_000_000


def test_without_limits_the_work_is_done_here() -> None:
    assert attempt(os.getpid, processor_seconds=float("inf")) == os.getpid()


def test_what_is_raised_is_raised_here() -> None:
    def work() -> None:
        raise TargetError("train.py: no such file or directory")

    with pytest.raises(TargetError, match=r"^train\.py: no such file or directory$"):
        attempt(work, processor_seconds=60)


def test_lack_of_processor_time_clock_time_and_memory_is_told() -> None:
    def busy() -> None:
        while True:
            pass

    def full() -> None:
        raise MemoryError

    with pytest.raises(AttemptLost, match="more than 1 s of the processor"):
        attempt(busy, processor_seconds=1)
    with pytest.raises(AttemptLost, match=r"more than 0\.2 s"):
        attempt(lambda: time.sleep(60), processor_seconds=60, seconds=0.2)
    with pytest.raises(AttemptLost, match="memory"):
        attempt(full, processor_seconds=60)


def test_a_program_that_takes_too_long_is_analysed_coarsely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "train.py"
    program.write_text(
        "import torch\n"
        "x = torch.ones(1, 3)\n"
        "for _ in range(6):\n"
        "    x = torch.cat([x, x])\n"
        "print(x @ torch.ones(4, 5))\n",
        encoding="utf-8",
    )
    tried = []

    def impatient(work: Callable[[], Report], **limits: float) -> Report:
        tried.append(limits)
        if len(tried) in lost:
            raise AttemptLost("more than 60 s of the processor")
        return work()

    monkeypatch.setattr("shapelog.unit_attempts.attempt", impatient)
    lost = {1}
    report = check([program], limits=Limits(seconds=1_000, attempt_seconds=60))
    assert [one["processor_seconds"] for one in tried] == [60, 60]
    assert 500 < tried[0]["seconds"] <= 600
    assert 0 < tried[1]["seconds"] <= 600
    gap = next(gap for gap in report.gaps if gap.kind == "coarse")
    assert gap.name == str(program)
    assert "1 program coarsely analysed" in render(report, "text", color=False, width=100)
    assert "loops and calls not followed to their end" in render(
        report, "text", color=False, width=100
    )
    assert report.summary.checks_decided > 0

    lost = {3, 4}
    report = check([program], limits=Limits(attempt_seconds=60))
    reason = next(gap.reason for gap in report.gaps if gap.kind == "coarse")
    assert reason == (
        "the whole takes more than 60 s of the processor;"
        " without long loops and deep calls it takes more than 60 s of the processor"
    )

    lost = {6, 7, 8}
    report = check([program], limits=Limits(attempt_seconds=60))
    assert [problem.message for problem in report.problems] == [
        "not analysed: even the first calls alone take more than 60 s of the processor"
    ]


def test_only_some_calls_of_a_function_are_followed_if_asked_for(tmp_path: Path) -> None:
    program = tmp_path / "train.py"
    program.write_text(
        "import torch\n"
        "def wide(x):\n"
        "    return torch.cat([x, x], 1)\n"
        "a, b, c = wide(torch.ones(2, 3)), wide(torch.ones(2, 4)), wide(torch.ones(2, 5))\n"
        "a @ torch.ones(7, 1)\n"
        "b @ torch.ones(7, 1)\n"
        "c @ torch.ones(7, 1)\n",
        encoding="utf-8",
    )
    report = check([program], settings=Settings(entered=2))
    assert len(report.findings) == 2  # of those that the engine happens to meet first
    cut = next(gap for gap in report.gaps if gap.kind == "not-analysed")
    assert cut.span is not None
    assert (cut.span.line, cut.reason) == (4, "the same is called more often than is followed")
    assert len(check([program]).findings) == 3


def test_what_goes_on_with_making_an_object_is_followed(tmp_path: Path) -> None:
    program = tmp_path / "train.py"
    program.write_text(
        "import torch\n"
        "class Base:\n"
        "    def __init__(self, size):\n"
        "        self.weight = torch.ones(size, 3)\n"
        "class First(Base):\n"
        "    def __init__(self):\n"
        "        super().__init__(4)\n"
        "class Second(Base):\n"
        "    def __init__(self):\n"
        "        super().__init__(5)\n"
        "First().weight @ torch.ones(7, 1)\n"
        "Second().weight @ torch.ones(7, 1)\n",
        encoding="utf-8",
    )
    report = check([program], settings=Settings(entered=1))
    assert [one.span.line for one in report.findings] == [11, 12]
    assert not [gap for gap in report.gaps if gap.kind == "not-analysed"]
