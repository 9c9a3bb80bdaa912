"""The command line: arguments, output, exit codes; every error becomes one line here.

Exit codes: 0 no errors or warnings, 1 some, 2 the job could not be done.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from shapelog import __version__
from shapelog.bench import bench
from shapelog.one_line_errors import one_line_errors

if TYPE_CHECKING:
    from shapelog.configuration import Configuration

_FORMATS = ("text", "json", "sarif", "html", "github")


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="shapelog")
def main() -> None:
    """Find tensor-shape errors in Python programs from the source alone."""


_targets = click.argument("targets", nargs=-1, type=click.Path(path_type=Path))
_config = click.option(
    "--config",
    type=click.Path(path_type=Path, dir_okay=False),
    help="A TOML file with [tool.shapelog]; else the nearest pyproject.toml that has it.",
)
_engine = click.option(
    "--engine",
    type=click.Choice(["clingo", "souffle"]),
    default="clingo",
    show_default=True,
    help="What runs the rules: embedded, or an installed Soufflé.",
)
_rules = click.option(
    "--rules",
    "extra_rules",
    multiple=True,
    type=click.Path(path_type=Path),
    help="A rule file of your own; may be given several times.",
)


class _SplitCommand(click.Command):
    """A command whose words behind ``--`` are the analysed program's own."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Keep what stands behind ``--`` apart from the targets."""
        if "--" in args:
            position = args.index("--")
            ctx.obj = args[position + 1 :]
            args = args[:position]
        else:
            ctx.obj = None
        return super().parse_args(ctx, args)


@main.command(
    cls=_SplitCommand, options_metavar="[OPTIONS]", epilog="Behind --: arguments of the program."
)
@_targets
@click.option(
    "--format", "output_format", type=click.Choice(_FORMATS), default="text", show_default=True
)
@click.option("--output", type=click.Path(path_type=Path), help="Write here, not to the terminal.")
@_engine
@_rules
@_config
@click.option("--baseline", type=click.Path(path_type=Path), help="Show only what is not in it.")
@click.option(
    "--write-baseline",
    type=click.Path(path_type=Path),
    help="Write what is found there; it is known from then on.",
)
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    help="Seconds of the run: what they do not suffice for is left open, and counted.",
)
@click.option(
    "--check-timeout",
    type=click.FloatRange(min=0, min_open=True),
    help="Seconds of the solver for one check.",
)
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

    from shapelog.pipeline import Limits, rule_files
    from shapelog.pipeline import check as run
    from shapelog.reports import render
    from shapelog.severities import check_rules, with_severities

    configured, targets, words = _configured(config, targets, arguments)
    rules = (*configured.rules, *extra_rules)
    if configured.severities:
        from shapelog.rules.catalogue import rule_names

        check_rules(configured.severities, rule_names(rule_files(rules)), configured.file)
    known = _known_findings(baseline or configured.baseline, write_baseline)
    limits = Limits(
        seconds=timeout or configured.timeout or math.inf,
        check_seconds=check_timeout or configured.check_timeout or Limits.check_seconds,
    )
    report = run(
        targets,
        words,
        engine=engine,
        settings=_settings(configured),
        rules=rules,
        annotate=output_format == "html",
        limits=limits,
    )
    report = with_severities(report, configured.severities)
    if write_baseline is not None:
        from shapelog.baseline import write_baseline as write

        total = write(write_baseline, report.findings)
        click.echo(f"shapelog: {total} findings are known now: {write_baseline}", err=True)
        known = _known_findings(write_baseline, None)
    if known:
        from shapelog.baseline import without_known

        report = without_known(report, known)
    color = output is None and sys.stdout.isatty()
    text = render(report, output_format, color=color, width=_width())
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
    if report.problems:
        if output is not None or output_format != "text":
            for problem in report.problems:
                place = f"{problem.file}:{problem.line}" if problem.line else problem.file
                click.echo(f"shapelog: {place}: {problem.message}", err=True)
        sys.exit(1 if report.failures else 2)
    sys.exit(1 if report.failures else 0)


def _configured(
    config: Path | None, targets: tuple[Path, ...], arguments: list[str] | None
) -> tuple[Configuration, tuple[Path, ...], Any]:
    """Return the configuration, the targets, and the command line of each of them."""
    from shapelog.configuration import find_configuration, read_configuration
    from shapelog.shape_errors import UsageError

    if config is not None:
        found = read_configuration(config)
    else:
        found = find_configuration(targets[0] if targets else None)
    if not targets and not found.entry_points:
        raise UsageError("no target: name one, or set entry-points in [tool.shapelog]")
    words = found.arguments_for if arguments is None else arguments
    return found, targets or found.entry_points, words


def _settings(configured: Configuration) -> Any:
    from shapelog.pipeline import Settings

    return Settings(dataset_lengths=configured.dataset_lengths, symbols=configured.symbols)


