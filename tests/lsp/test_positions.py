"""Places as clients count them, before and after a change."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("pygls", reason="the extra lsp is not installed")

from pygls.workspace import PositionCodec  # noqa: E402
from shapelog.solver.findings import Span  # noqa: E402

from shapelog.lsp.positions import LineMap, column_of, lines_of, range_of  # noqa: E402

TEXT = st.text("aä語😀 ", max_size=8)


@given(TEXT, st.data(), st.sampled_from(["utf-8", "utf-16", "utf-32"]))
def test_a_column_comes_back(line: str, data: st.DataObject, encoding: str) -> None:
    units = PositionCodec(encoding).client_num_units
    column = data.draw(st.integers(0, len(line)))
    place = range_of(Span("f", 1, column, 1, column), [line], units).start
    size = {"utf-8": 1, "utf-16": 2, "utf-32": 4}[encoding]
    name = encoding if encoding == "utf-8" else f"{encoding}-le"
    assert place.character == len(line[:column].encode(name)) // size
    assert column_of(line, place.character, units) == column


@given(st.lists(st.sampled_from("abc")), st.lists(st.sampled_from("abc")), st.data())
def test_lines_that_are_kept_are_found_again(
    old: list[str], new: list[str], data: st.DataObject
) -> None:
    moved = LineMap.between(old, new)
    for number, line in enumerate(old, start=1):
        there = moved.line(number)
        assert there is None or new[there - 1] == line
    same = LineMap.between(old, old)
    assert all(same.line(number) == number for number in range(1, len(old) + 1))
    at = data.draw(st.integers(0, len(old)))
    longer = LineMap.between(old, [*old[:at], "x", *old[at:]])
    places = [longer.line(number) for number in range(1, len(old) + 1)]
    assert places == [*range(1, at + 1), *range(at + 2, len(old) + 2)]


def test_lines_end_where_the_protocol_ends_them() -> None:
    assert lines_of("a\r\nb\rc\x0cd\u2028e\n") == ("a", "b", "c\x0cd\u2028e", "")
