"""Where the text of a command goes, and how problems are said beside it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from shapelog.solver.findings import SourceProblem


def put_out(text: str, output: Path | None) -> None:
    """Print the text, or write it to the file."""
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")


def print_problems(problems: Iterable[SourceProblem]) -> None:
    """Print a line for each, on standard error."""
    for problem in problems:
        place = f"{problem.file}:{problem.line}" if problem.line else problem.file
        click.echo(f"shapelog: {place}: {problem.message}", err=True)
