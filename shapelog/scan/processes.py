"""What a process and those that it has forked use, as Linux tells it under `/proc`."""

from __future__ import annotations

import os
import sys

_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def processor_seconds(process: int) -> float:
    """The seconds of the processor that a process and its children have used; 0 if unknown."""
    if sys.platform != "linux":
        return 0.0
    used = sum(_ticks(each) for each in (process, *(children_of(process) or ())))
    return used / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    """The bytes that a process has in memory, or one of its children if that has more.

    They share most of it: a child begins as a copy that is not made before either changes it.
    Where it is unknown, 0.
    """
    if sys.platform != "linux":
        return 0
    return max(_resident(each) for each in (process, *(children_of(process) or ())))


def reserved() -> int:
    """The bytes of private memory that this process has asked for, used or not."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[5]) * _PAGE


def children_of(process: int) -> list[int] | None:
    """The processes that a process's first thread has forked; None where that is not told."""
    try:
        with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as file:
            return [int(word) for word in file.read().split()]
    except (OSError, ValueError):
        return None


def _ticks(process: int) -> int:
    """What it has used, and those of its children that have ended."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
            cells = file.read().rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(int(cell) for cell in cells[11:15])


def _resident(process: int) -> int:
    try:
        with open(f"/proc/{process}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * _PAGE
    except (OSError, IndexError, ValueError):
        return 0
