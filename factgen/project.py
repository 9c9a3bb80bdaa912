"""Which files belong together: a script with what it imports, a directory, a notebook."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from shapelog.factgen.configuration_files import PREFIX, NamedFiles, program_of_file
from shapelog.factgen.errors import SourceError, TargetError
from shapelog.factgen.facts import Facts
from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.import_order import add_import_order
from shapelog.factgen.named_modules import NamedModules
from shapelog.factgen.outlines import Outline, outline_of
from shapelog.factgen.recursion import add_recursion
from shapelog.factgen.search_path import added_folders
from shapelog.factgen.slicing import cut
from shapelog.factgen.source import read_source

_SUFFIXES = (".py", ".ipynb")
#: What marks the folder of a whole project, below which it is installed or run.
_PROJECT_FILES = (".git", "pyproject.toml", "setup.py", "setup.cfg")
#: Libraries that the rules model: a repository that holds one is not read in its place.
_MODELLED = frozenset({"torch", "torchvision", "tensorflow", "keras", "numpy", "einops", "pandas"})
#: Modules of libraries that are others under another name.
_OTHER_NAMES = {"tensorflow.compat.v1": "tensorflow"}
#: Folders that hold no source of the project.
SKIPPED_FOLDERS = frozenset(
    {"__pycache__", "node_modules", "build", "dist", "site-packages", "venv", "env"}
)


@dataclass(frozen=True)
class LibrarySources:
    """A folder with sources for modules of libraries; they are shown as files below `shown`."""

    folder: Path
    shown: str

    def find(self, module: str) -> SourceFile | None:
        """Return the source of a module, None if there is none."""
        path = _module_file(self.folder, module)
        if path is None:
            return None
        shown = f"{self.shown}{path.relative_to(self.folder).as_posix()}"
        return SourceFile(path, shown, module, path.name == "__init__.py")

    def inside(self, module: str) -> tuple[str, ...]:
        """Return the modules and packages that lie in one, by their own names."""
        folder = self.folder.joinpath(*module.split("."))
        found = folder.iterdir() if module and folder.is_dir() else ()
        names = {path.stem for path in found if path.is_dir() or path.suffix == ".py"}
        return tuple(sorted(names - {"__init__", "__pycache__"}))


@dataclass(frozen=True)
class SourceFile:
    """A file of a project: where it is, how it is shown, and which module it is."""

    path: Path
    shown: str
    module: str
    is_package: bool


@dataclass(frozen=True)
class Project:
    """The files that may import one another; `targets` are those that were asked for.

    What is imported is looked for below `root`, then below the folders `outer`: those that a
    script adds to `sys.path`, where a script of a package has its package, and up to that of the
    whole project, as if it were installed; then among the `libraries` that there are sources for.
    """

    root: Path
    modules: Mapping[str, SourceFile]
    targets: Sequence[SourceFile]
    outer: Sequence[Path] = ()
    libraries: LibrarySources | None = None


@dataclass(frozen=True)
class LoweredFile:
    """The facts of one file and its text."""

    source: SourceFile
    facts: Facts
    text: str
    cells: tuple[tuple[int, int], ...]


def find_project(target: Path, libraries: LibrarySources | None = None) -> Project:
    """Return the project of a script, a notebook or a directory.

    `libraries` is a folder with sources for modules of libraries.

    Raises TargetError if the target does not exist or a directory holds no Python.
    """
    if not target.exists():
        raise TargetError(f"{target}: no such file or directory")
    if target.is_dir():
        files = list(_python_files(target))
        if not files:
            raise TargetError(f"{target}: no Python files in this directory")
        root = _package_root(target)
        sources = [_source_file(path, root) for path in files]
        modules = {source.module: source for source in sources}
        return Project(root, modules, sources, _folders_around(root), libraries)
    if target.suffix not in _SUFFIXES:
        raise TargetError(
            f"{target}: neither a Python file (.py), a notebook (.ipynb) nor a directory"
        )
    text = _text(target)
    outer = _package_root(target.parent)
    # a script finds what lies beside it; a module of a package, which says so by a relative
    # import, what lies beside the package
    root = outer if target.stem == "__init__" or _imports_relatively(text) else target.parent
    source = _source_file(target, root)
    around = (*added_folders(text, target), outer, *_folders_around(outer))
    return Project(root, {source.module: source}, [source], around, libraries)


def _folders_around(folder: Path) -> tuple[Path, ...]:
    """Return the folders from one to that of the whole project, and where that has its sources."""
    found: list[Path] = []
    start = folder.resolve()
    for current in (start, *start.parents):
        found.append(current if folder.is_absolute() else Path(os.path.relpath(current)))
        if any((current / name).exists() for name in _PROJECT_FILES):
            return (*found[1:], found[-1] / "src")
    return ()


def _module_file(folder: Path, module: str) -> Path | None:
    """Return the file of a module below a folder, None if there is none."""
    base = folder.joinpath(*module.split("."))
    files = (base.with_suffix(".py"), base / "__init__.py")
    return next((path for path in files if path.is_file()), None)


def _text(path: Path) -> str:
    """The text of a script or a notebook; nothing if it cannot be read, which is told later."""
    try:
        return read_source(path, str(path)).text
    except (SourceError, OSError):
        return ""


def _imports_relatively(text: str) -> bool:
    return re.search(r"^\s*from\s+\.", text, re.MULTILINE) is not None


def _package_root(directory: Path) -> Path:
    """Return the first directory upward that is no package."""
    current = directory
    while (current / "__init__.py").exists() and current.resolve().parent != current.resolve():
        current = (
            current.parent if current.name not in ("", ".", "..") else current.resolve().parent
        )
    return current


def _python_files(directory: Path) -> Iterable[Path]:
    seen: set[str] = set()
    for folder, names, files in os.walk(directory, followlinks=False):
        names[:] = sorted(
            name for name in names if name not in SKIPPED_FOLDERS and not name.startswith(".")
        )
        for name in sorted(files):
            path = Path(folder) / name
            if path.suffix in _SUFFIXES and path.is_file() and str(path) not in seen:
                seen.add(str(path))
                yield path


def _source_file(path: Path, root: Path) -> SourceFile:
    relative = (
        path.resolve().relative_to(root.resolve()) if root != path.parent else Path(path.name)
    )
    parts = list(relative.parts)
    parts[-1] = Path(parts[-1]).stem
    is_package = parts[-1] == "__init__"
    if is_package:
        parts = parts[:-1] or [root.resolve().name]
    return SourceFile(path, str(path), ".".join(parts), is_package)


class ProjectFacts:
    """Lowers the files of a project when they are needed, each once."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.problems: dict[str, SourceError] = {}
        self._lowered: dict[str, LoweredFile | None] = {}
        self._outlines: dict[str, Outline | None] = {}
        self._modules = dict(project.modules)
        asked = (source.path.parent for source in project.targets)
        self._named_files = NamedFiles(tuple(dict.fromkeys((project.root, *asked))))

    def module(self, name: str) -> LoweredFile | None:
        """Return the facts of a module, None if it is not of the project or cannot be read."""
        if name not in self._lowered:
            self._lowered[name] = self._lower(name)
        return self._lowered[name]

    def outline(self, name: str) -> Outline | None:
        """Return the outline of a module, None where `module` gives none."""
        if name not in self._outlines:
            lowered = self.module(name)
            self._outlines[name] = None if lowered is None else outline_of(lowered.facts)
        return self._outlines[name]

    def _lower(self, name: str) -> LoweredFile | None:
        source = self._modules.get(name) or self._find(name)
        if source is None:
            return None
        self._modules[name] = source
        try:
            text = read_source(source.path, source.shown)
            configures = name.startswith(PREFIX)
            program = program_of_file(text.text, source.path.suffix) if configures else text.text
            if program is None:
                return None
            facts = facts_of_source(
                program, file=source.shown, module=source.module, is_package=source.is_package
            )
        except SourceError as error:
            if name.startswith(PREFIX):  # the program only names it: it may be anything
                return None
            if not error.file:
                error = SourceError(source.shown, error.line, error.column, error.message)
            self.problems[source.shown] = error
            return None
        if self._is_of_library(source):
            facts.add("LibrarySource", source.module)
        return LoweredFile(source, facts, text.text, text.cells)

    def _is_of_library(self, source: SourceFile) -> bool:
        libraries = self.project.libraries
        return libraries is not None and libraries.folder in source.path.parents

    def _find(self, name: str) -> SourceFile | None:
        """Look for a module that a script imports, beside it or below the package root."""
        if name.startswith(PREFIX):
            named = self._named_files.find(name)
            return None if named is None else SourceFile(named, str(named), name, False)
        modelled = name.partition(".")[0] in _MODELLED
        outer = self.project.outer[:1] if modelled else self.project.outer
        for root in (self.project.root, *outer):
            path = _module_file(root, name)
            if path is not None:
                return SourceFile(path, str(path), name, path.name == "__init__.py")
        libraries = self.project.libraries
        return libraries.find(name) if libraries is not None else None

    def closure(self, entries: Iterable[str], most: int) -> list[LoweredFile] | None:
        """Return the entry modules and what they import of the project, transitively.

        None if those are more than `most` files, not counting those that were asked for.
        """
        asked = {source.module for source in self.project.targets}
        found: dict[str, LoweredFile] = {}
        pending = list(entries)
        named = NamedModules()
        while pending:
            name = pending.pop()
            if name in found:
                continue
            lowered = self.module(name)
            if lowered is None:
                pending.extend({_own_name(name)} - {name})
                continue
            found[name] = lowered
            if name.startswith(PREFIX):
                continue
            if len(found.keys() - asked) > most:
                return None
            pending.extend(imported_modules(lowered.facts))
            pending.extend(named.names_with(lowered.facts))
            pending.extend(self._named_files.modules_of(lowered.facts))
            pending.extend(self._read_from_libraries(lowered.facts))
            package = name.rpartition(".")[0]
            if package:
                pending.append(package)
        if self._named_files.written:
            found = {name: file for name, file in found.items() if not name.startswith(PREFIX)}
        return [found[name] for name in sorted(found)]

    def _read_from_libraries(self, facts: Facts) -> Iterable[str]:
        """Yield what `import a` and `a.b` may name of the libraries that there are sources for."""
        libraries = self.project.libraries
        if libraries is None:
            return
        imported = {_own_name(str(row[2])) for row in facts.rows("ImportModule")}
        pending = sorted(name for name in imported if libraries.inside(name))
        names = {str(row[3]) for row in facts.rows("LoadAttribute")} if pending else set()
        while pending:
            around = pending.pop()
            found = [f"{around}.{name}" for name in libraries.inside(around) if name in names]
            yield from found
            pending += found


