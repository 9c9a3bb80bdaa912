"""Checks in parts of the program where a failure is handled, or waited for."""

from __future__ import annotations

from collections.abc import Set

from shapelog.solver.checks import Check
from shapelog.solver.index import Index, contexts


def lies_in(index: Index, check: Check, blocks: Set[str]) -> bool:
    """Whether a check is made in one of the blocks, or in what is called from there."""
    if not blocks:
        return False
    return any(
        index.program.block_of.get(str(context.arguments[0]), "") in blocks
        for context in contexts(check.call)
        if context.name == "CallContext"
    )
