"""Signature texts: the rows that they stand for."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import Call, N, t
from shapelog.rules.dialect.errors import RuleErrors
from shapelog.rules.dialect.program import check_program
from shapelog.rules.dialect.sources import RuleText
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.compilation import compile_program
from shapelog.rules.engines.terms import show

DECLARATIONS = """
.type Value = None {} | Boolean {truth: number} | Integer {number: number} | Float {text: symbol}
            | String {text: symbol} | Library {path: symbol}
.decl Function(path: symbol, signature: symbol)
.decl SignatureParameter(signature: symbol, position: number, parameter: symbol)
.decl SignatureKeyword(signature: symbol, keyword: symbol, parameter: symbol)
.decl SignatureAlias(signature: symbol, parameter: symbol, number: number, keyword: symbol)
.decl SignatureDefault(signature: symbol, parameter: symbol, value: Value)
.decl SignatureVariadic(signature: symbol, position: number, parameter: symbol)
"""


def rows(signature: str) -> dict[str, set[str]]:
    """The rows of each table, without the signature itself."""
    text = f'{DECLARATIONS}\nFunction("f", "{signature}"). Function("g", "{signature}").'
    program = check_program([RuleText("table.dl", text)])
    derivation = ClingoEngine().run(compile_program(program), {}, tables=True)
    tables = ("Parameter", "Keyword", "Alias", "Default", "Variadic")
    return {
        table: {
            " ".join(map(show, row[1:]))
            for row in derivation.rows(f"Signature{table}")
            if row[0] == signature
        }
        for table in tables
    }


#: Calls that pass dimension 1, or nothing: by a signature as text, and by tables of each parameter.
CALLS = [
    Call(path, arguments, {keyword: 1} if keyword else {})
    for path, arguments, keywords in (
        ("torch.mode", (t(2, 3, 4),), ("dim", "axis", "")),
        ("numpy.stack", ([N(2, 3)] * 4,), ("axis", "")),
    )
    for keyword in keywords
]


def test_parameters_have_positions_and_defaults() -> None:
    found = rows("(input, dim=-1, keep=False, value=0.5, mode='same', size=None, kind=torch.int64)")
    assert found["Parameter"] >= {'0 "input"', '1 "dim"', '6 "kind"'}
    assert found["Default"] == {
        '"dim" $Integer(-1)',
        '"keep" $Boolean(0)',
        '"value" $Float("0.5")',
        '"mode" $String("same")',
        '"size" $None()',
        '"kind" $Library("torch.int64")',
    }
    assert found["Keyword"] == found["Variadic"] == set()


def test_other_keywords_are_listed_in_order() -> None:
    found = rows("(input, dim|axis|along=0)")
    assert found["Keyword"] == {'"axis" "dim"', '"along" "dim"'}
    assert found["Alias"] == {'"dim" 0 "axis"', '"dim" 1 "along"'}


def test_after_a_star_parameters_are_keywords_only() -> None:
    found = rows("(input, *, dtype, out=None)")
    assert found["Parameter"] == {'0 "input"'}
    assert found["Keyword"] == {'"dtype" "dtype"', '"out" "out"'}


def test_a_starred_parameter_collects() -> None:
    assert rows("(input, *sizes|size)")["Variadic"] == {'1 "sizes"'}


def test_what_follows_a_starred_parameter_is_keyword_only() -> None:
    found = rows("(input, *sizes, dtype)")
    assert found["Parameter"] == {'0 "input"'}
    assert found["Keyword"] == {'"dtype" "dtype"'}


def test_souffle_gets_the_rows_too() -> None:
    text = f'{DECLARATIONS}\nFunction("f", "(input, dim=0)").'
    translated = compile_program(
        check_program([RuleText("table.dl", text)]), native=True
    ).souffle.text
    assert 'SignatureParameter("(input, dim=0)", 1, "dim").' in translated
    assert 'SignatureDefault("(input, dim=0)", "dim", $Integer(0)).' in translated


def test_there_is_a_default_only_if_no_keyword_passes_the_parameter() -> None:
    by_dim, by_axis, last, inside, first = [outcome.results for outcome in analyse(CALLS)]
    assert by_dim == by_axis == ([(2, 4), (2, 4)],)
    assert last == ([(2, 3), (2, 3)],)
    assert (inside, first) == (((2, 4, 3),), ((4, 2, 3),))


def test_no_parameters_at_all() -> None:
    assert not any(rows("()").values())


def test_a_name_without_parenthesis_is_only_a_name() -> None:
    assert not any(rows("input, dim").values())


@pytest.mark.parametrize("signature", ["(input", "(in put)", "(input, dim=@)", "(*, *rest)"])
def test_a_malformed_text_is_reported_at_its_place(signature: str) -> None:
    with pytest.raises(RuleErrors) as caught:
        rows(signature)
    assert str(caught.value).startswith("table.dl:")
    assert "is no parameter of a signature" in str(caught.value)
