"""Questions about an analysed program, as Datalog: its statements put before pyDatalog.

>>> from shapelog.query import analyse
>>> program = analyse("train.py")
>>> program.ask("applies(F, 'conv2d', P)")
[('train.Net.forward', 'train.py:22')]

pyDatalog (https://github.com/pcarbonn/pyDatalog) is loaded when something is asked, not before.
The predicates are those of `shapelog.solver.statements.COLUMNS`, and every relation of the rules
under its name in small letters (``CallEdge`` is ``call_edge``), its terms as texts. Those of an
earlier run have ``before_`` in front of their names.
"""

from __future__ import annotations

import ast
import difflib
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shapelog.pipeline import compiled_for, derive_unit, load
from shapelog.rules.engines.terms import show
from shapelog.settings import Settings
from shapelog.shape_errors import UsageError
from shapelog.solver.index import Index
from shapelog.solver.judge import judge
from shapelog.solver.statements import (
    COLUMNS,
    Cell,
    Statements,
    statements_of,
    statements_of_report,
)

if TYPE_CHECKING:
    from shapelog.rules.engines.derivation import Derivation

_BEFORE = "before_"
_ANSWER = "answer_of_the_query"
_VERSION = 1
_BUILT_IN = frozenset(("len_", "sum_", "min_", "max_", "mean_", "concat_", "rank_", "tuple_"))


class Knowledge:
    """What is known of a program: statements by predicate, and what the rules derived.

    Made by `analyse` and `read_knowledge`.
    """

    def __init__(
        self, statements: Statements, derivations: Sequence[Derivation] = (), rules: str = ""
    ) -> None:
        self._statements = statements
        self._derivations = derivations
        self._rules = rules
        self._before: Knowledge | None = None

    def with_rules(self, rules: str) -> Knowledge:
        """The same with further predicates, written as pyDatalog has them, one rule a line."""
        both = "\n".join(filter(None, (self._rules, rules)))
        return self._changed(both, self._before)

    def compared_with(self, before: Knowledge) -> Knowledge:
        """The same with the statements of an earlier run, under ``before_`` and their names."""
        return self._changed(self._rules, before)

    def _changed(self, rules: str, before: Knowledge | None) -> Knowledge:
        changed = Knowledge(self._statements, self._derivations, rules)
        changed._before = before
        return changed

    def predicates(self) -> dict[str, int]:
        """The predicates that can be asked for, each with its number of columns."""
        found = {name: len(columns) for name, columns in COLUMNS.items()}
        for derivation in self._derivations:
            for relation in derivation.relations():
                row = next(iter(derivation.rows(relation)), None)
                if row is not None:
                    found.setdefault(_predicate(relation), len(row))
        if self._before is not None:
            found |= {f"{_BEFORE}{name}": len(columns) for name, columns in COLUMNS.items()}
        return found

    def rows(self, predicate: str) -> list[tuple[Cell, ...]]:
        """The statements of a predicate, sorted; none if there is no such predicate."""
        found: set[tuple[Cell, ...]] = set(self._statements.get(predicate, ()))
        if predicate.startswith(_BEFORE) and self._before is not None:
            found |= set(self._before.rows(predicate.removeprefix(_BEFORE)))
        for derivation in self._derivations if predicate not in COLUMNS else ():
            for relation in derivation.relations():
                if _predicate(relation) == predicate:
                    found |= {tuple(map(_cell, row)) for row in derivation.rows(relation)}
        return sorted(found, key=_order)

    def ask(self, query: str) -> list[tuple[Cell, ...]]:
        """The values of the query's variables, in the order of their names' first use; sorted.

        A query without variables has one answer, without columns, if it holds. Words with a
        capital first letter, or an underscore, are variables. Raises UsageError for what is no
        query, or asks for a predicate that does not exist.
        """
        parts = [_parsed(line, "rule") for line in self._rules.split("\n") if line.strip()]
        asked = _parsed(query, "query")
        known = self.predicates()
        known |= {name: arity for part in parts for name, arity in _heads(part)}
        for part in (*parts, asked):
            _check_predicates(part, known)
        variables = [name for name in _variables(asked) if not name.startswith("_")]
        wanted = {name for part in (*parts, asked) for name, _ in _calls(part)}
        return self._answers(query, variables, wanted)

    def _answers(
        self, query: str, variables: list[str], wanted: set[str]
    ) -> list[tuple[Cell, ...]]:
        from pyDatalog import Logic, pyDatalog

        mine = Logic(True)  # what the session itself has told pyDatalog stays as it is
        try:
            Logic()
            own = set(self.predicates())
            for predicate in sorted(wanted & own):
                for row in self.rows(predicate):
                    pyDatalog.assert_fact(predicate, *row)
                if not self.rows(predicate):
                    nothing = ["_no_value"] * self.predicates()[predicate]
                    pyDatalog.assert_fact(predicate, *nothing)
                    pyDatalog.retract_fact(predicate, *nothing)
            head = ", ".join(variables) or "1"
            try:
                pyDatalog.load("\n".join((self._rules, f"{_ANSWER}({head}) <= ({query})")))
                found = pyDatalog.ask(f"{_ANSWER}({head})")
            except Exception as error:  # whatever its evaluation of the text raises
                words = str(error).strip().split("\n")[0] or type(error).__name__
                raise UsageError(f"pyDatalog: {words}") from None
            rows = found.answers if found is not None else []
            answers = {tuple(row) if variables else () for row in rows}
            return sorted(answers, key=_order)
        finally:
            Logic(mine)

    def save(self, path: Path) -> None:
        """Write the statements, to be compared with those of a later run. Raises OSError."""
        rows = {
            name: [list(row) for row in sorted(found, key=_order)]
            for name, found in sorted(self._statements.items())
        }
        text = json.dumps({"version": _VERSION, "statements": rows}, separators=(",", ":"))
        path.write_text(text + "\n", encoding="utf-8")


