"""What the rounds of a loop hand on, by what its statements write and read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias, Union

from astroid import nodes

#: What is gone through again and again: a function is by those who call it.
Loop: TypeAlias = Union[nodes.For, nodes.While, nodes.FunctionDef]  # noqa: UP007 (for mypy)

#: Methods that put an argument into the container they are called on.
_ADDING = frozenset("append appendleft extend insert add setdefault update".split())


class ScopeReads:
    """The lines in which each name is read, by scope; a scope is gone through once."""

    def __init__(self) -> None:
        self._lines: dict[nodes.NodeNG, dict[str, list[int]]] = {}

    def of(self, scope: nodes.NodeNG) -> dict[str, list[int]]:
        """Return the lines in which names are read in `scope` and in what it encloses."""
        if scope not in self._lines:
            lines: dict[str, list[int]] = {}
            for node in scope.nodes_of_class(nodes.Name):
                lines.setdefault(node.name, []).append(node.lineno)
            self._lines[scope] = lines
        return self._lines[scope]

    def outlives(self, name: str, loop: Loop, is_inner: bool) -> bool:
        """Whether `name`, which `loop` binds, is read when its rounds have ended.

        That is behind the loop, in its ``else`` or, for an inner loop, in another round around it.
        """
        places = self.of(loop.scope()).get(name, ())
        behind = loop.orelse[0].fromlineno - 1 if loop.orelse else loop.tolineno
        return any(line > behind or (is_inner and line < loop.fromlineno) for line in places)


class RoundFlows:
    """What the rounds of a loop make of what: names and dotted attributes."""

    def __init__(self, loop: Loop) -> None:
        self._sources: dict[str, set[str]] = {}
        for target, read in _flows(loop):
            self._sources.setdefault(target, set()).update(read)
        self._of_itself: dict[str, bool] = {}

    def made_of_itself(self, name: str) -> bool:
        """Whether `name` may be made from itself, round after round."""
        if name not in self._of_itself:
            self._of_itself[name] = self.made_of(name, self._sources.get(name, ()))
        return self._of_itself[name]

    def made_of(self, name: str, read: Iterable[str]) -> bool:
        """Whether what is made of the names `read` may be made of `name`."""
        seen = set(read)
        stack = list(seen)
        while stack:
            source = stack.pop()
            if source == name:
                return True
            new = self._sources.get(source, set()) - seen
            seen |= new
            stack += new
        return False


def added_to(node: nodes.Call) -> str | None:
    """Return the dotted name of the container into which a call puts something, if it does."""
    if isinstance(node.func, nodes.Attribute) and node.func.attrname in _ADDING:
        return dotted(node.func.expr)
    return None


def names_added(node: nodes.NodeNG) -> set[str]:
    """Return the names that what is added is made of: the arguments of a call, or an expression."""
    if not isinstance(node, nodes.Call):
        return _read(node)
    added = [*node.args, *(keyword.value for keyword in node.keywords)]
    return {name for each in added for name in _read(each)}


def dotted(node: nodes.NodeNG) -> str | None:
    """Return ``a.b.c`` as it is written, also behind subscripts; None for anything else."""
    parts: list[str] = []
    while isinstance(node, (nodes.Attribute, nodes.AssignAttr, nodes.Subscript)):
        if isinstance(node, nodes.Subscript):
            node = node.value
            continue
        parts.append(node.attrname)
        node = node.expr
    if not isinstance(node, (nodes.Name, nodes.AssignName)):
        return None
    return ".".join([node.name, *reversed(parts)])


def is_new(name: str, loop: Loop) -> bool:
    """Whether each round binds `name` before it can read it."""
    if isinstance(loop, nodes.For) and name in _written(loop.target):
        return True
    if isinstance(loop, nodes.While) and name in _read(loop.test):
        return False
    return is_bound_first(name, loop.body)


def is_bound_first(name: str, body: list[nodes.NodeNG]) -> bool:
    """Whether the statements of `body` bind `name` before they can read it."""
    for statement in body:
        if isinstance(statement, nodes.Assign):
            if name in _read(statement.value):
                return False
            if any(name in bound_names(target) for target in statement.targets):
                return True
        elif isinstance(statement, nodes.With):
            if any(name in _read(manager) for manager, _ in statement.items):
                return False
            if any(target and name in bound_names(target) for _, target in statement.items):
                return True
            if _mentions(name, statement.body):
                return is_bound_first(name, statement.body)
        elif _mentions(name, [statement]):
            return False
    return False


def _mentions(name: str, body: list[nodes.NodeNG]) -> bool:
    kinds = (nodes.Name, nodes.AssignName, nodes.DelName)
    return any(each.name == name for node in body for each in node.nodes_of_class(kinds))


def bound_names(target: nodes.NodeNG) -> list[str]:
    """Return the names that a target binds, as they are written."""
    return [each.name for each in target.nodes_of_class(nodes.AssignName)]


def _flows(loop: Loop) -> Iterator[tuple[str, set[str]]]:
    """Yield what the statements of a round write, each with what it is made of."""
    if isinstance(loop, nodes.For):
        read = _read(loop.iter)
        yield from ((target, read) for target in _written(loop.target))
    stack: list[nodes.NodeNG] = list(loop.body)
    if isinstance(loop, nodes.While):
        stack.append(loop.test)
    while stack:
        node = stack.pop()
        targets: list[nodes.NodeNG] = []
        made: nodes.NodeNG | None = None
        if isinstance(node, nodes.Assign):
            targets, made = node.targets, node.value
        elif isinstance(node, (nodes.AugAssign, nodes.AnnAssign, nodes.NamedExpr)):
            targets, made = [node.target], node.value
        elif isinstance(node, nodes.For):
            targets, made = [node.target], node.iter
        elif isinstance(node, nodes.With):
            for manager, target in node.items:
                yield from ((each, _read(manager)) for each in _written(target))
        elif isinstance(node, nodes.Call):
            container = added_to(node)
            if container is not None:
                yield container, names_added(node)
        elif isinstance(node, (nodes.FunctionDef, nodes.ClassDef)):
            yield node.name, _read(node)
        for target in targets:
            read = _read(made) if made is not None else set()
            if isinstance(node, nodes.AugAssign) and not isinstance(made, nodes.List):
                read = read | _written(target)
            yield from ((each, read) for each in _written(target))
        stack.extend(node.get_children())


def _written(target: nodes.NodeNG | None) -> set[str]:
    """Return what is bound by a target; of ``x[i] = y`` and ``x.a = y``, what is changed."""
    if target is None:
        return set()
    if isinstance(target, (nodes.Tuple, nodes.List)):
        return {name for part in target.elts for name in _written(part)}
    if isinstance(target, nodes.Starred):
        return _written(target.value)
    name = dotted(target)
    return set() if name is None else {name}


def _read(node: nodes.NodeNG) -> set[str]:
    """Return the names and dotted attributes that an expression reads."""
    found = {each.name for each in node.nodes_of_class(nodes.Name)}
    for each in node.nodes_of_class(nodes.Attribute):
        name = dotted(each)
        if name is not None:
            found.add(name)
    return found