def _known_findings(baseline: Path | None, written: Path | None) -> tuple[Any, ...]:
    """Return what the baseline knows; one that is about to be written need not exist."""
    if baseline is None or (written is not None and not baseline.exists()):
        return ()
    from shapelog.baseline import read_baseline

    return read_baseline(baseline)


def _width() -> int:
    import shutil

    return min(shutil.get_terminal_size((100, 24)).columns, 120)


@main.command(cls=_SplitCommand)
@_targets
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    help="A directory for one .facts file per relation.",
)
@_config
@click.pass_obj
@one_line_errors
def facts(
    arguments: list[str] | None,
    targets: tuple[Path, ...],
    output: Path | None,
    config: Path | None,
) -> None:
    """Print the facts of the targets, or write them as tab-separated files."""
    from shapelog.factgen import Facts
    from shapelog.pipeline import load

    configured, targets, words = _configured(config, targets, arguments)
    everything = Facts()
    for unit in load(targets, words, _settings(configured)).units:
        everything.merge(unit.facts)
    if output is not None:
        everything.write(output)
        return
    for relation, rows in everything.items():
        for row in rows:
            click.echo("\t".join([relation, *map(str, row)]))


@main.command(cls=_SplitCommand)
@_targets
@click.option(
    "--relation",
    "relations",
    multiple=True,
    help="A relation to print; may be given several times.",
)
@_engine
@_rules
@_config
@click.pass_obj
@one_line_errors
def derive(
    arguments: list[str] | None,
    targets: tuple[Path, ...],
    relations: tuple[str, ...],
    engine: str,
    extra_rules: tuple[Path, ...],
    config: Path | None,
) -> None:
    """Print derived relations; without --relation, how many rows each has."""
    from shapelog.pipeline import derive_unit, load, rule_files
    from shapelog.rules.cache import compiled_program
    from shapelog.rules.engines.derivation import sorted_rows
    from shapelog.rules.engines.terms import show
    from shapelog.shape_errors import UsageError

    configured, targets, words = _configured(config, targets, arguments)
    rules = (*configured.rules, *extra_rules)
    compiled = compiled_program(rule_files(rules))
    unknown = [name for name in relations if name not in compiled.relations]
    if unknown:
        raise UsageError(f"no relation is called {unknown[0]}; see the .decl lines of rules/")
    wanted = [*relations, "NotAnalysed"] if relations else None
    for unit in load(targets, words, _settings(configured), rules).units:
        derived = derive_unit(unit, compiled, engine, wanted)
        if not relations:
            for name in sorted(derived.derivation.relations()):
                count = derived.derivation.count(name)
                if count:
                    click.echo(f"{count:9d}  {name}")
        for name in relations:
            for row in sorted_rows(derived.derivation, name):
                click.echo(f"{name}({', '.join(show(value) for value in row)})")


@main.command(cls=_SplitCommand)
@_targets
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["json", "dot", "pycg"]),
    default="json",
    show_default=True,
)
@click.option("--output", type=click.Path(path_type=Path), help="Write here, not to the terminal.")
@_engine
@_config
@click.pass_obj
@one_line_errors
def callgraph(
    arguments: list[str] | None,
    targets: tuple[Path, ...],
    output_format: str,
    output: Path | None,
    engine: str,
    config: Path | None,
) -> None:
    """Print who calls whom, and the calls that could not be resolved."""
    from shapelog.pipeline import call_graph
    from shapelog.reports.call_graph import render_call_graph

    _, targets, words = _configured(config, targets, arguments)
    graph, problems = call_graph(targets, words, engine=engine)
    text = render_call_graph(graph, output_format)
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
    for problem in problems:
        place = f"{problem.file}:{problem.line}" if problem.line else problem.file
        click.echo(f"shapelog: {place}: {problem.message}", err=True)
    sys.exit(2 if problems else 0)


@main.command()
@_targets
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
@click.option("--resume", is_flag=True, help="Take up an interrupted scan; units lost stay so.")
@click.option("--changed-since", metavar="REV", help="Only what depends on files changed in git.")
@click.option(
    "--timeout",
    type=click.FloatRange(0, min_open=True),
    default=60.0,
    show_default=True,
    help="Seconds of the processor that a unit may use.",
)
@click.option(
    "--memory",
    type=click.IntRange(100),
    default=1024,
    show_default=True,
    help="Megabytes a worker may use.",
)
@click.option("--no-cache", is_flag=True, help="Neither read nor write the cache of results.")
@click.option("--baseline", type=click.Path(path_type=Path), help="Show only what is not in it.")
@click.option(
    "--write-baseline",
    type=click.Path(path_type=Path),
    help="Write what is found as a baseline, and show nothing of it.",
)
@_rules
@_config
@one_line_errors
def scan(
    targets: tuple[Path, ...],
    output: Path,
    jobs: int | None,
    executor: str,
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
    from shapelog.pipeline import rule_files
    from shapelog.rules.catalogue import rule_names
    from shapelog.scan.command import run_scan
    from shapelog.severities import check_rules

    configured, targets, _ = _configured(config, targets, None)
    rules = (*configured.rules, *extra_rules)
    if configured.severities:
        check_rules(configured.severities, rule_names(rule_files(rules)), configured.file)
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
            settings=_settings(configured),
            severities=configured.severities,
            known=_known_findings(baseline or configured.baseline, write_baseline),
            write_known=write_baseline,
            executor=executor,
        )
    )


