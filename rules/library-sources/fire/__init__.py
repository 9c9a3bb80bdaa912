"""Command lines of any object: https://google.github.io/python-fire/guide/ (0.7)."""

from command_components import run_component


def Fire(component=None, command=None, name=None, serialize=None):
    return run_component(component)
