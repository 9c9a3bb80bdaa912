"""Configurations by attributes: https://ml-collections.readthedocs.io/en/latest/ (0.1)."""


class ConfigDict:
    """A tree of values, read and written as attributes or items."""

    def __init__(self, initial_dictionary=None, type_safe=True, convert_dict=True):
        for name, value in (initial_dictionary or {}).items():
            setattr(self, name, ConfigDict(value) if isinstance(value, dict) else value)

    def __getitem__(self, name):
        return getattr(self, name)

    def __setitem__(self, name, value):
        setattr(self, name, value)

    def __contains__(self, name):
        return hasattr(self, name)

    def get(self, name, default=None):
        return getattr(self, name, default)

    def lock(self):
        return self

    def unlock(self):
        return self
