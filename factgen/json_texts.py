"""`json.loads` of a text that stands in the source is what the text says."""

from __future__ import annotations

import ast
import copy
import json
from collections import Counter
from contextlib import suppress

from shapelog.factgen.bindings import bound_names

#: Hooks that may be written several times: to evaluate them does nothing.
_NAMES = (ast.Name, ast.Attribute, ast.Lambda)
#: A longer text is data rather than a configuration.
_LONGEST = 100_000


def with_json_read(tree: ast.Module) -> None:
    """Put what it gives in place of each call of `json.loads` for a text written in the module.

    The text is the argument itself or a name that the module binds once, to a text. An
    `object_hook` is called for each dictionary, the inner ones first; with other arguments, which
    may change what is made of the text, the call stays.
    """
    bound = bound_names(tree)
    readers = _names_of_reader(tree, bound)
    if readers:
        _Reading(readers, _texts(tree, bound)).visit(tree)


def _names_of_reader(tree: ast.Module, bound: Counter[str]) -> set[str]:
    """The ways in which the module writes `json.loads`, if no other binding takes the name."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules = [each.asname or each.name for each in node.names if each.name == "json"]
            found |= {f"{name}.loads" for name in modules if bound[name] == 1}
        elif isinstance(node, ast.ImportFrom) and node.module == "json" and not node.level:
            names = [each.asname or each.name for each in node.names if each.name == "loads"]
            found |= {name for name in names if bound[name] == 1}
    return found


def _texts(tree: ast.Module, bound: Counter[str]) -> dict[str, str]:
    """The texts that names of the module are bound to, once."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            (target,) = node.targets
            text = _text(node.value, {})
            if isinstance(target, ast.Name) and text is not None and bound[target.id] == 1:
                found[target.id] = text
    return found


def _text(node: ast.expr, texts: dict[str, str]) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return texts.get(node.id) if isinstance(node, ast.Name) else None


class _Reading(ast.NodeTransformer):
    def __init__(self, readers: set[str], texts: dict[str, str]) -> None:
        self._readers = readers
        self._texts = texts

    def visit_Call(self, node: ast.Call) -> ast.AST:  # noqa: N802 (the name that ast looks for)
        self.generic_visit(node)
        if len(node.args) != 1 or ast.unparse(node.func) not in self._readers:
            return node
        hooks = [one.value for one in node.keywords if one.arg == "object_hook"]
        if len(hooks) < len(node.keywords) or not all(isinstance(one, _NAMES) for one in hooks):
            return node
        text = _text(node.args[0], self._texts)
        if text is None or len(text) > _LONGEST:
            return node
        with suppress(ValueError, RecursionError):  # it fails when it runs: no text of JSON
            return _written(json.loads(text), node, hooks[0] if hooks else None)
        return node


def _written(value: object, place: ast.Call, hook: ast.expr | None) -> ast.expr:
    """What one would write for the value, standing where the call does."""
    written: ast.expr
    if isinstance(value, dict):
        keys: list[ast.expr | None] = [_written(key, place, None) for key in value]
        written = ast.Dict(keys, [_written(each, place, hook) for each in value.values()])
        if hook is not None:
            given = ast.copy_location(written, place)
            written = ast.Call(copy.deepcopy(hook), [given], [])
    elif isinstance(value, list):
        written = ast.List([_written(each, place, hook) for each in value], ast.Load())
    elif isinstance(value, (int, float)) and not isinstance(value, bool) and value < 0:
        written = ast.UnaryOp(ast.USub(), ast.copy_location(ast.Constant(-value), place))
    else:
        written = ast.Constant(value)  # type: ignore[arg-type]
    return ast.copy_location(written, place)
