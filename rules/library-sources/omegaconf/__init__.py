"""Configurations: https://omegaconf.readthedocs.io/en/2.3_branch/usage.html (2.3).

What a file or the command line would override stays as the program wrote it.
"""

import inspect

from attribute_trees import AttributeTree
from shapelog_words import asked, configuration

MISSING = asked()


class DictConfig(AttributeTree):
    """A configuration with names."""


class OmegaConf:
    """What makes and changes configurations."""

    @staticmethod
    def create(obj=None, parent=None, flags=None):
        if obj is None or isinstance(obj, dict):
            return DictConfig(obj)
        return obj

    @staticmethod
    def structured(obj, parent=None, flags=None):
        if inspect.isclass(obj):
            return obj()
        return obj

    @staticmethod
    def load(file_):
        return configuration(file_)

    @staticmethod
    def from_cli(args_list=None):
        return asked()

    @staticmethod
    def set_struct(conf, value):
        return None

    @staticmethod
    def set_readonly(conf, value):
        return None

    @staticmethod
    def resolve(cfg):
        return None

    @staticmethod
    def to_yaml(cfg, *, resolve=False, sort_keys=False):
        return str(asked())

    @staticmethod
    def save(config, f, resolve=False):
        return None

    @staticmethod
    def register_new_resolver(name, resolver, *, replace=False, use_cache=False):
        return None
