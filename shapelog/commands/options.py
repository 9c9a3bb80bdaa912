"""Arguments and options that several commands take, each said once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from shapelog.one_line_errors import Command

targets = click.argument("targets", nargs=-1, type=click.Path(path_type=Path))
config = click.option(
    "--config",
    type=click.Path(path_type=Path, dir_okay=False),
    help="A TOML file with [tool.shapelog]; else the nearest pyproject.toml that has it.",
)
engine = click.option(
    "--engine",
    type=click.Choice(["clingo", "souffle"]),
    default="clingo",
    show_default=True,
    help="What runs the rules: embedded, or an installed Soufflé.",
)
rules = click.option(
    "--rules",
    "extra_rules",
    multiple=True,
    type=click.Path(path_type=Path),
    help="A rule file of your own; may be given several times.",
)
output_file = click.option(
    "--output", type=click.Path(path_type=Path), help="Write here, not to the terminal."
)
baseline = click.option(
    "--baseline", type=click.Path(path_type=Path), help="Show only what is not in it."
)
no_cache = click.option(
    "--no-cache", is_flag=True, help="Neither read nor write the cache of results."
)


def write_baseline(words: str) -> Callable[[Command], Command]:
    """Return the option for a baseline that is written, `words` being its help."""
    return click.option("--write-baseline", type=click.Path(path_type=Path), help=words)


def output_format(*choices: str) -> Callable[[Command], Command]:
    """Return the option for the form of what is printed; the first one is it if none is given."""
    return click.option(
        "--format",
        "output_format",
        type=click.Choice(choices),
        default=choices[0],
        show_default=True,
    )


def seconds(option: str, words: str, default: float | None = None) -> Callable[[Command], Command]:
    """Return an option that takes seconds, `words` being its help."""
    return click.option(
        option,
        type=click.FloatRange(min=0, min_open=True),
        default=default,
        show_default=default is not None,
        help=words,
    )


def memory(words: str) -> Callable[[Command], Command]:
    """Return the option that limits memory, in megabytes, `words` being its help."""
    return click.option(
        "--memory", type=click.IntRange(100), default=900, show_default=True, help=words
    )


class SplitCommand(click.Command):
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