def analyse(
    *targets: str | Path,
    arguments: Any = (),
    settings: Settings | None = None,
    rules: Sequence[Path] = (),
    engine: str = "clingo",
) -> Knowledge:
    """Analyse scripts, directories or notebooks and return what is known of them.

    Raises what `shapelog.pipeline.check` does.
    """
    paths = [Path(target) for target in targets]
    loaded = load(paths, arguments, settings or Settings(), rules)
    compiled = compiled_for(engine, rules)
    found: dict[str, set[tuple[Cell, ...]]] = defaultdict(set)
    derivations = []
    for unit in loaded.units:
        derived = derive_unit(unit, compiled, engine, tables=True)
        sources = {file.source.shown: file.text for file in unit.files}
        report = judge(
            derived.facts,
            derived.derivation,
            target=loaded.target,
            sources=sources,
            not_analysed=derived.not_analysed,
        )
        index = Index(derived.facts, derived.derivation, sources)
        for statements in (statements_of(index), statements_of_report(report)):
            for name, rows in statements.items():
                found[name] |= rows
        derivations.append(derived.derivation)
    return Knowledge(found, derivations)


def read_knowledge(path: Path) -> Knowledge:
    """Return what `Knowledge.save` wrote.

    Raises UsageError if the file is something else, OSError if it cannot be read.
    """
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        if content["version"] != _VERSION:
            raise UsageError(f"{path}: written by another version")
        statements = {
            str(name): {tuple(row) for row in rows} for name, rows in content["statements"].items()
        }
    except (ValueError, KeyError, TypeError, AttributeError):
        raise UsageError(f"{path}: not what shapelog query --save writes") from None
    return Knowledge(statements)


def _predicate(relation: str) -> str:
    """Return the name of a relation as a predicate: ``CallEdge`` is ``call_edge``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", relation).lower()


def _cell(value: object) -> Cell:
    return value if isinstance(value, (int, str)) else show(value)  # type: ignore[arg-type]


def _order(row: Sequence[Cell]) -> list[tuple[bool, Cell]]:
    return [(isinstance(cell, str), cell) for cell in row]


# ---- queries as Python has them


def _parsed(text: str, what: str) -> ast.expr:
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError):
        raise UsageError(f"no {what}: {text.strip()!r}; one is e.g. calls(F, G, P)") from None


def _calls(expression: ast.expr) -> Iterator[tuple[str, int]]:
    """Yield the predicates of an expression with their numbers of columns."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, len(node.args)


def _heads(rule: ast.expr) -> Iterator[tuple[str, int]]:
    """Yield the predicate that a rule (``head <= body``) or a fact (``+ head``) defines."""
    head = rule.left if isinstance(rule, ast.Compare) else rule
    if isinstance(head, ast.UnaryOp):
        head = head.operand
    if isinstance(head, ast.Call) and isinstance(head.func, ast.Name):
        yield head.func.id, len(head.args)


def _variables(expression: ast.expr) -> list[str]:
    """Return the variables of an expression, in the order in which they stand there."""
    names = [node for node in ast.walk(expression) if isinstance(node, ast.Name)]
    names.sort(key=lambda node: (node.lineno, node.col_offset))
    words = (node.id for node in names if node.id[0].isupper() or node.id[0] == "_")
    return list(dict.fromkeys(words))


def _check_predicates(expression: ast.expr, known: Mapping[str, int]) -> None:
    for name, arity in _calls(expression):
        if name in _BUILT_IN:
            continue
        if name not in known:
            close = difflib.get_close_matches(name, known, 1)
            hint = f"; is it {close[0]}?" if close else ""
            raise UsageError(f"no predicate is called {name}{hint}")
        if known[name] != arity:
            columns = ", ".join(COLUMNS.get(name.removeprefix(_BEFORE), ()))
            named = f": {name}({columns})" if columns else ""
            raise UsageError(f"{name} has {known[name]} columns, not {arity}{named}")
