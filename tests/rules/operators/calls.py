"""Calls of library functions, run through the rules and through the library itself.

The rules are the whole program, tables included, so that binding of arguments is tested too;
only what a front end would derive (which call passes what) is written down as facts.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from shapelog.rules.dialect.program import check_program
from shapelog.rules.dialect.sources import RuleText, read_sources
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.compilation import compile_program
from shapelog.rules.engines.terms import Term

RULES = Path(__file__).parents[3] / "rules"
FOLDERS = ("core", "library", "operators", "frameworks")


@dataclass(frozen=True)
class Symbol:
    """An integer that the program takes from outside."""

    name: str


@dataclass(frozen=True)
class Unknown:
    """A value of which nothing is known."""

    name: str = "nobody knows"


@dataclass(frozen=True)
class T:
    """A tensor; a size is an integer, a ``Symbol`` or ``Unknown``. ``unranked`` has more to the left."""

    shape: tuple[Any, ...]
    element: str = "float32"
    library: str = "torch"
    unranked: bool = False

    def real(self) -> Any:
        """The tensor itself, full of zeros."""
        if self.library == "numpy":
            return importlib.import_module("numpy").zeros(self.shape, self.element)
        torch = importlib.import_module("torch")
        return torch.zeros(self.shape, dtype=getattr(torch, self.element))


def N(*shape: Any, element: str = "float64") -> T:
    """A numpy array."""
    return T(shape, element, "numpy")


def t(*shape: Any, element: str = "float32") -> T:
    """A torch tensor."""
    return T(shape, element)


def I(*shape: Any) -> T:
    """A torch tensor of integers."""
    return T(shape, "int64")


@dataclass(frozen=True)
class DType:
    """An element type."""

    name: str


@dataclass(frozen=True)
class Call:
    """A call: of a function by its path, a member of a receiver, or a layer built with ``built``."""

    path: str
    arguments: tuple[Any, ...] = ()
    keywords: dict[str, Any] = field(default_factory=dict)
    kind: str = "function"
    inputs: tuple[Any, ...] = ()


def function(path: str, *arguments: Any, **keywords: Any) -> Call:
    return Call(path, arguments, keywords)


def method(name: str, receiver: Any, *arguments: Any, **keywords: Any) -> Call:
    return Call(name, arguments, keywords, "member", (receiver,))


def attribute(name: str, receiver: Any) -> Call:
    return Call(name, (), {}, "property", (receiver,))


def layer(path: str, *arguments: Any, to: Any, **keywords: Any) -> Call:
    inputs = to if isinstance(to, tuple) else (to,)
    return Call("torch.nn." + path, arguments, keywords, "layer", inputs)


def index(tensor: Any, what: Any) -> Call:
    return Call("operator.getitem", (tensor, what), {}, "index")


def assign(tensor: Any, what: Any, value: Any) -> Call:
    return Call("operator.setitem", (tensor, what, value), {}, "assign")


@dataclass(frozen=True)
class Outcome:
    """What the rules say: the possible results, and the ids of rules that are broken or open."""

    results: tuple[Any, ...]
    broken: frozenset[str]
    open: frozenset[str]
    satisfied: frozenset[str]


def analyse(calls: Sequence[Call]) -> list[Outcome]:
    """Runs all the calls through the rules at once."""
    writer = _Writer()
    for number, call in enumerate(calls):
        writer.call(f"case{number}", call)
    files = [path for folder in FOLDERS for path in sorted((RULES / folder).glob("*.dl"))]
    texts = [*read_sources(files), RuleText("cases.dl", writer.text())]
    derivation = ClingoEngine().run(compile_program(check_program(texts)), {})
    return _Reader(derivation).outcomes(len(calls))


class _Writer:
    """Writes calls as facts."""

    def __init__(self) -> None:
        self._lines = [
            ".decl CaseCall(call: Context)",
            ".decl CaseResult(call: Context, value: Value)",
            "CaseResult(call, value) :- CaseCall(call), Returns(call, value).",
            "NeedItems(value) :- CaseResult(_, value), value = $Tuple(_, _, _).",
        ]
        self._tuples = 0

    def text(self) -> str:
        return "\n".join(self._lines)

    def call(self, site: str, call: Call) -> None:
        arguments = [self._value(each, site) for each in call.arguments]
        keywords = {name: self._value(each, site) for name, each in call.keywords.items()}
        inputs = [self._value(each, site) for each in call.inputs]
        if call.kind == "layer":
            creation = self._invoke(
                site + "_built", f'$Library("{call.path}")', arguments, keywords
            )
            self._invoke(site, f"$Object({creation})", inputs, {})
        elif call.kind == "member":
            self._invoke(site, f'$LibraryMethod({inputs[0]}, "{call.path}")', arguments, keywords)
        elif call.kind == "property":
            where = self._context(site, f'$LibraryMethod({inputs[0]}, "{call.path}")')
            kind = call.inputs[0].library
            self._lines.append(
                f'Apply({where}, operator) :- PropertyOf("{kind}", "{call.path}", operator).'
            )
            self._lines.append(f'Given({where}, "input", {inputs[0]}). CaseCall({where}).')
        elif call.kind in ("index", "assign"):
            where = self._context(site, f'$Library("{call.path}")')
            operator = "index" if call.kind == "index" else "index_assign"
            self._lines.append(f'Apply({where}, "{operator}"). CaseCall({where}).')
            for name, value in zip(("input", "index", "value"), arguments):
                self._lines.append(f'Given({where}, "{name}", {value}).')
        else:
            self._invoke(site, f'$Library("{call.path}")', arguments, keywords)

    def _context(self, site: str, callee: str) -> str:
        return f'$CallContext("{site}", {callee}, $ModuleContext("m"))'

    def _invoke(
        self, site: str, callee: str, arguments: list[str], keywords: dict[str, str]
    ) -> str:
        where = self._context(site, callee)
        self._lines.append(
            f"Invoke({where}, {callee}). CaseCall({where}). ActualCount({where}, {len(arguments)})."
        )
        for position, value in enumerate(arguments):
            self._lines.append(f"ActualPositional({where}, {position}, {value}).")
        for name, value in keywords.items():
            self._lines.append(
                f'ActualKeyword({where}, "{name}", {value}). KeywordArgument("{site}", "{name}", "given").'
            )
        return where

    def _value(self, value: Any, site: str) -> str:
        if value is None:
            return "$None()"
        if value is Ellipsis:
            return "$Ellipsis()"
        if isinstance(value, bool):
            return f"$Boolean({int(value)})"
        if isinstance(value, int):
            return f"$Integer({value})"
        if isinstance(value, float):
            return f'$Float("{value}")'
        if isinstance(value, str):
            return f'$String("{value}")'
        if isinstance(value, slice):
            parts = (self._value(each, site) for each in (value.start, value.stop, value.step))
            return f"$Slice({', '.join(parts)})"
        if isinstance(value, Symbol):
            return f'$Symbol("{value.name}", $ModuleContext("m"))'
        if isinstance(value, Unknown):
            return f'$Unknown("{value.name}", $ModuleContext("m"))'
        if isinstance(value, DType):
            return f'$ElementType("{value.name}")'
        if isinstance(value, T):
            shape = f'$Unranked("{site}", $ModuleContext("m"))' if value.unranked else "$Scalar()"
            for size in value.shape:
                shape = f"$Axis({self._value(size, site)}, {shape})"
            return f'$Tensor("{value.library}", {shape}, "{value.element}")'
        assert isinstance(value, (tuple, list)), value
        self._tuples += 1
        place = f"tuple{self._tuples}"
        for position, item in enumerate(value):
            written = self._value(item, site)
            self._lines.append(f'TupleItem("{place}", $ModuleContext("m"), {position}, {written}).')
        return f'$Tuple("{place}", $ModuleContext("m"), {len(value)})'


class _Reader:
    """Reads what was derived for each case."""

    def __init__(self, derivation: Any) -> None:
        self._rows = derivation.rows
        self._items: dict[Term, dict[int, list[Term]]] = {}
        for sequence, position, value in derivation.rows("Item"):
            self._items.setdefault(sequence, {}).setdefault(position, []).append(value)
        self._any: dict[Term, list[Term]] = {}
        for sequence, value in derivation.rows("AnyItem"):
            self._any.setdefault(sequence, []).append(value)

    def outcomes(self, total: int) -> list[Outcome]:
        results: dict[str, list[Any]] = {}
        for call, value in self._rows("CaseResult"):
            results.setdefault(_site(call), []).append(self._shown(value))
        found = {name: self._rules(name) for name in ("Broken", "Residual", "Satisfied")}
        sites = [f"case{number}" for number in range(total)]
        return [
            Outcome(
                tuple(sorted(results.get(site, []), key=str)),
                *(
                    frozenset(found[name].get(site, ()))
                    for name in ("Broken", "Residual", "Satisfied")
                ),
            )
            for site in sites
        ]

    def _rules(self, relation: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for call, rule, *_ in self._rows(relation):
            found.setdefault(_site(call), set()).add(rule)
        return found

    def _shown(self, value: Term) -> Any:
        if value.name == "Tensor":
            return _shape(value.arguments[1])
        if value.name == "Tuple":
            length = value.arguments[2]
            if length == -1:
                return [
                    "any",
                    *sorted((self._shown(each) for each in self._any.get(value, [])), key=str),
                ]
            items = self._items.get(value, {})
            listed = [
                [self._shown(each) for each in items.get(place, [])] for place in range(length)
            ]
            return [each[0] if len(each) == 1 else ("one of", *each) for each in listed]
        return None if value.name == "None" else str(value)


def _site(call: Term) -> str:
    return str(call.arguments[0])


def _shape(shape: Term) -> tuple[Any, ...]:
    sizes: list[Any] = []
    while shape.name == "Axis":
        sizes.insert(0, _size(shape.arguments[0]))
        shape = shape.arguments[1]
    return ("...", *sizes) if shape.name == "Unranked" else tuple(sizes)


def _size(size: Term) -> Any:
    """A size as people write it; ``?`` for one of which nothing is known."""
    if size.name == "Integer":
        return size.arguments[0]
    if size.name == "Symbol":
        return size.arguments[0]
    if size.name == "Unknown":
        return "?"
    if size.name == "Arithmetic":
        operator, left, right = size.arguments
        return f"({_size(left)} {operator} {_size(right)})"
    return str(size)


class Refused(Exception):
    """The library refuses the call."""


def perform(call: Call) -> Any:
    """What the library itself gives: shapes, lists of shapes, or None; raises ``Refused``."""
    arguments = tuple(_real(each) for each in call.arguments)
    keywords = {name: _real(each) for name, each in call.keywords.items()}
    inputs = tuple(_real(each) for each in call.inputs)
    try:
        return _measured(_performed(call, arguments, keywords, inputs))
    except (RuntimeError, ValueError, IndexError, TypeError, AttributeError) as error:
        raise Refused(f"{type(error).__name__}: {error}") from error


def _performed(call: Call, arguments: Any, keywords: Any, inputs: Any) -> Any:
    if call.kind == "layer":
        return _resolve(call.path)(*arguments, **keywords)(*inputs)
    if call.kind == "member":
        return getattr(inputs[0], call.path)(*arguments, **keywords)
    if call.kind == "property":
        return getattr(inputs[0], call.path)
    return _resolve(call.path)(*arguments, **keywords)


def _resolve(path: str) -> Any:
    parts = path.split(".")
    found = importlib.import_module(parts[0])
    for position, part in enumerate(parts[1:], 2):
        if not hasattr(found, part):
            importlib.import_module(".".join(parts[:position]))
        found = getattr(found, part)
    return found


def _real(value: Any) -> Any:
    if isinstance(value, T):
        return value.real()
    if isinstance(value, DType):
        return getattr(importlib.import_module("torch"), value.name)
    if isinstance(value, (tuple, list)):
        return type(value)(_real(each) for each in value)
    return value


def _measured(result: Any) -> Any:
    if isinstance(result, (tuple, list)):
        return [_measured(each) for each in result]
    return (
        tuple(result.shape)
        if hasattr(result, "shape")
        else (() if isinstance(result, (int, float)) else result)
    )


def disagreements(calls: Sequence[Call]) -> list[str]:
    """Where the rules and the library differ; empty if they agree on every call.

    A refused call must break a rule; one that works must break none, and its result must be
    the one the rules give (``?`` stands for any size).
    """
    found = []
    for call, outcome in zip(calls, analyse(calls)):
        shown = f"{call.path}{call.inputs}{call.arguments}{call.keywords}"
        if outcome.results == ():
            found.append(f"{shown}: no result")
            continue
        try:
            expected = perform(call)
        except Refused as refusal:
            if not outcome.broken:
                found.append(
                    f"{shown}: refused ({str(refusal)[:90]}), but the rules say {outcome.results}"
                )
            continue
        if outcome.broken:
            found.append(f"{shown}: works, but the rules say {sorted(outcome.broken)}")
        elif len(outcome.results) != 1 or not _fits(outcome.results[0], expected):
            found.append(f"{shown}: {expected}, but the rules say {outcome.results}")
    return found


def _fits(result: Any, expected: Any) -> bool:
    if isinstance(expected, (tuple, list)) and isinstance(result, (tuple, list)):
        return (
            isinstance(expected, tuple) == isinstance(result, tuple)
            and len(expected) == len(result)
            and all(_fits(one, two) for one, two in zip(result, expected))
        )
    return bool(result == expected or result == "?")
