"""Which names a function binds, which ones inner functions share, which ones are globals.

Python's rules: https://docs.python.org/3/reference/executionmodel.html#naming-and-binding
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from astroid import nodes
from shapelog.factgen.changed_arguments import changed_arguments, changed_parameters
from shapelog.factgen.frame_changes import argument_change, changed_tables, other_names
from shapelog.factgen.reshaping import reshaped_name

FunctionNode: TypeAlias = "nodes.FunctionDef | nodes.Lambda | nodes.Module"
_COMPREHENSIONS = (nodes.ListComp, nodes.SetComp, nodes.DictComp, nodes.GeneratorExp)
_LOOPS = (nodes.For, nodes.While, *_COMPREHENSIONS)


@dataclass
class Scope:
    """The names of one function (or of the module's body).

    `values` are the names that are read other than to call them, `attributes` those of attributes;
    `shared` are own names that inner functions use, `rebound` those that inner functions assign;
    `bindings` counts the places that bind a name, loops counting as several, and imports of one
    thing as one; `imports` has what was imported by the names that they bind; `reshaped` are names
    whose tensors get another shape in place, `framed` are those whose tables of pandas change.
    """

    node: FunctionNode
    parent: Scope | None
    bindings: dict[str, int] = field(default_factory=dict)
    imports: dict[str, str] = field(default_factory=dict)
    reshaped: set[str] = field(default_factory=set)
    framed: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    values: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    global_names: set[str] = field(default_factory=set)
    nonlocal_names: set[str] = field(default_factory=set)
    shared: set[str] = field(default_factory=set)
    rebound: set[str] = field(default_factory=set)

    def owner_of(self, name: str) -> Scope | None:
        """Return the enclosing function (not the module) that binds `name`, if one does."""
        scope = self.parent
        while scope is not None and scope.parent is not None:
            elsewhere = scope.global_names | scope.nonlocal_names
            if name in scope.bindings and name not in elsewhere:
                return scope
            scope = scope.parent
        return None


def _reshaped_names(node: nodes.NodeNG) -> Iterator[str]:
    name = reshaped_name(node)
    if name is not None:
        yield name


class Scopes:
    """The scopes of a module, found in one walk over its tree."""

    def __init__(self, module: nodes.Module) -> None:
        self.of: dict[FunctionNode, Scope] = {}
        self.module = Scope(module, None)
        self.of[module] = self.module
        self._walk(module, self.module)
        self.reshaping = self._changing_functions(lambda scope: scope.reshaped, _reshaped_names)
        self.framing = self._changing_functions(lambda scope: scope.framed, changed_tables)
        self.losing_rows = frozenset(self._losing_rows())
        for call in module.nodes_of_class(nodes.Call) if self.reshaping or self.framing else ():
            for argument in changed_arguments(call, self.reshaping):
                self.of[call.scope()].reshaped.add(argument.name)
            for argument in changed_arguments(call, self.framing):
                names = {argument.name, *other_names(call.scope(), argument.name)}
                self.of[call.scope()].framed.update(names)
        for scope in self.of.values():
            for name in (scope.reshaped | scope.framed) & scope.bindings.keys():
                _bind(scope, name, True)
        for scope in self.of.values():
            self._share(scope)
        self.assigned_globals = {name for scope in self.of.values() for name in scope.global_names}

    def _changing_functions(
        self, changed: Callable[[Scope], set[str]], names: Callable[[nodes.NodeNG], Iterable[str]]
    ) -> dict[str, dict[str, int]]:
        """Return which functions of the file change which of their callers' tensors or tables."""
        found = {
            node.name: changed_parameters(node, names)
            for node, scope in self.of.items()
            if isinstance(node, nodes.FunctionDef) and node.parent is self.module.node
            if changed(scope) & set(parameter_names(node))
        }
        return {name: parameters for name, parameters in found.items() if parameters}

    def _losing_rows(self) -> Iterator[str]:
        """Yield the functions after which a table of their callers has rows that nobody knows."""
        for node, scope in self.of.items():
            if isinstance(node, nodes.FunctionDef):
                for name in scope.framed & set(parameter_names(node)):
                    if argument_change(node, name) != "%columns":
                        yield node.name

    def defines(self, name: str) -> bool:
        """Whether a function of the file is called `name`."""
        return any(isinstance(one, nodes.FunctionDef) and one.name == name for one in self.of)

    def names_read(self) -> set[str]:
        """Return the names that are read; a function's reading of its own name does not count."""
        return {
            name
            for scope in self.of.values()
            for name in scope.used
            if not (isinstance(scope.node, nodes.FunctionDef) and name == scope.node.name)
        }

    def names_as_values(self) -> set[str]:
        """Return the names, but for a function's own variables, and attributes read, not called."""
        return {
            name
            for scope in self.of.values()
            for name in scope.attributes
            | (scope.values if scope.parent is None else scope.values - scope.bindings.keys())
        }

    def _walk(self, root: nodes.NodeNG, root_scope: Scope) -> None:
        # (node, scope its names belong to, whether a loop is around it, names of a class body)
        stack: list[tuple[nodes.NodeNG, Scope, bool, bool]] = [(root, root_scope, False, False)]
        while stack:
            node, scope, looped, in_class = stack.pop()
            if isinstance(node, (nodes.FunctionDef, nodes.Lambda)):
                inner = self._function(node, scope, looped, in_class)
                for child in _outside(node):
                    stack.append((child, scope, looped, in_class))
                body = node.body if isinstance(node.body, list) else [node.body]
                stack.extend((child, inner, False, False) for child in body)
                continue
            if isinstance(node, nodes.ClassDef):
                if not in_class:
                    _bind(scope, node.name, looped)
                outside = [*node.bases, *(word.value for word in node.keywords)]
                if node.decorators is not None:
                    outside.append(node.decorators)
                stack.extend((child, scope, looped, in_class) for child in outside)
                stack.extend((child, scope, looped, True) for child in node.body)
                continue
            self._names(node, scope, looped, in_class)
            scope.framed.update(changed_tables(node))
            inside = looped or isinstance(node, _LOOPS)
            stack.extend((child, scope, inside, in_class) for child in node.get_children())

    def _function(
        self, node: nodes.FunctionDef | nodes.Lambda, scope: Scope, looped: bool, in_class: bool
    ) -> Scope:
        inner = Scope(node, scope)
        self.of[node] = inner
        if isinstance(node, nodes.FunctionDef) and not in_class:
            _bind(scope, node.name, looped)
        for name in parameter_names(node):
            _bind(inner, name, False)
        return inner

    @staticmethod
    def _names(node: nodes.NodeNG, scope: Scope, looped: bool, in_class: bool) -> None:
        if isinstance(node, nodes.Name):
            scope.used.add(node.name)
            # of a class whose member is read nobody gets hold
            if not (_is_called(node) or isinstance(node.parent, nodes.Attribute)):
                scope.values.add(node.name)
        elif isinstance(node, nodes.Attribute):
            if not _is_called(node):
                scope.attributes.add(node.attrname)
        elif isinstance(node, (nodes.AssignName, nodes.DelName)):
            augmented = isinstance(node.parent, nodes.AugAssign)
            if not in_class or _in_comprehension(node):
                _bind(scope, node.name, looped or augmented or isinstance(node, nodes.DelName))
            if augmented:
                scope.used.add(node.name)
        elif (name := reshaped_name(node)) is not None:
            scope.reshaped.add(name)
        elif isinstance(node, (nodes.Import, nodes.ImportFrom)):
            for name, thing in () if in_class else _imported(node):
                if scope.imports.get(name) != thing:
                    scope.imports[name] = thing
                    _bind(scope, name, looped)
        elif isinstance(node, nodes.Global):
            scope.global_names.update(node.names)
        elif isinstance(node, nodes.Nonlocal):
            scope.nonlocal_names.update(node.names)

    @staticmethod
    def _share(scope: Scope) -> None:
        for name in scope.used | scope.nonlocal_names:
            if name in scope.bindings and name not in scope.nonlocal_names:
                continue
            owner = scope.owner_of(name) if scope.parent is not None else None
            if owner is not None and name not in scope.global_names:
                owner.shared.add(name)
                if name in scope.nonlocal_names:
                    owner.rebound.add(name)


def _bind(scope: Scope, name: str, often: bool) -> None:
    scope.bindings[name] = scope.bindings.get(name, 0) + (2 if often else 1)


def _imported(node: nodes.Import | nodes.ImportFrom) -> Iterator[tuple[str, str]]:
    """Yield the names that an import binds, and to what: `import a.b` and `import a` bind `a`."""
    for path, alias in node.names:
        if isinstance(node, nodes.ImportFrom):
            if path != "*":
                yield alias or path, f"{node.level or 0} {node.modname} {path}"
        elif alias:
            yield alias, path
        else:
            top = path.split(".")[0]
            yield top, top


def _is_called(node: nodes.NodeNG) -> bool:
    return isinstance(node.parent, nodes.Call) and node.parent.func is node


def _in_comprehension(node: nodes.NodeNG) -> bool:
    return isinstance(node.parent, nodes.Comprehension)


def _outside(node: nodes.FunctionDef | nodes.Lambda) -> list[nodes.NodeNG]:
    """Return what is evaluated where a function is defined: decorators and defaults."""
    outside = [*(node.args.defaults or []), *(d for d in node.args.kw_defaults or [] if d)]
    if isinstance(node, nodes.FunctionDef) and node.decorators is not None:
        outside.append(node.decorators)
    return outside


def parameter_names(node: nodes.FunctionDef | nodes.Lambda) -> list[str]:
    """Return the names of all parameters, stars included."""
    arguments = node.args
    names = [
        argument.name
        for group in (arguments.posonlyargs, arguments.args, arguments.kwonlyargs)
        for argument in group or []
    ]
    return [*names, *(name for name in (arguments.vararg, arguments.kwarg) if name)]
