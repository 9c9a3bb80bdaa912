"""``shapelog explain`` and ``shapelog models``: what the rules know."""

from __future__ import annotations

from pathlib import Path

import click

from shapelog.commands import options
from shapelog.one_line_errors import one_line_errors


@click.command()
@click.argument("rule", required=False)
@click.option(
    "--site",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write a page for each rule into this folder.",
)
@options.rules
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


@click.command()
@click.option("--framework", "frameworks", multiple=True, help="torch, numpy; all if not given.")
@click.option("--missing", is_flag=True, help="List the names that are not modelled.")
@click.option("--names", is_flag=True, help="Print the public names only, modelled or not.")
@options.output_format("text", "json")
@one_line_errors
def models(frameworks: tuple[str, ...], missing: bool, names: bool, output_format: str) -> None:
    """Print how much of the frameworks is modelled: their public names, counted.

    The names are those of the installed framework, or of a list that comes with shapelog.
    """
    from shapelog.knowledge import print_models

    print_models(frameworks, missing=missing, names=names, output_format=output_format)
