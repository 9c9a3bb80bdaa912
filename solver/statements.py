"""What was derived, as statements about the program in its own names: for people's queries."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.callgraph import call_graph
from shapelog.solver.findings import Report, Span
from shapelog.solver.index import Index, site_of
from shapelog.solver.origins import construction_of
from shapelog.solver.rendering import dimensions, shape_text, value_text

Cell = str | int
Statements = Mapping[str, set[tuple[Cell, ...]]]

#: The predicates, each with the names of its columns.
COLUMNS: Mapping[str, tuple[str, ...]] = {
    "calls": ("Caller", "Callee", "Place"),
    "applies": ("Function", "Operator", "Place"),
    "layer_input": ("Layer", "Axis", "Size", "Kind", "Place"),
    "shape": ("Function", "Expression", "Shape", "Place"),
    "finding": ("Fingerprint", "Rule", "Severity", "Message", "Place"),
    "unmodelled": ("Name", "Place"),
    "undecided": ("Rule", "Reason", "Place"),
}


def statements_of(index: Index) -> Statements:
    """Return what one unit says by `calls`, `applies`, `layer_input` and `shape`."""
    found: dict[str, set[tuple[Cell, ...]]] = defaultdict(set)
    found["calls"].update(_calls(index))
    found["applies"].update(_applies(index))
    found["layer_input"].update(_layer_inputs(index))
    found["shape"].update(_shapes(index))
    return found


def statements_of_report(report: Report) -> Statements:
    """Return what a report says by `finding`, `unmodelled` and `undecided`."""
    found: dict[str, set[tuple[Cell, ...]]] = defaultdict(set)
    for one in report.findings:
        texts = (one.fingerprint, one.rule, one.severity.value, one.message)
        found["finding"].add((*texts, _place(one.span)))
    for gap in report.gaps:
        if gap.kind == "unmodelled":
            found["unmodelled"].add((gap.name, _place(gap.span)))
        elif gap.kind == "undecided":
            found["undecided"].add((gap.name, gap.reason, _place(gap.span)))
    return found


def _place(span: Span | None) -> str:
    return f"{span.file}:{span.line}" if span is not None else ""


def _function(index: Index, site: str) -> str:
    """Return the function in which an instruction stands: ``train.Net.forward``."""
    return _named(index, site.rpartition(":")[0])


def _named(index: Index, function: str) -> str:
    module = function.partition(":")[0]
    name = index.program.qualified_names.get(function, "")
    return module if name in ("", "<module>") else f"{module}.{name}"


def _calls(index: Index) -> Iterator[tuple[Cell, ...]]:
    graph = call_graph(index.program.facts, index.derived.derivation)
    for edge in graph.edges:
        callee = _named(index, edge.callee) if edge.kind == "project" else edge.callee
        yield _named(index, edge.caller), callee, f"{edge.file}:{edge.line}"


def _applies(index: Index) -> Iterator[tuple[Cell, ...]]:
    for call, operator in index.derived.applied.items():
        found = site_of(call)
        if found is not None:
            place = _place(index.program.spans.get(found[0]))
            yield _function(index, found[0]), operator, place


def _layer_inputs(index: Index) -> Iterator[tuple[Cell, ...]]:
    """Yield each dimension of what each layer is given, axis 0 first; -1 is an open rank."""
    for call, parameter, value in index.derived.derivation.rows("Given"):
        if parameter != "input" or call not in index.derived.layers:
            continue
        if not isinstance(value, Term) or value.name not in ("Tensor", "Unknown"):
            continue
        built, found = construction_of(index, call), site_of(call)
        layer = built[0] if built is not None else "?"
        place = _place(index.program.spans.get(found[0])) if found is not None else ""
        shape = value.arguments[1] if value.name == "Tensor" else Term("Unranked", ("", 0))
        sizes, unranked = dimensions(shape)
        if unranked:
            yield layer, -1, "...", "unknown", place
            continue
        for axis, size in enumerate(sizes):
            text = value_text(size, index.derived.meanings)
            yield layer, axis, text, _kind(size, index.derived.computed), place


def _kind(size: Value, computed: Collection[Value]) -> str:
    """Return whether a size is a "number", a "symbol" the program takes, or "unknown"."""
    pending: list[Value] = [size]
    kind = "number"
    while pending:
        part = pending.pop()
        if not isinstance(part, Term) or part.name in ("Integer", "BigInteger"):
            continue
        if part.name == "Arithmetic":
            pending.extend(part.arguments[1:])
        elif part.name == "Symbol" and part not in computed:
            kind = "symbol"
        else:
            return "unknown"
    return kind


def _shapes(index: Index) -> Iterator[tuple[Cell, ...]]:
    for (variable, _), values in index.derived.values.items():
        span = index.program.spans.get(variable)
        if span is None:
            continue
        for value in values:
            if isinstance(value, Term) and value.name == "Tensor":
                text = shape_text(value.arguments[1], index.derived.meanings)
                yield _function(index, variable), index.text_of(span), text, _place(span)
