"""Dictionaries read as attributes: https://github.com/makinacorpus/easydict (1.13), README."""

from attribute_trees import AttributeTree


class EasyDict(AttributeTree):
    """A dictionary whose items are attributes."""

    def __init__(self, d=None, **names):
        super().__init__(d)
        for name, value in names.items():
            setattr(self, name, AttributeTree(value) if isinstance(value, dict) else value)
