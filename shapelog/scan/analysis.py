"""One unit from its file to its report, through the cache."""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from shapelog.factgen import Facts, SourceError
from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.recursion import recursive_functions
from shapelog.factgen.slicing import Cut, Outline, Part, cut, outline_of
from shapelog.factgen.source import read_source, source_of_text
from shapelog.pipeline import Settings, Unit, derive_unit, names_in_rules, rule_files
from shapelog.rules.cache import compiled_program
from shapelog.scan.discovery import ScanUnit
from shapelog.scan.starting import Starting, starting_calls
from shapelog.scan.store import Store, digest, front_end_digest
from shapelog.solver.findings import Report, SourceProblem

_PYTHON = f"{sys.version_info[0]}.{sys.version_info[1]}"
_KEPT_ROWS = 1_500_000
#: As good as none: the unit's own limit of time bounds the solver, and nothing else depends on
#: how fast the machine is.
_SOLVER_SECONDS = 1e6
#: Of so many facts are the imported modules that a coarse analysis looks at.
_NEAR_ROWS = 100_000
ABSENT = "absent"


@dataclass(frozen=True)
class Counts:
    """What a unit came to.

    `operations` are the places where tensor operations are applied, `tensors` the tensor
    expressions, `ranked` those whose number of dimensions is known; `not_started` are public
    functions and layers beyond those that the analysis starts with.
    """

    lines: int = 0
    not_started: int = 0
    operations: int = 0
    tensors: int = 0
    ranked: int = 0


@dataclass(frozen=True)
class Analysed:
    """The report on a unit.

    `status` is "analysed", "coarse" if the limits were coarser ones, "reduced" if it was the
    module alone, "no tensors" if nothing in the
    unit imports a tensor library, or "unreadable". `sources` are the files it was made from, with
    the digests of their contents; a file that was looked for in vain has "absent".
    """

    status: str
    report: Report
    counts: Counts
    sources: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class _Lowered:
    shown: str
    digest: str
    text: str
    outline: Outline | None
    problem: SourceProblem | None
    rows: int


