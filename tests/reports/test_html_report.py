"""The HTML page, read back with the standard library's parser."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from importlib.resources import files

import pytest
from sample_report import MATMUL, REPORT, TRAIN, train
from shapelog.reports import render
from shapelog.solver.findings import (
    Finding,
    Gap,
    Report,
    Severity,
    Span,
    Summary,
    TensorAnnotation,
    Verdict,
)

_VOID = {"meta", "input", "br", "link", "img"}


@dataclass
class Page(HTMLParser):
    """What a page holds; feeding it fails where tags do not close in order."""

    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    handlers: list[str] = field(default_factory=list)
    text: dict[str, str] = field(default_factory=dict)
    open_tags: list[tuple[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.handlers.extend(name for name in values if name.startswith("on"))
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "a":
            self.links.append(values["href"])
        self.loaded.extend(values[name] for name in ("src", "srcset", "data") if name in values)
        if tag in ("link", "img", "iframe", "object"):
            self.loaded.append(tag)
        if tag not in _VOID:
            self.open_tags.append((tag, values.get("id", "")))

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th"):
            self.handle_data(" ")
        assert self.open_tags.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        for _, name in self.open_tags:
            if name:
                self.text[name] = self.text.get(name, "") + data


def test_the_page_loads_nothing_and_closes_its_tags() -> None:
    page = _page(REPORT)
    assert page.loaded == []
    assert page.open_tags == []
    assert page.handlers == []
    external = [link for link in page.links if not link.startswith("#")]
    assert external == ["https://shapelog.example/rules/matmul-inner-dimensions"]
    text = render(REPORT, "html")
    assert "default-src 'none'" in text
    assert "@import" not in text
    assert "url(" not in text


def test_every_anchor_exists_once() -> None:
    page = _page(REPORT)
    assert len(page.ids) == len(set(page.ids))
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
    assert {"finding-1", "finding-2", "file-1-line-23", "file-1-line-32"} <= set(page.ids)


def test_a_finding_says_everything() -> None:
    words = " ".join(_page(REPORT).text["finding-1"].split())
    for expected in (
        "error nn.Linear(9000, 128) takes 9000 features, its input has 9216",
        "train.py:23:29 matmul-inner-dimensions fails on every run that gets here",
        "23 x = F.relu(self.fc1(x)) ^ (64, 9216) 24",
        "input (64, 9216) train.py:23:29",
        "9216 torch.flatten of (64, 64, 12, 12) train.py:22:13",
        "nn.Linear(9000, 128) train.py:15:20",
        "first round of the loop train.py:30:9",
        "Help: make it nn.Linear(9216, 128)",
        "Inner dimensions of a matrix product differ.",
    ):
        assert expected in words
    assert "Fails when batch_size = 64, last batch = 16" in _page(REPORT).text["finding-2"]


def test_gaps_are_as_plain_as_findings() -> None:
    words = " ".join(_page(REPORT).text["open"].split())
    assert "1 check undecided, 2 unmodelled names, 0 places not analysed, 1 source problem" in words
    assert "broken.py:3:8 invalid syntax" in words
    assert "torch.foo 3 bar 1" in words
    assert "train.py:33:16 undecided nll-loss-targets" in words


def test_the_source_carries_marks_words_and_shapes() -> None:
    text = render(REPORT, "html")
    assert (
        '<mark class="error"><span class="tensor" tabindex="0">x'
        '<span class="tip" role="tooltip">(64, 9216) or (16, 9216)</span></span></mark>'
    ) in text
    page = _page(REPORT)
    assert (
        "\n23        x = F.relu(self.fc1(x(64, 9216) or (16, 9216)))\n"
        + " " * 28
        + "^ (64, 9216): error: nn.Linear(9000, 128) takes 9000 features, its input has 9216\n"
    ) in page.text["file-1"]


def test_only_files_with_something_to_show_are_shown() -> None:
    page = _page(REPORT)
    assert "file-1" in page.ids
    assert "file-2" not in page.ids


def test_source_and_messages_are_escaped() -> None:
    text = "x = '<script>alert(1)</script>' + \"&amp;\"\n"
    span = Span("<b>.py", 1, 4, 1, 20)
    finding = Finding(
        "<i>", Severity.NOTE, Verdict.UNDECIDED, "<script>alert(2)</script>", span, advice="<u>"
    )
    annotation = TensorAnnotation(span, ("</span><script>",))
    gap = Gap("unmodelled", "<script>", span)
    summary = Summary(unmodelled_names={"<script>": 1})
    report = Report(
        "<script>", (finding,), (gap,), (), (annotation,), (), summary, {"<b>.py": text}
    )
    page = _page(report)
    assert page.tags.count("script") == 1
    assert not {"i", "b", "u"} & set(page.tags)
    assert "<script>alert(2)</script>" in page.text["finding-1"]
    assert 'alert(1)</script>\' + "&amp;"' in page.text["finding-1"]


def test_a_page_of_an_odd_rule_is_no_link() -> None:
    rules = tuple(replace(rule, page="javascript:alert(1)") for rule in REPORT.rules)
    assert "javascript:" not in render(replace(REPORT, rules=rules), "html")


def test_a_large_file_is_cut_to_windows() -> None:
    text = "x = 1\n" * 50_000
    finding = replace(
        MATMUL, span=Span("big.py", 30_000, 4, 30_000, 5), origins=(), trace=(), constructed=None
    )
    annotations = tuple(
        TensorAnnotation(Span("big.py", line, 0, line, 1), ("(3,)",))
        for line in range(1, 50_000, 5)
    )
    report = Report("big.py", (finding,), (), (), annotations, (), Summary(), {"big.py": text})
    page = _page(report)
    numbers = [int(one.rpartition("-")[2]) for one in page.ids if one.startswith("file-1-line-")]
    assert 5_000 <= len(numbers) <= 5_050
    assert {29_990, 30_000, 30_010} <= set(numbers)
    assert numbers == sorted(numbers)
    assert "of 50,000 are shown" in page.text["file-1"]
    assert "lines not shown" in page.text["file-1"]


def test_highlighting_follows_the_source() -> None:
    text = render(REPORT, "html")
    assert '<span class="keyword">class</span> Net(nn.Module):' in text
    assert '<span class="string">&#34;&#34;&#34;Train a small' in text


def test_a_report_without_findings_says_what_it_is() -> None:
    page = _page(Report("x.py", (), (), (), (), (), Summary()))
    assert "No check failed." in page.text["findings"]
    assert 'role="search"' not in render(Report("x.py", (), (), (), (), (), Summary()), "html")


def test_a_long_mark_and_crossing_marks_keep_the_text() -> None:
    annotations = (
        TensorAnnotation(Span("train.py", 1, 0, 36, 3), ("(1,)",)),
        TensorAnnotation(Span("train.py", 22, 4, 22, 20), ("(2,)",)),
        TensorAnnotation(Span("train.py", 22, 15, 22, 31), ("(3,)",)),
        TensorAnnotation(train("torch.flatten(x, 1)"), ("(4,)",)),
    )
    text = render(replace(REPORT, annotations=annotations, findings=(), gaps=()), "html")
    without_tips = re.sub(r'<span class="tip" role="tooltip">[^<]*</span>', "", text)
    page = Page()
    page.feed(without_tips)
    rows = page.text["file-1"].split("\n")
    source = [row for row in rows if re.match(r"\d", row)]
    assert [re.sub(r"^\d+", "", row) for row in source] == TRAIN.splitlines()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_has_enough_contrast(scheme: str) -> None:
    colours = _colours(scheme)
    syntax = ("keyword", "string", "number", "comment")
    on_code = ("text", "quiet", "link", "error", "warning", "note", *syntax)
    pairs = [(name, back) for name in on_code for back in ("page", "panel", "code")]
    pairs += [(name, f"{name}-back") for name in ("error", "warning", "note")]
    pairs += [("text", f"{name}-back") for name in ("error", "warning", "note")]
    pairs += [("tip-text", "tip")]
    poor = [pair for pair in pairs if _contrast(*(colours[name] for name in pair)) < 4.5]
    assert poor == []


def _page(report: Report) -> Page:
    page = Page()
    page.feed(render(report, "html"))
    page.close()
    return page


def _colours(scheme: str) -> dict[str, str]:
    style = files("shapelog.reports").joinpath("templates/report.css").read_text("utf-8")
    light, dark = re.findall(r":root \{(.*?)\}", style, re.DOTALL)
    found = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", light))
    if scheme == "dark":
        found |= dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", dark))
    return found


def _contrast(one: str, other: str) -> float:
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
