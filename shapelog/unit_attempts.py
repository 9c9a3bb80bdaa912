"""A unit is analysed as it is, option by option or with coarser limits if that takes too long."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from shapelog.alternatives import alternatives, one_of
from shapelog.attempts import AttemptLost, attempt
from shapelog.factgen import Facts
from shapelog.solver.findings import Assignment, Gap, Report

if TYPE_CHECKING:
    from shapelog.pipeline import Unit
    from shapelog.settings import Settings

#: Of the time that is left, so much is for an attempt that is not the last.
_SHARE = 0.6
#: The words of an option, all together, may take as long as so many attempts.
_ATTEMPTS_FOR_WORDS = 3
#: So many of the words that the time did not suffice for are shown.
_WORDS_SHOWN = 8


def attempted(
    unit: Unit,
    judged: Callable[[Unit, float], Report],
    settings: Settings,
    processor_seconds: float,
    seconds: float,
) -> Report:
    """Return what is judged of a unit, if need be for words of an option, or with coarser limits.

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
            return replace(report, gaps=(*report.gaps, *_gaps(unit, "coarse", lost)))
        if number == 1:
            left = max(end - time.monotonic(), 0.0) * _SHARE
            by_words = _by_words(unit, judged, processor_seconds, left, lost[0])
            if by_words is not None:
                return by_words
    raise AttemptLost(lost[-1])


def _by_words(
    unit: Unit,
    judged: Callable[[Unit, float], Report],
    processor_seconds: float,
    seconds: float,
    lost: str,
) -> Report | None:
    """Return what is judged of the unit for each word of an option, as far as time suffices.

    None if it has no such option, or even its first word is too much.
    """
    tried = alternatives(unit)
    end = time.monotonic() + min(seconds, _ATTEMPTS_FOR_WORDS * processor_seconds)
    reports: list[tuple[Assignment, Report]] = []
    left_out: list[str] = []
    for given, one in tried:
        left = end - time.monotonic()
        if left > 0:
            try:
                work = partial(judged, one, left)
                report = attempt(work, processor_seconds=processor_seconds, seconds=left)
            except AttemptLost:
                if not reports:
                    return None
            else:
                reports.append((given, report))
                continue
        left_out.append(given.value)
    if not reports:
        return None
    option = reports[0][0].name
    reasons = [lost, f"{option} is {_listed([given.value for given, _ in reports])}"]
    if left_out:
        reasons.append(f"not come to: {_listed(left_out)}")
    together = one_of(reports[0][1].target, reports, len(tried))
    return replace(together, gaps=(*together.gaps, *_gaps(unit, "apart", reasons)))


def _listed(words: Sequence[str]) -> str:
    """Return the first words, and how many more there are."""
    more = len(words) - _WORDS_SHOWN
    return ", ".join(words[:_WORDS_SHOWN]) + (f" and {more} more" if more > 0 else "")


def _gaps(unit: Unit, kind: str, reasons: Sequence[str]) -> list[Gap]:
    """Return that the scripts of a unit are not analysed as a whole, if there are reasons."""
    programs = [file.source.shown for file in unit.files if file.source.module in unit.entries]
    return [Gap(kind, program, None, "; ".join(reasons)) for program in programs if reasons]


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
