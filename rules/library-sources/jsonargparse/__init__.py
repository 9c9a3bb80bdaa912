"""Command lines of functions: https://jsonargparse.readthedocs.io/en/stable/ (4.41), CLI."""

from command_components import run_component


def CLI(components=None, args=None, config_help=None, set_defaults=None, **settings):
    return run_component(components)


def auto_cli(components=None, args=None, config_help=None, set_defaults=None, **settings):
    return run_component(components)
