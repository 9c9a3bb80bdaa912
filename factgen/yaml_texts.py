"""YAML 1.1, as PyYAML reads it (https://pyyaml.org/wiki/PyYAMLDocumentation), as a program."""

from __future__ import annotations

import math
from typing import Any

#: More parts than that are data rather than a configuration, or aliases of aliases.
_MOST_PARTS = 20_000


class UnreadError(ValueError):
    """The text says what no constant of Python is."""


def program_of_yaml(text: str) -> str | None:
    """Return a program that binds `value` to what the text says.

    Each part stands on the line that it has there. None if it is no YAML, or says something else
    than mappings, lists, texts, truths and finite numbers.
    """
    import yaml  # only for programs that name such a file

    try:
        loader = yaml.SafeLoader(text)
        node = loader.get_single_node()
        if not isinstance(node, yaml.CollectionNode):
            return None
        writer = _Writer(loader, node.start_mark.line)
        writer.put(node)
    except (yaml.YAMLError, ValueError, TypeError, RecursionError):
        return None
    return f"value = ({writer.text()})"


class _Writer:
    def __init__(self, loader: Any, line: int) -> None:
        self._loader = loader
        self._parts: list[str] = ["\n" * line]
        self._line = line

    def text(self) -> str:
        return "".join(self._parts)

    def put(self, node: Any) -> None:
        """Write what the node is, on its line, unless that has been passed: what an alias names."""
        import yaml

        if len(self._parts) > _MOST_PARTS:
            raise UnreadError
        ahead = max(node.start_mark.line - self._line, 0)
        self._parts.append("\n" * ahead)
        self._line += ahead
        if isinstance(node, yaml.MappingNode) and node.tag == "tag:yaml.org,2002:map":
            self._loader.flatten_mapping(node)  # `<<: *base`
            self._parts.append("{")
            for key, value in node.value:
                if not isinstance(key, yaml.ScalarNode):
                    raise UnreadError
                self.put(key)
                self._parts.append(": ")
                self.put(value)
                self._parts.append(", ")
            self._parts.append("}")
        elif isinstance(node, yaml.SequenceNode) and node.tag == "tag:yaml.org,2002:seq":
            self._parts.append("[")
            for value in node.value:
                self.put(value)
                self._parts.append(", ")
            self._parts.append("]")
        else:
            self._parts.append(_constant(self._loader.construct_object(node)))


def _constant(value: object) -> str:
    """Return how Python writes it; raises ``UnreadError`` for what no constant is."""
    finite = isinstance(value, float) and math.isfinite(value)
    if value is None or finite or isinstance(value, (bool, int, str)):
        return repr(value)
    raise UnreadError
