"""Calls in forks: what they give comes back, and nothing else stays of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import NoReturn

import pytest

from shapelog.scan.forks import ForkDiedError, can_fork, in_a_fork
from shapelog.scan.processes import children_of, memory_of, processor_seconds

pytestmark = pytest.mark.skipif(not can_fork(), reason="forks are used on Linux")


class Stubborn(Exception):
    """An error that cannot be made again from what it says."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def test_the_result_comes_back_and_this_process_stays_as_it_was() -> None:
    seen: list[int] = []

    def call() -> tuple[int, bytes]:
        seen.append(os.getpid())
        return seen[0], b"x" * 1_000_000

    process, data = in_a_fork(call)
    assert process != os.getpid() and len(data) == 1_000_000
    assert seen == [] and process not in (children_of(os.getpid()) or ())


def failing(error: Exception) -> Callable[[], NoReturn]:
    def call() -> NoReturn:
        raise error

    return call


def test_errors_come_back() -> None:
    with pytest.raises(KeyError, match="missing"):
        in_a_fork(failing(KeyError("missing")))
    with pytest.raises(MemoryError):
        in_a_fork(failing(MemoryError()))
    with pytest.raises(EOFError, match="of its own"):
        in_a_fork(failing(EOFError("of its own")))
    with pytest.raises(RuntimeError, match="Stubborn: 1 and 2"):
        in_a_fork(failing(Stubborn(1, 2)))


def test_a_killed_fork_is_an_error() -> None:
    with pytest.raises(ForkDiedError, match=f"signal {int(signal.SIGKILL)}"):
        in_a_fork(lambda: os.kill(os.getpid(), signal.SIGKILL))
    with pytest.raises(ForkDiedError, match="exit code 3"):
        in_a_fork(lambda: os._exit(3))


def _asking(connection: Connection) -> None:
    """Send what forks get that ask for some MB: with room for 200, and without a limit."""

    def got(asked: int, room: int) -> int:
        try:
            return in_a_fork(lambda: len(bytearray(asked << 20)) >> 20, room)
        except MemoryError:
            return 0

    room = memory_of(os.getpid()) + (200 << 20)
    connection.send([got(100, room), got(400, room), got(400, 0)])


def test_a_fork_gets_no_more_memory_than_that() -> None:
    # In a process of its own: this one may have freed so much that nothing has to be asked for.
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_asking, args=(theirs,))
    process.start()
    assert ours.recv() == [100, 0, 400]
    process.join()


def _using(connection: Connection) -> None:
    """Send the seconds and bytes of this process: at first, in a busy fork, and afterwards."""
    here = os.getpid()

    def used() -> tuple[float, int]:
        return processor_seconds(here), memory_of(here)

    def call() -> tuple[float, int]:
        kept = bytearray(200 << 20)
        end = time.process_time() + 0.5
        while time.process_time() < end:
            pass
        return used() if kept else (0.0, 0)

    connection.send([used(), in_a_fork(call), used()])


def test_what_a_fork_uses_counts_with_its_parent() -> None:
    # In a process of its own: the larger of the two counts, and this one may be the larger.
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_using, args=(theirs,))
    process.start()
    (seconds, memory), (seconds_during, memory_during), (seconds_after, _) = ours.recv()
    process.join()
    assert seconds_during - seconds >= 0.4
    assert seconds_after - seconds >= 0.4
    assert memory > 0 and memory_during - memory >= 100 << 20


def _forking(connection: Connection) -> None:
    def call() -> None:
        connection.send(os.getpid())
        time.sleep(60)

    in_a_fork(call)


def test_a_fork_dies_with_its_parent() -> None:
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_forking, args=(theirs,))
    process.start()
    fork = ours.recv()
    process.kill()
    process.join()
    end = time.monotonic() + 20
    while _runs(fork):
        assert time.monotonic() < end
        time.sleep(0.01)


def _runs(process: int) -> bool:
    """Whether the process is there, and not only waits to be taken notice of."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
