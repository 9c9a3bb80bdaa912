"""What the rules say of calls: possible results, and requirements that are broken or open.

The rules are the whole program, tables included, so that binding of arguments is tested too;
only what a front end would derive (which call passes what) is written down as facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from calls import Call, DType, LibraryThing, Made, Symbol, T, Unknown
from case_facts import with_cases
from shapelog.rules.engines.clingo_engine import ClingoDerivation, ClingoEngine
from shapelog.rules.engines.terms import Term


@dataclass(frozen=True)
class Tensor:
    """A tensor that a call can give; sizes are as in ``Outcome.results``."""

    shape: tuple[Any, ...]
    element: str


@dataclass(frozen=True)
class Outcome:
    """What the rules say of a call: what it can give, and the ids of rules that are broken or open.

    ``values`` has tensors with their element types, ``results`` their shapes alone: sizes as
    numbers, ``"?"`` where nothing is known, ``"..."`` first where the rank is not. A call is not
    ``modelled`` if no table knows it.
    """

    values: tuple[Any, ...]
    broken: frozenset[str]
    open: frozenset[str]
    satisfied: frozenset[str]
    modelled: bool

    @property
    def results(self) -> tuple[Any, ...]:
        return tuple(sorted((shapes_of(value) for value in self.values), key=str))


def shapes_of(value: Any) -> Any:
    """A result with each tensor replaced by its shape."""
    if isinstance(value, Tensor):
        return value.shape
    if isinstance(value, list):
        return [shapes_of(each) for each in value]
    if isinstance(value, tuple):
        return tuple(shapes_of(each) for each in value)
    return value


def analyse(calls: Sequence[Call]) -> list[Outcome]:
    """Runs all the calls through the rules at once."""
    return _Reader(derived(calls)).outcomes(len(calls))


def derived(calls: Sequence[Call]) -> ClingoDerivation:
    """What the rules derive; the call number ``n`` is written at the site ``casen``."""
    writer = _Writer()
    for number, call in enumerate(calls):
        writer.call(f"case{number}", call)
    return ClingoEngine().run(with_cases(writer.text()), {})


class _Writer:
    """Writes calls as facts."""

    def __init__(self) -> None:
        self._lines: list[str] = []
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
            applied = {name: self._value(each, site) for name, each in call.applied.items()}
            self._invoke(site, f"$Object({creation})", inputs, applied)
        elif call.kind == "member":
            self._invoke(site, f'$LibraryMethod({inputs[0]}, "{call.path}")', arguments, keywords)
        elif call.kind == "property":
            where = self._context(site, f'$LibraryMethod({inputs[0]}, "{call.path}")')
            kind = call.inputs[0].library
            self._lines.append(f'CaseProperty({where}, "{kind}", "{call.path}").')
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
            if abs(value) >= 2**31:
                return f'$BigInteger("{value}")'
            return f"$Integer({value})"
        if isinstance(value, (float, complex)):
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
        if isinstance(value, LibraryThing):
            return f'$Library("{value.path}")'
        if isinstance(value, Made):
            given = [self._value(each, site) for each in value.arguments]
            creation = self._invoke(site + "_built", f'$Library("{value.path}")', given, {})
            return f"$Object({creation})"
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
        self._contents = dict(derivation.rows("CaseContent"))

    def outcomes(self, total: int) -> list[Outcome]:
        values: dict[str, list[Any]] = {}
        for call, value in self._rows("CaseResult"):
            values.setdefault(_site(call), []).append(self._shown(value))
        found = {name: self._rules(name) for name in ("Broken", "Residual", "Satisfied")}
        harmless = {rule for (rule,) in self._rows("RaisesNothing")}
        for name in (
            "Broken",
            "Residual",
        ):  # the library accepts these: a report of them is a warning
            found[name] = {site: rules - harmless for site, rules in found[name].items()}
        unmodelled = {site.removesuffix("_built") for site, *_ in self._rows("Unmodelled")}
        sites = [f"case{number}" for number in range(total)]
        return [
            Outcome(
                tuple(values.get(site, ())),
                *(
                    frozenset(found[name].get(site, ()))
                    for name in ("Broken", "Residual", "Satisfied")
                ),
                site not in unmodelled,
            )
            for site in sites
        ]

    def _rules(self, relation: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for call, rule, *_ in self._rows(relation):
            # what a layer needs when it is built is told there
            found.setdefault(_site(call).removesuffix("_built"), set()).add(rule)
        return found

    def _shown(self, value: Term) -> Any:
        value = self._contents.get(value, value)
        if value.name == "Tensor":
            return Tensor(_shape(value.arguments[1]), value.arguments[2])
        if value.name == "Integer":
            return value.arguments[0]
        if value.name == "Tuple":
            length = value.arguments[2]
            if length == -1:
                return ["any", *self._distinct(self._any.get(value, []))]
            items = self._items.get(value, {})
            listed = [self._distinct(items.get(place, [])) for place in range(length)]
            return [each[0] if len(each) == 1 else ("one of", *each) for each in listed]
        return None if value.name == "None" else str(value)

    def _distinct(self, values: list[Term]) -> list[Any]:
        return sorted((self._shown(each) for each in values), key=str)


def _site(call: Term) -> str:
    while call.name == "Child":
        call = call.arguments[2]
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
