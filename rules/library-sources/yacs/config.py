"""Configurations by attributes: https://github.com/rbgirshick/yacs (0.1.8), README.

What a file or the command line would change is left as the program wrote it, like an option's
default.
"""


class CfgNode:
    """A tree of values, read and written as attributes or items."""

    def __init__(self, init_dict=None, key_list=None, new_allowed=False):
        for name, value in (init_dict or {}).items():
            setattr(self, name, CfgNode(value) if isinstance(value, dict) else value)

    def __getitem__(self, name):
        return getattr(self, name)

    def __setitem__(self, name, value):
        setattr(self, name, value)

    def __contains__(self, name):
        return hasattr(self, name)

    def get(self, name, default=None):
        return getattr(self, name, default)

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
