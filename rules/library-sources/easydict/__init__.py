"""Dictionaries read as attributes: https://github.com/makinacorpus/easydict (1.13), README."""


class EasyDict:
    """A tree of values, read and written as attributes or items."""

    def __init__(self, d=None, **names):
        for name, value in (d or {}).items():
            setattr(self, name, EasyDict(value) if isinstance(value, dict) else value)
        for name, value in names.items():
            setattr(self, name, EasyDict(value) if isinstance(value, dict) else value)

    def __getitem__(self, name):
        return getattr(self, name)

    def __setitem__(self, name, value):
        setattr(self, name, value)

    def __contains__(self, name):
        return hasattr(self, name)

    def get(self, name, default=None):
        return getattr(self, name, default)
