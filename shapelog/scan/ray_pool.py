"""The units of a scan on a Ray cluster: the same workers, in processes of its nodes.

Each actor has a pool of one process on its node, with the same limits: what a unit comes to does
not depend on where it runs. A shard is written on the node and comes back as bytes, so the report
need not be on a shared disk; the sources have to be found on each node where they are here, and
shapelog has to be installed there. https://docs.ray.io (2.60)
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from shapelog.scan.pool import Pool
from shapelog.scan.shards import shard_path
from shapelog.scan.worker import Job, Outcome, Task, work
from shapelog.shape_errors import UsageError


def cluster() -> ModuleType:
    """Return the module ray. Raises UsageError if it is not installed."""
    try:
        import ray
    except ImportError:
        raise UsageError(
            "the executor ray needs Ray; install it with: pip install 'shapelog[ray]'"
        ) from None
    return ray


class _Done(NamedTuple):
    """How a task ended, its shard, and what it took of the node's process."""

    outcome: Outcome
    node: str
    processor: float
    peak: int
    problems: tuple[str, ...]


class _Node:
    """What an actor does: it runs tasks one after the other, in a process with limits."""

    def __init__(self, job: Job, folder: str, seconds: float) -> None:
        os.chdir(folder)
        self._shards = tempfile.TemporaryDirectory(prefix="shapelog-")
        own = replace(job, shards=Path(self._shards.name))
        self._pool: Pool[Task, Job] = Pool(work, own, 1, seconds)
        self._node: str = cluster().get_runtime_context().get_node_id()

    def run(self, task: Task) -> _Done:
        before = self._pool.processor
        outcome = next(iter(self._pool.run([task])))
        shard = shard_path(Path(self._shards.name), task.unit.file)
        if outcome.status in ("done", "cached"):
            outcome = outcome._replace(data=shard.read_bytes())
            shard.unlink()
        used = self._pool.processor - before
        return _Done(outcome, self._node, used, self._pool.peak, tuple(self._pool.problems))


class RayPool:
    """Runs tasks on a Ray cluster, as `Pool` does in processes of this machine.

    The cluster is the one that this process is connected with, else that of ``RAY_ADDRESS`` or the
    one that runs on this machine, else one that is started here. `jobs` are the actors, each on a
    processor of its own. `nodes` are those that tasks were run on.
    """

    def __init__(self, job: Job, jobs: int | None, seconds: float) -> None:
        self._ray: Any = cluster()
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        self._connected = not self._ray.is_initialized()
        if self._connected:
            try:
                self._ray.init(log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, RuntimeError, ValueError) as error:
                words = str(error).split("\n")[0]
                raise UsageError(f"no Ray cluster can be reached or started: {words}") from None
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        self._jobs = min(jobs or processors, max(processors, 1))
        self._job = job
        self._seconds = seconds
        self._actors: list[Any] = []
        self.nodes: set[str] = set()
        self.peak = 0
        self.processor = 0.0
        self.problems: list[str] = []

    def __enter__(self) -> RayPool:
        return self

    def __exit__(self, *_: object) -> None:
        for actor in self._actors:
            self._ray.kill(actor)
        self._actors = []
        if self._connected:
            self._ray.shutdown()

    def run(self, tasks: Iterable[Task]) -> Iterator[Outcome]:
        """Yield how each task ended, in the order in which they end."""
        waiting = iter(tasks)
        running: dict[Any, tuple[Any, Task]] = {}
        idle = list(self._actors)
        following = next(waiting, None)
        while following is not None or running:
            while following is not None and (idle or len(self._actors) < self._jobs):
                actor = idle.pop() if idle else self._started()
                running[actor.run.remote(following)] = (actor, following)
                following = next(waiting, None)
            (ready, *_), _ = self._ray.wait(list(running), num_returns=1)
            actor, task = running.pop(ready)
            try:
                done: _Done = self._ray.get(ready)
            except self._ray.exceptions.RayError as error:
                self._actors.remove(actor)
                yield Outcome(task.number, "crashed", type(error).__name__)
                continue
            idle.append(actor)
            self.nodes.add(done.node)
            self.processor += done.processor
            self.peak = max(self.peak, done.peak)
            self.problems += done.problems
            yield self._kept(task, done.outcome)

    def _started(self) -> Any:
        remote = self._ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(_Node)
        actor = remote.remote(self._job, os.getcwd(), self._seconds)
        self._actors.append(actor)
        return actor

    def _kept(self, task: Task, outcome: Outcome) -> Outcome:
        """Write the shard that has come back."""
        if not outcome.data:
            return outcome
        path = shard_path(self._job.shards, task.unit.file)
        part = path.with_suffix(".part")
        try:
            part.write_bytes(outcome.data)
            os.replace(part, path)
        except OSError as error:
            return Outcome(task.number, "disk", error.strerror or str(error))
        return outcome._replace(data=b"")
