"""Checks in parts of the program where a failure is handled, or waited for."""

from __future__ import annotations

from collections.abc import Set

from shapelog.solver.checks import Check
from shapelog.solver.index import Index, contexts

#: What an index that is not there fails, which raises IndexError.
_OF_INDICES = frozenset(
    ("index-item-out-of-range", "index-out-of-range", "index-out-of-rows", "index-too-many")
)
#: What is no number, which raises TypeError: `int(x)` in a `try` asks whether it is one.
_OF_NUMBERS = frozenset(("number-of-array",))


def is_meant(index: Index, check: Check) -> bool:
    """Whether the program waits for a check to fail, or asks by it whether an item is there."""
    if lies_in(index, check, index.program.awaiting_blocks):
        return True
    if check.rule in _OF_NUMBERS:
        return _is_tried(index, check)
    return check.rule in _OF_INDICES and lies_in(index, check, index.program.asking_blocks)


def _is_tried(index: Index, check: Check) -> bool:
    """Whether a check is made in a `try` of its own, whose handler names such errors."""
    block = index.program.block_of.get(str(check.call.arguments[0]), "")
    return index.program.caught_blocks.get(block, (0, False))[1]


def lies_in(index: Index, check: Check, blocks: Set[str]) -> bool:
    """Whether a check is made in one of the blocks, or in what is called from there."""
    if not blocks:
        return False
    return any(
        index.program.block_of.get(str(context.arguments[0]), "") in blocks
        for context in contexts(check.call)
        if context.name == "CallContext"
    )


def handler_line(index: Index, check: Check) -> int | None:
    """Return the line of the handler that gets the failure of a check and goes on, if there is one.

    Around a call that leads to the failure only a handler counts that names such errors: who
    gets all that training may raise does not mean the error that is told.
    """
    caught = index.program.caught_blocks
    if not caught:
        return None
    calls = [one for one in contexts(check.call) if one.name == "CallContext"]
    for context in reversed(calls):
        block = index.program.block_of.get(str(context.arguments[0]), "")
        line, narrow = caught.get(block, (None, False))
        if line is not None and (narrow or context is calls[-1]):
            return line
    return None
