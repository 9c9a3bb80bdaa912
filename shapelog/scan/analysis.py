"""One unit from its file to its report, through the cache."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from shapelog.factgen import Facts
from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.project import add_start
from shapelog.factgen.slicing import Cut, cut
from shapelog.pipeline import Derived, Unit, derive_unit, library_sources
from shapelog.rules.cache import compiled_program
from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.files import names_in_rules, rule_files
from shapelog.scan.discovery import ScanUnit
from shapelog.scan.forks import can_fork, in_a_fork
from shapelog.scan.lowered import LoweredFiles
from shapelog.scan.reach import Reach, TooLargeError
from shapelog.scan.starting import FEW_CALLS, MOST_CALLS, Starting, starting_calls
from shapelog.scan.store import Store
from shapelog.scan.unit_files import UnitFiles
from shapelog.settings import Settings
from shapelog.solver.findings import Report, SourceProblem

#: As good as none: the unit's own limit of time bounds the solver, and nothing else depends on
#: how fast the machine is.
_SOLVER_SECONDS = 1e6
#: Of so many facts is what a coarse analysis looks at, with what is imported.
_NEAR_ROWS = 30_000
#: Nothing of more facts than these comes to an end within the usual limits.
_MOST_ROWS = 300_000
#: A unit with so many layers is of a library of networks: a call may run any of them.
_MANY_LAYERS = 30
#: Whether its two sizes fit is a question for Z3.
_FIRST = "import numpy\nnumpy.ones(int(input())) + numpy.ones(2)\n"
_ALONE = (Reach.MODULE, Reach.BODY)
_STATUS = {
    Reach.WHOLE: "analysed",
    Reach.NEAR: "near",
    Reach.MODULE: "alone",
    Reach.BODY: "alone",
}


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

    `status` is "analysed", "near" or "alone" by the reach, "no tensors" if nothing in the unit
    imports a tensor library, or "unreadable".
    `sources` are the files it was made from, with the digests of their contents; a file that was
    looked for in vain has "absent".
    """

    status: str
    report: Report
    counts: Counts
    sources: tuple[tuple[str, str], ...]


