"""The shapes of tensor expressions, for the annotated source."""

from __future__ import annotations

from collections import defaultdict

from shapelog.rules.engines.terms import Term
from shapelog.solver.findings import TensorAnnotation
from shapelog.solver.index import Index
from shapelog.solver.library_places import is_library_file
from shapelog.solver.rendering import shape_text


def annotations_of(index: Index) -> tuple[TensorAnnotation, ...]:
    """Return the shapes that each expression has, over all contexts, by place."""
    spans = index.program.spans
    shapes: dict[str, set[str]] = defaultdict(set)
    for (variable, _), values in index.derived.values.items():
        for value in values:
            if isinstance(value, Term) and value.name == "Tensor" and variable in spans:
                shapes[variable].add(shape_text(value.arguments[1], index.derived.meanings))
    found = [
        TensorAnnotation(spans[variable], tuple(sorted(texts)))
        for variable, texts in shapes.items()
        if not is_library_file(spans[variable].file)
    ]
    return tuple(sorted(found, key=lambda annotation: (annotation.span, annotation.shapes)))
