"""The shape that stands beside an underlined argument."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from shapelog.solver.findings import Finding, Span, TensorAnnotation


def shapes_by_span(annotations: Iterable[TensorAnnotation]) -> Mapping[Span, tuple[str, ...]]:
    """The shapes of every annotated expression."""
    return MappingProxyType({one.span: one.shapes for one in annotations})


def finding_label(finding: Finding, annotated: Mapping[Span, tuple[str, ...]]) -> str:
    """The shape of what the finding underlines; empty if it is not known which it is.

    An operand that stands at the finding's own place says it. Otherwise the
    expression's annotation does, where it leaves one shape only or where one
    of its shapes is an operand's.
    """
    for operand in finding.shapes:
        if operand.span == finding.span:
            return operand.shape
    shapes = annotated.get(finding.span, ())
    if len(shapes) == 1:
        return shapes[0]
    of_operands = {operand.shape for operand in finding.shapes}
    matching = [shape for shape in shapes if shape in of_operands]
    return matching[0] if len(matching) == 1 else ""
