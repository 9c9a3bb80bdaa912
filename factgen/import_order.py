"""In which order the modules of a program run: whose body each import statement runs first.

An import statement runs the body of a module only if no other one has done so before. Those at the
top of modules run in the order in which they stand, from the entry module on; those inside of a
branch, a loop or a function may run or not, where they stand or later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from shapelog.factgen.facts import Facts

_Running = Iterator["_Running"]


class _Run(NamedTuple):
    """That a statement runs the body of `module`: for `sure`, or perhaps."""

    module: str
    sure: bool


@dataclass(frozen=True)
class _Statement:
    """The modules an import asks for, packages first; `always` if it runs when its module does."""

    after: str
    before: str
    block: str
    modules: tuple[str, ...]
    always: bool


def add_import_order(facts: Facts) -> None:
    """Add to the facts of a program, entry modules included, what its import statements run.

    Python 3.11, "The import system" (docs.python.org/3/reference/import.html), 5.3 to 5.5.
    """
    statements = _statements(facts)
    order = _Order(statements)
    for entry in sorted({str(row[0]) for row in facts.rows("EntryModule")}):
        order.start(entry)
    complete = {str(row[0]) for row in facts.rows("Return")}
    body = {str(module): str(function) for module, function in facts.rows("ModuleBody")}
    for module in sorted(statements):
        for statement in statements[module]:
            runs = order.runs.get(statement.after)
            if runs is None:  # nobody knows when
                runs = [_Run(name, False) for name in statement.modules]
            before = statement.before
            for place, (name, sure) in enumerate(runs, start=1):
                after = statement.after if place == len(runs) else f"{statement.after}%{place}"
                facts.add("ImportRuns", after, statement.block, name, before)
                if not sure or body[name] not in complete:
                    facts.add("ImportPasses", after, before)
                before = after
            if not runs:
                facts.add("ImportPasses", statement.after, before)


class _Order:
    """What import statements run, by the memory that they make, as far as entries were followed."""

    def __init__(self, statements: Mapping[str, Sequence[_Statement]]) -> None:
        self.runs: dict[str, list[_Run]] = {}
        self._statements = statements
        self._done: dict[str, bool] = {}  # False: perhaps
        self._newly: list[str] = []  # what became done, in this order

    def start(self, entry: str) -> None:
        """Follow the program that begins with the module `entry`."""
        self._done, self._newly = {entry: True}, []
        pending = [self._body(entry)]
        while pending:
            inner = next(pending[-1], None)
            if inner is None:
                pending.pop()
            else:
                pending.append(inner)

    def _body(self, module: str) -> _Running:
        """Run through a module; yields the runs through what it imports, to be finished first."""
        for statement in self._statements.get(module, ()):
            runs = []
            for name in statement.modules:
                if self._done.get(name):
                    continue
                again = name in self._done
                runs.append(_Run(name, statement.always and not again))
                known = len(self._newly)
                self._done[name] = True
                self._newly.append(name)
                if again:
                    self._doubt(name)
                else:
                    yield self._body(name)
                if not statement.always:
                    self._done.update(dict.fromkeys(self._newly[known:], False))
            self._observe(statement.after, runs)

    def _observe(self, after: str, runs: list[_Run]) -> None:
        known = self.runs.get(after)
        if known is not None and known != runs:
            names = dict.fromkeys(run.module for run in (*known, *runs))
            runs = [_Run(name, False) for name in names]
        self.runs[after] = runs

    def _doubt(self, module: str) -> None:
        """Take nothing for sure in a module that may run now for the first time, or did before."""
        doubted, pending = {module}, [module]
        while pending:
            for statement in self._statements.get(pending.pop(), ()):
                known = {run.module for run in self.runs.get(statement.after, ())}
                open_ones = {name for name in statement.modules if not self._done.get(name)}
                names = (name for name in statement.modules if name in known | open_ones)
                self.runs[statement.after] = [_Run(name, False) for name in names]
                pending.extend(open_ones - doubted)
                doubted |= open_ones


def _statements(facts: Facts) -> dict[str, list[_Statement]]:
    """Return the import statements of each module in the order in which they stand."""
    body = {str(module): str(function) for module, function in facts.rows("ModuleBody")}
    module_of = {str(row[0]): str(row[1]) for row in facts.rows("FunctionEntry")}
    entry_of = {str(row[0]): str(row[3]) for row in facts.rows("FunctionEntry")}
    function_of = {str(block): str(function) for function, block in facts.rows("FunctionBlock")}
    place = {str(row[0]): (int(row[2]), int(row[3])) for row in facts.rows("Span")}
    asked = _Asked(facts, body, function_of)
    rows: dict[str, list[tuple[tuple[int, int], str, bool, _Statement]]] = {}
    top: set[str] = set()
    for to, block, after, before, modules in asked.imports():
        function = function_of.get(block)
        if function is None:
            continue
        module = module_of[function]
        in_body = body.get(module) == function
        at = place.get(to, (0, 0))
        if in_body and (block == entry_of[function] or (to in place and at[1] == 0)):
            top.add(block)
        statement = _Statement(after, before, block, modules, False)
        rows.setdefault(module, []).append((at, after, in_body, statement))
    return {module: _in_order(found, top) for module, found in rows.items()}


def _in_order(
    found: list[tuple[tuple[int, int], str, bool, _Statement]], top: set[str]
) -> list[_Statement]:
    """Order the imports of a module: its body's as they were lowered, others by their lines."""
    own = sorted((row for row in found if row[2]), key=lambda row: _number(row[1]))
    lines = list(accumulate((row[0] for row in own), max))  # a star import has no place
    placed = [(line, 0, row[3]) for line, row in zip(lines, own, strict=True)]
    placed += [(row[0], 1, row[3]) for row in found if not row[2]]
    placed.sort(key=lambda row: row[:2])
    return [
        _Statement(one.after, one.before, one.block, one.modules, one.block in top and not inner)
        for _, inner, one in placed
    ]


