"""What modules need of the others: a cut through the facts by the names that are read.

A module of a large package reaches most of the others by its imports, and runs little of them.
The cut keeps the modules asked for, the bodies of the modules they need, and of their functions
those that something kept may call by name. A name is read as a variable, an attribute, an imported
name, or a string where `getattr` is read as well. An import in another module's body is followed
only if what it binds is read. What is left out and called after all has no value, is taken as
unknown, and counts as not analysed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from shapelog.factgen.facts import Facts
from shapelog.factgen.outlines import Outline, Part, Reads
from shapelog.factgen.purposes import without
from shapelog.factgen.schema import Row

_STARRED = ("VariadicParameter", "KeywordsParameter")
_DECLARING = ("Parameter", "ParameterDefault", "FunctionDecorator", *_STARRED)


@dataclass(frozen=True)
class Cut:
    """The facts of modules and of what they need, and the modules they are of.

    It is `complete` if nothing was left out for want of room.
    """

    facts: Facts
    modules: tuple[str, ...]
    complete: bool


def cut(
    targets: Iterable[str],
    find: Callable[[str], Outline | None],
    implicit: Iterable[str],
    asked: Container[str] = (),
    inside: Callable[[str], Iterable[str]] | None = None,
    most: int | None = None,
    called: Mapping[str, Iterable[str]] | None = None,
) -> Cut:
    """Return what the modules `targets` need; nothing of those that `find` does not know.

    `find` gives the outline of a module of the project. `implicit` are the names of methods that
    a library calls, besides Python's special methods. Of the modules `asked`, as of the targets,
    all functions are kept if the module is needed at all. The bodies of the modules `called` are
    kept as well, and of their functions those that may be called by name: first by the names given
    there. `inside` names what lies in a package that `find` does not know: a library of whose
    modules some are known. With `most`, nothing is followed any further as soon as there are so
    many facts: what is nearest to the targets, by the number of names from one to the next, comes
    first.
    """
    slicer = _Slicer(
        frozenset(targets), find, frozenset(implicit), asked, inside or _nothing, called or {}
    )
    complete = slicer.run(most)
    facts = Facts()
    for module in sorted(slicer.included):
        outline = slicer.included[module]
        unneeded, names = slicer.unneeded(outline)
        for function, part in outline.parts.items():
            if function in unneeded:
                continue
            kept = function == "" or function in slicer.kept
            rows_of = part.rows if kept else _declaration(part)
            if function == outline.body:
                rows_of = without(rows_of, unneeded, names)
            for relation, rows in rows_of.items():
                facts.extend(relation, rows)
    for path in slicer.left_out(facts.rows("ImportName")):
        facts.add("LeftOut", path)
    return Cut(facts, tuple(sorted(slicer.included)), complete)


def _declaration(part: Part) -> dict[str, list[Row]]:
    """Return what a program may ask of a function without calling it."""
    rows = {relation: part.rows.get(relation, []) for relation in _DECLARING}
    starred = {row[-1] for relation in _STARRED for row in rows[relation]}
    rows["SourceName"] = [row for row in part.rows.get("SourceName", ()) if row[0] in starred]
    return rows


class _Slicer:
    """Follows what is read: names of modules, and attributes of whatever."""

    def __init__(
        self,
        targets: frozenset[str],
        find: Callable[[str], Outline | None],
        implicit: frozenset[str],
        asked: Container[str],
        inside: Callable[[str], Iterable[str]],
        called: Mapping[str, Iterable[str]],
    ) -> None:
        self.included: dict[str, Outline] = {}
        self.kept: set[str] = set()
        self._targets = targets
        self._asked = asked
        self._called = called
        self._find = find
        self._implicit = implicit
        self._inside = inside
        self._wanted: set[tuple[str, str]] = set()  # a module and a global of it
        self._attributes: set[str] = set()
        self._objects: set[str] = set()  # modules that are values themselves
        self._waiting: deque[Callable[[], None]] = deque()
        self._rows = 0
        self._for_attribute: dict[str, list[Callable[[], None]]] = {}
        self._for_global: dict[tuple[str, str], list[Callable[[], None]]] = {}
        self._aliases: dict[str, dict[str, set[str]]] = {}
        self._dropped: dict[str, set[str]] = {}
        self._exports: dict[str, set[str]] = {}

    def run(self, most: int | None) -> bool:
        """Follow what is read, up to `most` facts; return whether that was all."""
        for target in sorted({*self._targets, *self._called}):
            self._include(target)
            for name in self._called.get(target, ()):
                self._want(target, name)
        while self._waiting and (most is None or self._rows < most):
            self._waiting.popleft()()
        return not self._waiting

    def left_out(self, imports: Iterable[Row]) -> list[str]:
        """Return what is imported from modules that are kept, and is no name of theirs.

        It is a module or a global that nothing reads, or there is no such thing.
        """
        absent = set()
        for row in imports:
            variable, package, name = str(row[0]), str(row[2]), str(row[3])
            outline = self.included.get(package)
            if outline is None or f"{package}.{name}" in self.included:
                continue
            own = outline.bound.get(variable, set())  # `from . import part` in the package itself
            dropped = self._dropped.get(package, ())
            if name in own or name in dropped or name not in self._exported(outline):
                absent.add(f"{package}.{name}")
        return sorted(absent)

    def unneeded(self, outline: Outline) -> tuple[set[str], set[str]]:
        """Return what a module makes for names that nobody reads, and these names."""
        if self._has_whole_body(outline.module):
            return set(), set()
        names = {name for name in outline.globals if (outline.module, name) not in self._wanted}
        unneeded = {made for made, purposes in outline.purposes.items() if purposes.issubset(names)}
        bound = (outline.bound.get(made, ()) for made in unneeded)
        self._dropped[outline.module] = names.intersection(*[set().union(*bound)])
        return unneeded, names

    def _include(self, module: str) -> None:
        outline = None if module in self.included else self._find(module)
        if outline is None:
            return
        self.included[module] = outline
        self._keep(outline, outline.body)
        for function, parent in outline.parents.items():
            if parent == outline.body:
                self._offer(outline, function)

    def _offer(self, outline: Outline, function: str) -> None:
        """Keep a function of a module or a class as soon as something may call it."""
        keep = partial(self._keep, outline, function)
        name = outline.called.get(function, "")
        of_class = outline.classes.get(function)
        if self._is_whole(outline.module) or name in ("", "<lambda>"):
            keep()
        elif of_class is None:
            self._when_global(outline.module, name, keep)
        elif name in self._implicit or (name.startswith("__") and name.endswith("__")):
            self._when_global(outline.module, of_class, keep)
        else:
            called = partial(self._when_attribute, name, keep)
            self._when_global(outline.module, of_class, called)

    def _is_whole(self, module: str) -> bool:
        return module in self._targets or module in self._asked

    def _has_whole_body(self, module: str) -> bool:
        return self._is_whole(module) or module in self._called

    def _when_attribute(self, name: str, action: Callable[[], None]) -> None:
        if name in self._attributes:
            self._waiting.append(action)
        else:
            self._for_attribute.setdefault(name, []).append(action)

    def _when_global(self, module: str, name: str, action: Callable[[], None]) -> None:
        if (module, name) in self._wanted:
            self._waiting.append(action)
        else:
            self._for_global.setdefault((module, name), []).append(action)

    def _keep(self, outline: Outline, function: str) -> None:
        if function in self.kept:
            return
        self.kept.add(function)
        part = outline.parts.get(function)
        if part is not None:
            whole = function != outline.body or self._has_whole_body(outline.module)
            self._rows += sum(map(len, part.rows.values())) if whole else 0
            for name in sorted(part.attributes):
                self._read_attribute(name)
            for name in sorted(part.names):
                self._want(outline.module, name)
            if function == outline.body and self._has_whole_body(outline.module):
                for _, reads in sorted(outline.behalf.items()):
                    self._read(outline.module, reads)
                for name in sorted(self._other_names(outline)):  # `other = name` reads `name`
                    self._want(outline.module, name)
            if function != outline.body:
                for path, name, _ in part.imports:
                    self._follow(path, name)
        for child, parent in outline.parents.items():
            if parent == function and function != outline.body:
                self._keep(outline, child)

    def _read_attribute(self, name: str) -> None:
        if name not in self._attributes:
            self._attributes.add(name)
            self._waiting += self._for_attribute.pop(name, ())
            modules = sorted(self._objects)
            self._waiting += [partial(self._want, module, name) for module in modules]

    def _want(self, module: str, name: str) -> None:
        """Follow a global of a module to where it is bound: here, by an import, by a star."""
        if (module, name) in self._wanted:
            return
        self._wanted.add((module, name))
        self._waiting += self._for_global.pop((module, name), ())
        outline = self._find(module)
        if outline is None:
            return
        self._waiting.append(partial(self._include, module))
        reads = outline.behalf.get(name)
        if reads is not None:
            self._rows += 0 if self._has_whole_body(module) else reads.rows
            self._read(module, reads)
        for other in sorted(self._other_names(outline).get(name, ())):
            self._waiting.append(partial(self._want, module, other))
        body = outline.parts.get(outline.body)
        stars = []
        for path, word, variable in body.imports if body is not None else ():
            if word == "*":
                stars.append(path)
            elif name in outline.bound.get(variable, ()) or (
                not word and path.startswith(f"{name}.") and variable not in outline.bound
            ):  # `import a.b` binds `a`
                self._waiting.append(partial(self._follow, path, word))
        if name not in outline.globals:
            for path in stars:
                source = self._find(path)
                if source is not None and name in self._exported(source):
                    self._waiting.append(partial(self._want, path, name))

    def _exported(self, outline: Outline) -> set[str]:
        found = self._exports.get(outline.module)
        if found is None:
            found = self._exports[outline.module] = exported(outline, self._find)
        return found

    def _read(self, module: str, reads: Reads) -> None:
        for attribute in sorted(reads.attributes):
            self._read_attribute(attribute)
        self._waiting += [partial(self._want, module, name) for name in sorted(reads.names)]

    def _other_names(self, outline: Outline) -> dict[str, set[str]]:
        """The globals of a module that are bound to the same as others, as by `Other = Class`."""
        found = self._aliases.get(outline.module)
        if found is None:
            found = {}
            for names in outline.bound.values():
                for name in names if len(names) > 1 else ():
                    found.setdefault(name, set()).update(names - {name})
            self._aliases[outline.module] = found
        return found

    def _follow(self, path: str, name: str) -> None:
        """Follow an import: of a module, of a name of it that may be a module, of all names."""
        if name == "*":
            self._include(path)
        elif not name:
            self._as_value(path)
        elif self._find(f"{path}.{name}") is not None:
            self._as_value(f"{path}.{name}")
            self._want(path, name)
        else:
            self._want(path, name)

    def _as_value(self, module: str) -> None:
        if module in self._objects:
            return
        if self._find(module) is not None:
            self._objects.add(module)
            self._include(module)
            read = sorted(self._attributes)
            self._waiting += [partial(self._want, module, name) for name in read]
        for name in self._inside(module):
            self._when_attribute(name, partial(self._as_value, f"{module}.{name}"))


def _nothing(_: str) -> tuple[str, ...]:
    return ()


def exported(outline: Outline, find: Callable[[str], Outline | None]) -> set[str]:
    """Return the names that a star import of the module may bind, through its own as well.

    Modules that it binds are left out: who reads `nn` has imported it.
    """
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
        for path, name, variable in body.imports if body is not None else ():
            if not name:
                names -= current.bound.get(variable, set())
            source = find(path) if name == "*" else None
            if source is not None:
                waiting.append(source)
    return names
