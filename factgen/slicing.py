"""What one module needs of the others: a cut through the facts by the names that are read.

A module of a large package reaches most of the others by its imports, and runs little of them.
The cut keeps the module itself, the bodies of the modules it needs, and of their functions those
that something kept may call by name. A name is read as a variable, an attribute, an imported
name, or a string where `getattr` is read as well. An import in another module's body is followed
only if what it binds is read. What is left out and called after all has no value, is taken as
unknown, and counts as not analysed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from shapelog.factgen.facts import Facts
from shapelog.factgen.schema import Row

_REFLECTING = frozenset({"getattr", "hasattr", "setattr", "globals", "attrgetter", "methodcaller"})
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z_0-9]*\Z")
_NAMED_AT = {"LoadGlobal": 3, "LoadUnbound": 3, "LoadAttribute": 3, "StoreAttribute": 3}


@dataclass
class Part:
    """The rows of one function, the names it reads, and what it imports.

    An import is a module, the name taken from it ("" for the module itself, "*" for all), and the
    variable it gives.
    """

    rows: dict[str, list[Row]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    imports: list[tuple[str, str, str]] = field(default_factory=list)


@dataclass
class Outline:
    """The facts of one file, function by function; those of no function stand under ""."""

    module: str
    body: str
    parts: dict[str, Part]
    parents: dict[str, str]
    called: dict[str, str]  # function -> its name
    classes: dict[str, str]  # method -> the name of its class
    bound: dict[str, set[str]]  # variable -> the globals that it is bound to
    globals: set[str]


def outline_of(facts: Facts) -> Outline:
    """Return the outline of the facts of one file."""
    owners = _Owners(facts)
    parts: dict[str, Part] = {"": Part()}
    for relation, rows in facts.items():
        for row in rows:
            part = parts.setdefault(owners.owner(row), Part())
            part.rows.setdefault(relation, []).append(row)
    for part in parts.values():
        _read(part)
    names = {str(row[0]): str(row[2]) for row in facts.rows("FunctionEntry")}
    class_names = {str(row[0]): str(row[2]) for row in facts.rows("ClassDefinition")}
    bound: dict[str, set[str]] = {}
    for row in facts.rows("StoreGlobal"):
        bound.setdefault(str(row[4]), set()).add(str(row[3]))
    bodies = facts.rows("ModuleBody")
    _read_directly(parts[str(bodies[0][1])], facts, names, bound)
    return Outline(
        module=str(bodies[0][0]),
        body=str(bodies[0][1]),
        parts=parts,
        parents={str(row[0]): str(row[1]) for row in facts.rows("FunctionParent")},
        called=names,
        classes={
            str(row[2]): class_names.get(str(row[0]), "") for row in facts.rows("ClassMethod")
        },
        bound=bound,
        globals={str(row[3]) for row in facts.rows("StoreGlobal")},
    )


class _Owners:
    """Knows the function of every block, variable, loop and class of a file."""

    def __init__(self, facts: Facts) -> None:
        self._owner: dict[str, str] = {}
        for row in facts.rows("FunctionEntry"):
            self._owner[str(row[0])] = str(row[0])
        for row in facts.rows("FunctionBlock"):
            self._owner[str(row[1])] = str(row[0])
        for row in facts.rows("Definition"):
            self._owner[str(row[0])] = self._owner.get(str(row[1]), "")
        for row in facts.rows("Parameter"):
            self._owner[str(row[3])] = str(row[0])
        for relation in ("VariadicParameter", "KeywordsParameter"):
            for row in facts.rows(relation):
                self._owner[str(row[-1])] = str(row[0])
        for relation in ("ForLoop", "WhileLoop"):
            for row in facts.rows(relation):
                self._owner[str(row[0])] = self._owner.get(str(row[1]), "")
        for row in facts.rows("BuildClass"):
            self._owner[str(row[2])] = self._owner.get(str(row[1]), "")

    def owner(self, row: Row) -> str:
        for cell in row[:2]:
            found = self._owner.get(cell) if isinstance(cell, str) else None
            if found is not None:
                return found
        return ""


def _read(part: Part) -> None:
    for relation, place in _NAMED_AT.items():
        part.names.update(str(row[place]) for row in part.rows.get(relation, ()))
    for row in part.rows.get("ImportName", ()):
        part.imports.append((str(row[2]), str(row[3]), str(row[0])))
    for row in part.rows.get("ImportModule", ()):
        part.imports.append((str(row[2]), "", str(row[0])))
    for row in part.rows.get("ImportStar", ()):
        part.imports.append((str(row[2]), "*", ""))
    if part.names & _REFLECTING:
        for row in part.rows.get("ConstantString", ()):
            if _IDENTIFIER.match(str(row[2])):
                part.names.add(str(row[2]))


#: Relations whose rows bind a variable to a name, or say where it stands, and read nothing.
_BINDING = ("StoreGlobal", "ClassMember", "Definition", "Span", "OperandSpan", "SourceName")


def _read_directly(
    body: Part, facts: Facts, called: dict[str, str], bound: dict[str, set[str]]
) -> None:
    """Add what a module's body reads of its own: the value itself stands there, and no name.

    That a decorator is given a function does not read its name.
    """
    decorated = {str(row[0]) for row in facts.rows("FunctionDecorator")}
    names = {variable: set(words) for variable, words in bound.items()}
    for variable, _, function in body.rows.get("BuildFunction", ()):
        if str(function) not in decorated and str(function) in called:
            names.setdefault(str(variable), set()).add(called[str(function)])
    for relation, rows in body.rows.items():
        if relation in _BINDING:
            continue
        for row in rows:
            for cell in row[1:]:
                if cell in names:
                    body.names |= names.pop(str(cell))


@dataclass(frozen=True)
class Cut:
    """The facts of a module and of what it needs, and the modules they are of."""

    facts: Facts
    modules: tuple[str, ...]


def cut(target: str, find: Callable[[str], Outline | None], implicit: Iterable[str]) -> Cut | None:
    """Return what the module `target` needs, None if `find` does not know it.

    `find` gives the outline of a module of the project. `implicit` are the names of methods that
    a library calls, besides Python's special methods.
    """
    if find(target) is None:
        return None
    slicer = _Slicer(target, find, frozenset(implicit))
    slicer.run()
    facts = Facts()
    for module in sorted(slicer.included):
        outline = slicer.included[module]
        for function, part in outline.parts.items():
            if function == "" or function in slicer.kept:
                for relation, rows in part.rows.items():
                    facts.extend(relation, rows)
    return Cut(facts, tuple(sorted(slicer.included)))


class _Slicer:
    def __init__(
        self, target: str, find: Callable[[str], Outline | None], implicit: frozenset[str]
    ) -> None:
        self.included: dict[str, Outline] = {}
        self.kept: set[str] = set()
        self._target = target
        self._find = find
        self._implicit = implicit
        self._names: set[str] = set()
        self._waiting: list[str] = [target]  # modules
        self._by_name: dict[str, list[tuple[Outline, str]]] = {}
        self._children: dict[str, list[tuple[Outline, str]]] = {}
        self._imports: dict[str, list[str]] = {}  # a name that is not read yet -> modules
        self._fresh: list[str] = []

    def run(self) -> None:
        while self._waiting or self._fresh:
            if self._waiting:
                self._include(self._waiting.pop())
                continue
            name = self._fresh.pop()
            self._waiting += self._imports.pop(name, ())
            for outline, function in self._by_name.pop(name, ()):
                self._keep_if_called(outline, function)

    def _include(self, module: str) -> None:
        outline = None if module in self.included else self._find(module)
        if outline is None:
            return
        self.included[module] = outline
        for function, parent in outline.parents.items():
            if parent != outline.body:
                self._children.setdefault(parent, []).append((outline, function))
        self._keep(outline, outline.body)
        for function, parent in outline.parents.items():
            if parent == outline.body and function not in self.kept:
                if module == self._target:
                    self._keep(outline, function)
                else:
                    self._keep_if_called(outline, function)

    def _keep_if_called(self, outline: Outline, function: str) -> None:
        """Keep a function if its name is read, or called implicitly on a class that is."""
        if function in self.kept:
            return
        name = outline.called.get(function, "<lambda>")
        of_class = outline.classes.get(function)
        implicit = name in self._implicit or (name.startswith("__") and name.endswith("__"))
        wanted = [] if name == "<lambda>" or (of_class and implicit) else [name]
        if of_class:
            wanted.append(of_class)
        for word in wanted:
            if word not in self._names:
                self._by_name.setdefault(word, []).append((outline, function))
                return
        self._keep(outline, function)

    def _keep(self, outline: Outline, function: str) -> None:
        waiting = [(outline, function)]
        while waiting:
            owner, current = waiting.pop()
            if current in self.kept:
                continue
            self.kept.add(current)
            part = owner.parts.get(current)
            if part is not None:
                self._read_names(part.names)
                self._follow(owner, current, part)
            waiting += self._children.get(current, ())

    def _read_names(self, names: Iterable[str]) -> None:
        fresh = [name for name in names if name not in self._names]
        self._names.update(fresh)
        self._fresh += fresh

    def _follow(self, outline: Outline, function: str, part: Part) -> None:
        """Follow the imports of a function; those of a module's body only if read."""
        lazy = function == outline.body
        for path, name, variable in part.imports:
            needed = [path, f"{path}.{name}"] if name not in ("", "*") else [path]
            if not lazy:
                self._read_names([name] if name not in ("", "*") else [])
                self._waiting += needed
                continue
            bound = outline.bound.get(variable, set()) | {name} - {"", "*"}
            if name == "*":
                source = self._find(path)
                bound = set() if source is None else exported(source, self._find)
            if bound & self._names:
                self._waiting += needed
            else:
                for word in bound:
                    self._imports.setdefault(word, []).extend(needed)


def exported(outline: Outline, find: Callable[[str], Outline | None]) -> set[str]:
    """Return the names that a star import of the module may bind, through its own as well."""
    names: set[str] = set()
    seen: set[str] = set()
    waiting = [outline]
    while waiting:
        current = waiting.pop()
        if current.module in seen:
            continue
        seen.add(current.module)
        names |= current.globals
        body = current.parts.get(current.body)
        for path, name, _ in body.imports if body is not None else ():
            source = find(path) if name == "*" else None
            if source is not None:
                waiting.append(source)
    return names
