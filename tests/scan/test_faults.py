"""What goes wrong costs the unit that it happens to, and is said in one line."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from damage import KINDS, write_damaged
from repository import own_cache, write_repository

pytest.importorskip("duckdb")

from shapelog.rules.files import rule_files  # noqa: E402

from shapelog.scan import analysis, driver  # noqa: E402
from shapelog.scan.analysis import Analyser  # noqa: E402
from shapelog.scan.discovery import discover  # noqa: E402
from shapelog.scan.driver import Limits, scan  # noqa: E402
from shapelog.scan.forks import can_fork  # noqa: E402
from shapelog.scan.pool import Pool  # noqa: E402
from shapelog.scan.processes import children_of  # noqa: E402
from shapelog.scan.reach import Reach  # noqa: E402
from shapelog.scan.records import LOST, unit_of  # noqa: E402
from shapelog.scan.shards import Results, finished_units  # noqa: E402
from shapelog.scan.store import Store, Stored, implementation_digest  # noqa: E402
from shapelog.scan.worker import Job, Outcome, Task, end_with, work  # noqa: E402
from shapelog.settings import Settings  # noqa: E402

LONG = bool(os.environ.get("SHAPELOG_LONG"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    own_cache(tmp_path / "caches", monkeypatch)
    yield tmp_path


def statuses(shards: Path) -> dict[str, str]:
    return {record.unit: record.name for record in finished_units(shards)}


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "shapelog.cli", "scan", *words]


def test_what_is_scanned_is_not_imported(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    script = tmp_path / "bin" / "launch.py"
    script.write_text("from shapelog.cli import main\nif __name__ == '__main__':\n    main()\n")
    Path("shapelog").mkdir()
    for name in ("shapelog/__init__.py", "socket.py", "signal.py", "random.py"):
        Path(name).write_text("open('was_run', 'a').close()\nraise SystemExit(3)\n")
    Path("wrong.py").write_text("import torch\ntorch.zeros(2, 3) @ torch.zeros(4, 5)\n")
    words = [sys.executable, str(script), "scan", ".", "--output", "report", "--no-cache"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    assert "wrong.py:2" in done.stdout and "0 units lost" in done.stdout
    assert not Path("was_run").exists() and "Traceback" not in done.stderr


def test_damaged_inputs() -> None:
    count = 2000 if LONG else len(KINDS)
    write_damaged(Path("work"), count, seed=7)
    locked = Path("work/locked.py")
    locked.write_text("import torch\n")
    locked.chmod(0)
    os.symlink(".", "work/loop")
    limits = Limits(seconds=20, jobs=2)
    done = scan([Path("work")], Path("report"), limits=limits, cache=Path("cache.sqlite"))
    found = statuses(Path("report/shards"))
    assert len(found) == count + 1 == len(done.discovery.units)
    results = Results(done.shards)
    crashed = {unit.unit: unit.message for unit in map(unit_of, results.rows("unit"))
               if unit.status in ("crashed", "failed")}  # fmt: skip
    problems = [record.text for record in results.rows("problem")]
    results.close()
    assert not crashed
    assert problems and all("\n" not in text and "Traceback" not in text for text in problems)
    unreadable = [name for name, status in found.items() if status == "unreadable"]
    assert len(unreadable) >= count // 8


def _work() -> tuple[Job, list[Task]]:
    """A repository's units to analyse, and where the results go."""
    write_repository(Path("work"))
    shards = Path("shards")
    shards.mkdir()
    settings = Settings()
    digest = implementation_digest(rule_files(), settings)
    job = Job(shards, None, digest, settings, (), 1 << 30)
    units = discover([Path("work")]).units
    return job, [Task(place, unit) for place, unit in enumerate(units)]


def test_a_killed_worker_costs_its_unit() -> None:
    job, tasks = _work()
    ended = {}
    with Pool[Task, Job](work, job, 1, 100) as pool:
        killed = False
        for outcome in pool.run(_killing(pool, tasks)):
            ended[outcome.number] = (outcome.status, outcome.message)
            killed = killed or outcome.status == "crashed"
    assert killed and len(ended) == len(tasks)
    assert sorted(status for status, _ in ended.values()) == ["crashed"] + ["done"] * (
        len(tasks) - 1
    )
    assert ("crashed", f"signal {int(signal.SIGKILL)}") in ended.values()


@pytest.mark.skipif(not can_fork(), reason="forks are used on Linux")
def test_a_killed_fork_costs_its_unit_and_not_the_worker() -> None:
    job, tasks = _work()
    workers = set()
    ended = {}
    with Pool[Task, Job](work, job, 1, 100) as pool:
        for outcome in pool.run(_killing(pool, tasks, fork=True)):
            workers.add(pool._workers[0].process.pid)
            ended[outcome.number] = (outcome.status, outcome.message)
    assert sorted(status for status, _ in ended.values()) == ["crashed"] + ["done"] * (
        len(tasks) - 1
    )
    assert ("crashed", f"signal {int(signal.SIGKILL)}") in ended.values()
    assert len(workers) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there is no poll")
