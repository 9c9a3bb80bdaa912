"""Configurations by attributes: https://github.com/rbgirshick/yacs (0.1.8), README.

What a file or the command line would change is left as the program wrote it, like an option's
default.
"""

from attribute_trees import AttributeTree


class CfgNode(AttributeTree):
    """A configuration with defaults."""

    def __init__(self, init_dict=None, key_list=None, new_allowed=False):
        super().__init__(init_dict)

    def clone(self):
        return self

    def defrost(self):
        return None

    def freeze(self):
        return None

    def set_new_allowed(self, is_new_allowed):
        return None

    def is_frozen(self):
        return True

    def merge_from_file(self, cfg_filename):
        return None

    def merge_from_list(self, cfg_list):
        return None

    def merge_from_other_cfg(self, cfg_other):
        return None

    def dump(self, **options):
        return "configuration"
