"""The parser: what each form becomes, and that printed programs parse to the same tree."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapelog.rules.dialect import syntax
from shapelog.rules.dialect.errors import Position, RuleSyntaxError
from shapelog.rules.dialect.parser import Parser
from shapelog.rules.dialect.printing import statement_text, term_text

PARSER = Parser()
NOWHERE = Position("", 0, 0)


def parse(text: str) -> tuple[syntax.Statement, ...]:
    return PARSER.parse(text, "t.dl").statements


def bare(node: Any) -> Any:
    """The tree without positions and documentation."""
    if isinstance(node, tuple):
        return tuple(bare(part) for part in node)
    if dataclasses.is_dataclass(node) and not isinstance(node, type):
        kept = {
            field.name: bare(getattr(node, field.name))
            for field in dataclasses.fields(node)
            if field.name not in ("position", "documentation")
        }
        return (type(node).__name__, kept)
    return node


PROGRAM = r"""
.include "other.dl"
.type Name <: symbol
.type Also = Name
.type Either = Name | Also
.type Pair = [first: Value, second: Pair]
.type Value = Int {n: number} | None {} | Both {p: Pair, s: symbol}
.decl Edge(x: number, y: number)
.decl Start()
.input Edge
.output Edge, Start
.printsize Start
Start().
Edge(1, -2).
Edge(x, y), Edge(y, x) :- Edge(x, y), !Edge(y, x), x != y.
Edge(x, y) :- (Edge(x, _), y = 1 ; Edge(_, y), x = y), true ; false, Edge(x, y).
Edge(x, n) :- Edge(x, _), n = count : { Edge(x, _), !Edge(_, x) }.
Edge(x, 1 + n) :- Edge(x, _), n = sum y : { Edge(x, y) }, 3 < max y : { Edge(y, x) }.
Edge(x, y) :- Holds($Both([$Int(x), nil], "a\"b\\c\n\t"), ?v, _w), y = (x + 1) * -x % 3 - -4 / 2.
Edge(x, y) :- match("a.*", s), !contains(cat("x", s), t), x = strlen(substr(s, 0, min(1, 2, 3))).
Edge(x, y) :- x = as(y, number), v = $None, w = $None(), x = to_number(to_string(y)).
"""


def test_a_printed_program_parses_to_the_same_tree() -> None:
    statements = parse(PROGRAM)
    printed = "\n".join(statement_text(statement) for statement in statements)
    assert bare(parse(printed)) == bare(statements)


def test_arithmetic_binds_as_usual() -> None:
    (rule,) = parse("A(1 + 2 * x - 3).")
    assert isinstance(rule, syntax.Rule)
    assert term_text(rule.heads[0].arguments[0]) == "((1 + (2 * x)) - 3)"


def test_positions_count_from_one() -> None:
    rule = parse("\n  A(x) :-\n    B(x, $C(y)),\n    x < y + 1.")[0]
    assert isinstance(rule, syntax.Rule)
    assert str(rule.position) == "t.dl:2:3"
    atom, comparison = rule.body
    assert str(atom.position) == "t.dl:3:5"
    assert isinstance(atom, syntax.Atom)
    assert str(atom.arguments[1].position) == "t.dl:3:10"
    assert str(comparison.position) == "t.dl:4:5"


def test_nested_conjunctions_are_flattened() -> None:
    (rule,) = parse("A(x) :- (B(x), (C(x), D(x))), E(x).")
    assert isinstance(rule, syntax.Rule)
    assert [literal.relation for literal in rule.body if isinstance(literal, syntax.Atom)] == [
        "B",
        "C",
        "D",
        "E",
    ]


def test_comments_document_what_stands_right_below() -> None:
    source = PARSER.parse(
        "// What this file\n// derives.\n\n"
        "/* Holds if x is\n * good. */\n.decl A(x: number) // not this\n"
        "// apart\n\n.decl B(x: number)\n"
        "// The rule.\nA(x) :- B(x).\nB(1). // a remark\nB(2).\n",
        "t.dl",
    )
    assert source.documentation == "What this file\nderives."
    documentation = [
        statement.documentation
        for statement in source.statements
        if isinstance(statement, (syntax.RelationDeclaration, syntax.Rule))
    ]
    assert documentation == ["Holds if x is\ngood.", "", "The rule.", "", ""]


def test_a_comment_on_the_first_declaration_is_not_the_files() -> None:
    source = PARSER.parse("// Holds if x.\n.decl A(x: number)\n", "t.dl")
    assert source.documentation == ""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A(x) :- B(x)", "1:13: the file ends here, expected"),
        ("A(x) :- B(x),\n.", "2:1: unexpected '.', expected"),
        ("A(x) B(x).", "1:6: unexpected 'B', expected ',', '.' at the end or ':-'"),
        ("A(X).", "1:3: unexpected 'X', expected a term or ')'; variables start in lower case"),
        ("edge(x).", "1:1: unexpected 'edge', expected"),
        ("A(x) :- edge(x).", "1:16: unexpected '.', expected"),
        ("A(1.5).", "1:4: floating-point numbers are not part"),
        (".comp C { }", "1:1: '.comp' cannot stand here or is not part of the supported dialect"),
        ("A(x) :- B(x)\n.decl C(x: number)", "2:1: '.decl' cannot stand here or"),
        (".decl A(x: number) inline", "1:20: the qualifier 'inline' is not part"),
        ('A("x).', "1:3: this string does not end on its line"),
        (r'A("ab\q").', r"1:6: '\q' is not an escape in a string"),
        ("A(1). /* never closed", "1:7: this comment does not end"),
        ("A(x) :- x = count { B(_) }.", "1:19: unexpected '{', expected ':'"),
        (".decl A(x number)", "1:11: unexpected 'number', expected ':'"),
        (".type A < B", "1:9: unexpected '<', expected '<:' or '='"),
        ("A(x) :- B(x) C(x).", "1:14: unexpected 'C', expected"),
        ("A(x) :- B(x) = 2.", "1:14: unexpected '=', expected"),
        ("A(§).", "1:3: unexpected '§', expected"),
    ],
)
def test_syntax_errors_have_a_place_and_words(text: str, expected: str) -> None:
    with pytest.raises(RuleSyntaxError) as raised:
        parse(text)
    assert str(raised.value).startswith(f"t.dl:{expected}"), str(raised.value)
    assert "__ANON" not in str(raised.value)
    assert "RPAR" not in str(raised.value)


NAMES = st.from_regex(r"[a-z][a-z0-9]{0,3}", fullmatch=True).filter(
    lambda name: name not in {"as", "nil", "min", "max", "sum", "cat", "true"}
)
LEAVES = st.one_of(
    st.integers(-(2**31), 2**31 - 1).map(lambda n: syntax.Number(n, NOWHERE)),
    st.text(max_size=6)
    .filter(lambda text: "\x00" not in text)
    .map(lambda text: syntax.String(text, NOWHERE)),
    NAMES.map(lambda name: syntax.Variable(f"v{name}", NOWHERE)),
    st.just(syntax.Wildcard(NOWHERE)),
    st.just(syntax.Nil(NOWHERE)),
)


def _compound(inner: st.SearchStrategy[syntax.Expression]) -> st.SearchStrategy[Any]:
    some = st.lists(inner, max_size=3).map(tuple)
    pair = st.tuples(inner, inner)
    return st.one_of(
        some.map(lambda parts: syntax.Record(parts, NOWHERE)),
        some.map(lambda parts: syntax.Construct("Made", parts, NOWHERE)),
        st.builds(
            lambda sign, two: syntax.Operation(sign, two, NOWHERE), st.sampled_from("+-*/%"), pair
        ),
        pair.map(lambda two: syntax.Functor("cat", two, NOWHERE)),
        inner.map(lambda one: syntax.Cast(one, "symbol", NOWHERE)),
    )


@given(st.recursive(LEAVES, _compound, max_leaves=12))
def test_any_printed_term_parses_to_itself(term: syntax.Expression) -> None:
    (rule,) = parse(f"A({term_text(term)}).")
    assert isinstance(rule, syntax.Rule)
    assert bare(rule.heads[0].arguments[0]) == bare(term)