@dataclass
class Analyser:
    """Analyses units.

    `implementation` names this version of shapelog, its rules and settings; `files` keeps what
    several units need. A derivation that runs in a fork gets `memory` bytes, 0 being any number.
    """

    store: Store
    implementation: str
    settings: Settings
    rules: Sequence[Path] = ()
    memory: int = 0
    files: LoweredFiles = field(init=False)
    _implicit: frozenset[str] = frozenset()
    _libraries: tuple[str, ...] = ()
    _ready: Compiled | None = None
    _derived: Derived | None = None

    def __post_init__(self) -> None:
        self.files = LoweredFiles(self.store)
        rules = rule_files(self.rules)
        self._implicit = names_in_rules(rules)
        frameworks = (path.stem for path in rules if path.parent.name == "frameworks")
        names = {stem.partition("_")[0] for stem in frameworks if "_" in stem}
        self._libraries = tuple(sorted(names))

    def analyse(
        self,
        unit: ScanUnit,
        only_if: frozenset[str] | None = None,
        reach: Reach = Reach.WHOLE,
    ) -> Analysed | None:
        """Analyse a unit; None if `only_if` is given and the unit needs none of those files.

        Within the reach of the module, nothing is known of what it imports; within a near one,
        long loops and deep calls are not followed to their end and only the code nearest to the
        module is seen, so that the unit has some 30,000 facts. Both start with few calls; with
        the reach of its body, a module is only imported, and of many calls of one function the
        first are followed. Of a module alone, functions that can not be called then are left out.

        Raises TooLargeError if the whole unit has more facts than an analysis can take.
        """
        libraries = library_sources()
        alone = reach in _ALONE
        seen = UnitFiles(self.files, unit, libraries, alone=alone)
        own = seen.own
        if own.problem is not None or own.outline is None:
            report = _empty(unit, [own.problem] if own.problem else [])
            return self._analysed("unreadable", report, Counts(), seen, only_if)
        starting = starting_calls(own.outline, 0 if reach is Reach.BODY else FEW_CALLS)
        part = cut(
            [] if alone else [unit.module],
            seen.outline,
            self._implicit,
            inside=libraries.inside,
            most=_NEAR_ROWS if reach is Reach.NEAR else _MOST_ROWS,
            called={unit.module: starting.names} if alone else None,
        )
        for module in seen.of_libraries(part.modules):
            part.facts.add("LibrarySource", module)
        if only_if is not None and not any(name in only_if for name, _ in seen.sources()):
            return None
        texts = {file.shown: file.text for file in seen.found(part.modules)}
        counts = Counts(lines=own.text.count("\n") + 1)
        if reach is Reach.WHOLE and not part.complete:
            raise TooLargeError(f"more than {_MOST_ROWS:,} facts")
        if reach is Reach.WHOLE and _layers(part.facts) <= _MANY_LAYERS:
            starting = starting_calls(own.outline, MOST_CALLS)
        problems = seen.problems()
        if not self._imports_tensors(part.facts):
            report = _empty(unit, problems)
            status = "alone" if alone else "no tensors"
            return self._analysed(status, report, counts, seen, only_if)
        settings = self._settings(reach)
        compiled = compiled_program(rule_files(self.rules))

        def judged() -> tuple[Report, Counts]:
            return self._judged(unit, part, settings, compiled, starting, texts, problems, counts)

        report, counts = in_a_fork(judged, self.memory) if self._forks(compiled) else judged()
        self._derived = None
        status = _STATUS[reach]
        return self._analysed(status, report, counts, seen, only_if)

    def _settings(self, reach: Reach) -> Settings:
        """Return the limits that go with a reach."""
        if reach is Reach.BODY:
            return self.settings.coarsest()
        return self.settings.coarse() if reach is Reach.NEAR else self.settings

    def _forks(self, compiled: Compiled) -> bool:
        """Whether derivations run in forks; what all of them need is then there beforehand."""
        if self._ready is not compiled and can_fork():
            _analyse_first(compiled)
            self._ready = compiled
        return self._ready is compiled

    def _judged(
        self,
        unit: ScanUnit,
        part: Cut,
        settings: Settings,
        compiled: Compiled,
        starting: Starting,
        texts: Mapping[str, str],
        problems: Sequence[SourceProblem],
        counts: Counts,
    ) -> tuple[Report, Counts]:
        from shapelog.solver.judge import judge

        facts = part.facts
        entries = [unit.module]
        facts.merge(starting.facts)
        entries.append(starting.module)
        add_start(facts, entries, (), entries[1:])
        for relation, *row in settings.facts():
            facts.add(str(relation), *row)
        derived = derive_unit(Unit([unit.module], [], facts), compiled, "clingo")
        self._derived = derived  # a fork ends with it: to free it would take longer
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
        report = starting.told(report)
        computed = [one for one in report.annotations if not one.is_name]
        return report, Counts(
            lines=counts.lines,
            not_started=starting.left_out,
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
        seen: UnitFiles,
        only_if: frozenset[str] | None,
    ) -> Analysed | None:
        sources = seen.sources()
        if only_if is not None and not any(name in only_if for name, _ in sources):
            return None
        return Analysed(status, report, counts, sources)


def _analyse_first(compiled: Compiled) -> None:
    """Analyse a program for what is loaded and made on the way, up to Z3's tables."""
    from shapelog.solver.judge import judge

    facts = facts_of_source(_FIRST, file="", module="first", is_package=False)
    add_start(facts, ["first"], (), [])
    for relation, *row in Settings().facts():
        facts.add(str(relation), *row)
    derived = derive_unit(Unit(["first"], [], facts), compiled, "clingo")
    judge(derived.facts, derived.derivation, target="", sources={"": _FIRST}, annotate=True)


def _layers(facts: Facts) -> int:
    """How many classes have a method that layers have."""
    return sum(row[1] in ("forward", "call") for row in facts.rows("ClassMethod"))


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