@dataclass
class Analyser:
    """Analyses units; keeps the facts of files that several units need.

    `implementation` names this version of shapelog, its rules and settings. `unsaved` has texts
    by absolute paths: what an editor shows, which goes before what the disk has.
    """

    store: Store
    implementation: str
    settings: Settings
    rules: Sequence[Path] = ()
    unsaved: Mapping[Path, str] = field(default_factory=dict)
    _lowered: dict[tuple[Path, str], _Lowered] = field(default_factory=dict)
    _kept_rows: int = 0
    _implicit: frozenset[str] = frozenset()
    _libraries: tuple[str, ...] = ()
    _front_end: str = ""

    def __post_init__(self) -> None:
        files = rule_files(self.rules)
        self._implicit = names_in_rules(files)
        frameworks = (path.stem for path in files if path.parent.name == "frameworks")
        names = {stem.partition("_")[0] for stem in frameworks if "_" in stem}
        self._libraries = tuple(sorted(names))
        self._front_end = front_end_digest()

    def analyse(
        self,
        unit: ScanUnit,
        only_if: frozenset[str] | None = None,
        *,
        reduced: bool = False,
        coarse: bool = False,
    ) -> Analysed | None:
        """Analyse a unit; None if `only_if` is given and the unit needs none of those files.

        With `reduced`, the module alone: nothing that it imports, and no calls to start with.
        With `coarse`, long loops and deep calls are not followed to their end, and of what is
        imported only the nearest modules, of some 100,000 facts.
        """
        seen = _Sources(self, unit, alone=reduced)
        if coarse:
            seen.keep_near(_NEAR_ROWS)
        own = seen.own
        if own.problem is not None or own.outline is None:
            report = _empty(unit, [own.problem] if own.problem else [])
            return self._analysed("unreadable", report, Counts(), seen, only_if)
        part = cut([unit.module], seen.outline, self._implicit)
        if only_if is not None and not any(name in only_if for name, _ in seen.sources()):
            return None
        texts = {file.shown: file.text for file in seen.found(part.modules)}
        counts = Counts(lines=own.text.count("\n") + 1)
        starting = None if reduced else starting_calls(own.outline)
        problems = seen.problems()
        if not self._imports_tensors(part.facts):
            report = _empty(unit, problems)
            status = "reduced" if reduced else "no tensors"
            return self._analysed(status, report, counts, seen, only_if)
        settings = self.settings.coarse() if coarse else self.settings
        report, counts = self._judged(unit, part, settings, starting, texts, problems, counts)
        status = "reduced" if reduced else "coarse" if coarse else "analysed"
        return self._analysed(status, report, counts, seen, only_if)

    def _judged(
        self,
        unit: ScanUnit,
        part: Cut,
        settings: Settings,
        starting: Starting | None,
        texts: Mapping[str, str],
        problems: Sequence[SourceProblem],
        counts: Counts,
    ) -> tuple[Report, Counts]:
        from shapelog.solver.judge import judge

        facts = part.facts
        facts.add("EntryModule", unit.module)
        if starting is not None:
            facts.merge(starting.facts)
            facts.add("EntryModule", starting.module)
            facts.add("TargetModule", starting.module)
        for function in recursive_functions(facts):
            facts.add("CallsItself", function)
        for relation, *row in settings.facts():
            facts.add(str(relation), *row)
        compiled = compiled_program(rule_files(self.rules))
        derived = derive_unit(Unit([unit.module], [], facts), compiled, "clingo")
        report = judge(
            derived.facts,
            derived.derivation,
            target=unit.file,
            sources=texts,
            problems=problems,
            not_analysed=derived.not_analysed,
            annotate=True,
            budget=_SOLVER_SECONDS,
        )
        if starting is not None:
            report = starting.told(report)
        computed = [one for one in report.annotations if not one.is_name]
        return report, Counts(
            lines=counts.lines,
            not_started=starting.left_out if starting is not None else 0,
            operations=_operations(derived.derivation.rows("Apply")),
            tensors=len(computed),
            ranked=sum(_ranked(one.shapes) for one in computed),
        )

    def _imports_tensors(self, facts: Facts) -> bool:
        """Whether something in the unit imports a library of tensors, or one named after it."""
        return any(
            str(row[2]).startswith(self._libraries)
            for relation in ("ImportModule", "ImportName", "ImportStar")
            for row in facts.rows(relation)
        )

    def _analysed(
        self,
        status: str,
        report: Report,
        counts: Counts,
        seen: _Sources,
        only_if: frozenset[str] | None,
    ) -> Analysed | None:
        sources = seen.sources()
        if only_if is not None and not any(name in only_if for name, _ in sources):
            return None
        return Analysed(status, report, counts, sources)

    def digest_of(self, path: Path) -> str:
        """Return the digest of a file as it would be analysed now, "absent" if there is none."""
        text = self._unsaved(path)
        return content_digest(path) if text is None else digest(_encoded(text))

    def forget_changed(self) -> None:
        """Forget the facts of files that are no more what they were."""
        for (path, module), lowered in list(self._lowered.items()):
            if self.digest_of(path) != lowered.digest:
                del self._lowered[path, module]

    def _unsaved(self, path: Path) -> str | None:
        return self.unsaved.get(Path(os.path.abspath(path))) if self.unsaved else None

    def _lower(self, path: Path, shown: str, module: str, is_package: bool) -> _Lowered:
        key = (path, module)
        if key not in self._lowered:
            lowered = self._lowered_file(path, shown, module, is_package)
            self._kept_rows += lowered.rows
            if self._kept_rows > _KEPT_ROWS:
                self._lowered.clear()
                self._kept_rows = lowered.rows
            self._lowered[key] = lowered
        return self._lowered[key]

    def _lowered_file(self, path: Path, shown: str, module: str, is_package: bool) -> _Lowered:
        unsaved = self._unsaved(path)
        try:
            source = (
                read_source(path, shown) if unsaved is None else source_of_text(unsaved, shown)
            )
        except SourceError as error:
            return self._unreadable(path, shown, error)
        own = digest(_encoded(source.text))
        place = f"{self._front_end} {_PYTHON} {shown} {module} {is_package}"
        key = digest(place.encode("utf-8", "surrogateescape"), own.encode())
        data = self.store.facts(key)
        outline = None if data is None else _loaded(data)
        if outline is None:
            try:
                facts = facts_of_source(
                    source.text, file=shown, module=module, is_package=is_package
                )
            except SourceError as error:
                return self._unreadable(path, shown, error)
            outline = outline_of(facts)
            if unsaved is None:
                self.store.put_facts(key, _dumped(outline))
        rows = sum(len(rows) for part in outline.parts.values() for rows in part.rows.values())
        return _Lowered(shown, self.digest_of(path), source.text, outline, None, rows)

    def _unreadable(self, path: Path, shown: str, error: SourceError) -> _Lowered:
        problem = SourceProblem(shown, error.line, error.column, error.message)
        return _Lowered(shown, self.digest_of(path), "", None, problem, 0)


