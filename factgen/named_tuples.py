"""Named tuples made by a call with literal field names: the class that the call makes.

https://docs.python.org/3/library/collections.html#collections.namedtuple,
https://docs.python.org/3/library/typing.html#typing.NamedTuple (3.13)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from astroid import nodes


@dataclass(frozen=True)
class NamedTuple:
    """The fields of a named tuple in order, and the defaults of the last of them."""

    name: str
    fields: tuple[str, ...]
    defaults: tuple[nodes.NodeNG, ...]


def named_tuple(call: nodes.Call) -> NamedTuple | None:
    """Return what a call of ``namedtuple`` or ``NamedTuple`` makes; None if it is no such call.

    Fields that are no literals are not read, nor renamed ones.
    """
    # the word first: to look a name up goes through the imports of the whole file
    word = getattr(call.func, "attrname", getattr(call.func, "name", None))
    function = _library_function(call.func) if word in ("namedtuple", "NamedTuple") else None
    keywords = {word.arg: word.value for word in call.keywords or []}
    names = {"collections.namedtuple": "field_names", "typing.NamedTuple": "fields"}
    if function not in names or None in keywords:
        return None
    if any(isinstance(argument, nodes.Starred) for argument in call.args):
        return None
    given = dict(zip(("typename", names[function]), call.args, strict=False)) | keywords
    if given.keys() - {"typename", names[function], "defaults", "module"} or len(call.args) > 2:
        return None
    fields = _fields(given.get(names[function]))
    if fields is None or not all(field.isidentifier() for field in fields):
        return None
    defaults = _items(given["defaults"]) if "defaults" in given else ()
    name = _string(given.get("typename"))
    if defaults is None or len(defaults) > len(fields) or name is None:
        return None
    return NamedTuple(name, tuple(fields), tuple(defaults))


def _fields(node: nodes.NodeNG | None) -> Sequence[str] | None:
    text = _string(node)
    if text is not None:
        return text.replace(",", " ").split()
    fields: list[str] = []
    for item in _items(node) or ():
        first = _items(item)
        field = _string(first[0] if first else item)
        if field is None:
            return None
        fields.append(field)
    return fields if _items(node) is not None else None


def _items(node: nodes.NodeNG | None) -> Sequence[nodes.NodeNG] | None:
    return node.elts if isinstance(node, (nodes.List, nodes.Tuple)) else None


def _string(node: nodes.NodeNG | None) -> str | None:
    return node.value if isinstance(node, nodes.Const) and isinstance(node.value, str) else None


def _library_function(node: nodes.NodeNG) -> str | None:
    """Return the dotted path of an imported name, or of an attribute of an imported module.

    The names are compared as they are written: the tree has no scopes yet.
    """
    if isinstance(node, nodes.Attribute):
        module = _library_function(node.expr)
        return f"{module}.{node.attrname}" if module is not None else None
    if not isinstance(node, nodes.Name):
        return None
    for statement in node.root().nodes_of_class((nodes.Import, nodes.ImportFrom)):
        for path, alias in statement.names:
            if node.name == (alias or path):
                module = statement.modname if isinstance(statement, nodes.ImportFrom) else ""
                return f"{module}.{path}".lstrip(".")
    return None
