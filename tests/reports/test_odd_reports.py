"""Whatever a report holds, every format is written, is text, and is the same twice."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from sarif_schema import sarif_validator
from shapelog.reports import FORMATS, render
from shapelog.reports.characters import cell_width, printable
from shapelog.reports.code_frame import FrameLayout, Mark, code_frame
from shapelog.reports.places import place_of
from shapelog.reports.source_text import SourceText
from shapelog.reports.styled import plain_text
from shapelog.solver.findings import (
    Assignment,
    Finding,
    Frame,
    Gap,
    OperandShape,
    Origin,
    Report,
    RuleText,
    Severity,
    SourceProblem,
    Span,
    Summary,
    TensorAnnotation,
    Verdict,
)

_TEXTS = st.one_of(
    st.text(max_size=20),
    st.text(st.characters(), max_size=20),
    st.text(st.sampled_from("ab (,)\t\n\r\x0c\x1b\u202e\udc80\ud800形́<&%:"), max_size=30),
)
_FILES = st.sampled_from(["a.py", "b c.py", "形\udc80.py", "", "/x/<.py"])
_NUMBERS = st.one_of(st.integers(-2, 12), st.integers(-(10**9), 10**9))
_SPANS = st.builds(Span, _FILES, _NUMBERS, _NUMBERS, _NUMBERS, _NUMBERS)
_MAYBE_SPANS = st.none() | _SPANS
_FRAMES = st.builds(Frame, _TEXTS, _MAYBE_SPANS)


def _tuples(elements: st.SearchStrategy[object], size: int = 3) -> st.SearchStrategy[object]:
    return st.lists(elements, max_size=size).map(tuple)


_FINDINGS = st.builds(
    Finding,
    rule=_TEXTS,
    severity=st.sampled_from(Severity),
    verdict=st.sampled_from(Verdict),
    message=_TEXTS,
    span=_SPANS,
    shapes=_tuples(st.builds(OperandShape, _TEXTS, _TEXTS, _MAYBE_SPANS)),
    origins=_tuples(st.builds(Origin, _TEXTS, _TEXTS, _MAYBE_SPANS)),
    trace=_tuples(_FRAMES),
    witness=_tuples(st.builds(Assignment, _TEXTS, _TEXTS)),
    constructed=st.none() | _FRAMES,
    advice=_TEXTS,
    fingerprint=_TEXTS,
)
_REPORTS = st.builds(
    Report,
    target=_TEXTS,
    findings=_tuples(_FINDINGS),
    gaps=_tuples(st.builds(Gap, st.sampled_from(["undecided", "x"]), _TEXTS, _MAYBE_SPANS)),
    problems=_tuples(st.builds(SourceProblem, _FILES, _NUMBERS, _NUMBERS, _TEXTS)),
    annotations=_tuples(st.builds(TensorAnnotation, _SPANS, _tuples(_TEXTS))),
    rules=_tuples(st.builds(RuleText, _TEXTS, _TEXTS, _TEXTS, _TEXTS)),
    summary=st.builds(
        Summary, unmodelled_names=st.dictionaries(_TEXTS, st.integers(0, 5), max_size=3)
    ),
    sources=st.dictionaries(_FILES, st.lists(_TEXTS, max_size=8).map("\n".join)),
)


@given(_REPORTS, st.integers(-5, 200))
@settings(max_examples=60, deadline=None)
def test_every_format_takes_every_report(report: Report, width: int) -> None:
    for name in FORMATS:
        text = render(report, name, width=width)
        assert text.endswith("\n")
        assert text.encode("utf-8")
        assert text == render(report, name, width=width)
    assert render(report, "text", color=True).encode("utf-8")


@given(_REPORTS)
@settings(max_examples=100, deadline=None)
def test_every_line_of_json_is_an_object_and_sarif_is_in_order(report: Report) -> None:
    lines = render(report, "json").split("\n")
    assert all(json.loads(line)["kind"] for line in lines[:-1])
    for result in json.loads(render(report, "sarif"))["runs"][0]["results"]:
        region = result["locations"][0]["physicalLocation"]["region"]
        start = (region["startLine"], region["startColumn"])
        assert (1, 1) <= start <= (region["endLine"], region["endColumn"])


def test_every_report_is_valid_sarif() -> None:
    validator = sarif_validator()

    @given(_REPORTS)
    @settings(max_examples=60, deadline=None)
    def is_valid(report: Report) -> None:
        validator.validate(json.loads(render(report, "sarif")))

    is_valid()


@given(st.text(st.characters()))
def test_printable_text_stays_on_its_line(text: str) -> None:
    shown = printable(text)
    assert shown.splitlines() in ([], [shown])
    assert "\x1b" not in shown
    assert shown.encode("utf-8") or not text
    assert cell_width(shown) >= 0


@given(_TEXTS.map(lambda text: text * 9), _SPANS, st.integers(20, 120), st.booleans())
def test_a_code_frame_keeps_to_its_width(text: str, span: Span, width: int, near: bool) -> None:
    source = SourceText(text)
    place = place_of(span)
    layout = FrameLayout(len(str(len(source.lines))), width, int(near))
    lines = plain_text(code_frame(source, Mark(place, "", "error"), (), layout)).splitlines()
    widest = max(layout.code_width + layout.number_width + 3, 0)
    assert all(cell_width(line) <= widest + 1 for line in lines)
    assert bool(lines) == source.has_line(place.line)
    if lines and place.line == min(place.end_line, len(source.lines)):
        assert any("^" in line for line in lines)
