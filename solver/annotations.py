"""The shapes of tensor expressions, for the annotated source."""

from __future__ import annotations

from collections import defaultdict

from shapelog.solver.findings import Span, TensorAnnotation
from shapelog.solver.index import Index
from shapelog.solver.library_places import is_library_file
from shapelog.solver.rendering import shape_text


def annotations_of(index: Index) -> tuple[TensorAnnotation, ...]:
    """Return the shapes that each expression has, over all contexts, by place: names as well."""
    shapes: dict[str, set[str]] = defaultdict(set)
    for variable, shape in index.derived.derivation.rows("ShownShape"):
        shapes[str(variable)].add(shape_text(shape, index.derived.meanings))
    computed: dict[Span, set[str]] = defaultdict(set)
    for variable, span in index.program.spans.items():
        if variable in shapes:
            computed[span] |= shapes[variable]
    read: dict[Span, set[str]] = defaultdict(set)
    for variable, span in index.program.name_spans:
        if variable in shapes and span not in computed:
            read[span] |= shapes[variable]
    found = [
        TensorAnnotation(span, tuple(sorted(texts)), is_name)
        for places, is_name in ((computed, False), (read, True))
        for span, texts in places.items()
        if not is_library_file(span.file)
    ]
    return tuple(sorted(found, key=lambda annotation: (annotation.span, annotation.shapes)))
