"""What is joined right behind a branch that asks what an item of it is.

In `np.concatenate(v) if isinstance(v[0], np.ndarray) else v` the way to the call says what `v`
holds. Where nobody follows which way it is, an item that does not fit need not be there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shapelog.solver.choices import Choices
from shapelog.solver.formulas import TRUE
from shapelog.solver.index import Index, site_of

if TYPE_CHECKING:
    from shapelog.solver.checks import Check


def may_hold_others(index: Index, choices: Choices, failing: Sequence[Check]) -> bool:
    """Whether the sequence of a failing call may hold other items wherever the call is reached."""
    return any(
        _is_tested(index, check) and choices.reaches(check.call) is not TRUE for check in failing
    )


def _is_tested(index: Index, check: Check) -> bool:
    site = site_of(check.call)
    joins = check.call in index.derived.joined
    return joins and site is not None and site[0] in index.derived.after_item_tests
