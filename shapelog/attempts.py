"""Work that may take too long or too much memory: in a child process, within limits."""

from __future__ import annotations

import math
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")

#: How a child that has no memory left ends.
_NO_MEMORY = 3
#: The child's answer is read in pieces of so many bytes.
_PIECE = 1 << 20


class AttemptLost(Exception):
    """The work did not come to its end; the message says for lack of what."""


def attempt(work: Callable[[], T], *, processor_seconds: float, seconds: float = math.inf) -> T:
    """Return what `work` returns, which must be picklable, or raise what it raises.

    Where the system can fork, it is done in a child process, which may use `processor_seconds` and
    take `seconds` of the clock; elsewhere, or without a limit, it is done here and takes what it
    takes. Raises AttemptLost if the limits or the memory do not suffice.
    """
    if sys.platform == "win32" or min(processor_seconds, seconds) == math.inf:
        return work()
    sys.stdout.flush()
    sys.stderr.flush()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _work_in_child(work, writing, processor_seconds)
    os.close(writing)
    try:
        answer = _answer(reading, seconds)
    except BaseException:
        _end(child)
        raise
    finally:
        os.close(reading)
    if answer is None:
        _end(child)
        raise AttemptLost(f"more than {seconds:.3g} s")
    status = os.waitpid(child, 0)[1]
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0:
        succeeded, value = pickle.loads(answer)
        if succeeded:
            returned: T = value
            return returned
        raise value
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        raise AttemptLost(f"more than {processor_seconds:.3g} s of the processor")
    raise AttemptLost("more memory than there is")


def _work_in_child(work: Callable[[], object], writing: int, processor_seconds: float) -> None:
    """Do the work, send what comes of it, and end the process."""
    status = _NO_MEMORY
    try:
        with suppress(KeyboardInterrupt):
            _limit_processor(processor_seconds)
            answer = _outcome(work)
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(answer)
            status = 0
    finally:
        # neither the parent's buffers nor its exit handlers are this process's
        os._exit(status)


def _outcome(work: Callable[[], object]) -> bytes:
    """Return whether the work succeeded with what it returned, or else raised."""
    try:
        return pickle.dumps((True, work()), protocol=pickle.HIGHEST_PROTOCOL)
    except MemoryError:
        raise
    except Exception as error:
        failure = pickle.dumps((False, error), protocol=pickle.HIGHEST_PROTOCOL)
        pickle.loads(failure)
        return failure


def _limit_processor(seconds: float) -> None:
    if sys.platform == "win32" or seconds == math.inf:
        return
    import resource

    end = max(1, math.ceil(time.process_time() + seconds))
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    if hard == resource.RLIM_INFINITY or end < hard:
        resource.setrlimit(resource.RLIMIT_CPU, (end, hard))


def _answer(reading: int, seconds: float) -> bytes | None:
    """Return what the child sends, or nothing if it takes too long."""
    import select

    end = time.monotonic() + seconds
    pieces: list[bytes] = []
    while True:
        left = None if end == math.inf else max(end - time.monotonic(), 0.0)
        if not select.select([reading], [], [], left)[0]:
            return None
        piece = os.read(reading, _PIECE)
        if not piece:
            return b"".join(pieces)
        pieces.append(piece)


def _end(child: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    with suppress(ChildProcessError):
        os.waitpid(child, 0)
