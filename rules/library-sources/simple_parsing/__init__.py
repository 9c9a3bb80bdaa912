"""Data classes as options: https://github.com/lebrice/SimpleParsing (0.1.7), README."""

import argparse
import dataclasses

from command_components import fill


class ArgumentParser(argparse.ArgumentParser):
    """A parser of options that data classes have as fields."""

    def add_arguments(self, dataclass, dest, prefix="", default=None, **settings):
        self.set_defaults(**{dest: fill(dataclass, default)})


def parse(config_class, config_path=None, args=None, default=None, **settings):
    return fill(config_class, default)


def parse_known_args(config_class, config_path=None, args=None, default=None, **settings):
    return fill(config_class, default), []


def mutable_field(fn, *positional, **named):
    return dataclasses.field(default_factory=lambda: fn(*positional, **named))


def subparsers(subcommands, default=dataclasses.MISSING, **settings):
    return dataclasses.field(default=default)
