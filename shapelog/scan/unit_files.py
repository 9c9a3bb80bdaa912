"""The files that a unit consists of: its own, and those that it imports."""

from __future__ import annotations

from collections.abc import Iterable

from shapelog.factgen.outlines import Outline
from shapelog.factgen.project import LibrarySources
from shapelog.scan.discovery import ScanUnit
from shapelog.scan.lowered import ABSENT, Lowered, LoweredFiles
from shapelog.solver.findings import SourceProblem


class UnitFiles:
    """The files that one unit asks for, found and in vain."""

    def __init__(
        self, lowered: LoweredFiles, unit: ScanUnit, libraries: LibrarySources, *, alone: bool
    ) -> None:
        self._alone = alone
        self._libraries = libraries
        self._lowered = lowered
        self._unit = unit
        self._absent: dict[str, None] = {}
        self._of_libraries: set[str] = set()
        self._files: dict[str, Lowered | None] = {}
        self.own = lowered.lowered(unit.path, unit.file, unit.module, unit.is_package)
        self._files[unit.module] = self.own

    def outline(self, module: str) -> Outline | None:
        """The outline of a module; None if it is not found."""
        if module not in self._files:
            self._files[module] = None if self._alone else self._find(module)
        found = self._files[module]
        return None if found is None else found.outline

    def _find(self, module: str) -> Lowered | None:
        for root in self._unit.roots:
            base = root.joinpath(*module.split("."))
            for path in (base.with_name(f"{base.name}.py"), base / "__init__.py"):
                shown = path.as_posix()
                if path.is_file():
                    is_package = path.name == "__init__.py"
                    return self._lowered.lowered(path, shown, module, is_package)
                if base.parent.is_dir():
                    self._absent[shown] = None
        source = self._libraries.find(module)
        if source is None:
            return None
        self._of_libraries.add(module)
        return self._lowered.lowered(source.path, source.shown, module, source.is_package)

    def found(self, modules: Iterable[str]) -> list[Lowered]:
        """The files of modules that were asked for, of those that were found."""
        files = (self._files[module] for module in modules)
        return [file for file in files if file is not None]

    def of_libraries(self, modules: Iterable[str]) -> list[str]:
        """Those of the modules whose sources are shapelog's own, of libraries."""
        return sorted(self._of_libraries.intersection(modules))

    def problems(self) -> list[SourceProblem]:
        """What is wrong with the files, by file."""
        files = [file for file in self._files.values() if file is not None]
        found = [file.problem for file in files if file.problem is not None]
        return sorted(found, key=lambda problem: problem.file)

    def sources(self) -> tuple[tuple[str, str], ...]:
        """All files asked for, with their digests; those not found have "absent".

        Sources of libraries are a part of shapelog, and not among them.
        """
        own = {name: file for name, file in self._files.items() if name not in self._of_libraries}
        found = {file.shown: file.digest for file in own.values() if file is not None}
        found.update(dict.fromkeys(self._absent, ABSENT))
        return tuple(sorted(found.items()))
