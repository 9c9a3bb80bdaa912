"""A unit is analysed as it is, and with coarser limits if that takes too long."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from shapelog.attempts import AttemptLost, attempt
from shapelog.factgen import Facts
from shapelog.solver.findings import Gap, Report

if TYPE_CHECKING:
    from shapelog.pipeline import Unit
    from shapelog.settings import Settings

#: Of the time that is left, so much is for an attempt that is not the last.
_SHARE = 0.6


def attempted(
    unit: Unit,
    judged: Callable[[Unit, float], Report],
    settings: Settings,
    processor_seconds: float,
    seconds: float,
) -> Report:
    """Return what is judged of a unit, if need be with coarser limits, or with still coarser ones.

    Raises AttemptLost if the time does not suffice for that either.
    """
    if seconds <= 0:
        raise AttemptLost("the run's time ran out")
    end = time.monotonic() + seconds
    tried = (
        (unit, "the whole takes"),
        (_with_settings(unit, settings.coarse()), "without long loops and deep calls it takes"),
        (_with_settings(unit, settings.first_calls()), "even the first calls alone take"),
    )
    lost: list[str] = []
    for number, (one, what) in enumerate(tried, 1):
        left = max(end - time.monotonic(), 0.0)
        share = left if number == len(tried) else left * _SHARE
        try:
            report = attempt(
                partial(judged, one, share), processor_seconds=processor_seconds, seconds=share
            )
        except AttemptLost as error:
            lost.append(f"{what} {error}")
        else:
            return replace(report, gaps=(*report.gaps, *_coarse(unit, lost)))
    raise AttemptLost(lost[-1])


def _coarse(unit: Unit, lost: Sequence[str]) -> list[Gap]:
    """Return that the scripts of a unit are analysed coarsely, if attempts were lost before."""
    programs = [file.source.shown for file in unit.files if file.source.module in unit.entries]
    return [Gap("coarse", program, None, "; ".join(lost)) for program in programs if lost]


def _with_settings(unit: Unit, settings: Settings) -> Unit:
    """Return the unit with other settings."""
    own = list(settings.facts())
    replaced = {str(row[0]) for row in own}
    changed = Facts()
    for name in unit.facts.relations():
        if name not in replaced:
            changed.extend(name, unit.facts.rows(name))
    for relation, *row in own:
        changed.add(str(relation), *row)
    return replace(unit, facts=changed)
