"""Finds what a repository is made of: projects, modules, scripts, notebooks, entry points.

Each is a unit, analysed by itself with what it needs of the others. A project is a directory
with a `pyproject.toml`, `setup.py` or `setup.cfg`; what lies in none belongs to the directory
that was given.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from shapelog.factgen import SourceError, TargetError
from shapelog.factgen.project import SKIPPED_FOLDERS
from shapelog.factgen.search_path import added_folders
from shapelog.factgen.source import read_source

_SUFFIXES = (".py", ".ipynb")
_PROJECT_FILES = ("pyproject.toml", "setup.py", "setup.cfg")
_MAIN_GUARD = re.compile(rb"^if\s+__name__\s*==", re.MULTILINE)


@dataclass(frozen=True, order=True)
class ScanUnit:
    """What is analysed by itself.

    `file` is how the file is shown and names the unit, `module` what it is called in Python,
    `roots` are the folders below which its imports are looked for, in that order, and `kind` is
    "module", "script", "notebook" or "entry point".
    """

    file: str
    path: Path
    module: str
    is_package: bool
    project: str
    kind: str
    roots: tuple[Path, ...]


@dataclass(frozen=True)
class Discovery:
    """The units, sorted by file, and the folders that cannot be read."""

    units: Sequence[ScanUnit]
    unreadable: Sequence[tuple[str, str]]


def discover(directories: Iterable[Path]) -> Discovery:
    """Find the units of directories and single files.

    Links to folders are not followed. Raises TargetError for what does not exist, and if there
    is no Python at all.
    """
    units: dict[str, ScanUnit] = {}
    unreadable: list[tuple[str, str]] = []
    asked = list(directories)
    for directory in asked:
        if not directory.exists():
            raise TargetError(f"{directory}: no such file or directory")
        for unit in _units(directory, unreadable):
            units.setdefault(unit.file, unit)
    if not units:
        names = " ".join(map(str, asked))
        raise TargetError(f"{names}: no Python files in this directory")
    return Discovery([units[file] for file in sorted(units)], sorted(set(unreadable)))


def _units(directory: Path, unreadable: list[tuple[str, str]]) -> Iterable[ScanUnit]:
    files: list[Path] = []
    projects: dict[Path, Path] = {}
    if directory.is_dir():
        for folder, names in _walk(directory, unreadable):
            own = folder != directory and any(name in names for name in _PROJECT_FILES)
            projects[folder] = folder if own else projects.get(folder.parent, directory)
            files += [folder / name for name in names if name.endswith(_SUFFIXES)]
    else:
        files.append(directory)
        projects[directory.parent] = directory.parent
    package_roots = _PackageRoots()
    roots_of_project: dict[Path, dict[Path, None]] = {}
    for path in files:
        project = projects[path.parent]
        if package_roots.root(path.parent) != path.parent:
            roots_of_project.setdefault(project, {})[package_roots.root(path.parent)] = None
    scripts = {project: _entry_modules(project) for project in set(projects.values())}
    for path in files:
        project = projects[path.parent]
        root = package_roots.root(path.parent)
        module, is_package = _module_of(path, root)
        roots = dict.fromkeys((path.parent, root) if root == path.parent else (root,))
        roots.update(roots_of_project.get(project, {}))
        roots.update(dict.fromkeys(_added_folders(path)))
        roots[project] = None
        shown = path.as_posix()
        kind = _kind(path, module, root != path.parent, scripts[project])
        yield ScanUnit(shown, path, module, is_package, project.as_posix(), kind, tuple(roots))


def _walk(
    directory: Path, unreadable: list[tuple[str, str]]
) -> Iterable[tuple[Path, frozenset[str]]]:
    def refused(error: OSError) -> None:
        unreadable.append((str(error.filename), f"cannot be read: {error.strerror}"))

    for folder, folders, names in os.walk(directory, onerror=refused, followlinks=False):
        folders[:] = sorted(
            name for name in folders if name not in SKIPPED_FOLDERS and not name.startswith(".")
        )
        here = Path(folder)
        kept = [name for name in names if not name.endswith(_SUFFIXES) or _is_file(here / name)]
        yield here, frozenset(kept)


def _is_file(path: Path) -> bool:
    """Whether it is a file, or a link that leads to none: which is reported as unreadable."""
    return path.is_file() or (path.is_symlink() and not path.exists())


class _PackageRoots:
    """The first directory upward that is no package, for each folder."""

    def __init__(self) -> None:
        self._roots: dict[Path, Path] = {}

    def root(self, folder: Path) -> Path:
        if folder not in self._roots:
            is_package = (folder / "__init__.py").exists()
            above = folder.parent
            if is_package and above == folder:  # "." and what has no name
                resolved = folder.resolve()
                above = Path(os.path.relpath(resolved.parent))
            self._roots[folder] = self.root(above) if is_package else folder
        return self._roots[folder]


def _added_folders(path: Path) -> tuple[Path, ...]:
    """The folders that a script or a notebook adds to `sys.path`; none if it cannot be read."""
    try:
        if b"sys.path" not in path.read_bytes():
            return ()
        folders = added_folders(read_source(path, str(path)).text, path)
    except (SourceError, OSError):
        return ()
    return tuple(Path(os.path.normpath(folder)) for folder in folders)


def _module_of(path: Path, root: Path) -> tuple[str, bool]:
    relative = Path(os.path.relpath(path, root)).with_suffix("")
    parts = list(relative.parts)
    if parts[-1] == "__init__":
        return ".".join(parts[:-1]) or root.resolve().name, True
    return ".".join(parts), False


def _kind(path: Path, module: str, in_package: bool, entry_modules: frozenset[str]) -> str:
    if path.suffix == ".ipynb":
        return "notebook"
    if module in entry_modules or path.name == "__main__.py":
        return "entry point"
    if not in_package:
        return "script"
    try:
        return "script" if _MAIN_GUARD.search(path.read_bytes()) else "module"
    except OSError:
        return "module"


_SCRIPT_TABLE = re.compile(r"^\[project\.(?:gui-)?scripts\]\s*$(.*?)(?=^\[|\Z)", re.M | re.S)
_ENTRY = re.compile(r"""=\s*["']([\w.]+)(?::[\w.]+)?["']""")


def _entry_modules(project: Path) -> frozenset[str]:
    """The modules that `[project.scripts]` of a `pyproject.toml` names; a faulty one names none."""
    try:
        text = (project / "pyproject.toml").read_text("utf-8", "replace")
    except OSError:
        return frozenset()
    tables = _SCRIPT_TABLE.findall(text)
    return frozenset(name for table in tables for name in _ENTRY.findall(table))
