"""``shapelog lsp``: the server for editors."""

from __future__ import annotations

import click

from shapelog.commands import options
from shapelog.one_line_errors import one_line_errors


@click.command()
@options.seconds("--timeout", "Seconds of the processor that a file may use.", default=60.0)
@options.memory("Megabytes the analysis may use.")
@click.option(
    "--delay",
    type=click.FloatRange(0),
    default=0.5,
    show_default=True,
    help="Seconds without a change after which a text is analysed.",
)
@click.option("--gaps/--no-gaps", default=True, help="Show what was left open, as hints.")
@options.no_cache
@one_line_errors
def lsp(timeout: float, memory: int, delay: float, gaps: bool, no_cache: bool) -> None:
    """Serve an editor: findings while you write, and shapes under the pointer.

    The server speaks the Language Server Protocol on standard input and output.
    """
    from shapelog.lsp.command import run_server

    run_server(seconds=timeout, memory=memory << 20, use_cache=not no_cache, delay=delay, gaps=gaps)
