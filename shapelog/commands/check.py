"""``shapelog check``: programs are checked, and what is found is shown."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from shapelog.commands import options
from shapelog.commands.configured import check_severities, configured, known_findings, settings
from shapelog.commands.printing import print_problems, put_out
from shapelog.one_line_errors import one_line_errors

#: Of the processor, for an attempt at a program; there are three, each with coarser limits.
ATTEMPT_SECONDS = 60.0


@click.command(
    cls=options.SplitCommand,
    options_metavar="[OPTIONS]",
    epilog="Behind --: arguments of the program.",
)
@options.targets
@options.output_format("text", "json", "sarif", "html", "github")
@options.output_file
@options.engine
@options.rules
@options.config
@options.baseline
@options.write_baseline("Write what is found there; it is known from then on.")
@options.seconds(
    "--timeout", "Seconds of the run: what they do not suffice for is left open, and counted."
)
@options.seconds("--check-timeout", "Seconds of the solver for one check.")
@click.pass_obj
@one_line_errors
def check(
    arguments: list[str] | None,
    targets: tuple[Path, ...],
    output_format: str,
    output: Path | None,
    engine: str,
    extra_rules: tuple[Path, ...],
    config: Path | None,
    baseline: Path | None,
    write_baseline: Path | None,
    timeout: float | None,
    check_timeout: float | None,
) -> None:
    """Check scripts, package directories or notebooks.

    Without targets, the entry points of [tool.shapelog] in pyproject.toml.
    """
    import math

    from shapelog.pipeline import Limits
    from shapelog.pipeline import check as run
    from shapelog.reports import render
    from shapelog.severities import with_severities

    found, targets, words = configured(config, targets, arguments)
    rules = (*found.rules, *extra_rules)
    check_severities(found, rules)
    known = known_findings(baseline or found.baseline, write_baseline)
    limits = Limits(
        seconds=timeout or found.timeout or math.inf,
        # Soufflé reads all rules, whatever the program: that alone takes minutes
        attempt_seconds=math.inf if engine == "souffle" else ATTEMPT_SECONDS,
        check_seconds=check_timeout or found.check_timeout or Limits.check_seconds,
    )
    report = run(
        targets,
        words,
        engine=engine,
        settings=settings(found),
        rules=rules,
        annotate=output_format == "html",
        limits=limits,
    )
    report = with_severities(report, found.severities)
    if write_baseline is not None:
        from shapelog.baseline import write_baseline as write

        total = write(write_baseline, report.findings)
        click.echo(f"shapelog: {total} findings are known now: {write_baseline}", err=True)
        known = known_findings(write_baseline, None)
    if known:
        from shapelog.baseline import without_known

        report = without_known(report, known)
    color = output is None and sys.stdout.isatty()
    put_out(render(report, output_format, color=color, width=_width()), output)
    if report.problems:
        if output is not None or output_format != "text":
            print_problems(report.problems)
        sys.exit(1 if report.failures else 2)
    sys.exit(1 if report.failures else 0)


def _width() -> int:
    import shutil

    return min(shutil.get_terminal_size((100, 24)).columns, 120)
