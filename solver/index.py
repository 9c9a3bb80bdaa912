"""The program's facts, what was derived from them, and its source text: one unit's material."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import TypeGuard

from shapelog.rules.engines.derivation import Derivation
from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.derived import Derived
from shapelog.solver.findings import Span
from shapelog.solver.needed import Needed
from shapelog.solver.program import FactRows, Program

_SHOWN = 60
#: Contexts are few, and hang together: each is made of the one around it.
_KEPT_CONTEXTS = 1 << 16


class Index:
    """Facts, derivation and sources of one unit."""

    def __init__(self, facts: FactRows, derivation: Derivation, sources: Mapping[str, str]) -> None:
        self.program = Program(facts)
        self.derived = Derived(derivation)
        self.sources = sources

    @cached_property
    def needed(self) -> Needed:
        """What cannot be None where it is read."""
        return Needed(self.program)

    def line(self, file: str, number: int) -> str:
        """Return a line of a source file, counted from 1; empty if there is none."""
        lines = self.sources.get(file, "").split("\n")
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def text_of(self, span: Span | None) -> str:
        """Return the first line of what stands at a place, shortened; empty if there is none."""
        if span is None:
            return ""
        line = self.line(span.file, span.line)
        more = span.end_line != span.line
        end = len(line) if more else span.end_column
        text = line[span.column : end].strip()
        if len(text) > _SHOWN:
            return text[: _SHOWN - 3] + "..."
        return f"{text} ..." if more else text


def contexts(call: Value) -> list[Term]:
    """Return a call and the contexts around it, outermost first."""
    found: list[Term] = []
    current = call
    while isinstance(current, Term):
        found.append(current)
        if current.name == "ModuleContext":
            break
        current = current.arguments[2]
    return found[::-1]


def site_of(call: Value) -> tuple[str, Term] | None:
    """Return the instruction during which `call` happens, and the context that it stands in."""
    for context in reversed(contexts(call)):
        if context.name == "CallContext":
            outer = context.arguments[2]
            assert isinstance(outer, Term)
            return str(context.arguments[0]), outer
    return None


def callee_of(call: Term) -> Value:
    """Return what `call` runs, whichever of its argument's values it is analysed for."""
    callee: Value = call.arguments[1]
    if isinstance(callee, Term) and callee.name == "Chosen":
        return callee.arguments[0]
    return callee


@lru_cache(_KEPT_CONTEXTS)
def any_chosen(context: Value) -> Value:
    """Return a context without the values of arguments for which calls in it are analysed apart."""
    if not isinstance(context, Term) or context.name == "ModuleContext":
        return context
    first, second, outer = context.arguments
    if context.name == "CallContext":
        second = callee_of(context)
    return Term(context.name, (first, second, any_chosen(outer)))


def frame_of(context: Value) -> Value:
    """Return the call or module body that a context belongs to: the frame around its loops."""
    while isinstance(context, Term) and context.name == "Iteration":
        context = context.arguments[2]
    return context


_RUN = -5
FORWARDED = -22
"""The position of what is called with the arguments around it (``forwarded_calls.dl``)."""


def run_of(call: Value) -> Term | None:
    """Return the run of a graph in which an operator is applied again; None outside of runs."""
    for context in contexts(call):
        if context.name == "Child" and context.arguments[0] == _RUN:
            run = context.arguments[1]
            assert isinstance(run, Term)
            made = run.arguments[0]
            return made if isinstance(made, Term) else None
    return None


def built_in(context: Value) -> Value:
    """Return the context in which the graph was built, for one in which it is run."""
    while isinstance(context, Term) and context.name == "Child" and context.arguments[0] == _RUN:
        context = context.arguments[2]
    return context


def is_tensor(value: Value) -> TypeGuard[Term]:
    """Whether a value is a tensor."""
    return isinstance(value, Term) and value.name == "Tensor"
