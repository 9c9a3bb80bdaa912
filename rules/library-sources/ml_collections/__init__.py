"""Configurations by attributes: https://ml-collections.readthedocs.io/en/latest/ (0.1)."""

from attribute_trees import AttributeTree


class ConfigDict(AttributeTree):
    """A configuration that may be locked."""

    def __init__(self, initial_dictionary=None, type_safe=True, convert_dict=True):
        super().__init__(initial_dictionary)

    def lock(self):
        return self

    def unlock(self):
        return self