def _own_name(module: str) -> str:
    """Return the name that a library gives a module which has several."""
    for other, name in _OTHER_NAMES.items():
        if module == other or module.startswith(f"{other}."):
            return name + module[len(other) :]
    return module


def imported_modules(facts: Facts) -> list[str]:
    """Return the dotted names a file may import: modules, and names that may be submodules."""
    names = {str(row[2]) for row in facts.rows("ImportModule")}
    names |= {str(row[2]) for row in facts.rows("ImportStar")}
    for row in facts.rows("ImportName"):
        names.add(str(row[2]))
        names.add(f"{row[2]}.{row[3]}")
    return sorted(name for name in names if name)


def unit_of(
    lowering: ProjectFacts, entries: Sequence[str], implicit: Callable[[], Iterable[str]], most: int
) -> tuple[list[LoweredFile], Facts]:
    """Return the files that are analysed with the entry modules, and their facts.

    Of a program that imports more than `most` files besides those that were asked for, what it
    needs by the names that are read; `implicit` gives names of methods that a library calls.
    """
    facts = Facts()
    files = lowering.closure(entries, most)
    if files is not None:
        for file in files:
            facts.merge(file.facts)
        return files, facts
    asked = frozenset(source.module for source in lowering.project.targets)
    libraries = lowering.project.libraries
    inside = libraries.inside if libraries is not None else None
    part = cut(entries, lowering.outline, implicit(), asked, inside)
    needed = (lowering.module(name) for name in part.modules)
    return [file for file in needed if file is not None], part.facts


def add_start(
    facts: Facts, entries: Iterable[str], arguments: Sequence[str], targets: Iterable[str] = ()
) -> None:
    """Add to the facts of files where the analysis starts, and the command line.

    Of the modules `targets`, functions and layers that nothing uses are entry points as well.
    """
    for entry in entries:
        facts.add("EntryModule", entry)
    add_recursion(facts)
    add_import_order(facts)
    for target in targets:
        facts.add("TargetModule", target)
    for position, argument in enumerate(arguments):
        facts.add("CommandLineArgument", position, argument)
