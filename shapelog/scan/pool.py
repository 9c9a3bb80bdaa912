"""Worker processes with limits of time and memory; what goes wrong costs one task."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, Protocol, TypeVar

from shapelog.scan.processes import memory_of, processor_seconds
from shapelog.scan.worker import Outcome, above

#: What a process gets in this time beyond its limit is what it may be seen to use at most.
_LOOK_SECONDS = 0.05
#: The clock's limit, in limits of processor time: for a process that waits for something.
_WALL = 20


class Numbered(Protocol):
    """A task: outcomes give its number back."""

    @property
    def number(self) -> int:
        """The number."""


class Bounded(Protocol):
    """What all tasks of a pool have in common; `memory` is in bytes."""

    @property
    def memory(self) -> int:
        """What a process may use."""


Task = TypeVar("Task", bound=Numbered)
Job = TypeVar("Job", bound=Bounded)


@dataclass
class _Worker(Generic[Task]):
    process: BaseProcess
    connection: Connection
    task: Task | None = None
    started: float = 0.0
    used: float = 0.0  # seconds of the processor before the task


class Pool(Generic[Task, Job]):
    """Runs tasks in `jobs` processes, each of which serves at its end of a connection.

    A task is lost, and its process killed, if it takes more than `seconds` of the processor or
    `_WALL` times as long by the clock, if the process uses more than the job's memory, or dies.
    What a process has forked counts with it.
    `peak` is the most memory that a process was seen to use, in bytes, `processor` the seconds of
    the processor that all tasks took; `problems` are those of the cache.
    """

    def __init__(
        self, serve: Callable[[Connection, Job], None], job: Job, jobs: int, seconds: float
    ) -> None:
        self.peak = 0
        self.processor = 0.0
        self.problems: list[str] = []
        self._serve = serve
        self._job = job
        self._jobs = jobs
        self._seconds = seconds
        self._wall = seconds * (_WALL if sys.platform == "linux" else 1)
        methods = multiprocessing.get_all_start_methods()
        self._forks = "forkserver" in methods
        self._context = multiprocessing.get_context("forkserver" if self._forks else "spawn")
        if self._forks:
            self._context.set_forkserver_preload(["shapelog.scan.worker", "shapelog.solver.judge"])
        self._workers: list[_Worker[Task]] = []
        self._abandoned: set[int] = set()

    def __enter__(self) -> Pool[Task, Job]:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            self._stop(worker)
        self._workers = []

    def abandon(self, number: int) -> None:
        """Let a task that runs be lost, "abandoned"; may be called by another thread."""
        self._abandoned.add(number)

    def run(self, tasks: Iterable[Task]) -> Iterator[Outcome]:
        """Yield how each task ended, in the order in which they end."""
        waiting = iter(tasks)
        following = next(waiting, None)
        while True:
            idle = [worker for worker in self._workers if worker.task is None]
            while following is not None and (idle or len(self._workers) < self._jobs):
                worker = idle.pop() if idle else self._started()
                if self._given(worker, following):
                    following = next(waiting, None)
            busy = [worker for worker in self._workers if worker.task is not None]
            if not busy:
                return
            ready = wait([worker.connection for worker in busy], _LOOK_SECONDS)
            for worker in busy:
                if worker.connection in ready:
                    outcome = self._received(worker)
                else:
                    outcome = self._over_limit(worker)
                if outcome is not None:
                    yield outcome

    def _started(self) -> _Worker[Task]:
        if self._forks:
            _start_server()
        ours, theirs = self._context.Pipe()
        process = self._context.Process(  # type: ignore[attr-defined]
            target=self._serve, args=(theirs, self._job), daemon=True
        )
        process.start()
        theirs.close()
        worker: _Worker[Task] = _Worker(process, ours)
        self._workers.append(worker)
        return worker

    def _given(self, worker: _Worker[Task], task: Task) -> bool:
        """Hand a task over; a worker that is gone by now is replaced."""
        try:
            worker.connection.send(task)
        except OSError:
            self._stop(worker)
            self._workers.remove(worker)
            return False
        worker.task = task
        worker.started = time.monotonic()
        worker.used = _processor_seconds(worker.process)
        return True

    def _received(self, worker: _Worker[Task]) -> Outcome | None:
        assert worker.task is not None
        try:
            outcome: Outcome = worker.connection.recv()
        except (EOFError, OSError):
            return self._lost(worker, "crashed", _cause(worker.process))
        if outcome.status == "cache":
            self.problems.append(outcome.message)
            return None
        worker.task = None
        self.processor += _processor_seconds(worker.process) - worker.used
        if outcome.status == "out of memory":
            self._dismiss(worker)
        elif self._memory(worker) > self._job.memory // 2:
            self._dismiss(worker)  # what it holds is not given back to the system
        return outcome

    def _over_limit(self, worker: _Worker[Task]) -> Outcome | None:
        used = _processor_seconds(worker.process) - worker.used
        waited = time.monotonic() - worker.started
        if worker.task is not None and worker.task.number in self._abandoned:
            self._abandoned.discard(worker.task.number)
            return self._lost(worker, "abandoned", "")
        if used > self._seconds or waited > self._wall:
            return self._lost(worker, "timed out", f"after {self._seconds:g} seconds")
        if self._memory(worker) > self._job.memory:
            return self._lost(worker, "out of memory", above(self._job.memory))
        return None

    def _lost(self, worker: _Worker[Task], status: str, message: str) -> Outcome:
        assert worker.task is not None
        number = worker.task.number
        self.processor += max(_processor_seconds(worker.process) - worker.used, 0.0)
        self._dismiss(worker)
        return Outcome(number, status, message)

    def _dismiss(self, worker: _Worker[Task]) -> None:
        self._stop(worker)
        self._workers.remove(worker)

    def _stop(self, worker: _Worker[Task]) -> None:
        with suppress(OSError):
            worker.connection.close()
        worker.process.kill()
        worker.process.join()

    def _memory(self, worker: _Worker[Task]) -> int:
        """The memory that a process uses, in bytes; 0 where it cannot be asked."""
        used = memory_of(worker.process.pid or 0)
        self.peak = max(self.peak, used)
        return used


def _start_server() -> None:
    """Start the process that workers are forked from, if there is none, where nothing is scanned.

    Python looks for modules in that process's working directory first: a `socket.py` there, or a
    folder called `shapelog`, would be imported. Workers go back to the directory of this process.
    """
    from multiprocessing import forkserver

    here = os.getcwd()
    os.chdir(os.path.dirname(os.__file__))
    try:
        forkserver.ensure_running()
    finally:
        os.chdir(here)


def _processor_seconds(process: BaseProcess) -> float:
    return processor_seconds(process.pid or 0)


def _cause(process: BaseProcess) -> str:
    process.join(5)
    code = process.exitcode
    if code is None:
        return ""
    return f"signal {-code}" if code < 0 else f"exit code {code}"
