"""What a program does: run by CPython, and as shapelog derives it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from inspect import CO_OPTIMIZED
from types import FrameType

from shapelog.factgen import Facts
from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.project import add_start
from shapelog.rules.cache import compiled_program
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.terms import Term, Value
from shapelog.rules.files import rule_files

from shapelog.settings import Settings


@dataclass(frozen=True)
class Run:
    """The last value of each observed name, and the functions of the program that ran."""

    values: dict[str, object]
    called: frozenset[str]


@dataclass(frozen=True)
class Derivation:
    """The values that each name can have at the end, the functions entered, and the gaps."""

    values: dict[str, frozenset[object]]
    entered: frozenset[str]
    not_analysed: frozenset[str]


UNKNOWN = "unknown"


def with_observations(text: str, names: Sequence[str]) -> str:
    """Return the program with a line for each of the names, which says what it holds at the end."""
    return text + "".join(f"{at_end(name)} = {name}\n" for name in names)


def at_end(name: str) -> str:
    """Return the name that holds what `name` holds at the end."""
    return f"at_end_{name}"


def run(text: str, file: str, names: Sequence[str]) -> Run:
    """Execute `text` and return what became of `names`."""
    called: set[str] = set()

    def profile(frame: FrameType, event: str, _: object) -> None:
        is_function = frame.f_code.co_flags & CO_OPTIMIZED  # the body of a class is none
        if event == "call" and frame.f_code.co_filename == file and is_function:
            called.add(frame.f_code.co_qualname.replace(".<locals>", ""))

    space: dict[str, object] = {"__name__": "__main__"}
    code = compile(text, file, "exec")
    sys.setprofile(profile)
    try:
        exec(code, space)
    finally:
        sys.setprofile(None)
    plain = {name for name in called if "<" not in name}
    return Run({name: space[name] for name in names}, frozenset(plain))


def derive(texts: Sequence[str]) -> list[Derivation]:
    """Analyse programs side by side, each a module of its own.

    What a name holds at the end is read from ``at_end(name)``'s line.
    """
    facts = Facts()
    modules = [f"program{number}" for number in range(len(texts))]
    for module, text in zip(modules, texts, strict=True):
        facts.merge(facts_of_source(text, file=f"{module}.py", module=module, is_package=False))
    add_start(facts, modules, ())
    for relation, *row in Settings().facts():
        facts.add(str(relation), *row)
    derived = ClingoEngine().run(compiled_program(rule_files()), facts.as_mapping())
    last: dict[tuple[str, str], str] = {}
    for row in facts.rows("StoreGlobal"):
        last[(str(row[2]), str(row[3]))] = str(row[4])
    values: dict[str, set[object]] = {}
    wanted = set(last.values())
    for variable, _, value in derived.rows("PointsTo"):
        if str(variable) in wanted:
            values.setdefault(str(variable), set()).add(_plain(value))
    entered = {str(row[0]) for row in derived.rows("Entered")}
    gaps = {str(row[0]) for row in derived.rows("NotAnalysed")}
    return [
        Derivation(
            {
                name: frozenset(values.get(variable, ()))
                for (owner, name), variable in last.items()
                if owner == module
            },
            frozenset(_qualified(name) for name in entered if name.startswith(module + ":")),
            frozenset(name for name in gaps if name.startswith(module + ":")),
        )
        for module in modules
    ]


def _qualified(identity: str) -> str:
    parts = identity.partition(":")[2].split(".")
    return ".".join(part for part in parts if not part.isdigit())


def _plain(value: Value) -> object:
    if isinstance(value, Term):
        if value.name in ("Integer", "String"):
            return value.arguments[0]
        if value.name == "Boolean":
            return bool(value.arguments[0])
        if value.name == "None":
            return None
    return UNKNOWN
