"""Command lines of functions and data classes: https://brentyi.github.io/tyro/ (0.9), tyro.cli."""

from command_components import fill


def cli(f, *, args=None, default=None, return_unknown_args=False, **settings):
    made = fill(f, default)
    if return_unknown_args:
        return made, []
    return made