@main.command()
@click.option(
    "--timeout",
    type=click.FloatRange(0, min_open=True),
    default=60.0,
    show_default=True,
    help="Seconds of the processor that a file may use.",
)
@click.option(
    "--memory",
    type=click.IntRange(100),
    default=1024,
    show_default=True,
    help="Megabytes the analysis may use.",
)
@click.option(
    "--delay",
    type=click.FloatRange(0),
    default=0.5,
    show_default=True,
    help="Seconds without a change after which a text is analysed.",
)
@click.option("--gaps/--no-gaps", default=True, help="Show what was left open, as hints.")
@click.option("--no-cache", is_flag=True, help="Neither read nor write the cache of results.")
@one_line_errors
def lsp(timeout: float, memory: int, delay: float, gaps: bool, no_cache: bool) -> None:
    """Serve an editor: findings while you write, and shapes under the pointer.

    The server speaks the Language Server Protocol on standard input and output.
    """
    from shapelog.lsp.command import run_server

    run_server(
        seconds=timeout, memory=memory << 20, use_cache=not no_cache, delay=delay, gaps=gaps
    )


@main.command(cls=_SplitCommand)
@click.argument("query")
@_targets
@click.option("--rule", "own", multiple=True, help="A predicate of your own: 'head(X) <= body(X)'.")
@click.option(
    "--program", type=click.Path(path_type=Path, dir_okay=False), help="A file of such rules."
)
@click.option("--save", type=click.Path(path_type=Path), help="Keep what is known of this run.")
@click.option(
    "--before",
    type=click.Path(path_type=Path),
    help="What an earlier run kept: its predicates have before_ in front.",
)
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
)
@_engine
@_rules
@_config
@click.pass_obj
@one_line_errors
def query(
    arguments: list[str] | None,
    query: str,
    targets: tuple[Path, ...],
    own: tuple[str, ...],
    program: Path | None,
    save: Path | None,
    before: Path | None,
    output_format: str,
    engine: str,
    extra_rules: tuple[Path, ...],
    config: Path | None,
) -> None:
    """Ask what was derived of programs, in pyDatalog's words.

    QUERY is e.g. "applies(F, 'conv2d', P)"; docs/query.md has the predicates, and examples.
    """
    import json

    from shapelog.query import analyse, read_knowledge

    configured, targets, words = _configured(config, targets, arguments)
    known = analyse(
        *targets,
        arguments=words,
        settings=_settings(configured),
        rules=(*configured.rules, *extra_rules),
        engine=engine,
    )
    if save is not None:
        known.save(save)
    if before is not None:
        known = known.compared_with(read_knowledge(before))
    text = program.read_text(encoding="utf-8") if program is not None else ""
    known = known.with_rules("\n".join((text, *own)))
    for row in known.ask(query):
        plain = "\t".join(map(str, row)) or "yes"
        click.echo(json.dumps(row) if output_format == "json" else plain)


@main.command()
@click.argument("rule", required=False)
@click.option(
    "--site",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write a page for each rule into this folder.",
)
@_rules
@one_line_errors
def explain(rule: str | None, site: Path | None, extra_rules: tuple[Path, ...]) -> None:
    """Say what a rule requires, with its documentation; without RULE list them all."""
    from shapelog.knowledge import print_rule, print_rules, write_rule_pages

    if site is not None:
        total = write_rule_pages(site, extra_rules)
        click.echo(f"{total} rules: {site / 'index.html'}")
    elif rule is not None:
        print_rule(rule, extra_rules)
    else:
        print_rules(extra_rules)


@main.command()
@click.option("--framework", "frameworks", multiple=True, help="torch, numpy; all if not given.")
@click.option("--missing", is_flag=True, help="List the names that are not modelled.")
@click.option("--names", is_flag=True, help="Print the public names only, modelled or not.")
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
)
@one_line_errors
def models(frameworks: tuple[str, ...], missing: bool, names: bool, output_format: str) -> None:
    """Print how much of the frameworks is modelled: their public names, counted.

    The names are those of the installed framework, or of a list that comes with shapelog.
    """
    from shapelog.knowledge import print_models

    print_models(frameworks, missing=missing, names=names, output_format=output_format)


main.add_command(bench)

if __name__ == "__main__":
    main()
