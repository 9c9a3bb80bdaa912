"""The same scan on a Ray cluster of two nodes, both on this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from repository import own_cache, write_repository

pytest.importorskip("duckdb", reason="the extra scan is not installed")
if not os.environ.get("SHAPELOG_LONG"):
    pytest.skip("a cluster takes a minute: for the long tests", allow_module_level=True)

from shapelog.rules.files import rule_files  # noqa: E402

from shapelog.cli import main  # noqa: E402
from shapelog.scan.discovery import discover  # noqa: E402
from shapelog.scan.store import implementation_digest  # noqa: E402
from shapelog.scan.worker import Job, Task  # noqa: E402
from shapelog.settings import Settings  # noqa: E402

ELSEWHERE = Path(sys.executable).parent  # in the root, Python would take shapelog/ for all of it


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    own_cache(tmp_path / "caches", monkeypatch)
    write_repository(tmp_path / "work")
    yield tmp_path


@pytest.fixture
def two_nodes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A cluster of two nodes with a processor each, and a connection with it."""
    ray = pytest.importorskip("ray", reason="the extra ray is not installed")
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    node = {"num_cpus": 1, "object_store_memory": 80 << 20, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    try:
        cluster.add_node(num_cpus=1, object_store_memory=80 << 20)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
        cluster.wait_for_nodes()
        yield
    finally:
        ray.shutdown()
        cluster.shutdown()


def bytes_of(report: Path) -> dict[str, bytes]:
    files = (path for path in sorted(report.rglob("*")) if path.is_file())
    return {path.relative_to(report).as_posix(): path.read_bytes() for path in files}


def test_a_cluster_of_two_nodes(folder: Path, two_nodes: None) -> None:
    """One test: two clusters at a time would be in each other's way."""
    the_same_bytes_as_from_processes(folder)
    both_nodes_work_and_what_is_lost_costs_itself(folder)


def the_same_bytes_as_from_processes(folder: Path) -> None:
    words = ["scan", "work", "--no-cache", "--jobs", "2"]
    here = CliRunner().invoke(main, [*words, "--output", "here"])
    there = CliRunner().invoke(main, [*words, "--output", "there", "--executor", "ray"])
    assert here.exit_code == there.exit_code == 1, there.output
    assert "8 analysed" in there.output
    expected = bytes_of(folder / "here")
    assert sum(name.startswith("shards/") and name.endswith(".parquet") for name in expected) == 8
    assert bytes_of(folder / "there") == expected
    again = CliRunner().invoke(main, [*words, "--output", "there", "--executor", "ray"])
    assert "0 analysed, 8 from before" in again.output


def both_nodes_work_and_what_is_lost_costs_itself(folder: Path) -> None:
    from shapelog.scan.ray_pool import RayPool

    (folder / "shards").mkdir()
    settings = Settings()
    implementation = implementation_digest(rule_files(), settings)
    job = Job(folder / "shards", None, implementation, settings, (), 1 << 30)
    units = discover([Path("work")]).units
    tasks = [Task(number, unit) for number, unit in enumerate(units)]
    with RayPool(job, 2, 100) as pool:
        outcomes = sorted(pool.run(tasks))
        assert [one.status for one in outcomes] == ["done"] * len(units)
        assert len(pool.nodes) == 2
        assert len(list((folder / "shards").glob("*.parquet"))) == len(units)
    with RayPool(job, 2, 0.001) as pool:
        statuses = {one.status for one in pool.run(tasks)}
        assert statuses == {"timed out"}


def test_without_the_extra_there_is_one_line(folder: Path) -> None:
    program = "import sys; sys.modules['ray'] = None\nfrom shapelog.cli import main; main()"
    words = ["scan", str(folder / "work"), "--output", str(folder / "out"), "--executor", "ray"]
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        capture_output=True,
        text=True,
        cwd=ELSEWHERE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == (
        "shapelog: the executor ray needs Ray; install it with: pip install 'shapelog[ray]'\n"
    )
