"""Terms: equality, hashing, printing, order."""

from __future__ import annotations

import pickle

import pytest
from shapelog.rules.engines.terms import Term, Value, in_order, order_key, show

NIL = Term("nil")


def deep(length: int) -> Term:
    built = NIL
    for number in range(length):
        built = Term("", (number, built))
    return built


def test_terms_read_as_rules_write_them() -> None:
    assert str(Term("Int", (3,))) == "$Int(3)"
    assert str(Term("None")) == "$None()"
    assert str(Term("", (1, Term("", ("a", NIL))))) == '[1, ["a", nil]]'
    assert show('q"u\\o\n') == r'"q\"u\\o\n"'
    assert show(-3) == "-3"


def test_terms_are_values() -> None:
    assert Term("A", (1, "x")) == Term("A", (1, "x"))
    assert Term("A", (1,)) != Term("B", (1,))
    assert Term("A", (1,)) != Term("A", ("1",))
    assert Term("A") != "A"
    assert len({Term("A", (1,)), Term("A", (1,)), Term("A", (2,))}) == 2
    assert pickle.loads(pickle.dumps(Term("A", (NIL,)))) == Term("A", (NIL,))


def test_terms_cannot_be_changed() -> None:
    term = Term("A", (1,))
    with pytest.raises(AttributeError):
        term.name = "B"
    with pytest.raises(AttributeError):
        del term.arguments


def test_terms_match_patterns() -> None:
    match Term("Int", (3,)):
        case Term("Int", (number,)):
            assert number == 3
        case _:
            raise AssertionError


def test_long_lists_need_no_recursion() -> None:
    one, two = deep(20_000), deep(20_000)
    assert one == two
    assert hash(one) == hash(two)
    assert str(one).startswith("[19999, [19998, ")
    assert one != deep(19_999)


def test_any_rows_can_be_ordered() -> None:
    values: list[Value] = [Term("B"), "b", 2, NIL, "a", -1, Term("A", (1,))]
    ordered = sorted(values, key=order_key)
    assert ordered == [-1, 2, "a", "b", Term("A", (1,)), Term("B"), NIL]
    assert in_order([(2, "a"), (1, NIL), (1, "b")]) == [(1, "b"), (1, NIL), (2, "a")]
