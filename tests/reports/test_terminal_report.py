"""The text report, compared as people see it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
from sample_report import BROADCAST, MATMUL, REPORT
from shapelog.reports import UnknownFormatError, render
from shapelog.solver.findings import (
    Finding,
    Frame,
    Gap,
    OperandShape,
    Report,
    Severity,
    SourceProblem,
    Span,
    Summary,
    TensorAnnotation,
    Verdict,
)

EXPECTED = """\
error[matmul-inner-dimensions]: nn.Linear(9000, 128) takes 9000 features, its input has 9216
  --> train.py:23:29
   |
22 |         x = torch.flatten(x, 1)
23 |         x = F.relu(self.fc1(x))
   |                             ^ (64, 9216)
24 |         return self.fc2(x)
   |
   = shapes: input (64, 9216), weight (128, 9000)
   = 9216: torch.flatten of (64, 64, 12, 12) at train.py:22
22 |         x = torch.flatten(x, 1)
   |             ------------------- 9216
   = 9000: the literal at train.py:15
15 |         self.fc1 = nn.Linear(9000, 128)
   |                              ---- 9000
   = layer built at train.py:15: nn.Linear(9000, 128)
   = called from train.py:37: main()
                 train.py:30: first round of the loop
                 train.py:31: model(images)
   = help: make it nn.Linear(9216, 128)

warning[broadcast]: the sizes 64 and 16 of dimension 0 do not broadcast
  --> train.py:32:37
   |
31 |         output = model(images)
32 |         hidden = torch.foo(hidden + output)
   |                            ------   ^^^^^^ (16, 10)
   |                            (64, 10)
33 |         loss = F.nll_loss(output, labels)
   |
   = shapes: left (64, 10), right (16, 10)
   = 16: what is left of 60000 images after batches of 64
   = fails when batch_size = 64, last batch = 16
   = help: drop the last batch: DataLoader(..., drop_last=True)

broken.py:3:8: invalid syntax

note: unmodelled: torch.foo at train.py:32:18
note: undecided: nll-loss-targets at train.py:33:16

