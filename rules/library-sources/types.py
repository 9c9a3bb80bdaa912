"""Namespaces: https://docs.python.org/3/library/types.html#types.SimpleNamespace (3.13)."""


class SimpleNamespace:
    """An object with the attributes that it is given."""

    def __init__(self, **names):
        self.__dict__.update(names)
