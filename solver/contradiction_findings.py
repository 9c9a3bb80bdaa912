"""A contradiction in words: what is needed here, and what elsewhere, of which value."""

from __future__ import annotations

from dataclasses import replace

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.batches import Failure
from shapelog.solver.cases import Judgement
from shapelog.solver.checks import Check, Judged
from shapelog.solver.constraints import sides
from shapelog.solver.contradictions import Contradiction, Need
from shapelog.solver.explain import RuleMessage, finding_of, span_of
from shapelog.solver.findings import Finding, Origin, RuleText, Span, Verdict
from shapelog.solver.index import Index
from shapelog.solver.naming import input_name, site_name
from shapelog.solver.rendering import value_text

RULE = "contradictory-requirements"
_MANY = 64
_PLACES = ("the last dimension", "the last dimension but one")


def finding_of_contradiction(index: Index, found: Contradiction, text: RuleText) -> Finding:
    """Return the one finding on what several places require."""
    blamed = found.blamed
    needs = [_need_text(index, other) for other in found.others]
    spans = [span_of(index, other.check) for other in found.others]
    elsewhere = ", and ".join(
        f"{need} at {_place(span)}" for need, span in zip(needs, spans, strict=True)
    )
    here = _need_text(index, blamed)
    message = f"nothing fits {_subject(index, blamed)}: {here} here, {elsewhere}"
    check = replace(blamed.check, rule=RULE)
    judged = Judged(check, Judgement(Verdict.INVALID))
    finding = finding_of(index, Failure(judged), RuleMessage(text, message))
    origins = [
        Origin(need, index.text_of(index.program.spans.get(other.check.place[0])), span)
        for need, other, span in zip(needs, found.others, spans, strict=True)
    ]
    return replace(finding, origins=(*finding.origins, *origins, *_made(index, blamed)))


def _place(span: Span) -> str:
    return f"{span.file.rpartition('/')[2]}:{span.line}"


def _subject(index: Index, need: Need) -> str:
    """Return what people call the value that nothing fits."""
    if need.subject is not None:
        site = need.subject.site()
        return site_name(index, site) if site is not None else "the input"
    symbols = [about for about in need.about if isinstance(about, Term)]
    return input_name(index, symbols[0])


def _made(index: Index, need: Need) -> tuple[Origin, ...]:
    site = need.subject.site() if need.subject is not None else None
    span = index.program.spans.get(site) if site is not None else None
    if span is None:
        return ()
    text = f"{index.text_of(span)} has any number of dimensions"
    return (Origin(_subject(index, need), text, span),)


def _need_text(index: Index, need: Need) -> str:
    """Say what one place needs: ``3 dimensions``, ``the last dimension 4``, ``100 or 1``."""
    check = need.check
    if check.constraint.name == "RankBetween":
        return _rank_text(*check.constraint.arguments[1:])
    compared = sides(check.constraint)
    axes = {leaf: axis for leaf, _, axis in need.axes}
    for this, other in (compared[:2], compared[1::-1]):
        if isinstance(this, Term) and (this in axes or this in need.about):
            wanted = _wanted(index, check, other)
            if wanted:
                return f"{_axis_text(axes[this])} {wanted}" if this in axes else wanted
    return "another size"


def _rank_text(low: Value, high: Value) -> str:
    least, most = int(str(low)), int(str(high))
    if least == most:
        return f"{least} dimension{'s' if least != 1 else ''}"
    if most >= _MANY:
        return f"at least {least} dimension{'s' if least != 1 else ''}"
    return f"at most {most} dimensions" if least <= 0 else f"{least} to {most} dimensions"


def _axis_text(axis: int) -> str:
    return _PLACES[axis] if axis < len(_PLACES) else f"dimension -{axis + 1}"


def _wanted(index: Index, check: Check, other: Value) -> str:
    number = value_text(other, index.derived.meanings)
    if check.constraint.name == "Equal":
        return number
    return f"{number} or 1" if check.constraint.name == "Broadcast" else ""
