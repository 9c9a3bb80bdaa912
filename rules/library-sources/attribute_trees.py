"""Trees of values read as attributes, which several libraries have for configurations."""


class AttributeTree:
    """A tree of values, read and written as attributes or items."""

    def __init__(self, initial=None):
        for name, value in (initial or {}).items():
            setattr(self, name, AttributeTree(value) if isinstance(value, dict) else value)

    def __getitem__(self, name):
        return getattr(self, name)

    def __setitem__(self, name, value):
        setattr(self, name, value)

    def __contains__(self, name):
        return hasattr(self, name)

    def get(self, name, default=None):
        return getattr(self, name, default)
