"""The server and a scan share facts and results; the process behind the server may die."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

pytest.importorskip("pygls", reason="the extra lsp is not installed")

from shapelog.lsp.analyst import Analyst, Limits  # noqa: E402
from shapelog.lsp.worker import EditorTask, _Editor  # noqa: E402
from shapelog.scan.analysis import Analyser  # noqa: E402
from shapelog.scan.driver import Limits as ScanLimits  # noqa: E402
from shapelog.scan.driver import scan  # noqa: E402
from shapelog.scan.store import Store  # noqa: E402
from shapelog.settings import Settings  # noqa: E402

WRONG = "import torch\n\ntorch.ones(3, 4) @ torch.ones(5, 6)\n"


def task(file: Path, unsaved: dict[Path, str] | None = None) -> EditorTask:
    return EditorTask(0, file, file.parent, unsaved or {}, (), Settings())


def refuse(*_: object, **__: object) -> None:
    raise AssertionError("analysed, although the result is in the cache")


def test_what_a_scan_has_found_is_not_analysed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("duckdb")
    monkeypatch.chdir(tmp_path)
    wrong, cache = tmp_path / "wrong.py", tmp_path / "caches" / "scan.sqlite"
    wrong.write_text(WRONG, "utf-8")
    scan([Path()], tmp_path / "report", limits=ScanLimits(100, 1 << 30, 1), cache=cache)
    fresh = _Editor(Store(cache), 1 << 30)
    with monkeypatch.context() as patched:
        patched.setattr(Analyser, "analyse", refuse)
        rows = fresh.rows(task(wrong))
        assert fresh.rows(task(wrong, {wrong: WRONG})) == rows  # open, and not changed
        with pytest.raises(AssertionError):
            fresh.rows(task(wrong, {wrong: f"{WRONG}\n"}))
    assert [row.line for row in rows if row.kind == "finding"] == [3]


def test_what_is_not_saved_is_in_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "file.py"
    file.write_text("import torch\n", "utf-8")
    store = Store(tmp_path / "scan.sqlite")
    editor = _Editor(store, 1 << 30)
    rows = editor.rows(task(file, {file: WRONG}))
    assert [row.line for row in rows if row.kind == "finding"] == [3]
    key = next(iter(editor._latest))
    assert store.results(key) == []
    with monkeypatch.context() as patched:  # it is saved, and still known
        patched.setattr(Analyser, "analyse", refuse)
        file.write_text(WRONG, "utf-8")
        assert editor.rows(task(file, {file: WRONG})) == rows
    assert len(store.results(key)) == 1


def test_a_process_that_dies_costs_one_analysis(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(WRONG, "utf-8")

    async def scenario() -> None:
        analyst = Analyst(Limits(), None)
        try:
            first = await analyst.analyse(wrong, tmp_path, {})
            assert first is not None and not first.failure
            (worker,) = analyst._pool._workers
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGSTOP)  # amid the next analysis
            second = asyncio.create_task(analyst.analyse(wrong, tmp_path, {}))
            await asyncio.sleep(0.5)
            os.kill(worker.process.pid, signal.SIGKILL)
            result = await second
            assert result is not None
            assert result.failure == "analysed with coarser limits: crashed signal 9"
            assert [one.span.line for one in result.report.findings] == [3]
        finally:
            analyst.close()

    asyncio.run(scenario())


def test_an_analysis_that_is_not_wanted_any_more_ends(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(WRONG, "utf-8")

    async def scenario() -> None:
        analyst = Analyst(Limits(), None)
        try:
            unwanted = asyncio.create_task(analyst.analyse(wrong, tmp_path, {}))
            while analyst._running is None:  # at once: its process is only starting then
                await asyncio.sleep(0)
            analyst.abandon()
            assert await unwanted is None
            result = await analyst.analyse(wrong, tmp_path, {})
            assert result is not None and len(result.report.findings) == 1
        finally:
            analyst.close()

    asyncio.run(scenario())