1 error, 1 warning · 42 checks decided, 1 undecided · 2 unmodelled names (torch.foo ×3, bar) \
· 0 places not analysed · 1 source problem · 3 files
"""


def test_a_whole_report() -> None:
    assert render(REPORT, "text") == EXPECTED


def test_colours_change_nothing_but_colours() -> None:
    import re

    coloured = render(REPORT, "text", color=True)
    assert "\x1b[1;31merror[matmul-inner-dimensions]\x1b[0m" in coloured
    stripped = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in stripped.splitlines()] == EXPECTED.splitlines()


def test_the_order_of_the_input_does_not_matter() -> None:
    turned = replace(
        REPORT, findings=REPORT.findings[::-1], gaps=REPORT.gaps[::-1], sources=REPORT.sources
    )
    assert render(turned, "text") == EXPECTED


def test_a_report_without_findings_is_its_summary() -> None:
    report = _report("")
    assert render(replace(report, findings=()), "text", color=True) == (
        "0 errors, 0 warnings · 0 checks decided, 0 undecided · 0 unmodelled names"
        " · 0 places not analysed · 0 files\n"
    )


def test_many_gaps_are_counted_not_listed() -> None:
    gaps = tuple(Gap("unmodelled", "torch.foo", Span("a.py", n, 0, n, 3)) for n in range(1, 14))
    lines = render(replace(_report(""), findings=(), gaps=gaps), "text").splitlines()
    assert lines[9:11] == ["note: unmodelled: torch.foo at a.py:10:1", "note: … and 3 more"]


def test_many_unmodelled_names_are_ranked() -> None:
    names = {"a": 1, "b": 2, "c": 1, "d": 9, "e": 1, "f": 1, "g": 1}
    report = replace(_report(""), findings=(), summary=Summary(unmodelled_names=names))
    assert "7 unmodelled names (d ×9, b ×2, a, c, e, 2 more)" in render(report, "text")


def test_a_long_chain_keeps_its_ends() -> None:
    trace = tuple(Frame(f"step {number}") for number in range(20))
    report = _report("f(x)\n", Span("a.py", 1, 2, 1, 3))
    report = replace(report, findings=(replace(report.findings[0], trace=trace),))
    assert _frame(report) == [
        "1 | f(x)",
        "  |   ^",
        "  |",
        "  = called from step 0",
        *(f"                step {number}" for number in range(1, 5)),
        "                … 10 more …",
        *(f"                step {number}" for number in range(15, 20)),
    ]


def test_tabs_and_wide_characters_keep_the_carets_in_place() -> None:
    text = "\ty = f('形状', x)\n"
    column = text.index("x")
    report = _report(text, Span("a.py", 1, column, 1, column + 1))
    assert _frame(report) == ["1 |     y = f('形状', x)", "  |                   ^"]


def test_wide_characters_are_underlined_by_their_cells() -> None:
    report = _report("f(形状)\n", Span("a.py", 1, 2, 1, 4))
    assert _frame(report) == ["1 | f(形状)", "  |   ^^^^"]


def test_a_long_line_is_cropped_around_the_argument() -> None:
    text = "total = " + "a + " * 40 + "wrong" + " + b" * 40 + "\n"
    column = text.index("wrong")
    report = _report(text, Span("a.py", 1, column, 1, column + 5))
    assert _frame(report, width=50) == [
        "1 | …+ a + a + a + wrong + b + b + b + b + b + b …",
        "  |                ^^^^^",
    ]


def test_a_long_line_is_cropped_at_its_end_only_if_the_argument_stands_early() -> None:
    text = "f(wrong" + ", b" * 40 + ")\n"
    report = _report(text, Span("a.py", 1, 2, 1, 7))
    assert _frame(report, width=40) == [
        "1 | f(wrong, b, b, b, b, b, b, b, b, b,…",
        "  |   ^^^^^",
    ]


def test_an_argument_over_several_lines() -> None:
    text = "y = f(torch.cat([\n    a,\n    b,\n]), 1)\n"
    report = _report(text, Span("a.py", 1, 6, 4, 2), shape="(3, 4)")
    assert _frame(report) == [
        "1 |   y = f(torch.cat([",
        "  |  _______^",
        "2 | |     a,",
        "3 | |     b,",
        "4 | | ]), 1)",
        "  | |__^ (3, 4)",
    ]


def test_a_statement_over_many_lines_keeps_its_head_and_tail() -> None:
    text = "torch.cat([\n" + "    a,\n" * 8 + "])\n"
    report = _report(text, Span("a.py", 1, 0, 10, 2), shape="(3, 4)")
    assert _frame(report) == [
        " 1 | / torch.cat([",
        " 2 | |     a,",
        " 3 | |     a,",
        "...  |",
        " 9 | |     a,",
        "10 | | ])",
        "   | |__^ (3, 4)",
    ]


@pytest.mark.parametrize(
    ("span", "expected"),
    [
        (Span("a.py", 1, 90, 1, 99), ["1 | f(x)", "  |     ^"]),
        (Span("a.py", 1, 2, 1, 2), ["1 | f(x)", "  |   ^"]),
        (Span("a.py", 1, 2, 7, 0), ["1 | f(x)", "  |   ^^"]),
        (Span("a.py", 9, 0, 9, 1), []),
        (Span("elsewhere.py", 1, 0, 1, 1), []),
    ],
    ids=["past the line", "empty", "past the file's end", "no such line", "no such file"],
)
def test_spans_that_do_not_fit_the_source(span: Span, expected: list[str]) -> None:
    assert _frame(_report("f(x)\n", span)) == expected


def test_lines_end_where_python_ends_them() -> None:
    text = "\ufeffa = 1\r\nb = '\x0c\u2028'\rf(x)\n"
    assert _frame(_report(text, Span("a.py", 3, 2, 3, 3))) == [
        "2 | b = '\\x0c\\u2028'",
        "3 | f(x)",
        "  |   ^",
    ]


def test_nothing_can_drive_the_terminal() -> None:
    report = _report("f(x) # \x1b[2J\u202e\udc80\n", Span("a.py", 1, 2, 1, 3))
    hostile = replace(report.findings[0], message="no\x1b]0;title\x07\nerror: faked")
    text = render(replace(report, findings=(hostile,)), "text")
    assert "no\\x1b]0;title\\x07\\nerror: faked" in text
    assert "# \\x1b[2J\\u202e\\udc80" in text
    assert text.encode()


def test_problems_stand_with_their_places() -> None:
    report = replace(_report(""), findings=(), problems=(SourceProblem("b.py", 2, 0, "no\nway"),))
    assert render(report, "text").startswith("b.py:2:1: no\\nway\n")


def test_the_label_is_taken_from_the_annotation_if_no_operand_stands_there() -> None:
    span = Span("a.py", 1, 2, 1, 3)
    report = _report("f(x)\n", span)
    finding = replace(report.findings[0], shapes=(OperandShape("input", "(16, 3)"),))
    several = TensorAnnotation(span, ("(64, 3)", "(16, 3)"))
    assert _frame(replace(report, findings=(finding,), annotations=(several,)))[1] == (
        "  |   ^ (16, 3)"
    )


def test_unknown_formats_are_refused() -> None:
    with pytest.raises(UnknownFormatError, match="'xml'; known are text, json"):
        render(REPORT, "xml")


@pytest.mark.parametrize(
    ("format_name", "absent"),
    [
        ("text", ["jinja2", "rich", "pygments"]),
        ("json", ["jinja2", "rich", "pygments"]),
        ("sarif", ["jinja2", "rich", "pygments"]),
        ("github", ["jinja2", "rich", "pygments"]),
        ("html", ["rich"]),
    ],
)
def test_a_format_loads_only_what_it_needs(format_name: str, absent: list[str]) -> None:
    program = (
        "import sys; from sample_report import REPORT; from shapelog.reports import render;"
        f"render(REPORT, {format_name!r}); print([m for m in {absent!r} if m in sys.modules])"
    )
    paths = {"PYTHONPATH": ":".join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=paths,
        check=True,
        cwd=sys.prefix,
    )
    assert done.stdout == "[]\n"


def _report(text: str, span: Span | None = None, shape: str = "") -> Report:
    """A report of one plain finding in ``a.py``."""
    at = span or Span("a.py", 1, 0, 1, 1)
    shapes = (OperandShape("input", shape, at),) if shape else ()
    finding = Finding("rule", Severity.ERROR, Verdict.INVALID, "message", at, shapes)
    return Report("a.py", (finding,), (), (), (), (), Summary(), {"a.py": text})


def _frame(report: Report, width: int = 100) -> list[str]:
    """The lines of the code frame and what follows, without operands."""
    lines = render(report, "text", width=width).splitlines()[2:-2]
    kept = [line for line in lines[1:] if " = shapes:" not in line]
    while kept and kept[-1].strip() == "|":
        kept.pop()
    return kept


def test_the_samples_are_what_the_tests_say() -> None:
    assert (MATMUL.span.line, BROADCAST.span.line) == (23, 32)
