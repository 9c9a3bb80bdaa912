"""A call in a fork of this process, which then is as it was.

clingo's terms are shared by all derivations of a process and never given back, and what each one
frees lies scattered: the same module takes twice as long after some fifty others. A fork begins
with the memory of a process that has derived nothing, and its end is cheaper than freeing.
"""

from __future__ import annotations

import ctypes
import gc
import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from shapelog.scan.processes import children_of, memory_of, reserved

Result = TypeVar("Result")

_PR_SET_PDEATHSIG = 1  # prctl(2): the signal that comes when the parent dies
_M_MXFAST = 1  # mallopt(3): the largest block that is kept apart when it is freed


class ForkDiedError(Exception):
    """A fork has died without a word; its text says of what."""


def can_fork() -> bool:
    """Whether a fork dies with its parent here, and can be watched from outside."""
    return sys.platform == "linux" and children_of(os.getpid()) is not None


def in_a_fork(call: Callable[[], Result], memory: int = 0) -> Result:
    """Return what the call gives in a fork of this process; it has to be picklable.

    Raises what the call raises, and ForkDiedError if the fork is killed. With `memory`, in bytes,
    the fork gets no more than that, and what it asks for beyond it is refused: a MemoryError.
    """
    reading, writing = os.pipe()
    parent = os.getpid()
    # of this process: a fork has in memory what it shares with it as soon as it looks there
    left = max(memory - memory_of(parent), 0) if memory else None
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reading)
            _die_with(parent)
            gc.disable()  # to look through what it shares would copy that
            _keep_no_small_blocks()
            _limit_data(left)
            with os.fdopen(writing, "wb") as stream:
                stream.write(_pickled(call))
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    try:
        with os.fdopen(reading, "rb") as stream:
            answer = stream.read()
    except BaseException:
        os.kill(child, signal.SIGKILL)
        raise
    finally:
        _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        raise ForkDiedError(f"signal {os.WTERMSIG(status)}")
    if status:
        raise ForkDiedError(f"exit code {os.WEXITSTATUS(status)}")
    succeeded, result = pickle.loads(answer)
    if not succeeded:
        raise result
    return result  # type: ignore[no-any-return]


def _pickled(call: Callable[[], Any]) -> bytes:
    """What the call gives, or the error that it raises, as far as that can be told."""
    try:
        return pickle.dumps((True, call()))
    except Exception as error:
        with suppress(Exception):
            told = pickle.dumps((False, error))
            pickle.loads(told)
            return told
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))


def _limit_data(left: int | None) -> None:
    """Have allocations fail beyond so many bytes more than this process has asked for so far.

    It may have asked for much, and touched little of it: that is not counted.
    """
    import resource  # not on all systems

    with suppress(OSError, ValueError):
        if left is not None:
            limit = reserved() + left
            resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))


def _keep_no_small_blocks() -> None:
    """Have glibc join what is freed at once: clingo frees so much that looking through it later
    takes a tenth of the time of its grounder."""
    with suppress(AttributeError):  # another C library
        ctypes.CDLL(None).mallopt(_M_MXFAST, 0)


def _die_with(parent: int) -> None:
    """Have this process killed when its parent dies, even if that has happened already."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
