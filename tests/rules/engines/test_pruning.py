"""Rules that cannot fire on the facts at hand are left out, and no others."""

from __future__ import annotations

from dataclasses import replace

import pytest
from conftest import Compile
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.derivation import Facts, sorted_rows
from shapelog.rules.engines.lines import Lines
from shapelog.rules.engines.pruning import Pruning

RULES = """
.type Value = Tensor {rank: number} | Object {name: symbol} | Text {text: symbol}
.decl Given(name: symbol, sort: symbol)
.input Given
.decl Sort(sort: symbol)
Sort("tensor"). Sort("text").
.decl Made(value: Value)
Made($Tensor(2)) :- Given(_, "tensor").
Made($Object(name)) :- Given(name, "object").
.decl Copied(value: Value, name: symbol)
Copied(value, name) :- Made(value), Given(name, _).
.decl Known(name: symbol, sort: symbol)
Known(name, sort) :- Given(name, sort), Sort(sort).
.decl Named(name: symbol)
Named(cat(name, "!")) :- Given(name, _).
.decl R(text: symbol)
R("rank") :- Copied($Tensor(_), _).
R(name) :- Copied($Object(name), _).
R("text") :- Copied($Text(_), _).
R("a") :- Copied(value, "a"), value = $Object(_).
R(sort) :- Known(_, sort), sort = "text".
R("loud") :- Named("a!").
R("never") :- Known(_, "object").
R("table") :- Given("b", sort), Sort(sort).
"""


def kept(text: str, line: str) -> bool:
    return any(line in each for each in text.split("\n"))


@pytest.mark.parametrize(
    ("facts", "fires", "left_out"),
    [
        ([("a", "tensor")], ["rank"], ["text", "a", "never"]),
        ([("a", "object")], ["a"], ["rank", "text", "never", "table"]),
        ([("b", "text")], ["table"], ["rank", "a", "never"]),
        ([], [], ["rank", "text", "a", "loud", "table", "never"]),
    ],
)
def test_what_cannot_fire_is_left_out(
    compiled: Compile, facts: list[tuple[str, str]], fires: list[str], left_out: list[str]
) -> None:
    program = compiled(RULES)
    given: Facts = {"Given": facts}
    text = Pruning(program, given, guess=True).text
    assert all(kept(text, f'r_R("{name}") :-') for name in fires)
    assert not any(kept(text, f'r_R("{name}") :-') for name in left_out)
    assert text.count("\n") == program.clingo.text.count("\n")


def test_what_functions_make_is_guessed_and_found_out(compiled: Compile) -> None:
    program = compiled(RULES)
    given: Facts = {"Given": [("a", "tensor")]}
    pruning = Pruning(program, given, guess=True)
    assert not kept(pruning.text, 'r_R("loud") :-')
    assert ("loud",) in sorted_rows(ClingoEngine().run(program, given), "R")


@pytest.mark.parametrize(
    "facts",
    [
        [],
        [("a", "tensor")],
        [("a", "object"), ("c", "text")],
        [("b", "text"), ("b", "tensor"), ("a", "other")],
    ],
)
def test_the_rows_are_those_of_all_rules(compiled: Compile, facts: list[tuple[str, str]]) -> None:
    program = compiled(RULES)
    given: Facts = {"Given": facts}
    some, every = (
        ClingoEngine().run(each, given) for each in (program, replace(program, lines=Lines()))
    )
    for relation in (each.name for each in program.relations.values() if not each.is_table):
        assert sorted_rows(some, relation) == sorted_rows(every, relation)


@pytest.mark.parametrize(
    "body",
    [
        # made of what a function gives
        'Given(name, _), whole = cat(name, "!"), value = $Object(whole)',
        # made of a part of another term
        "Made(other), other = $Object(name), value = $Text(name)",
        # made of a term that is made
        'Given(name, _), inner = cat(name, ""), value = $Text(inner)',
        'Given(name, "object"), constant = name, value = $Text(constant)',
    ],
)
def test_what_terms_are_made_of_is_followed(compiled: Compile, body: str) -> None:
    text = f"""{RULES}
    .decl Built(value: Value)
    Built(value) :- {body}.
    .decl Word(text: symbol)
    Word(text) :- Built($Object(text)). Word(text) :- Built($Text(text)).
    .decl Known_(text: symbol)
    Known_("a!"). Known_("a").
    R(cat("found ", text)) :- Word(text), Known_(text).
    R("exactly") :- Built($Object("a!")).
    R("as exactly") :- Built($Text("a")).
    """
    program = compiled(text)
    given: Facts = {"Given": [("a", "object")]}
    some, every = (
        sorted_rows(ClingoEngine().run(each, given), "R")
        for each in (program, replace(program, lines=Lines()))
    )
    assert some == every
    assert any("found" in str(row) for row in every)
    assert any("exactly" in str(row) for row in every)


def test_what_functions_make_is_found_out_behind_tables(compiled: Compile) -> None:
    text = f"""{RULES}
    .decl Class(text: symbol)
    Class("a!"). Class("b!").
    .decl Both(text: symbol)
    Both(text) :- Named(text), Class(text).
    R("met") :- Both("a!").
    .decl Kept(text: symbol)
    Kept(text) :- Given(text, _). Kept("a!") :- Given("b", _).
    .decl Also(text: symbol)
    Also(text) :- Named(text), Kept(text).
    R("also") :- Also("a!").
    """
    program = compiled(text)
    given: Facts = {"Given": [("a", "tensor"), ("b", "text")]}
    chosen = Pruning(program, given, guess=True).text
    assert not kept(chosen, 'r_R("met") :-') and not kept(chosen, 'r_R("also") :-')
    rows = sorted_rows(ClingoEngine().run(program, given), "R")
    assert ("met",) in rows and ("also",) in rows
    assert rows == sorted_rows(ClingoEngine().run(replace(program, lines=Lines()), given), "R")


def test_tests_of_functions_say_nothing(compiled: Compile) -> None:
    text = f"""{RULES}
    .decl Begins(name: symbol)
    Begins(name) :- Given(name, _), Sort(sort), strlen(name) > strlen(sort), substr(name, 0, 4) = cat(sort, "!").
    .decl Made_(text: symbol)
    Made_(cat(name, "")) :- Given(name, _).
    R("word") :- Made_("tensor").
    """
    program = compiled(text)
    given: Facts = {"Given": [("a", "object")]}
    assert not kept(Pruning(program, given, guess=True).text, 'r_R("word") :-')


def test_equal_variables_are_followed(compiled: Compile) -> None:
    text = f"""{RULES}
    .decl Constant(text: symbol)
    Constant("quiet!") :- Given("a", _).
    .decl Renamed(text: symbol)
    Renamed(other) :- Constant(text), other = text.
    R("renamed") :- Renamed("quiet!").
    R("not renamed") :- Renamed("quiet?").
    """
    program = compiled(text)
    given: Facts = {"Given": [("a", "object")]}
    chosen = Pruning(program, given, guess=True).text
    assert kept(chosen, 'r_R("renamed") :-') and not kept(chosen, 'r_R("not renamed") :-')
    assert ("renamed",) in sorted_rows(ClingoEngine().run(program, given), "R")


def test_only_what_functions_made_may_have_been_guessed_wrong(compiled: Compile) -> None:
    pruning = Pruning(compiled(RULES), {"Given": [("a", "tensor")]}, guess=True)
    assert pruning.guessed({"a!", "b!", "tensor"}) == {"Named.0": {'"a!'}}
    assert not pruning.guessed({"b!"})
