"""Rows of tables are left out where no text of a program asks for them, and no others."""

from __future__ import annotations

import pytest
from conftest import Compile
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.derivation import Facts, sorted_rows
from shapelog.rules.engines.pruning import Pruning

RULES = """
.type Value = Library {path: symbol}
.decl Import(path: symbol)
.input Import
.decl Member(path: symbol, name: symbol)
.input Member
.decl Points(value: Value)
Points($Library(path)) :- Import(path).
Points($Library(cat(cat(path, "."), name))) :- Points($Library(path)), Member(path, name).
.decl Function(path: symbol, operator: symbol)
Function("torch.relu", "same"). Function("torch.cat", "cat"). Function("numpy.relu", "other").
.decl Takes(operator: symbol, parameter: symbol)
Takes("same", "input"). Takes("cat", "tensors"). Takes("other", "x").
.decl Alias(path: symbol, main: symbol)
Alias("torch.rectify", "torch.relu").
.decl Base(path: symbol, base: symbol)
Base("torch.a", "torch.b"). Base("torch.b", "torch.c"). Base("numpy.a", "numpy.b").
.decl Known(path: symbol)
Known("torch.c"). Known(path) :- Base(path, base), Known(base).
.decl Everything(path: symbol)
.output Everything
Everything("torch.relu"). Everything("numpy.relu").
.decl Apply(operator: symbol)
Apply(operator) :- Points($Library(path)), Function(path, operator).
Apply(operator) :- Points($Library(path)), Alias(path, main), Function(main, operator).
.decl Parameter(parameter: symbol)
Parameter(parameter) :- Apply(operator), Takes(operator, parameter).
.decl HasOperator(path: symbol)
HasOperator(path) :- Function(path, _).
.decl Odd(path: symbol)
Odd(path) :- Points($Library(path)), !HasOperator(path).
.decl Unknown(path: symbol)
Unknown(path) :- Points($Library(path)), !Known(path).
"""


def kept(text: str) -> list[str]:
    """The rows of tables that the text has."""
    return [line for line in text.split("\n") if line and ":-" not in line and "#" not in line]


def rows(*names: str) -> Facts:
    return {"Import": [("torch",)], "Member": [("torch", name) for name in names]}


@pytest.mark.parametrize(
    ("names", "needed"),
    [
        (["relu"], ['Function("torch.relu"', 'Takes("same"']),
        (["rectify"], ["Alias(", 'Function("torch.relu"', 'Takes("same"']),
        (["a"], ['Known("torch.a"']),
        (["cat"], ['Function("torch.cat"', 'Takes("cat"']),
        ([], []),
    ],
)
def test_rows_that_are_looked_up_stay(
    compiled: Compile, names: list[str], needed: list[str]
) -> None:
    left = kept(Pruning(compiled(RULES), rows(*names), guess=True).text)
    assert sum("Everything" in row for row in left) == 2
    left = [row for row in left if "Everything" not in row]
    assert len(left) == len(needed)
    for row in needed:
        assert any(each.startswith(f"r_{row}") for each in left)


@pytest.mark.parametrize("names", [[], ["relu"], ["rectify", "a"], ["b", "cat", "nothing"]])
def test_what_depends_on_facts_is_the_same(compiled: Compile, names: list[str]) -> None:
    program = compiled(RULES)
    some, every = (
        ClingoEngine().run(program, rows(*names), tables=tables) for tables in (False, True)
    )
    for name in ("Points", "Apply", "Parameter", "Odd", "Unknown"):
        assert sorted_rows(some, name) == sorted_rows(every, name)


def test_a_table_that_is_not_whole_cannot_be_asked_for(compiled: Compile) -> None:
    derivation = ClingoEngine().run(compiled(RULES), rows("relu"))
    assert len(list(derivation.rows("Everything"))) == 2
    with pytest.raises(ValueError, match="Function"):
        list(derivation.rows("Function"))


def test_a_text_that_functions_make_is_found_out(compiled: Compile) -> None:
    """``torch.relu`` has no word that the program has."""
    program = compiled(RULES.replace('cat(cat(path, "."), name)', 'cat("torch.re", name)'))
    facts: Facts = {"Import": [("torch",)], "Member": [("torch", "lu")]}
    assert not any("Function" in row for row in kept(Pruning(program, facts, guess=True).text))
    derivation = ClingoEngine().run(program, facts)
    assert sorted_rows(derivation, "Apply") == [("same",)]
    assert sorted_rows(derivation, "Odd") == [("torch",)]


def test_a_text_is_found_out_that_only_a_derived_table_is_asked_for(compiled: Compile) -> None:
    program = compiled(
        """
        .decl Member(path: symbol, name: symbol)
        .input Member
        .decl Size(path: symbol, size: number)
        Size("torch.relu", 1). Size("torch.cat", 2).
        .decl Larger(path: symbol, size: number)
        Larger(path, size + 1) :- Size(path, size).
        .decl Found(size: number)
        Found(size) :- Member(path, name), whole = cat(path, name), Named(whole), Larger(whole, size).
        .decl Named(path: symbol)
        Named(cat(path, name)) :- Member(path, name).
        """
    )
    facts: Facts = {"Member": [("torch.re", "lu")]}
    assert "Larger" in "".join(column for column in program.lines.derived)
    assert not kept(Pruning(program, facts, guess=True).text)
    assert sorted_rows(ClingoEngine().run(program, facts), "Found") == [(2,)]
