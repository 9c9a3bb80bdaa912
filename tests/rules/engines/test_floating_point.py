"""The dialect's arithmetic on numbers as texts is Python's own."""

from hypothesis import given
from hypothesis import strategies as st
from shapelog.rules.engines.floating_point import compute

_NUMBERS = st.one_of(
    st.integers(-(10**6), 10**6), st.floats(allow_nan=False, min_value=-1e9, max_value=1e9)
)


@given(_NUMBERS, _NUMBERS, st.sampled_from("+-*"))
def test_sums_and_products_are_those_of_python(left: float, right: float, operator: str) -> None:
    expected = {"+": left + right, "-": left - right, "*": left * right}[operator]
    if isinstance(expected, float):
        assert compute(operator, repr(left), repr(right)) == repr(expected)


@given(_NUMBERS, _NUMBERS)
def test_comparisons_are_those_of_python(left: float, right: float) -> None:
    assert compute("<", repr(left), repr(right)) == str(int(left < right))
    assert compute("==", repr(left), repr(right)) == str(int(left == right))


def test_what_has_no_value_is_not_known() -> None:
    assert compute("/", "1.0", "0") == "?"
    assert compute("+", "?", "1") == "?"
    assert compute("**", "-2.0", "0.5") == "?"
    assert compute("**", "10.0", "1000") == "?"
    assert compute("int", "inf", "") == "?"
    assert compute("int", "1e12", "") == "?"
    assert compute("sqrt", "-1", "") == "?"


def test_what_a_tensor_may_compute_differently_is_known_about() -> None:
    assert compute("float32", "0.1", "") == repr(0.10000000149011612)
    assert compute("float32", "1e300", "") == "?"
    assert compute("~**", "2.25", "1.0") == "2.25"
    assert compute("~**", "2.1", "2.0").startswith("~4.41")
    assert compute("+", "~0.5", "1") == "~1.5"
    assert compute("float32", "~0.5", "") == "~0.5"
    assert compute("<", "~0.5", "1") == "?"
    assert compute("known", "~0.5", "") == "?"


def test_what_is_known_about_is_not_rounded_where_that_is_close() -> None:
    assert compute("nearest", "6.5", "") == "6.0"
    assert compute("nearest", "~6.4999999", "") == "?"
    assert compute("nearest", "~6.51", "") == "7.0"
    assert compute("whole", "~6.9999999", "") == "?"
    assert compute("whole", "~-6.7", "") == "-6"
    assert compute("whole", "6.9999999", "") == "6"