class _Sources:
    """The files that one unit asks for, found and in vain."""

    def __init__(self, analyser: Analyser, unit: ScanUnit, *, alone: bool) -> None:
        self._alone = alone
        self._analyser = analyser
        self._unit = unit
        self._absent: dict[str, None] = {}
        self._near: frozenset[str] | None = None
        self.files: dict[str, _Lowered | None] = {}
        self.own = analyser._lower(unit.path, unit.file, unit.module, unit.is_package)
        self.files[unit.module] = self.own

    def outline(self, module: str) -> Outline | None:
        if module not in self.files:
            self.files[module] = None if self._alone else self._find(module)
        found = self.files[module]
        far = self._near is not None and module not in self._near
        return None if found is None or far else found.outline

    def keep_near(self, most: int) -> None:
        """From now on, know only the modules nearest by imports, of at most `most` facts."""
        near: dict[str, None] = {self._unit.module: None}
        level, total = [self._unit.module], 0
        while level:
            following: set[str] = set()
            for module in level:
                outline = self.outline(module)
                following |= set(_imported(outline)) if outline is not None else set()
            level = []
            for module in sorted(following - near.keys()):
                found = self.files[module] if self.outline(module) is not None else None
                total += found.rows if found is not None else 0
                if total > most:
                    level = []
                    break
                if found is not None:
                    near[module] = None
                    level.append(module)
        self._near = frozenset(near)

    def _find(self, module: str) -> _Lowered | None:
        for root in self._unit.roots:
            base = root.joinpath(*module.split("."))
            for path in (base.with_name(f"{base.name}.py"), base / "__init__.py"):
                shown = path.as_posix()
                if path.is_file():
                    is_package = path.name == "__init__.py"
                    return self._analyser._lower(path, shown, module, is_package)
                if base.parent.is_dir():
                    self._absent[shown] = None
        return None

    def found(self, modules: Iterable[str]) -> list[_Lowered]:
        files = (self.files[module] for module in modules)
        return [file for file in files if file is not None]

    def problems(self) -> list[SourceProblem]:
        files = [file for file in self.files.values() if file is not None]
        found = [file.problem for file in files if file.problem is not None]
        return sorted(found, key=lambda problem: problem.file)

    def sources(self) -> tuple[tuple[str, str], ...]:
        found = {file.shown: file.digest for file in self.files.values() if file is not None}
        found.update(dict.fromkeys(self._absent, ABSENT))
        return tuple(sorted(found.items()))


def _imported(outline: Outline) -> Iterator[str]:
    """Yield what a module imports: modules, and names that may be modules."""
    for part in outline.parts.values():
        for path, name, _ in part.imports:
            yield path
            if name and name != "*":
                yield f"{path}.{name}"


def content_digest(path: Path) -> str:
    """Return the digest of a file's content, "absent" if there is no such file."""
    try:
        return digest(path.read_bytes())
    except FileNotFoundError:
        return ABSENT
    except NotADirectoryError:
        return ABSENT
    except OSError as error:
        return f"unreadable: {error.strerror}"


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _empty(unit: ScanUnit, problems: Iterable[SourceProblem]) -> Report:
    from shapelog.solver.findings import Summary

    return Report(unit.file, (), (), tuple(problems), (), (), Summary(files=1))


def _ranked(shapes: Iterable[str]) -> bool:
    """Whether the number of dimensions is known in all contexts."""
    return not any("..." in shape or shape == "?" for shape in shapes)


def _operations(rows: Iterable[tuple[object, ...]]) -> int:
    """The places, over all contexts, where an operator is applied."""
    from shapelog.rules.engines.terms import Term

    places = set()
    for row in rows:
        call = row[0]
        while isinstance(call, Term) and call.name not in ("CallContext", "Applied"):
            call = call.arguments[-1]
        places.add(call.arguments[0] if isinstance(call, Term) else call)
    return len(places)


def _dumped(outline: Outline) -> bytes:
    parts = {
        name: (part.rows, sorted(part.names), sorted(part.attributes), part.imports)
        for name, part in outline.parts.items()
    }
    bound = {variable: sorted(names) for variable, names in outline.bound.items()}
    rest = (outline.module, outline.body, outline.parents, outline.called, outline.classes)
    return marshal.dumps((parts, bound, sorted(outline.globals), *rest))


def _loaded(data: bytes) -> Outline | None:
    try:
        parts, bound, names, module, body, parents, called, classes = marshal.loads(data)
    except (ValueError, EOFError, TypeError):
        return None
    return Outline(
        module=module,
        body=body,
        parts={
            name: Part(
                rows, set(read), set(attributes), [(path, word, to) for path, word, to in imports]
            )
            for name, (rows, read, attributes, imports) in parts.items()
        },
        parents=parents,
        called=called,
        classes=classes,
        bound={variable: set(found) for variable, found in bound.items()},
        globals=set(names),
    )
