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
