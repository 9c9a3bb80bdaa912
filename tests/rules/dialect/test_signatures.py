"""Signature texts: the rows that they stand for."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapelog.rules.cache import cache_directory
from shapelog.rules.dialect.errors import RuleErrors
from shapelog.rules.dialect.program import check_program
from shapelog.rules.dialect.sources import RuleText, read_sources
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.compilation import compile_program
from shapelog.rules.engines.terms import show
from shapelog.rules.parsed_files import ParsedFiles

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


RULES = Path(__file__).parents[3] / "rules"
TABLES = """
LibraryFunction("library.text", "operator", "(input, dim|axis|along=0)").
LibraryFunction("library.named", "operator", "f").
SignatureParameter("f", 0, "input"). SignatureParameter("f", 1, "dim").
SignatureKeyword("f", "axis", "dim"). SignatureKeyword("f", "along", "dim").
SignatureDefault("f", "dim", $Integer(0)).
"""
CALLS = [
    (function, keyword)
    for function in ("text", "named")
    for keyword in ("dim", "axis", "along", "")
]


def given() -> dict[str, set[str]]:
    """What the real rules give as ``dim`` to each call, which passes 1 by a keyword or nothing."""
    folders = ("core", "library", "operators")
    files = [path for folder in folders for path in sorted((RULES / folder).glob("*.dl"))]
    lines = [TABLES]
    for function, keyword in CALLS:
        site, callee = f"{function} {keyword}", f'$Library("library.{function}")'
        call = f'$CallContext("{site}", {callee}, $ModuleContext("m"))'
        lines.append(f"Invoke({call}, {callee}). ActualCount({call}, 0).")
        if keyword:
            lines.append(f'ActualKeyword({call}, "{keyword}", $Integer(1)).')
            lines.append(f'KeywordArgument("{site}", "{keyword}", "one").')
    texts = [*read_sources(files), RuleText("calls.dl", "\n".join(lines))]
    parsed = ParsedFiles(cache_directory() / "parsed")
    derivation = ClingoEngine().run(
        compile_program(check_program(texts, parsed.parse)), {}, tables=True
    )
    found: dict[str, set[str]] = {}
    for call, parameter, value in derivation.rows("Given"):
        if parameter == "dim":
            found.setdefault(call.arguments[0], set()).add(show(value))
    return found


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
    # one test of all calls: the rules are compiled with them once, not once for each worker
    assert given() == {
        f"{function} {keyword}": {"$Integer(1)" if keyword else "$Integer(0)"}
        for function, keyword in CALLS
    }


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
