"""Configurations by name: https://hydra.cc/docs/1.3/tutorials/structured_config/config_store/."""

import inspect

from attribute_trees import AttributeTree
from shapelog_words import configuration, said

_nodes = {}


class ConfigStore:
    """Where configurations are stored by their names."""

    @staticmethod
    def instance(*positional):
        return ConfigStore()

    def store(self, name, node, group=None, package="_group_", provider=None):
        if group is None:
            _nodes[name] = node

    def loaded(self, name):
        node = _nodes.get(name)
        if node is None or said():
            return configuration(name)
        if inspect.isclass(node):
            return node()
        if isinstance(node, dict):
            return AttributeTree(node)
        return node
