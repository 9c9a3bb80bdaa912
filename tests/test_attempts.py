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
    report = check([program], limits=Limits(seconds=100, attempt_seconds=60))
    assert [one["processor_seconds"] for one in tried] == [60, 60]
    assert tried[0]["seconds"] < 61 < tried[1]["seconds"] <= 100
    gap = next(gap for gap in report.gaps if gap.kind == "coarse")
    assert gap.name == str(program)
    assert "1 program coarsely analysed" in render(report, "text", color=False, width=100)
    assert "loops and calls not followed to their end" in render(report, "text", color=False, width=100)
    assert report.summary.checks_decided > 0

    lost = {3, 4}
    report = check([program], limits=Limits(attempt_seconds=60))
    assert [problem.message for problem in report.problems] == [
        "not analysed: even without long loops and deep calls it takes"
        " more than 60 s of the processor"
    ]
