"""The one way through: facts, rules, solver; each stage reads only the one before it."""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from shapelog.attempts import AttemptLost
from shapelog.factgen import Facts, LoweredFile, ProjectFacts, find_project
from shapelog.factgen.project import LibrarySources, add_start, imported_modules, unit_of
from shapelog.gaps import refusing_calls, roots_of_gaps
from shapelog.rules.cache import compiled_program
from shapelog.rules.files import names_in_rules, rule_files
from shapelog.settings import Settings
from shapelog.solver.findings import Report, SourceProblem
from shapelog.solver.library_places import LIBRARY_FOLDER
from shapelog.unit_attempts import attempted

if TYPE_CHECKING:
    from shapelog.rules.engines.compiled import Compiled
    from shapelog.rules.engines.derivation import Derivation
    from shapelog.solver.callgraph import CallGraph

Arguments = Sequence[str] | Callable[[Path], Sequence[str]]

_REPAIR_ROUNDS = 8
#: Options without which nothing is checked: it ends without them, or chooses by them.
_MISSED_OPTIONS = ("EndsWithoutOption", "ChosenByOption")
#: Options without which a program that has been at work goes no further.
_STOPS = "StopsWithoutOption"
#: What a repair reads of a derivation.
_GAPS = (
    "NotAnalysed",
    "LeftWithoutArgument",
    "CallEdge",
    "PointsTo",
    "Requires",
    *_MISSED_OPTIONS,
    _STOPS,
)
_COLLECTED_AFTER = 500_000


