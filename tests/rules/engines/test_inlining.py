"""What stands in the place of variables when rules are written for clingo."""

from __future__ import annotations

from conftest import Compile, Run

RULES = """
.decl Given(name: symbol, sort: symbol)
.input Given
.decl R(text: symbol, sort: symbol)
R(name, sort) :- Given(name, sort), ( sort = "list" ; "tuple" = sort ).
.decl N(text: symbol, total: number)
N(name, total) :- Given(name, sort), sort = "list", total = count : { Given(_, sort) }.
.decl Both(text: symbol)
Both(name) :- Given(name, sort), sort = "list", sort = "tuple".
"""


def test_strings_stand_in_place_of_equal_variables(compiled: Compile) -> None:
    lines = compiled(RULES).clingo.text.split("\n")
    for sort in ("list", "tuple"):
        assert f'r_R(V_name,"{sort}") :- r_Given(V_name,"{sort}").' in lines


def test_what_is_derived_stays_the_same(rows: Run) -> None:
    facts = {"Given": [("a", "list"), ("b", "tuple"), ("c", "set"), ("d", "list")]}
    assert rows(RULES, facts) == [("a", "list"), ("b", "tuple"), ("d", "list")]
    assert rows(RULES, facts, "N") == [("a", 2), ("d", 2)]
    assert rows(RULES, facts, "Both") == []