def test_a_worker_does_not_outlive_who_runs_it() -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_busy, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    assert ours.recv() == "started"
    ours.close()
    process.join(20)
    assert process.exitcode == 1


def _busy(connection: Connection) -> None:
    end_with(connection)
    connection.send("started")
    time.sleep(60)


def _killing(pool: Pool, tasks: list[Task], *, fork: bool = False) -> Iterator[Task]:
    """The tasks; the process that works on the first is killed, or a `fork` of it."""
    import threading

    def kill() -> None:
        while not any(worker.task is not None for worker in pool._workers):
            time.sleep(0.01)
        process = pool._workers[0].process.pid or 0
        found = [] if fork else [process]
        while not found:
            time.sleep(0.001)
            found = children_of(process) or []
        os.kill(found[0], signal.SIGKILL)

    threading.Thread(target=kill, daemon=True).start()
    yield from tasks


@pytest.mark.skipif(sys.platform != "linux", reason="memory is watched on Linux")
def test_a_unit_that_needs_too_much_memory() -> None:
    write_repository(Path("work"))
    limits = Limits(100, 80 << 20, 1)
    done = scan([Path("work")], Path("report"), limits=limits, cache=None)
    found = statuses(Path("report/shards"))
    assert len(found) == 8 == len(done.shards)
    assert {"out of memory", "coarse", "reduced"} & set(found.values())


