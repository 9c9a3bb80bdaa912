"""``shapelog scan``: whole repositories, in workers."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from shapelog.commands import options
from shapelog.commands.configured import check_severities, configured, known_findings, settings
from shapelog.one_line_errors import one_line_errors


@click.command()
@options.targets
@click.option(
    "--output",
    required=True,
    type=click.Path(path_type=Path, file_okay=False),
    help="A directory for the report, its data and what the next scan takes up.",
)
@click.option("--jobs", type=click.IntRange(1), help="Worker processes; as many as processors.")
@click.option(
    "--executor",
    type=click.Choice(["processes", "ray"]),
    default="processes",
    show_default=True,
    help="Where units run: in processes of this machine, or on a Ray cluster.",
)
@click.option(
    "--reach",
    type=click.Choice(["whole", "near", "module"]),
    default="whole",
    show_default=True,
    help="How far imports are followed: to the end; to the nearest code; not at all.",
)
@click.option("--resume", is_flag=True, help="Take up an interrupted scan; units lost stay so.")
@click.option("--changed-since", metavar="REV", help="Only what depends on files changed in git.")
@options.seconds("--timeout", "Seconds of the processor that a unit may use.", default=60.0)
@options.memory("Megabytes a worker may use.")
@options.no_cache
@options.baseline
@options.write_baseline("Write what is found as a baseline, and show nothing of it.")
@options.rules
@options.config
@one_line_errors
def scan(
    targets: tuple[Path, ...],
    output: Path,
    jobs: int | None,
    executor: str,
    reach: str,
    resume: bool,
    changed_since: str | None,
    timeout: float,
    memory: int,
    no_cache: bool,
    baseline: Path | None,
    write_baseline: Path | None,
    extra_rules: tuple[Path, ...],
    config: Path | None,
) -> None:
    """Analyse whole repositories, each module, script and notebook in a worker of its own.

    OUTPUT gets pages for review (index.html), SARIF, JSON lines, JUnit and GitHub annotations.
    """
    from shapelog.scan.command import run_scan
    from shapelog.scan.reach import Reach

    found, targets, _ = configured(config, targets, None)
    rules = (*found.rules, *extra_rules)
    check_severities(found, rules)
    sys.exit(
        run_scan(
            targets,
            output,
            jobs=jobs,
            resume=resume,
            changed_since=changed_since,
            seconds=timeout,
            memory=memory << 20,
            use_cache=not no_cache,
            rules=rules,
            settings=settings(found),
            severities=found.severities,
            known=known_findings(baseline or found.baseline, write_baseline),
            write_known=write_baseline,
            executor=executor,
            reach=Reach(reach),
        )
    )
