"""Where the analysis of a unit starts besides its module: calls that anybody could write.

A public function or layer of a module is there to be used, and what is left out of a call takes
its default. So for each unit a module of such calls is made up, `layer()(unknown)` and
`function(unknown)`, with arguments of which nothing is known for the parameters that have no
default. It is lowered like any other source, and stands nowhere: what it says has no place.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from shapelog.factgen import Facts
from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.outlines import Outline
from shapelog.solver.findings import Frame, Report
from shapelog.solver.made_up_calls import MADE_UP

#: How many calls a unit starts with at most; the others are counted as not started.
MOST_CALLS = 24
#: And of a unit that costs much: with coarser limits, or with whole networks of other files.
FEW_CALLS = 3
#: What stands for an argument of which nothing is known.
_ANYTHING = "?"
#: What the module is imported as: its own name may be none to write, `4_bands.py`.
_STAND_IN = "module_to_start_with"
_PLACES = ("Span", "NameSpan", "OperandSpan", "BranchSpan")


@dataclass(frozen=True)
class Starting:
    """The facts of the made-up module, its name, the calls by the functions that make them, the
    names that it calls, and how many public names it does not."""

    facts: Facts
    module: str
    calls: Mapping[str, str]
    names: tuple[str, ...]
    left_out: int

    def told(self, report: Report) -> Report:
        """Return the report with the calls in place of the functions that were made up."""
        findings = [replace(one, trace=self._trace(one.trace)) for one in report.findings]
        return replace(report, findings=tuple(findings))

    def _trace(self, trace: tuple[Frame, ...]) -> tuple[Frame, ...]:
        name = re.match(r"start_\d+", trace[0].description) if trace else None
        if name is None or trace[0].span is not None:
            return trace
        own = f"{name.group()}()"
        rest = [frame for frame in trace[1:] if frame.span or not frame.description.startswith(own)]
        words = f"anybody may call {self.calls[name.group()]}, unknown being anything"
        return (Frame(words), *rest)


@dataclass(frozen=True)
class _Callee:
    """A function as its calls see it."""

    function: str
    required: int = 0
    keywords: tuple[str, ...] = ()
    any_number: bool = False

    def arguments(self) -> str:
        words = [_ANYTHING] * self.required + [f"*{_ANYTHING}"] * self.any_number
        return ", ".join(words + [f"{name}={_ANYTHING}" for name in self.keywords])


#: A constructor that is not of this module (`class Linear(nn.Linear)`) may need some arguments.
_INHERITED = _Callee("", any_number=True)


def starting_calls(outline: Outline, most: int = MOST_CALLS) -> Starting:
    """Return the calls to start with, of what the module itself defines, at `most` so many.

    A layer, which is a class with a `forward` or `call` method of its own, is made and called:
    if it can be made without arguments, or if nothing in the module reads its name. One whose
    constructor is not of the module is given any number of arguments. A function is called if
    nothing in the module reads its name. A class whose `forward` is static, as that of a
    `torch.autograd.Function`, is no layer: its objects cannot be called. Layers that are made
    without arguments come first, since they are whole networks more often than others, then what
    needs least.
    """
    facts = _Rows(outline)
    read = facts.names_read()
    calls: list[tuple[int, str, str]] = []
    for name, function in facts.functions():
        if not name.startswith("_") and name not in read:
            callee = facts.callee(function, 0)
            order = 1 + bool(callee.required or callee.keywords)
            calls.append((order, name, f"{name}({callee.arguments()})"))
    for name, identity in facts.classes():
        methods = facts.methods(identity)
        forward = methods.get("forward") or methods.get("call")
        if name.startswith("_") or forward is None or facts.is_static(forward):
            continue
        constructor = facts.constructor(identity)
        made = facts.callee(constructor, 1) if constructor else _INHERITED
        bare = not (made.required or made.keywords)
        if bare or name not in read:
            call = facts.callee(forward, 1).arguments()
            calls.append((0 if bare else 2, name, f"{name}({made.arguments()})({call})"))
    kept = [(name, call) for _, name, call in sorted(calls)[:most]]
    lines = [f"from {_STAND_IN} import {name}" for name, _ in kept]
    for place, (_, call) in enumerate(kept):
        text, names = _with_names(call)
        lines += [f"def start_{place}({', '.join(names)}):", f"    return {text}"]
    module = f"{outline.module}.{MADE_UP}"
    made_up = facts_of_source("\n".join(lines) + "\n", file="", module=module, is_package=False)
    placeless = Facts()
    root = outline.module.split(".")[0]
    for relation, rows in made_up.items():
        if relation not in _PLACES:
            imported = root if relation == "ImportedRoot" else outline.module
            placeless.extend(relation, (_imported(row, imported) for row in rows))
    texts = {
        f"start_{place}": call.replace(_ANYTHING, "unknown") for place, (_, call) in enumerate(kept)
    }
    called = tuple(name for name, _ in kept)
    return Starting(placeless, module, texts, called, len(calls) - len(kept))


def _imported(row: Sequence[str | int], module: str) -> tuple[str | int, ...]:
    """Return a row of the made-up module, which imports this one and not the stand-in."""
    return tuple(module if cell == _STAND_IN else cell for cell in row)


def _with_names(call: str) -> tuple[str, list[str]]:
    """Return a call with a name of its own for each argument, and the names: no two are equal."""
    first, *rest = call.split(_ANYTHING)
    names = [f"unknown_{number}" for number in range(len(rest))]
    return first + "".join(map("".join, zip(names, rest, strict=True))), names


class _Rows:
    """What a module defines, read from its outline."""

    def __init__(self, outline: Outline) -> None:
        self._outline = outline
        self._methods: dict[str, dict[str, str]] = {}
        for identity, name, function in _all_rows(outline, "ClassMethod"):
            self._methods.setdefault(str(identity), {})[str(name)] = str(function)
        self._bases: dict[str, list[str]] = {}
        for identity, word in _all_rows(outline, "ClassBaseWord"):
            self._bases.setdefault(str(identity), []).append(str(word))
        self._defaults = {
            (str(row[0]), str(row[1])) for row in _all_rows(outline, "ParameterDefault")
        }
        self._static = {
            str(function)
            for function, word in _all_rows(outline, "FunctionDecorator")
            if word == "staticmethod"
        }
        self._parameters: dict[str, list[tuple[int, str, str]]] = {}
        #: Of functions that take any number of arguments, how many come before them.
        self._variadic = {
            str(row[0]): int(row[1]) for row in _all_rows(outline, "VariadicParameter")
        }
        for function, position, name, _, kind in _all_rows(outline, "Parameter"):
            parameters = self._parameters.setdefault(str(function), [])
            parameters.append((int(position), str(name), str(kind)))

    def names_read(self) -> set[str]:
        """The globals that functions of the module read; its body only offers names."""
        names: set[str] = set()
        for function, part in self._outline.parts.items():
            if function not in ("", self._outline.body):
                names |= part.names
        return names

    def is_static(self, function: str) -> bool:
        """Whether a method is a static one."""
        return function in self._static

    def functions(self) -> Iterator[tuple[str, str]]:
        """The functions of the module itself, by name."""
        for function, parent in sorted(self._outline.parents.items()):
            name = self._outline.called.get(function, "")
            of_module = parent == self._outline.body and function not in self._outline.classes
            if of_module and name.isidentifier() and name in self._outline.globals:
                yield name, function

    def classes(self) -> Iterator[tuple[str, str]]:
        """The classes of the module itself, by name."""
        for identity, _, name in _all_rows(self._outline, "ClassDefinition"):
            if str(name) in self._outline.globals:
                yield str(name), str(identity)

    def methods(self, identity: str) -> Mapping[str, str]:
        """The methods that a class defines itself, by name."""
        return self._methods.get(identity, {})

    def constructor(self, identity: str) -> str | None:
        """What makes objects of a class: its own, or that of the nearest base in the module."""
        own = dict(self.classes())
        seen = set()
        ahead = deque([identity])
        while ahead:
            one = ahead.popleft()
            if one in seen:
                continue
            seen.add(one)
            if "__init__" in self.methods(one):
                return self.methods(one)["__init__"]
            ahead.extend(own[base] for base in self._bases.get(one, ()) if base in own)
        return None

    def callee(self, function: str, skipped: int) -> _Callee:
        """How a function is called, without its first `skipped` parameters.

        One that takes any number of arguments is given any number: it may need some.
        """
        required = 0
        keywords = []
        for position, name, kind in sorted(self._parameters.get(function, [])):
            if (function, name) in self._defaults:
                continue
            if kind == "keyword":
                keywords.append(name)
            elif position >= skipped:
                required += 1
        any_number = function in self._variadic
        if any_number:
            required = max(required, self._variadic[function] - skipped)
        return _Callee(function, required, tuple(keywords), any_number)


def _all_rows(outline: Outline, relation: str) -> Iterable[tuple[int | str, ...]]:
    """The rows of a relation in all parts."""
    for part in outline.parts.values():
        yield from part.rows.get(relation, ())
