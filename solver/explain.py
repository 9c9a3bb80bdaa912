"""A judged check in words: message, shapes, origins, the way to it, the witness."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.checks import Judged
from shapelog.solver.constraints import sides
from shapelog.solver.findings import (
    Assignment,
    Finding,
    Frame,
    OperandShape,
    Origin,
    RuleText,
    Severity,
    Span,
    Verdict,
)
from shapelog.solver.index import Index, contexts, site_of
from shapelog.solver.origins import construction_of, origin_of, tensor_shape
from shapelog.solver.rendering import value_text

_LAST_BATCH_ADVICE = (
    "pass drop_last=True to the DataLoader, or take the batch size from the tensor "
    "(x.size(0)) instead of the option"
)


def finding_of(
    index: Index, judged: Judged, texts: Mapping[str, RuleText], messages: Mapping[str, str]
) -> Finding:
    """Return the finding that a judged check makes."""
    check = judged.check
    span = _span(index, judged)
    conditional = judged.judgement.verdict is Verdict.CONDITIONAL
    construction = construction_of(index, check.call)
    return Finding(
        rule=check.rule,
        severity=Severity.WARNING if conditional else Severity.ERROR,
        verdict=judged.judgement.verdict,
        message=_message(index, judged, texts, messages),
        span=span,
        shapes=_shapes(index, judged),
        origins=_origins(index, judged),
        trace=_trace(index, check.call),
        witness=_witness(index, judged),
        constructed=Frame(*construction) if construction is not None else None,
        advice=_LAST_BATCH_ADVICE if judged.last_batch is not None else "",
        fingerprint=_fingerprint(index, check.rule, check.place[0], span),
    )


def _span(index: Index, judged: Judged) -> Span:
    """Return the place of the blamed argument, else of the whole call."""
    check = judged.check
    for site, role, _, _ in index.given_by.get((check.call, check.argument), ()):
        if (site, role) in index.operand_spans:
            return index.operand_spans[site, role]
    found = site_of(check.call)
    site = found[0] if found is not None else ""
    for role in ("0", "object", "right"):
        if check.argument in ("input", "other") and (site, role) in index.operand_spans:
            return index.operand_spans[site, role]
    return index.spans.get(site, Span("", 0, 0, 0, 0))


def _message(
    index: Index, judged: Judged, texts: Mapping[str, RuleText], messages: Mapping[str, str]
) -> str:
    check = judged.check
    numbers = [value_text(side, index.meanings) for side in sides(check.constraint)]
    template = messages.get(check.rule) or texts[check.rule].title
    fields = {
        "left": tensor_shape(check.left, index),
        "right": tensor_shape(check.right, index),
        "a": numbers[0] if numbers else "",
        "b": numbers[1] if len(numbers) > 1 else "",
    }
    for name, text in fields.items():
        template = template.replace("{" + name + "}", text)
    return template


def _shapes(index: Index, judged: Judged) -> tuple[OperandShape, ...]:
    check = judged.check
    names = (("input", check.left), ("other", check.right))
    shapes = []
    for name, value in names:
        if isinstance(value, Term) and value.name == "None":
            continue
        is_tensor = isinstance(value, Term) and value.name == "Tensor"
        shown = check.argument if is_tensor and name == "other" else name
        if not is_tensor:
            shown = "expected"
        shapes.append(OperandShape(shown, tensor_shape(value, index)))
    return tuple(shapes)


def _origins(index: Index, judged: Judged) -> tuple[Origin, ...]:
    found: list[Origin] = []
    for side in sides(judged.check.constraint)[:2]:
        origin = origin_of(index, judged.check.call, side, value_text(side, index.meanings))
        if origin is not None and origin not in found:
            found.append(origin)
    return tuple(found)


def _trace(index: Index, call: Value) -> tuple[Frame, ...]:
    """Return the calls on the way to the check, outermost first, the check's own left out."""
    frames: list[Frame] = []
    chain = contexts(call)
    for position, context in enumerate(chain):
        if context.name == "Iteration":
            phase = context.arguments[1]
            if isinstance(phase, Term) and phase.name == "LastBatch":
                frames.append(Frame("the round of the last batch"))
        elif context.name == "Child":
            number = context.arguments[0]
            if isinstance(number, int) and number >= 0 and _is_layer(context.arguments[1]):
                frames.append(Frame(f"child {number} of the container"))
        elif context.name == "CallContext" and position < len(chain) - 1:
            site = str(context.arguments[0])
            span = index.spans.get(site)
            frames.append(Frame(f"{_caller(site)} calls {index.text_of(span)}", span))
    return tuple(frames)


def _is_layer(callee: Value) -> bool:
    return isinstance(callee, Term) and callee.name == "Object"


def _caller(site: str) -> str:
    name = site.rsplit(":", 1)[0].split(":", 1)[-1]
    return "the module" if name == "<module>" else name


def _witness(index: Index, judged: Judged) -> tuple[Assignment, ...]:
    found = [
        Assignment(index.meanings.get(term, "n"), str(value))
        for term, value in judged.judgement.witness
    ]
    if judged.last_batch is None:
        return tuple(found)
    loader_size = _loader_batch(index, judged.last_batch)
    if loader_size is not None:
        found.insert(0, Assignment("batch_size", value_text(loader_size, index.meanings)))
    batch = index.batches.get(judged.last_batch)
    if batch is not None:
        names = {assignment.name for assignment in found}
        if "last batch" not in names:
            found.append(Assignment("last batch", value_text(batch[1], index.meanings)))
        length = value_text(batch[2], index.meanings)
        if length.isdigit():
            found.append(Assignment("dataset length", length))
    return tuple(found)


def _loader_batch(index: Index, last: Term) -> Value | None:
    loop, _, outer = last.arguments
    full = Term("Iteration", (loop, Term("FullBatch", ()), outer))
    batch = index.batches.get(full)
    return batch[1] if batch is not None else None


def _fingerprint(index: Index, rule: str, site: str, span: Span) -> str:
    lines = index.lines.get(span.file, [])
    line = lines[span.line - 1].strip() if 0 < span.line <= len(lines) else ""
    earlier = sum(text.strip() == line for text in lines[: max(span.line - 1, 0)])
    text = "\n".join((rule, _caller(site), line, str(earlier)))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
