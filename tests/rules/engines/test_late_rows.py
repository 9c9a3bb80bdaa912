"""Relations that start many rules get their rows late; what is derived stays the same."""

from __future__ import annotations

import pytest
from conftest import Compile
from shapelog.rules.engines import late_rows
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.derivation import Facts, sorted_rows
from shapelog.rules.engines.pruning import Pruning

RULES = """
.decl Next(from: symbol, to: symbol)
.input Next
.decl Start(name: symbol)
.input Start
.decl Known(name: symbol)
Known(name) :- Start(name).
Known(to) :- Next(from, to), Sort(from, _).
.decl Sort(name: symbol, sort: symbol)
Sort(name, cat("sort of ", name)) :- Known(name).
Sort(name, "sort of a") :- Sort(name, "sort of b").
.decl Named(sort: symbol)
Named(sort) :- Known(name), Sort(name, sort).
.decl R(name: symbol, sort: symbol)
R(name, sort) :- Known(name), Sort(name, sort), Named(sort).
R("asked", name) :- Sort(name, "sort of b"), Known(name).
R("never", name) :- Sort(name, "sort of x"), Known(name).
"""
FACTS: Facts = {"Start": [("a",)], "Next": [("a", "b"), ("b", "c"), ("x", "y")]}
DERIVED = [
    ("a", "sort of a"),
    ("asked", "b"),
    ("b", "sort of a"),
    ("b", "sort of b"),
    ("c", "sort of c"),
]


@pytest.fixture(params=[1, 1000], ids=["late", "at once"])
def least_rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(late_rows, "_LEAST_RULES", request.param)
    least: int = request.param
    return least


def test_late_rows_derive_the_same(least_rules: int, compiled: Compile) -> None:
    program = compiled(RULES)
    assert ("Sort'late" in program.clingo.text) == (least_rules == 1)
    derivation = ClingoEngine().run(program, FACTS)
    assert sorted_rows(derivation, "R") == DERIVED
    derivation.check_decided()


def test_rules_that_derive_a_relation_read_it_at_once(
    monkeypatch: pytest.MonkeyPatch, compiled: Compile
) -> None:
    monkeypatch.setattr(late_rows, "_LEAST_RULES", 1)
    lines = compiled(RULES).clingo.text.split("\n")
    of_itself = [line for line in lines if line.startswith('r_Sort(V_name,"sort of a")')]
    assert [line for line in of_itself if "r_Sort'late" not in line] == of_itself != []


def test_the_copy_is_left_out_where_nothing_reads_it(
    monkeypatch: pytest.MonkeyPatch, compiled: Compile
) -> None:
    monkeypatch.setattr(late_rows, "_LEAST_RULES", 1)
    text = Pruning(compiled(RULES), {"Next": [("a", "b")]}, guess=True).text
    assert "r_Sort'late(" not in text


def test_a_guess_that_was_wrong_is_found_in_a_copy(
    monkeypatch: pytest.MonkeyPatch, compiled: Compile
) -> None:
    """A function makes the text that a rule asks for in a late row."""
    monkeypatch.setattr(late_rows, "_LEAST_RULES", 1)
    facts: Facts = {"Start": [("b",)]}
    derivation = ClingoEngine().run(compiled(RULES), facts)
    assert ("asked", "b") in set(derivation.rows("R"))


def test_late_copies_are_joined_apart_from_words_too(
    compiled: Compile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two things of the same sort have a word in common; the pair of them is looked at first."""
    monkeypatch.setattr(late_rows, "_LEAST_RULES", 1)
    rules = """
    .type Thing <: symbol
    .decl Next(from: Thing, to: Thing)
    .input Next
    .decl Sort(name: Thing, sort: symbol)
    Sort(name, "first") :- Next(name, _).
    Sort(name, "second") :- Next(_, name).
    Sort(name, sort) :- Alike(name, other), Sort(other, sort).
    .decl Pair(first: Thing, second: Thing)
    Pair(first, second) :- Next(first, second), Sort(second, _).
    .decl Alike(first: Thing, second: Thing)
    Alike(first, second) :- Pair(first, second), Sort(first, sort), Sort(second, sort).
    .output Alike
    """
    lines = compiled(rules).clingo.lines
    (line,) = [each for each in lines if each.startswith("r_Alike(")]
    assert line.count("r_Sort'late(") == 2
    assert "V_sort_0<=V_sort" in line and "V_sort_0>=V_sort" in line