@contextmanager
def _rare_collection() -> Iterator[None]:
    """Collect garbage rarely: what the stages make is alive, and walking it costs time."""
    usual = gc.get_threshold()
    gc.set_threshold(_COLLECTED_AFTER, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@dataclass(frozen=True)
class Limits:
    """Seconds: of the whole run, of the solver for one unit, of the solver for one check.

    `attempt_seconds` are those of the processor for one attempt at a unit, of which there are
    three, each with coarser limits than the one before, and behind the first one for each word of
    an option, if there is such an option; without any, and without an end of the run, the rules run
    to their end.
    """

    seconds: float = math.inf
    attempt_seconds: float = math.inf
    solver_seconds: float = 30.0
    check_seconds: float = 2.0


@dataclass
class Stopwatch:
    """CPU and wall seconds by stage."""

    cpu: dict[str, float] = field(default_factory=dict)
    wall: dict[str, float] = field(default_factory=dict)
    _last: tuple[float, float] = field(default_factory=lambda: (time.process_time(), time.time()))

    def lap(self, stage: str) -> None:
        """Charge what passed since the last lap to `stage`."""
        now = (time.process_time(), time.time())
        self.cpu[stage] = self.cpu.get(stage, 0.0) + now[0] - self._last[0]
        self.wall[stage] = self.wall.get(stage, 0.0) + now[1] - self._last[1]
        self._last = now


@dataclass(frozen=True)
class Unit:
    """What is analysed together: entry modules, the files they need, their facts."""

    entries: Sequence[str]
    files: Sequence[LoweredFile]
    facts: Facts


@dataclass(frozen=True)
class Loaded:
    """The units of a target, the files it asks for, and those that could not be read."""

    target: str
    units: Sequence[Unit]
    problems: Sequence[SourceProblem]
    asked: frozenset[str] = frozenset()


def library_sources() -> LibrarySources:
    """Return the folder with shapelog's own sources for modules of libraries."""
    folder = Path(str(resources.files("shapelog.rules"))) / "library-sources"
    return LibrarySources(folder, LIBRARY_FOLDER)


def load(
    targets: Sequence[Path],
    arguments: Arguments,
    settings: Settings,
    rules: Sequence[Path] = (),
) -> Loaded:
    """Lower the targets and what they import.

    Each script is a unit of its own: a file of a directory that no other file of it imports.
    `arguments` are its words on the command line, of all targets or as a function of the target.
    Raises TargetError if a target cannot be analysed at all.
    """
    units: list[Unit] = []
    problems: dict[str, SourceProblem] = {}
    files_asked: set[str] = set()

    def implicit() -> frozenset[str]:
        return names_in_rules(rule_files(rules))

    for target in targets:
        given = arguments(target) if callable(arguments) else arguments
        words = [word for argument in given for word in _split_option(argument)]
        project = find_project(target, library_sources())
        files_asked.update(source.shown for source in project.targets)
        lowering = ProjectFacts(project)
        for entries in _entries(lowering):
            files, facts = unit_of(lowering, entries, implicit, settings.whole)
            if not files:
                continue
            asked = {source.module for source in project.targets}
            modules = [file.source.module for file in files if file.source.module in asked]
            add_start(facts, entries, words, modules)
            for relation, *row in settings.facts():
                facts.add(str(relation), *row)
            units.append(Unit(entries, files, facts))
        for shown, error in lowering.problems.items():
            problems[shown] = SourceProblem(shown, error.line, error.column, error.message)
    shown = " ".join(str(target) for target in targets)
    unread = [problems[name] for name in sorted(problems)]
    return Loaded(shown, units, unread, frozenset(files_asked))


def _entries(lowering: ProjectFacts) -> list[list[str]]:
    names = [source.module for source in lowering.project.targets]
    if len(names) == 1:
        return [names]
    imported: set[str] = set()
    for name in names:
        lowered = lowering.module(name)
        if lowered is not None:
            imported.update(word for word in imported_modules(lowered.facts) if word != name)
    roots = [name for name in names if name not in imported]
    return [[name] for name in roots or names]


def _split_option(argument: str) -> list[str]:
    if argument.startswith("--") and "=" in argument:
        return argument.split("=", 1)
    return [argument]


@dataclass(frozen=True)
class Derived:
    """The facts that the rules saw, what they derived, and the definitions they gave no value."""

    facts: Facts
    derivation: Derivation
    not_analysed: Sequence[str]


def derive_unit(
    unit: Unit,
    compiled: Compiled,
    engine: str,
    relations: Sequence[str] | None = None,
    *,
    tables: bool = False,
) -> Derived:
    """Run the rules on a unit; asked for can be `relations`, of `tables` only if that is said.

    What is reached and has no value would silence everything behind it. Such definitions are
    taken as unknown and the rules run again; they stay counted as not analysed.
    """
    facts = unit.facts
    repaired: set[str] = set()
    wanted = None if relations is None else (*relations, *_GAPS)
    derivation = _run(compiled, facts, engine, wanted, tables)
    given = _options_missed(derivation, facts)
    if given:  # nothing could be said of a program that ends before it begins
        facts = Facts()
        facts.merge(unit.facts)
        for name in given:
            facts.add("InsistsOnOption", name)
        return derive_unit(replace(unit, facts=facts), compiled, engine, relations, tables=tables)
    for _ in range(_REPAIR_ROUNDS):
        missing = {str(row[0]) for row in derivation.rows("NotAnalysed")} - repaired
        if not missing:
            break
        edges = {(str(row[0]), str(row[2])) for row in derivation.rows("CallEdge")}
        refusing = refusing_calls(derivation.rows("NotAnalysed")) & {site for site, _ in edges}
        known = _known(missing, derivation) if refusing else set()
        roots = roots_of_gaps(missing, edges, facts, known, refusing)
        if not roots:
            repaired |= missing  # counted, but nobody asks what they are
            break
        repaired |= roots
        facts = Facts()
        facts.merge(unit.facts)
        for variable in sorted(repaired):
            facts.add("Assumed", variable)
        derivation = _run(compiled, facts, engine, wanted, tables)
    repaired |= {str(row[0]) for row in derivation.rows("LeftWithoutArgument")}
    return Derived(facts, derivation, sorted(repaired))


def _known(missing: Set[str], derivation: Derivation) -> set[str]:
    """Return the definitions without a value in one context that have one in another."""
    return {str(row[0]) for row in derivation.rows("PointsTo") if row[0] in missing}


def _options_missed(derivation: Derivation, facts: Facts) -> list[str]:
    """Return the options without which the program ends, or is done, before all is checked."""
    known = {row[0] for row in facts.rows("InsistsOnOption")}
    for relation in (_STOPS,) if derivation.count("Requires") else _MISSED_OPTIONS:
        found = {row[0] for row in derivation.rows(relation)} - known
        if found:
            return sorted(str(name) for name in found)
    return []


def compiled_for(engine: str, rules: Sequence[Path] = ()) -> Compiled:
    """Return the compiled rules, those of the user included.

    Raises EngineUnavailable, before anything is compiled, or RuleErrors.
    """
    if engine == "souffle":
        from shapelog.rules.engines.souffle_engine import find_souffle

        find_souffle()
    return compiled_program(rule_files(rules), native=engine == "souffle")


def _run(
    compiled: Compiled, facts: Facts, engine: str, relations: Sequence[str] | None, tables: bool
) -> Derivation:
    if engine == "souffle":
        from shapelog.rules.engines.souffle_engine import SouffleEngine

        return SouffleEngine().run(compiled, facts.as_mapping(), relations)
    from shapelog.rules.engines.clingo_engine import ClingoEngine

    return ClingoEngine().run(compiled, facts.as_mapping(), tables=tables)


@_rare_collection()
def check(
    targets: Sequence[Path],
    arguments: Arguments = (),
    *,
    engine: str = "clingo",
    settings: Settings | None = None,
    rules: Sequence[Path] = (),
    annotate: bool = False,
    stopwatch: Stopwatch | None = None,
    limits: Limits | None = None,
) -> Report:
    """Analyse the targets and return the report, without what comments in them suppress.

    Units for which the time of the run does not suffice are source problems of the report.
    Raises TargetError, RuleErrors or EngineError where nothing can be said at all.
    """
    from shapelog.solver.judge import judge
    from shapelog.solver.merging import merged
    from shapelog.suppressions import without_suppressed

    watch = stopwatch or Stopwatch()
    chosen = settings or Settings()
    bounded = limits or Limits()
    end = time.monotonic() + bounded.seconds
    watch.lap("start")
    loaded = load(targets, arguments, chosen, rules)
    watch.lap("facts")
    compiled = compiled_for(engine, rules)
    watch.lap("rules")
    reports = []
    problems = list(loaded.problems)

    def judged(unit: Unit, seconds: float) -> Report:
        derived = derive_unit(unit, compiled, engine)
        watch.lap("derive")
        report = judge(
            derived.facts,
            derived.derivation,
            target=loaded.target,
            sources={file.source.shown: file.text for file in unit.files},
            not_analysed=derived.not_analysed,
            annotate=annotate,
            budget=min(seconds, bounded.solver_seconds),
            check_budget=bounded.check_seconds,
        )
        watch.lap("solve")
        return report

    for unit in loaded.units:
        left = end - time.monotonic()
        try:
            reports.append(attempted(unit, judged, chosen, bounded.attempt_seconds, left))
        except AttemptLost as lost:
            problems += _not_analysed(unit, str(lost))
    return without_suppressed(merged(loaded.target, reports, problems), loaded.asked)


def _not_analysed(unit: Unit, why: str) -> list[SourceProblem]:
    """Return that the scripts of a unit were not analysed."""
    files = [file.source for file in unit.files if file.source.module in unit.entries]
    return [SourceProblem(file.shown, 0, 0, f"not analysed: {why}") for file in files]


@_rare_collection()
def call_graph(
    targets: Sequence[Path], arguments: Arguments = (), *, engine: str = "clingo"
) -> tuple[CallGraph, Sequence[SourceProblem]]:
    """Return the call graph of the targets, and the files that could not be read.

    Raises TargetError, RuleErrors or EngineError where nothing can be said at all.
    """
    from shapelog.solver.callgraph import EMPTY
    from shapelog.solver.callgraph import call_graph as graph_of

    loaded = load(targets, arguments, Settings())
    compiled = compiled_for(engine)
    graph = EMPTY
    for unit in loaded.units:
        derived = derive_unit(unit, compiled, engine)
        graph = graph.merged(graph_of(derived.facts, derived.derivation))
    return graph, loaded.problems
