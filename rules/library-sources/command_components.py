"""Functions and classes that libraries run with the command line's words, or their defaults."""

import inspect

from shapelog_words import asked, command, given, said


def run_component(component=None):
    """Run what a word names of `component`: a class is made, and one of its methods called."""
    if component is None:
        return None  # the functions of the script, which are entry points
    chosen = command(component)
    if chosen is None:
        return None
    made = chosen(**given())
    if inspect.isclass(chosen):
        method = command(made)
        if method is not None:
            return method(**given())
    return made


def fill(function, default=None):
    """Give what `function`, or a class, gives with the words; what is filled in already stays
    without any."""
    if default is not None:
        return asked() if said() else default
    return function(**given())
