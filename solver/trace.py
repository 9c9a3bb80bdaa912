"""The way to a check: the calls, rounds and containers around it, outermost first."""

from __future__ import annotations

from collections.abc import Iterator

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.findings import Frame
from shapelog.solver.flow import round_number
from shapelog.solver.index import FORWARDED, Index, callee_of, contexts, run_of, site_of
from shapelog.solver.made_up_calls import ENTRY


def trace_of(index: Index, call: Value) -> tuple[Frame, ...]:
    """Return the steps on the way to a check; the check's own call is left out."""
    chain = contexts(call)
    found = [
        frame
        for place, context in enumerate(chain)
        for frame in _frame(index, context, own=place == len(chain) - 1)
    ]
    run = run_of(call)
    if run is not None:
        span = index.program.spans.get(str(run.arguments[0]))
        found.append(Frame(f"run by {index.text_of(span)}", span))
    return tuple(found)


def _frame(index: Index, context: Term, *, own: bool) -> Iterator[Frame]:
    if context.name == "CallContext" and not own:
        site = str(context.arguments[0])
        if site.startswith(ENTRY):
            if not site.endswith("()"):
                function = site.partition(":")[2]
                command = function in index.derived.commands
                given = "the command line's words" if command else "unknown arguments"
                name = function.rpartition(":")[2]
                yield Frame(f"{name}, an entry point, with {given} and its defaults")
            return
        span = index.program.spans.get(site)
        yield Frame(f"{caller_of(index, site)} calls {index.text_of(span)}", span)
    elif context.name == "Child":
        number, callee, outer = context.arguments
        if isinstance(number, int) and number >= 0 and _is(callee, "Object"):
            yield Frame(f"child {number} of {_container(index, outer)}")
    elif context.name == "Iteration":
        yield from _round(index, context)


def _round(index: Index, context: Term) -> Iterator[Frame]:
    loop, phase, _ = context.arguments
    iterated = index.program.iterables.get(str(loop))
    span = index.program.spans.get(iterated) if iterated is not None else None
    over = f" of the loop over {index.text_of(span)}" if span is not None else " of the loop"
    number = round_number(context)
    if number is not None:
        yield Frame(f"round {number + 1}{over}", span)
    elif _is(phase, "LastBatch"):
        yield Frame(f"the round with the last batch{over}", span)


def _container(index: Index, outer: Value) -> str:
    """Return what applies its children: a Sequential as it was built."""
    while isinstance(outer, Term) and outer.name == "Child" and outer.arguments[0] == FORWARDED:
        outer = outer.arguments[2]
    callee = callee_of(outer) if isinstance(outer, Term) else None
    if isinstance(callee, Term) and callee.name == "Object":
        found = site_of(callee.arguments[0])
        text = index.text_of(index.program.spans.get(found[0])) if found is not None else ""
        if text:
            return text
    return "the container"


def caller_of(index: Index, site: str) -> str:
    """Return the function in which an instruction stands: ``Net.forward()``."""
    name = index.program.qualified_names.get(site.rpartition(":")[0], "")
    return "the module" if name in ("", "<module>") else f"{name}()"


def order_of(index: Index, call: Value) -> tuple[tuple[int | str, ...], ...]:
    """Return what sorts checks as a run comes to them: the places of the steps on the way."""
    found: list[tuple[int | str, ...]] = []
    for context in contexts(call):
        site = ""
        if context.name == "CallContext":
            site = str(context.arguments[0])
        elif context.name == "Iteration":
            site = index.program.iterables.get(str(context.arguments[0]), "")
        span = index.program.spans.get(site)
        if span is not None:
            # an expression's result comes after its operands: it ends behind them
            found.append((span.line, span.end_line, span.file, span.end_column))
        # the rounds of a loop come after what stands before it
        if context.name == "Iteration":
            found.append((0, _phase_order(context), "", 0))
        elif context.name == "Child":
            found.append((0, int(str(context.arguments[0])), "", 0))
    return tuple(found)


def _phase_order(context: Term) -> int:
    number = round_number(context)
    return number if number is not None else int(_is(context.arguments[1], "LastBatch"))


def _is(value: Value, name: str) -> bool:
    return isinstance(value, Term) and value.name == name
