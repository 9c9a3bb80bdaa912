"""``shapelog callgraph``: who calls whom in programs."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from shapelog.commands import options
from shapelog.commands.configured import configured
from shapelog.commands.printing import print_problems, put_out
from shapelog.one_line_errors import one_line_errors


@click.command(cls=options.SplitCommand)
@options.targets
@options.output_format("json", "dot", "pycg")
@options.output_file
@options.engine
@options.config
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

    _, targets, words = configured(config, targets, arguments)
    graph, problems = call_graph(targets, words, engine=engine)
    put_out(render_call_graph(graph, output_format), output)
    print_problems(problems)
    sys.exit(2 if problems else 0)
