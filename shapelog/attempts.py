"""Work that may take too long or too much memory: in a child process, within limits."""

from __future__ import annotations

import math
import signal
import sys
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

T = TypeVar("T")


class AttemptLost(Exception):
    """The work did not come to its end; the message says for lack of what."""


class AttemptFailed(Exception):
    """What a child raised, as it was printed there: the cause of what is raised here."""


def attempt(work: Callable[[], T], *, processor_seconds: float, seconds: float = math.inf) -> T:
    """Return what `work` returns, which must be picklable, or raise what it raises.

    Where the system can fork, it is done in a child process, which may use `processor_seconds` and
    take `seconds` of the clock; elsewhere, or without a limit, it is done here and takes what it
    takes. Raises AttemptLost if the limits or the memory do not suffice.
    """
    if sys.platform == "win32" or min(processor_seconds, seconds) == math.inf:
        return work()
    import multiprocessing

    forking = multiprocessing.get_context("fork")
    receiving, sending = forking.Pipe(duplex=False)
    child = forking.Process(target=_work, args=(work, sending, processor_seconds), daemon=True)
    child.start()
    sending.close()
    try:
        if not receiving.poll(None if seconds == math.inf else seconds):
            raise AttemptLost(f"more than {seconds:.3g} s")
        value, error, printed = receiving.recv()
    except EOFError:
        child.join()
        raise AttemptLost(_end_of(child.exitcode, processor_seconds)) from None
    finally:
        child.kill()
        child.join()
        receiving.close()
    if error is not None:
        raise error from AttemptFailed(printed)
    returned: T = value
    return returned


def _work(work: Callable[[], object], sending: Connection, processor_seconds: float) -> None:
    """Send what comes of the work: its value, or its error with what is printed of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends with it, and ends this
    _limit_processor(processor_seconds)
    try:
        sending.send((work(), None, ""))
    except Exception as error:
        if isinstance(error, MemoryError) or "bad_alloc" in str(error):
            error = AttemptLost("more memory than there is")
        sending.send((None, error, traceback.format_exc()))


def _end_of(status: int | None, processor_seconds: float) -> str:
    """Return for lack of what a child ended that has sent nothing."""
    if status == -signal.SIGXCPU:
        return f"more than {processor_seconds:.3g} s of the processor"
    if status == -signal.SIGKILL:
        return "more memory than there is"
    return f"a process that fails (status {status})"


def _limit_processor(seconds: float) -> None:
    if sys.platform == "win32" or seconds == math.inf:
        return
    import resource

    end = max(1, math.ceil(time.process_time() + seconds))
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    if hard == resource.RLIM_INFINITY or end < hard:
        resource.setrlimit(resource.RLIMIT_CPU, (end, hard))