def _number(memory: str) -> int:
    return int(memory.rpartition("m")[2])


class _Asked:
    """Which modules of the program an import asks for, the packages around them first."""

    def __init__(
        self, facts: Facts, body: Mapping[str, str], function_of: Mapping[str, str]
    ) -> None:
        self._facts = facts
        self._body = body
        own = {
            str(row[0])
            for row in facts.rows("ImportName")
            if body.get(str(row[2]), "-") == function_of.get(str(row[1]))
        }
        self._own = own
        self._bound = {
            (str(row[2]), str(row[3]))
            for row in facts.rows("StoreGlobal")
            if str(row[4]) not in own
        }

    def imports(self) -> Iterator[tuple[str, str, str, str, tuple[str, ...]]]:
        """Yield variable, block, memory after and before, and the modules, of each import."""
        path_of = {str(row[3]): str(row[2]) for row in self._facts.rows("ImportModule")}
        for to, block, path, after, before in self._facts.rows("ImportModule"):
            bound = path_of.get(str(before), "").startswith(f"{path}.")  # `import a.b` binds a
            modules = () if bound else self._with_packages(str(path))
            yield str(to), str(block), str(after), str(before), modules
        for _, block, path, after, before in self._facts.rows("ImportStar"):
            yield "", str(block), str(after), str(before), self._with_packages(str(path))
        for to, block, path, name, after, before in self._facts.rows("ImportName"):
            modules = self._with_packages(str(path))
            inner = f"{path}.{name}"
            if inner in self._body and ((path, name) not in self._bound or str(to) in self._own):
                modules = (*modules, inner)
            yield str(to), str(block), str(after), str(before), modules

    def _with_packages(self, path: str) -> tuple[str, ...]:
        parts = path.split(".")
        names = (".".join(parts[:end]) for end in range(1, len(parts) + 1))
        return tuple(name for name in names if name in self._body)
