"""``shapelog query``: questions to what was derived, in pyDatalog's words."""

from __future__ import annotations

from pathlib import Path

import click

from shapelog.commands import options
from shapelog.commands.configured import configured, settings
from shapelog.one_line_errors import one_line_errors


@click.command(cls=options.SplitCommand)
@click.argument("query")
@options.targets
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
@options.output_format("text", "json")
@options.engine
@options.rules
@options.config
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

    found, targets, words = configured(config, targets, arguments)
    known = analyse(
        *targets,
        arguments=words,
        settings=settings(found),
        rules=(*found.rules, *extra_rules),
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
