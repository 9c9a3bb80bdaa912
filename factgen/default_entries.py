"""What a `defaultdict` makes where a key is missing is what `setdefault` would store there."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from shapelog.factgen.bindings import bound_names

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef)
#: What may stand around the name, and makes no entry.
_LOOKING = (ast.Compare, ast.For, ast.comprehension, ast.Return, ast.If, ast.Assert)
#: Functions that only look at what they are given.
_READERS = {"len", "dict", "sorted", "list", "tuple", "print", "set", "enumerate", "iter", "any"}
#: Methods of dictionaries that make no entry by the factory.
_METHODS = {"items", "keys", "values", "get", "setdefault", "copy", "clear", "update"}


def with_default_entries(tree: ast.Module) -> None:
    """Make each `d = defaultdict(list)` a `d = {}`, of which `d.setdefault(key, [])` reads.

    So it is for a name that its function, or the module, binds once, to a dictionary that makes
    lists, dictionaries or sets, if all uses are in sight: keys that are written out or are what a
    loop goes over, methods that make no entry, functions that only look, and `return`. Any other
    dictionary stays as it is, and what is read of it is unknown.
    """
    writings = _writings_of_defaultdict(tree)
    if writings:
        for scope in _scopes(tree):
            _rewrite(scope, writings)


def _writings_of_defaultdict(tree: ast.Module) -> set[str]:
    """The ways in which the module writes `defaultdict`."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [each.asname or each.name for each in node.names if each.name == "collections"]
            found |= {f"{name}.defaultdict" for name in names}
        elif isinstance(node, ast.ImportFrom) and node.module == "collections" and not node.level:
            found |= {one.asname or one.name for one in node.names if one.name == "defaultdict"}
    return found


def _scopes(tree: ast.Module) -> Iterator[ast.Module | ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions, the inner ones first, and the module."""
    functions = [node for node in ast.walk(tree) if isinstance(node, _SCOPES)]
    yield from reversed(functions)
    yield tree


def _rewrite(
    scope: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef, writings: set[str]
) -> None:
    made = {}
    for statement in _own_statements(scope):
        target, value = _assigned(statement)
        if target is not None and value is not None:
            factory = _factory(value, writings)
            if factory is not None:
                made[target] = (statement, value, factory)
    if not made:
        return
    bound = bound_names(scope)
    loops = _names_of_loops(scope)
    parents = {child: node for node in ast.walk(scope) for child in ast.iter_child_nodes(node)}
    for name, (statement, value, factory) in made.items():
        uses = [
            node
            for node in ast.walk(scope)
            if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)
        ]
        if bound[name] == 1 and all(_in_sight(use, parents, loops) for use in uses):
            statement.value = ast.copy_location(ast.Dict([], []), value)
            _Entries(name, factory).visit(scope)


def _own_statements(scope: ast.AST) -> Iterator[ast.Assign | ast.AnnAssign]:
    """The assignments of a scope, not those of what is defined in it, nor those in its loops."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            yield node
        elif isinstance(node, (ast.If, ast.With, ast.Try)):
            yield from _own_statements(node)


def _assigned(statement: ast.Assign | ast.AnnAssign) -> tuple[str | None, ast.expr | None]:
    """The name to which a statement assigns, if it is one, and what."""
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    name = targets[0].id if len(targets) == 1 and isinstance(targets[0], ast.Name) else None
    return name, statement.value


def _factory(value: ast.expr, writings: set[str]) -> ast.expr | None:
    """What a call of `defaultdict` makes for a missing key, if it is an empty container."""
    if not isinstance(value, ast.Call) or len(value.args) != 1 or value.keywords:
        return None
    if ast.unparse(value.func) not in writings:
        return None
    written = ast.unparse(value.args[0])
    if written in ("list", "lambda: []"):
        return ast.List([], ast.Load())
    if written in ("dict", "lambda: {}"):
        return ast.Dict([], [])
    return ast.Call(ast.Name("set", ast.Load()), [], []) if written == "set" else None


def _names_of_loops(scope: ast.AST) -> set[str]:
    """The names that loops over dictionaries, and over what is written out, bind to keys."""
    found = set()
    for node in ast.walk(scope):
        if not isinstance(node, (ast.For, ast.comprehension)):
            continue
        called = node.iter.func if isinstance(node.iter, ast.Call) else None
        word = called.attr if isinstance(called, ast.Attribute) else None
        target = node.target
        if word == "items" and isinstance(target, ast.Tuple) and target.elts:
            target = target.elts[0]
        elif word != "keys" and not isinstance(node.iter, (ast.List, ast.Tuple)):
            continue
        if isinstance(target, ast.Name):
            found.add(target.id)
    return found


def _in_sight(use: ast.Name, parents: dict[ast.AST, ast.AST], loops: set[str]) -> bool:
    """Whether what a use of the dictionary does to its entries is known."""
    parent = parents[use]
    if isinstance(parent, ast.Subscript) and parent.value is use:
        if isinstance(parents[parent], ast.AugAssign) and parents[parent].target is parent:  # type: ignore[attr-defined]
            return False
        key = parent.slice
        known = isinstance(key, ast.Constant) or (isinstance(key, ast.Name) and key.id in loops)
        return known or isinstance(parent.ctx, ast.Store)
    if isinstance(parent, ast.Attribute):
        outer = parents[parent]
        return parent.attr in _METHODS and isinstance(outer, ast.Call) and outer.func is parent
    if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name):
        return parent.func.id in _READERS
    if isinstance(parent, _LOOKING):
        return True
    return isinstance(parent, ast.Tuple) and isinstance(parents[parent], ast.Return)


class _Entries(ast.NodeTransformer):
    def __init__(self, name: str, factory: ast.expr) -> None:
        self._name = name
        self._factory = factory

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:  # noqa: N802 (the name that ast looks for)
        self.generic_visit(node)
        if not isinstance(node.ctx, ast.Load) or not isinstance(node.value, ast.Name):
            return node
        if node.value.id != self._name:
            return node
        made = ast.parse(ast.unparse(self._factory), mode="eval").body
        method = ast.copy_location(ast.Attribute(node.value, "setdefault", ast.Load()), node)
        for part in ast.walk(made):
            ast.copy_location(part, node)
        return ast.copy_location(ast.Call(method, [node.slice, made], []), node)
