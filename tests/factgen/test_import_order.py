"""Which import statement runs a module's body: held against Python, on packages drawn at random."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shapelog.factgen.facts import Facts
from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.import_order import add_import_order

#: The modules of a program: a package with modules and a package of its own, and others beside it.
NAMES = ("main", "p", "p.a", "p.b", "p.q", "p.q.c", "d", "e")
PACKAGES = ("p", "p.q")
FORMS = ("import {path}", "from {parent} import {name}", "from {path} import word")
PLACES = ("top", "taken", "skipped", "called", "left", "tried")

statement = st.tuples(st.sampled_from(NAMES[1:]), st.sampled_from(FORMS), st.sampled_from(PLACES))
programs = st.fixed_dictionaries({name: st.lists(statement, max_size=3) for name in NAMES})


def source_of(name: str, statements: list[tuple[str, str, str]]) -> str:
    """A module that tells the recorder when it begins, and where its imports begin and end."""
    lines = ["import recorder", f"recorder.enter({name!r})", "word = 0"]
    for number, (path, form, place) in enumerate(statements):
        parent, _, last = path.rpartition(".")
        words = (form if parent or "parent" not in form else FORMS[0]).format(
            path=path, parent=parent, name=last
        )
        key = f"{name}:{number}"
        inner = [f"recorder.begin({key!r})", words, f"recorder.end({key!r})"]
        heads = {
            "top": "",
            "taken": "if recorder.yes:",
            "skipped": "if recorder.no:",
            "tried": "try:",
        }
        head = heads.get(place, f"def function{number}():")
        if head:
            inner = [head, *(f"    {line}" for line in inner)]
        if place == "tried":
            inner += ["except ImportError:", "    pass"]
        if place == "called":
            inner += [f"function{number}()"]
        lines += inner
    return "\n".join(lines) + "\n"


class Recorder(ModuleType):
    """Notes which modules begin to run while an import statement does, but not within another."""

    yes, no = True, False

    def __init__(self) -> None:
        super().__init__("recorder")
        self.open: list[str] = []
        self.begun: list[tuple[str, list[str]]] = []

    def enter(self, name: str) -> None:
        for key, modules in reversed(self.begun):
            if key == (self.open or [""])[-1]:
                modules.append(name)
                break

    def begin(self, key: str) -> None:
        self.open.append(key)
        self.begun.append((key, []))

    def end(self, key: str) -> None:
        assert self.open.pop() == key


@contextmanager
def program_in(folder: str, sources: dict[str, str], recorder: Recorder) -> Iterator[None]:
    for name, text in sources.items():
        path = Path(folder, *name.split("."))
        path = path / "__init__.py" if name in PACKAGES else path.with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    sys.path.insert(0, folder)
    sys.modules["recorder"] = recorder
    try:
        yield
    finally:
        sys.path.remove(folder)
        for name in ("recorder", *NAMES):
            sys.modules.pop(name, None)


def what_ran(sources: dict[str, str]) -> list[tuple[str, list[str]]]:
    """Run the program; what ran until it failed, if it imports what is half made."""
    recorder = Recorder()
    with tempfile.TemporaryDirectory() as folder, program_in(folder, sources, recorder):
        try:
            __import__("main")
        except ImportError:
            while recorder.open:  # these were not finished
                key = recorder.open.pop()
                recorder.begun = [one for one in recorder.begun if one[0] != key]
    return recorder.begun


def what_may_run(sources: dict[str, str]) -> dict[str, list[tuple[str, bool]]]:
    """By import statement, the modules that it may run, in order, and whether it must."""
    facts = Facts()
    for name, text in sources.items():
        facts.merge(facts_of_source(text, file=name, module=name, is_package=name in PACKAGES))
    facts.add("EntryModule", "main")
    add_import_order(facts)
    facts.check()
    imports = [row for name in ("ImportModule", "ImportName") for row in facts.rows(name)]
    runs = {str(row[0]): (str(row[2]), str(row[3])) for row in facts.rows("ImportRuns")}
    passes = {str(row[0]) for row in facts.rows("ImportPasses")}
    place = {str(row[0]): (str(row[1]), int(row[2])) for row in facts.rows("Span")}
    found: dict[str, list[tuple[str, bool]]] = {}
    for variable, *_, after, before in imports:
        module, line = place[str(variable)]
        key = re.fullmatch(r" *recorder\.begin\('(.*)'\)", sources[module].split("\n")[line - 2])
        chain: list[tuple[str, bool]] = []
        memory = str(after)
        while memory != before and memory in runs:
            name, earlier = runs[memory]
            chain.append((name, memory not in passes))
            memory = earlier
        if key is not None:
            found.setdefault(key.group(1), []).extend(reversed(chain))
    return found


def test_modules_at_the_top_run_for_sure_and_once() -> None:
    sources = {
        "main": "recorder.begin('one')\nimport p.a\nrecorder.begin('two')\nfrom p import b\n",
        "p": "recorder.begin('own')\nfrom p import b\n",
        "p.a": "recorder.begin('inner')\nfrom p import b\n",
        "p.b": "",
    }
    assert what_may_run(sources) == {
        "one": [("p", True), ("p.a", True)],
        "two": [],
        "own": [("p.b", True)],
        "inner": [],
    }


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(programs)
def test_what_runs_is_what_python_runs(program: dict[str, list[tuple[str, str, str]]]) -> None:
    sources = {name: source_of(name, statements) for name, statements in program.items()}
    may = what_may_run(sources)
    for key, modules in what_ran(sources):
        assert set(modules) <= {name for name, _ in may[key]}
        assert {name for name, sure in may[key] if sure} <= set(modules)
        assert [name for name, _ in may[key] if name in modules] == modules
