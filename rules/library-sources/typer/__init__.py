"""Command lines of functions: https://typer.tiangolo.com/reference/typer/ (0.20).

A command of an application is an entry point (rules/library/command_words.dl).
"""

from command_components import fill
from shapelog_words import asked


class Exit(RuntimeError):
    """Raised to end the program."""

    def __init__(self, code=0):
        self.exit_code = code


class Abort(RuntimeError):
    """Raised to end the program."""


class BadParameter(RuntimeError):
    """Raised of an argument that will not do."""


def _same(function):
    return function


class Typer:
    """An application of several commands."""

    def __init__(self, *positional, **settings):
        pass

    def command(self, name=None, **settings):
        return _same

    def callback(self, name=None, **settings):
        return _same

    def add_typer(self, other, **settings):
        return None

    def __call__(self, *positional, **settings):
        return None


def run(function):
    return fill(function)


def Option(default=..., *names, default_factory=None, **settings):
    if default_factory is not None:
        return default_factory()
    if default is ...:
        return asked()
    return default


def Argument(default=..., *, default_factory=None, **settings):
    if default_factory is not None:
        return default_factory()
    if default is ...:
        return asked()
    return default


def echo(message=None, file=None, nl=True, err=False, color=None):
    return None


def secho(message=None, file=None, nl=True, err=False, color=None, **styles):
    return None
