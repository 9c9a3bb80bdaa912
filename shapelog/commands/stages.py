"""``shapelog facts`` and ``shapelog derive``: what the first stages come to, for people to read."""

from __future__ import annotations

from pathlib import Path

import click

from shapelog.commands import options
from shapelog.commands.configured import configured, settings
from shapelog.one_line_errors import one_line_errors


@click.command(cls=options.SplitCommand)
@options.targets
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    help="A directory for one .facts file per relation.",
)
@options.config
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

    found, targets, words = configured(config, targets, arguments)
    everything = Facts()
    for unit in load(targets, words, settings(found)).units:
        everything.merge(unit.facts)
    if output is not None:
        everything.write(output)
        return
    for relation, rows in everything.items():
        for row in rows:
            click.echo("\t".join([relation, *map(str, row)]))


@click.command(cls=options.SplitCommand)
@options.targets
@click.option(
    "--relation",
    "relations",
    multiple=True,
    help="A relation to print; may be given several times.",
)
@options.engine
@options.rules
@options.config
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
    from shapelog.pipeline import compiled_for, derive_unit, load
    from shapelog.rules.engines.derivation import sorted_rows
    from shapelog.rules.engines.terms import show
    from shapelog.shape_errors import UsageError

    found, targets, words = configured(config, targets, arguments)
    rules = (*found.rules, *extra_rules)
    compiled = compiled_for(engine, rules)
    unknown = [name for name in relations if name not in compiled.relations]
    if unknown:
        raise UsageError(f"no relation is called {unknown[0]}; see the .decl lines of rules/")
    tables = not relations or any(compiled.relations[name].is_table for name in relations)
    for unit in load(targets, words, settings(found), rules).units:
        derived = derive_unit(unit, compiled, engine, relations or None, tables=tables)
        if not relations:
            for name in sorted(derived.derivation.relations()):
                count = derived.derivation.count(name)
                if count:
                    click.echo(f"{count:9d}  {name}")
        for name in relations:
            for row in sorted_rows(derived.derivation, name):
                click.echo(f"{name}({', '.join(show(value) for value in row)})")