class _Late(Pool[Task, Job]):
    """A pool in which each unit takes too long, unless its limits are coarser ones."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Outcome]:
        for task in tasks:
            near = task.reach is Reach.NEAR and "train" not in task.unit.file
            if near or task.reach is Reach.MODULE:
                yield from super().run([task])
            else:
                yield Outcome(task.number, "timed out", "after 9 seconds")


def test_what_takes_too_long_is_tried_with_coarser_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    write_repository(Path("work"))
    Path("work/deep.py").write_text(
        "import torch\nx = torch.zeros(1, 1)\nfor size in range(1, 9):\n"
        "    x = torch.cat([x, torch.zeros(1, size)], 1)\ny = torch.zeros(2, 3) @ torch.zeros(4, 5)\n"
    )
    monkeypatch.setattr(driver, "Pool", {(Task, Job): _Late})
    done = scan([Path("work")], Path("report"), limits=Limits(100, 1 << 30, 1), cache=None)
    found = statuses(Path("report/shards"))
    assert found["work/deep.py"] == "coarse"
    assert found["work/train.py"] == "reduced"
    results = Results(done.shards)
    rules = {row.name for row in results.rows("finding") if row.unit == "work/deep.py"}
    results.close()
    assert rules == {"matmul-inner-dimensions"}
    messages = {unit_of(record).message for record in finished_units(Path("report/shards"))}
    assert "timed out after 9 seconds" in messages


def test_a_coarse_analysis_looks_at_the_nearest_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("work").mkdir()
    Path("work/first.py").write_text(
        "import torch\nimport second\nx = second.made() @ torch.zeros(4, 5)\n"
    )
    Path("work/second.py").write_text(
        "import torch\nimport third\ndef made():\n    return torch.zeros(2, 3)\n"
    )
    Path("work/third.py").write_text("import torch\n")
    unit = next(one for one in discover([Path("work")]).units if one.file == "work/first.py")
    analyser = Analyser(Store(None), "x", Settings())
    near = analyser.analyse(unit, reach=Reach.NEAR)
    assert near is not None and near.status == "near"
    assert [one.rule for one in near.report.findings] == ["matmul-inner-dimensions"]
    monkeypatch.setattr(analysis, "_NEAR_ROWS", 1)
    alone = analyser.analyse(unit, reach=Reach.NEAR)
    assert alone is not None and not alone.report.findings
    assert "second.made" in alone.report.summary.unmodelled_names


def test_of_many_calls_of_the_same_the_first_are_followed() -> None:
    Path("work").mkdir()
    calls = "".join(f"made({size}) @ torch.zeros(2, 2)\n" for size in range(2, 14))
    Path("work/many.py").write_text(
        f"import torch\ndef made(size):\n    return torch.zeros(3, size)\n{calls}"
    )
    (unit,) = discover([Path("work")]).units
    analyser = Analyser(Store(None), "x", Settings())
    alone, body = (analyser.analyse(unit, reach=reach) for reach in (Reach.MODULE, Reach.BODY))
    assert alone is not None and len(alone.report.findings) == 11
    assert body is not None and len(body.report.findings) == 3
    cut = [one for one in body.report.gaps if one.reason.startswith("the same is called more")]
    assert len(cut) == 8


def test_a_killed_run_goes_on_where_it_was() -> None:
    write_repository(Path("work"))
    words = command("work", "--output", "report", "--jobs", "1", "--no-cache")
    run = subprocess.Popen(words, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    shards = Path("report/shards")
    while run.poll() is None and len(list(shards.glob("*.parquet"))) < 3:
        time.sleep(0.02)
    run.kill()
    run.wait()
    before = {path.name: path.stat().st_mtime_ns for path in shards.glob("*.parquet")}
    assert len(before) >= 3
    ended = subprocess.run([*words, "--resume"], capture_output=True, text=True, check=False)
    assert ended.returncode == 1, ended.stderr
    # the killed run's worker may have finished the unit that it was at
    counts = re.search(r"(\d+) analysed, (\d+) from before", ended.stdout)
    assert counts is not None and sum(map(int, counts.groups())) == 8, ended.stdout
    assert int(counts[2]) >= len(before)
    after = {path.name: path.stat().st_mtime_ns for path in shards.glob("*.parquet")}
    assert len(after) == 8 and all(after[name] == when for name, when in before.items())


def test_a_full_disk_is_one_line() -> None:
    write_repository(Path("work"))
    limit = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000)); "
    program = limit + "from shapelog.cli import main; main()"
    words = [sys.executable, "-c", program, "scan", "work", "--output", "report", "--no-cache"]
    ended = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    lines = ended.stderr.strip().split("\n")
    assert len(lines) == 1 and lines[0].startswith("shapelog: "), ended.stderr
    again = subprocess.run(command("work", "--output", "report"), capture_output=True, check=False)
    assert again.returncode == 1


def test_two_scans_on_one_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    write_repository(Path("work"))
    runs = [
        subprocess.Popen(
            [*command("work", "--output", name, "--jobs", "2")],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name in ("one", "two")
    ]
    for run in runs:
        _, errors = run.communicate()
        assert run.returncode == 1
        assert "cache" not in errors
    assert Path("one/scan.jsonl").read_bytes() == Path("two/scan.jsonl").read_bytes()
    names = {path.name for path in Path("one/shards").iterdir()}
    for name in names:
        assert Path("one/shards", name).read_bytes() == Path("two/shards", name).read_bytes()


def test_a_damaged_cache_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "cache.sqlite"
    path.write_bytes(b"no database at all, but long enough to be looked at" * 100)
    store = Store(path)
    assert store.facts("x") is None and store.problem
    store.put_facts("x", b"1")
    assert store.results("x") == []


def test_a_cache_gives_back_what_it_was_given(tmp_path: Path) -> None:
    store = Store(tmp_path / "cache.sqlite")
    store.put_facts("key", b"facts")
    stored = Stored((("a.py", "1"), ("b.py", "absent")), b"rows")
    store.put_result("unit", stored)
    store.put_result("unit", Stored((("a.py", "2"),), b"other"))
    store.close()
    again = Store(tmp_path / "cache.sqlite")
    assert again.facts("key") == b"facts" and again.facts("other") is None
    assert stored in again.results("unit") and len(again.results("unit")) == 2


def test_a_damaged_shard_is_made_again() -> None:
    write_repository(Path("work"))
    limits = Limits(100, jobs=1)
    first = scan([Path("work")], Path("report"), limits=limits, cache=Path("cache.sqlite"))
    victim = first.shards[0]
    whole = victim.read_bytes()
    victim.write_bytes(whole[: len(whole) // 2])
    again = scan([Path("work")], Path("report"), limits=limits, cache=Path("cache.sqlite"))
    assert (again.kept, again.cached, again.analysed) == (7, 1, 0)
    assert victim.read_bytes() == whole
    assert not set(statuses(Path("report/shards")).values()) & set(LOST)
    assert json.loads(Path("work/look.ipynb").read_text())


def test_a_cache_that_somebody_else_makes_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    class Busy(sqlite3.Connection):
        """Locked the first two times that it is to keep a write-ahead log."""

        def execute(self, statement: str, *values: object) -> sqlite3.Cursor:
            if "journal_mode" in statement:
                asked.append(statement)
                if len(asked) < 3:
                    raise sqlite3.OperationalError("database is locked")
            return super().execute(statement, *values)  # type: ignore[arg-type]

    connect = sqlite3.connect
    monkeypatch.setattr(
        "shapelog.scan.store.sqlite3.connect",
        lambda path, timeout: connect(path, timeout=timeout, factory=Busy),
    )
    store = Store(tmp_path / "cache.sqlite")
    assert not store.problem
    assert len(asked) == 3
