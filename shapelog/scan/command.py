"""`shapelog scan` behind its options: the run, its outputs, and what is printed of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import click

from shapelog.baseline import Known, read_baseline, without_known, write_baseline
from shapelog.reports.characters import printable
from shapelog.rules.cache import cache_directory
from shapelog.scan.driver import PROCESSES, Limits, Scan, open_results, scan
from shapelog.scan.outcome import Outcome, outcome_of
from shapelog.scan.outputs import write_outputs
from shapelog.scan.reach import Reach
from shapelog.settings import Settings
from shapelog.severities import with_severities

_FINDINGS_PRINTED = 50
_LOST_PRINTED = 50


def run_scan(
    directories: Sequence[Path],
    output: Path,
    *,
    jobs: int | None,
    resume: bool,
    changed_since: str | None,
    seconds: float,
    memory: int,
    use_cache: bool,
    rules: Sequence[Path],
    settings: Settings,
    severities: Mapping[str, str],
    known: Sequence[Known],
    write_known: Path | None,
    executor: str = PROCESSES,
    reach: Reach = Reach.WHOLE,
) -> int:
    """Scan, write the outputs, print a summary; return the exit code.

    What `known`, a baseline, accounts for is counted and not shown; `write_known` becomes the
    baseline of everything that is found.

    0 says that nothing was found, 1 that there are errors or warnings, 2 that nothing was found
    but some units were lost or could not be read. Raises what `scan` and `write_outputs` raise.
    """
    cache = cache_directory() / "scan.sqlite" if use_cache else None
    limits = Limits(seconds, memory, jobs)
    done = scan(
        directories,
        output,
        limits=limits,
        cache=cache,
        resume=resume,
        changed_since=changed_since,
        rules=rules,
        settings=settings,
        executor=executor,
        reach=reach,
    )
    for problem in done.cache_problems:
        click.echo(f"shapelog: the cache {cache} is not used: {problem}", err=True)
    results = open_results(done)
    try:
        target = " ".join(map(_called, directories))
        outcome = outcome_of(results, target, done.discovery.unreadable)
        report = with_severities(outcome.report, severities)
        if write_known is not None:
            total = write_baseline(write_known, report.findings)
            click.echo(f"shapelog: {total} findings are known now: {write_known}", err=True)
            known = read_baseline(write_known)
        outcome = replace(outcome, report=without_known(report, known))
        write_outputs(outcome, results, output)
    finally:
        results.close()
    _print(outcome, done, output)
    if outcome.report.failures:
        return 1
    return 2 if outcome.lost or outcome.report.problems else 0


def _called(directory: Path) -> str:
    """How a directory is called: the working directory by its name."""
    return directory.resolve().name if directory == Path() else directory.as_posix()


def _print(outcome: Outcome, done: Scan, output: Path) -> None:
    from shapelog.reports.places import place_of
    from shapelog.reports.wording import counted, summary_line

    for finding in outcome.report.failures[:_FINDINGS_PRINTED]:
        place = place_of(finding.span)
        words = f"{finding.severity.value}[{finding.rule}]: {printable(finding.message)}"
        click.echo(f"{place}: {words}")
    more = len(outcome.report.failures) - _FINDINGS_PRINTED
    if more > 0:
        click.echo(f"{counted(more, 'finding')} more: see the report")
    for problem in outcome.report.problems:
        where = f"{problem.file}:{problem.line}" if problem.line else problem.file
        click.echo(f"shapelog: {printable(where)}: {printable(problem.message)}", err=True)
    for unit in outcome.lost[:_LOST_PRINTED]:
        how = f" {unit.message}" if unit.message else ""
        click.echo(f"shapelog: {printable(unit.unit)}: unit {unit.status}{how}", err=True)
    more = len(outcome.lost) - _LOST_PRINTED
    if more > 0:
        click.echo(f"shapelog: {counted(more, 'unit')} more lost: see the report", err=True)
    click.echo(summary_line(outcome.report))
    kinds = Counter(unit.kind for unit in outcome.units)
    words = ", ".join(counted(kinds[kind], kind) for kind in sorted(kinds))
    tensors = sum(unit.counts.tensors for unit in outcome.units)
    ranked = sum(unit.counts.ranked for unit in outcome.units)
    operations = sum(unit.counts.operations for unit in outcome.units)
    click.echo(
        f"{words} · "
        f"{counted(operations, 'tensor operation')} · "
        f"rank known of {ranked:,} of {counted(tensors, 'tensor expression')} · "
        f"{counted(len(outcome.lost), 'unit')} lost, {outcome.coarse:,} coarse, "
        f"{outcome.reduced:,} reduced to their module"
    )
    for words in outcome.reaches:
        click.echo(words)
    rate = done.lines / max(done.seconds, 0.001)
    skipped = f", {done.unchanged:,} unchanged" if done.unchanged else ""
    click.echo(
        f"{done.analysed:,} analysed, {done.kept + done.cached:,} from before{skipped}; "
        f"{done.lines:,} lines in {done.seconds:,.1f} s, {rate:,.0f} lines/s, "
        f"{done.processor:,.1f} s of the processor, "
        f"{done.peak >> 20:,} MB at most in a worker"
    )
    click.echo(f"the report: {output / 'index.html'}")
