"""What the rooms raise becomes one line and exit code 2, for every command."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., Any])


def one_line_errors(command: Command) -> Command:
    """Turn the errors of the rooms into one line each and exit code 2."""

    @wraps(command)
    def wrapped(*arguments: Any, **options: Any) -> Any:
        from shapelog.factgen import SourceError, TargetError
        from shapelog.rules.dialect.errors import RuleErrors
        from shapelog.rules.engines.errors import EngineError
        from shapelog.shape_errors import UsageError

        try:
            return command(*arguments, **options)
        except (SourceError, TargetError, RuleErrors, EngineError, UsageError) as error:
            click.echo("\n".join(f"shapelog: {line}" for line in str(error).splitlines()), err=True)
        except BrokenPipeError:
            raise  # who reads our output has read enough: click ends quietly
        except OSError as error:
            name = f"{error.filename}: " if error.filename else ""
            click.echo(f"shapelog: {name}{error.strerror or error}", err=True)
        sys.exit(2)

    return wrapped  # type: ignore[return-value]
