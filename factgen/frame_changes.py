"""What changes a table of pandas in place: it binds the names of that table anew.

https://pandas.pydata.org/docs/user_guide/dsintro.html#column-selection-addition-deletion (2.3)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from astroid import nodes
from shapelog.factgen.loop_names import dotted

_COLUMN_METHODS = frozenset(("drop", "rename", "reset_index", "set_index", "eval"))
_ROW_METHODS = frozenset(("dropna", "drop_duplicates", "query", "sort_values", "sort_index"))
_VALUE_METHODS = frozenset(
    ("fillna", "replace", "interpolate", "ffill", "bfill", "clip", "mask", "where", "update")
)
_METHODS = _COLUMN_METHODS | _ROW_METHODS | _VALUE_METHODS
_PLACES = ("loc", "at")
_TEXTS = (nodes.JoinedStr, nodes.List)
_CONTAINERS = (
    *(nodes.Dict, nodes.List, nodes.Tuple, nodes.Set),
    *(nodes.ListComp, nodes.DictComp, nodes.SetComp),
)
_CONTAINER_CALLS = frozenset(("dict", "list", "set", "OrderedDict", "defaultdict", "Counter"))


_KEEPS_ROWS = frozenset(("%column", "%delete", "insert", "rename", *_VALUE_METHODS))


class Change(NamedTuple):
    """A table that changes, how, and the expression that says what: an index, or the call."""

    table: nodes.Name
    how: str
    told: nodes.NodeNG


def frame_change(node: nodes.NodeNG) -> Change | None:
    """Return the table that a store, a deletion or a call changes, if the file imports pandas."""
    found = _change(node)
    if found is None or not _imports_pandas(node.root()):
        return None
    return None if found.table.name in _containers(node.scope()) else found


def changed_tables(node: nodes.NodeNG) -> Iterator[str]:
    """Yield the names that have another table after `node`: all those of the changed one."""
    found = frame_change(node)
    if found is not None:
        yield found.table.name
        yield from other_names(node.scope(), found.table.name)
    elif isinstance(node, nodes.For):
        for table in tables_of_loop(node)[0]:
            yield table.name
            yield from other_names(node.scope(), table.name)


def tables_of_loop(loop: nodes.For) -> tuple[list[nodes.Name], str]:
    """Return the tables of `for table in (a, b): table["c"] = …`, which that changes, and how."""
    if not isinstance(loop.target, nodes.AssignName) or not isinstance(
        loop.iter, (nodes.List, nodes.Tuple)
    ):
        return [], ""
    tables = [each for each in loop.iter.elts if isinstance(each, nodes.Name)]
    if not tables or not _imports_pandas(loop.root()):
        return [], ""
    how = _together(loop.body, loop.target.name)
    return (tables, how) if how else ([], "")


def argument_change(function: nodes.FunctionDef, name: str) -> str:
    """Return how the table given as `name` changes: "%columns" if its rows stay."""
    return _together(function.body, name) or "%argument"


def _together(body: list[nodes.NodeNG], name: str) -> str:
    """Return how statements change the table `name`, or nothing: "%columns" if its rows stay."""
    changes = [
        found.how
        for statement in body
        for node in statement.nodes_of_class((nodes.Subscript, nodes.Call))
        for found in [frame_change(node)]
        if found is not None and found.table.name == name
    ]
    if not changes:
        return ""
    return "%columns" if all(how in _KEEPS_ROWS for how in changes) else "%argument"


def _change(node: nodes.NodeNG) -> Change | None:
    if isinstance(node, nodes.Subscript):
        return _of_item(node)
    if not isinstance(node, nodes.Call) or not isinstance(node.func, nodes.Attribute):
        return None
    table, method = node.func.expr, node.func.attrname
    if not isinstance(table, nodes.Name):
        return None
    in_place = any(
        word.arg == "inplace" and isinstance(word.value, nodes.Const) and word.value.value is True
        for word in node.keywords
    )
    if (in_place and method in _METHODS) or (method == "insert" and _inserts(node)):
        return Change(table, method, node)
    if method == "pop" and len(node.args) == 1 and _is_text(node.args[0]):
        return Change(table, "%delete", node.args[0])
    return None


def _of_item(node: nodes.Subscript) -> Change | None:
    if node.ctx.name not in ("Store", "Del"):
        return None
    stored = node.ctx.name == "Store"
    owner = node.value
    if isinstance(owner, nodes.Attribute) and owner.attrname in _PLACES and stored:
        return (
            Change(owner.expr, "%loc", node.slice) if isinstance(owner.expr, nodes.Name) else None
        )
    if not isinstance(owner, nodes.Name):
        return None
    if _is_text(node.slice) or isinstance(node.slice, _TEXTS):
        return Change(owner, "%column" if stored else "%delete", node.slice)
    made = stored and owner.name in _made_tables(node.scope())
    return Change(owner, "%column", node.slice) if made else None


def _inserts(call: nodes.Call) -> bool:
    return len(call.args) + len(call.keywords) >= 3


def _is_text(node: nodes.NodeNG) -> bool:
    return isinstance(node, nodes.Const) and isinstance(node.value, str)


@lru_cache(maxsize=64)
def _imports_pandas(module: nodes.Module) -> bool:
    for node in module.nodes_of_class((nodes.Import, nodes.ImportFrom)):
        paths = [path for path, _ in node.names]
        if isinstance(node, nodes.ImportFrom):
            paths = [node.modname or ""]
        if any(path.split(".")[0] == "pandas" for path in paths):
            return True
    return False


@lru_cache(maxsize=256)
def _assignments(scope: nodes.NodeNG) -> tuple[tuple[str, nodes.NodeNG], ...]:
    return tuple(
        (target.name, node.value)
        for node in scope.nodes_of_class(nodes.Assign)
        if node.scope() is scope
        for target in node.targets
        if isinstance(target, nodes.AssignName)
    )


@lru_cache(maxsize=256)
def _containers(scope: nodes.NodeNG) -> frozenset[str]:
    return frozenset(
        name
        for name, value in _assignments(scope)
        if isinstance(value, _CONTAINERS)
        or (isinstance(value, nodes.Call) and dotted(value.func) in _CONTAINER_CALLS)
    )


@lru_cache(maxsize=256)
def _made_tables(scope: nodes.NodeNG) -> frozenset[str]:
    roots = _pandas_names(scope.root())
    return frozenset(
        name
        for name, value in _assignments(scope)
        if isinstance(value, nodes.Call) and (dotted(value.func) or "").split(".")[0] in roots
    )


@lru_cache(maxsize=64)
def _pandas_names(module: nodes.Module) -> frozenset[str]:
    names = set()
    for node in module.nodes_of_class((nodes.Import, nodes.ImportFrom)):
        for path, alias in node.names:
            source = node.modname if isinstance(node, nodes.ImportFrom) else path
            if (source or "").split(".")[0] == "pandas":
                names.add(alias or path.split(".")[0])
    return frozenset(names)


@lru_cache(maxsize=1024)
def other_names(scope: nodes.NodeNG, name: str) -> frozenset[str]:
    """Return the names that assignments of one name to another give the same table."""
    found, front = {name}, [name]
    pairs = [
        (one, value.name) for one, value in _assignments(scope) if isinstance(value, nodes.Name)
    ]
    while front:
        here = front.pop()
        for one, other in pairs:
            for near, far in ((one, other), (other, one)):
                if near == here and far not in found:
                    found.add(far)
                    front.append(far)
    return frozenset(found - {name})


@lru_cache(maxsize=256)
def tables_changed_in(loop: nodes.NodeNG) -> frozenset[str]:
    """Return the names of the tables that a round of `loop` changes in place."""
    if not _imports_pandas(loop.root()):
        return frozenset()
    kinds = (nodes.Subscript, nodes.Call, nodes.For)
    return frozenset(name for node in loop.nodes_of_class(kinds) for name in changed_tables(node))
