"""The command line: the commands are in ``commands``, where every error becomes one line.

Exit codes: 0 no errors or warnings, 1 some, 2 the job could not be done.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import IO, Any

import click

from shapelog import __version__

#: The module of ``commands`` that has each command: only the one that is asked for is loaded.
_MODULES = {
    "bench": "bench",
    "callgraph": "callgraph",
    "check": "check",
    "derive": "stages",
    "explain": "knowledge",
    "facts": "stages",
    "lsp": "lsp",
    "models": "knowledge",
    "query": "query",
    "scan": "scan",
}


class _WrongUse(click.UsageError):
    """A command line that cannot be taken, said in one line as every other error."""

    def show(self, file: IO[Any] | None = None) -> None:
        command = self.ctx.command_path if self.ctx else "shapelog"
        words = self.format_message().rstrip(".")
        click.echo(f"shapelog: {words} ({command} --help)", file=file, err=file is None)


@contextmanager
def _one_line() -> Iterator[None]:
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        raise _WrongUse(error.format_message(), error.ctx) from error


class _Commands(click.Group):
    def make_context(self, *given: Any, **extra: Any) -> click.Context:
        with _one_line():
            return super().make_context(*given, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with _one_line():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(_MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        # click says what an unknown name is like: of all commands, so all are loaded then
        for name in [cmd_name] if cmd_name in _MODULES else _MODULES:
            module = import_module(f"shapelog.commands.{_MODULES[name]}")
            self.add_command(getattr(module, name))
        return super().get_command(ctx, cmd_name)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="shapelog")
def main() -> None:
    """Find tensor-shape errors in Python programs from the source alone."""


if __name__ == "__main__":
    main()
