"""Comments that say what a program is expected to give: each is read, or refused."""

import pytest
from shapelog.corpora.expectations import Expectation, expectations


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("a @ b  # E: rule", [("E", "rule", ())]),
        ("a @ b  # E: rule (8, 64) (65,)", [("E", "rule", ("(8, 64)", "(65,)"))]),
        ("c = d  # S: c ()", [("S", "c", ("()",))]),
        (
            "c = d  # S: c (2 * (n + 1), (8 - (k - 1)))",
            [("S", "c", ("(2 * (n + 1), (8 - (k - 1)))",))],
        ),
        ("x, y = p  # S: x (3,)  # A: y (4,)", [("S", "x", ("(3,)",)), ("A", "y", ("(4,)",))]),
        ("a @ b  #E:rule", [("E", "rule", ())]),
        ("f(x)  # what comes next: nothing", []),
        ("f(x)  # NOTE: (3,)", []),
    ],
)
def test_they_are_read(line: str, read: list[tuple[str, str, tuple[str, ...]]]) -> None:
    assert expectations(f"\n{line}\n") == [Expectation(2, *each) for each in read]


@pytest.mark.parametrize(
    "line",
    [
        "a @ b  # E: rule (5, 12) @ (13, 12)",
        "h(x)  # E: rule (4, 7) 6",
        "c = d  # S: c (2, (3)",
        "c = d  # S: c",
        "a @ b  # E:",
    ],
)
def test_what_cannot_be_read_is_no_check_that_cannot_fail(line: str) -> None:
    with pytest.raises(ValueError, match="line 1: .* cannot be read"):
        expectations(line)
