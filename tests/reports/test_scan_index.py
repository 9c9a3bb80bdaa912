"""The pages that list what a scan has found."""

from __future__ import annotations

import re

from shapelog.reports.scan_index import (
    FILES_ON_INDEX,
    FileRow,
    FindingRow,
    ScanIndex,
    address,
    index_pages,
    page_name,
)


def row(number: int) -> FileRow:
    file = f"transformers/src/transformers/models/model_{number // 6}/modeling_model_{number}.py"
    numbers = (2000, 1, 0, 400, 300, 80, 9, 350, 290, 410)
    return FileRow(file, "transformers", "module", "analysed", "", False, *numbers, page_name(file))


def index(files: int) -> ScanIndex:
    rows = [row(number) for number in range(files)]
    message = "Linear expects in_features = 32, but the last dimension of the input (..., 64) is 64"
    findings = [
        FindingRow(
            "error", "linear-in-features", message, f"{one.file}:1:1", f"{one.page}#finding-1"
        )
        for one in rows
    ]
    names = {f"torch.some.name_{number}": number for number in range(2000)}
    return ScanIndex("transformers", rows, findings, names)


def test_the_first_page_stays_below_two_megabytes() -> None:
    pages = index_pages(index(FILES_ON_INDEX))
    assert list(pages) == ["index.html"]
    assert len(pages["index.html"].encode()) < 2_000_000
    assert pages["index.html"].count("<tr data-found") == FILES_ON_INDEX


def test_beyond_that_it_lists_folders() -> None:
    pages = index_pages(index(FILES_ON_INDEX + 1))
    first = pages.pop("index.html")
    assert len(first.encode()) < 2_000_000 and "Folders" in first
    assert pages and all(f'href="{name}"' in first for name in pages)
    listed = sum(text.count("<tr data-found") for text in pages.values())
    assert listed == FILES_ON_INDEX + 1


def test_lost_units_and_problems_are_shown() -> None:
    lost = FileRow("a.py", "p", "script", "timed out", "after 60 seconds", lost=True)
    page = index_pages(ScanIndex("p", [lost], [], {"torch.x": 3}, [("b.py:3", "syntax error")]))
    text = re.sub(r"<[^>]*>", " ", page["index.html"])
    for words in ("timed out", "after 60 seconds", "b.py:3", "syntax error", "torch.x"):
        assert words in text
    assert "://" not in page["index.html"]


def test_page_names_are_different_and_safe() -> None:
    names = [
        "a/b.py",
        "../a/b.py",
        "/a/b.py",
        "a//b.py",
        "a b.py",
        "a_b.py",
        "ä.py",
        "x" * 300,
        "\udcff",
    ]
    pages = [page_name(name) for name in names]
    assert len(set(pages)) == len(names)
    assert all(re.fullmatch(r"files/[A-Za-z0-9._/-]+\.html", page) for page in pages)
    assert not any(".." in page.split("/") for page in pages)
    assert address("files/a/b.py.html", "files/c/d.html") == "../a/b.py.html"
    assert address("assets/x.css", "index.html") == "assets/x.css"
