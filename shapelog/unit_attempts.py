"""A unit is analysed as it is, and with coarser limits if that takes too long."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from shapelog.attempts import AttemptLost, attempt
from shapelog.factgen import Facts
from shapelog.solver.findings import Gap, Report

if TYPE_CHECKING:
    from shapelog.pipeline import Unit
    from shapelog.settings import Settings

#: Of the time that is left, so much is for the first attempt.
_FIRST_SHARE = 0.6


def attempted(
    unit: Unit,
    judged: Callable[[Unit, float], Report],
    settings: Settings,
    processor_seconds: float,
    seconds: float,
) -> Report:
    """Return what is judged of a unit, if need be with coarser limits.

    Raises AttemptLost if the time does not suffice for that either.
    """
    if seconds <= 0:
        raise AttemptLost("the run's time ran out")
    end = time.monotonic() + seconds
    first = seconds * _FIRST_SHARE
    try:
        return attempt(
            lambda: judged(unit, first), processor_seconds=processor_seconds, seconds=first
        )
    except AttemptLost as lost:
        why = str(lost)
    coarser = replace(unit, facts=_with_settings(unit.facts, settings.coarse()))
    left = max(end - time.monotonic(), 0.0)
    try:
        report = attempt(
            lambda: judged(coarser, left), processor_seconds=processor_seconds, seconds=left
        )
    except AttemptLost as lost:
        raise AttemptLost(f"even without long loops and deep calls it takes {lost}") from None
    programs = [file.source.shown for file in unit.files if file.source.module in unit.entries]
    gaps = [Gap("coarse", program, None, f"the whole takes {why}") for program in programs]
    return replace(report, gaps=(*report.gaps, *gaps))


def _with_settings(facts: Facts, settings: Settings) -> Facts:
    """Return the facts with other settings."""
    own = list(settings.facts())
    replaced = {str(row[0]) for row in own}
    changed = Facts()
    for name in facts.relations():
        if name not in replaced:
            changed.extend(name, facts.rows(name))
    for relation, *row in own:
        changed.add(str(relation), *row)
    return changed
