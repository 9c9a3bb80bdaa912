"""Both engines derive the same rows, and Soufflé accepts all that our checks accept."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.compilation import compile_files
from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.engines.derivation import Facts, sorted_rows
from shapelog.rules.engines.errors import EngineError, EngineUnavailable
from shapelog.rules.engines.souffle_engine import SouffleEngine
from shapelog.rules.engines.terms import Term, Value

Compile = Callable[[str], Compiled]

PROGRAM = r"""
.type V = Int {n: number} | None {} | W {s: Name} | T {shape: L, element: symbol}
.type L = [head: V, tail: L]
.type Color = Red {} | Green {}
.type Name <: symbol
.type Other <: symbol
.type Either = Name | Other
.type Index <: number
.decl A(v: V)
A($Int(1)). A($Int(-2)). A($None). A($W("k")). A($T([$Int(1), [$None(), nil]], "f")).
A($T(nil, "g, [h](\"\")")).
.decl E(x: number, y: number)
E(1, 2). E(2, 3). E(3, 1). E(5, 0). E(-7, 2). E(-2147483648, -1).
.decl S(x: symbol, n: number)
S("a.b", 1). S("héé", 2). S("", 3). S("torch.nn.Linear", 4). S("42", 5).
S("q\"uo\\te\n\t", 6). S("nil", 7). S("$None", 8).
.decl N(s: Name)
N("k"). N("a.b").
.decl O(s: Other)
O("add").
"""
RULES = r"""
R(v: V) R(v) :- A(v), v != $None().
R(v: V) R(v) :- A(v), !A($Int(3)), v = $None().
R(v: V) R($T([v, [$W("z"), nil]], "el")) :- A(v).
R(v: V) R($W(s)) :- N(s).
R(v: V) R(as(v, V)) :- A(v).
R(n: number) R(n) :- A(v), $Int(n) = v.
R(n: number) R(n) :- A(v), v = $Int(n), v = $Int(m), m = n.
R(s: symbol) R(e) :- A($T([$Int(1), _], e)).
R(s: symbol) R(e) :- A($T(l, e)), l != nil.
R(l: L) R(t) :- A($T(l, _)), [_, t] = l.
R(l: L) R([v, nil]) :- A(v).
R(l: L) R(l) :- A(v), l = [v, nil].
R(c: Color, v: V) R($Red(), v) :- A(v). R(x, $None()) :- x = $Green().
R(c: Color) R($Red()). R($Green()).
R(s: Name) R(s) :- N(s), S(s, _).
R(s: symbol) R(s) :- S(s, _), !N(s).
R(s: Either) R(s) :- N(s). R(s) :- O(s).
R(s: Name) R(as(s, Name)) :- S(s, _).
R(s: Name) R(x) :- (x = "abc" ; x = cat("d", "e")).
R(i: Index) R(x + 1) :- E(x, _).
R(n: number, m: number) R(a, x) :- E(a, _), x = count : { E(_, a) }.
R(n: number, m: number) R(a, x) :- E(a, _), x = sum y : { E(y, z), z < a }.
R(n: number, m: number) R(a, x) :- E(a, _), x = min y + 1 : { E(y, z), z < a }.
R(n: number) R(x) :- x = max y : { E(y, 77) }.
R(n: number) R(x) :- x = sum 1 : { E(_, _) }.
R(n: number) R(1 + count : { E(_, _) }) :- true.
R(n: number) R(x) :- x = count : { E(a, b), !E(b, a) }.
R(n: number) R(x) :- x = sum y % z : { E(y, z) }.
R(n: number) R(x) :- x = count : { E(x, y), x / y > 0 }, E(x, _).
R(n: number, m: number) R(a, x) :- E(a, _), x = count : { E(a, _), N(_) }.
R(n: number) R(strlen(s)) :- S(s, _).
R(s: symbol) R(substr(s, 1, 2)) :- S(s, _), match("[a-zA-Z.]*", s).
R(s: symbol) R(substr(s, 40, 2)) :- S(s, _).
R(s: symbol) R(substr(s, -1, 2)) :- S(s, _).
R(s: symbol) R(substr(s, 1, -2)) :- S(s, 4).
R(s: symbol) R(cat(s, "!", t)) :- S(s, _), N(t).
R(s: symbol) R(s) :- S(s, _), contains(".", s).
R(s: symbol) R(s) :- S(s, _), !match("torch\\..*", s).
R(s: symbol, t: symbol) R(s, t) :- S(s, _), S(t, _), s < t.
R(n: number) R(to_number(s)) :- S(s, 5).
R(s: symbol) R(cat("a", to_string(n + 1))) :- E(n, _).
R(n: number, m: number) R(min(a, b), max(a, b, 2)) :- E(a, b).
R(n: number) R(a * b - 2 * (a - 1)) :- E(a, b).
R(n: number, m: number) R(x / y, x % y) :- E(x, y).
R(n: number, m: number) R(x / -1, 100 / (x / y)) :- E(x, y).
R(n: number) R(x) :- E(x, y), !E(x / y, 1), x / y != 2.
R(n: number) R(x) :- E(x, y), E(y, x + 1).
R(n: number, m: number) R(x, y) :- E(x, y). R(x, z) :- R(x, y), E(y, z).
R(n: number) R(x) :- E(x, y), (y = 2 ; y = 3, x > 1 ; (x < 0 ; false)).
R(?x: number) R(?x) :- E(?x, _y).
R() R() :- E(_, _).
R() R() :- E(77, _).
R(x: symbol) R("tab\there"). R("back\\slash"). R("// no comment"). R("/* no */ #define a'b %s $x").
""".strip().split("\n")


def agree(program: Compiled, facts: Facts) -> None:
    embedded = ClingoEngine().run(program, facts, tables=True)
    native = SouffleEngine().run(program, facts)
    assert native.relations() == embedded.relations()
    for name in embedded.relations():
        assert sorted_rows(native, name) == sorted_rows(embedded, name), name
        assert native.count(name) == embedded.count(name)


@pytest.mark.souffle
@pytest.mark.parametrize("rule", RULES)
def test_the_engines_agree(rule: str, compiled: Compile) -> None:
    declaration, rules = re.fullmatch(r"(R\(.*?\)) (.*)", rule).groups()  # type: ignore[union-attr]
    agree(compiled(f"{PROGRAM}.decl {declaration}\n{rules}\n"), {})


@pytest.mark.souffle
def test_facts_are_read_as_they_are(compiled: Compile) -> None:
    program = compiled(
        ".decl F(s: symbol, n: number)\n.decl G()\n.decl Empty(x: number)\n.input F, G, Empty\n"
        ".decl R(s: symbol)\nR(s) :- F(s, _), G(), !Empty(1).\n"
    )
    texts = ["", "a b", 'q"u', "b\\n", "t\t", "l\n\r", "é\u2028😀\x01", "$x(1, [y])", "#a", "a'b"]
    agree(program, {"F": [(text, number) for number, text in enumerate(texts)], "G": [()]})


@pytest.mark.souffle
def test_the_compiled_program_agrees_and_is_kept(compiled: Compile, private_cache: Path) -> None:
    program = compiled(PROGRAM + ".decl R(v: V)\nR(v) :- A(v), v != $None().\n.input E\n")
    engine = SouffleEngine(compiled=True)
    expected = sorted_rows(ClingoEngine().run(program, {"E": [(9, 9)]}, tables=True), "R")
    assert sorted_rows(engine.run(program, {"E": [(9, 9)]}, ["R"]), "R") == expected
    (binary,) = (private_cache / "souffle").iterdir()
    changed = binary.stat().st_mtime_ns
    assert sorted_rows(engine.run(program, {}, ["R"]), "R") == expected
    assert [each.stat().st_mtime_ns for each in (private_cache / "souffle").iterdir()] == [changed]


@pytest.mark.souffle
def test_only_the_relations_asked_for_are_kept(compiled: Compile) -> None:
    program = compiled(PROGRAM)
    derivation = SouffleEngine().run(program, {}, ["A"])
    assert derivation.relations() == ["A"]
    assert (Term("W", ("k",)),) in set(derivation.rows("A"))
    with pytest.raises(KeyError):
        derivation.rows("E")


@pytest.mark.souffle
def test_a_failing_run_is_an_engine_error(compiled: Compile) -> None:
    program = compiled('.decl R(x: number)\nR(to_number("twelve")).\n')
    with pytest.raises(EngineError, match="Soufflé failed"):
        SouffleEngine().run(program, {})


def test_without_souffle_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAPELOG_SOUFFLE", "/nowhere/souffle")
    with pytest.raises(EngineUnavailable, match="souffle-lang/souffle") as raised:
        SouffleEngine()
    assert "\n" not in str(raised.value)


TERMS = """
.type V = Int {n: number} | Str {s: symbol} | None {} | Both {l: V, r: V} | List {items: L}
.type L = [head: V, tail: L]
.decl R(v: V)
"""
SYMBOLS = st.text(st.characters(exclude_characters="\x00", exclude_categories=["Cs"]), max_size=5)


def _lists(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Term]:
    def linked(items: Sequence[Value]) -> Term:
        built = Term("nil")
        for item in reversed(items):
            built = Term("", (item, built))
        return Term("List", (built,))

    return st.one_of(
        st.lists(inner, max_size=3).map(linked),
        st.tuples(inner, inner).map(lambda pair: Term("Both", pair)),
    )


ANY_TERM = st.recursive(
    st.one_of(
        st.integers(-(2**31), 2**31 - 1).map(lambda number: Term("Int", (number,))),
        SYMBOLS.map(lambda text: Term("Str", (text,))),
        st.just(Term("None")),
    ),
    _lists,
    max_leaves=8,
)
RELAXED = settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def _source(value: Value) -> str:
    """The term in a rule file, whose strings have fewer escapes than characters to escape."""
    return str(value)


@RELAXED
@given(st.sets(ANY_TERM, max_size=6))
def test_terms_come_back_from_clingo(tmp_path: Path, terms: set[Term]) -> None:
    file = tmp_path / "terms.dl"
    file.write_text(TERMS + "".join(f"R({_source(term)}).\n" for term in terms), "utf-8")
    derivation = ClingoEngine().run(compile_files([file]), {}, tables=True)
    assert {row[0] for row in derivation.rows("R")} == terms


@pytest.mark.souffle
@RELAXED
@given(st.lists(st.sets(ANY_TERM, max_size=6), min_size=1, max_size=1))
def test_terms_come_back_from_souffle(tmp_path: Path, terms: list[set[Term]]) -> None:
    file = tmp_path / "terms.dl"
    file.write_text(TERMS + "".join(f"R({_source(term)}).\n" for term in terms[0]), "utf-8")
    derivation = SouffleEngine().run(compile_files([file]), {})
    assert {row[0] for row in derivation.rows("R")} == terms[0]


VARIABLES = st.sampled_from("xyz")


@st.composite
def chains(draw: st.DrawFn) -> str:
    """A small stratified program over E: each relation uses the earlier ones and itself."""
    names = ["E"]
    lines: list[str] = []
    for index in range(draw(st.integers(1, 4))):
        name = f"P{index}"
        lines.append(f".decl {name}(x: number, y: number)")
        for _ in range(draw(st.integers(1, 3))):
            lines.append(_rule(draw, name, names))
        names.append(name)
    return "\n".join(lines) + "\n"


def _rule(draw: st.DrawFn, name: str, names: list[str]) -> str:
    positive = draw(st.lists(st.sampled_from([*names, name]), min_size=1, max_size=2))
    body = [f"{draw(st.sampled_from(names))}(x, y)"]
    body += [f"{each}({draw(VARIABLES)}, z)" for each in positive]
    used = draw(st.sampled_from(["x", "y", "z", "x % 7 + y", "max(x, z) - 1", "x / (y - z)"]))
    if draw(st.booleans()):
        body.append(f"!{draw(st.sampled_from(names))}({draw(VARIABLES)}, _)")
    if draw(st.booleans()):
        comparison = draw(st.sampled_from(["<", "!=", ">=", "="]))
        body.append(f"{draw(VARIABLES)} {comparison} {draw(VARIABLES)}")
    if draw(st.booleans()):
        kind = draw(st.sampled_from(["count", "sum a", "min a", "max a + b"]))
        body.append(f"y >= {kind} : {{ {draw(st.sampled_from(names))}(a, b), b < x, a != b }}")
    draw(st.randoms()).shuffle(body)
    body.append("z = z, x < 40, y < 40, z < 40, x > -40, y > -40, z > -40")
    return f"{name}(x, ({used}) % 50) :- {', '.join(body)}."


@pytest.mark.souffle
@RELAXED
@given(
    chains(),
    st.lists(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), max_size=8),
)
def test_random_programs_agree(tmp_path: Path, rules: str, edges: list[tuple[int, int]]) -> None:
    file = tmp_path / "rules.dl"
    file.write_text(".decl E(x: number, y: number)\n.input E\n" + rules)
    agree(compile_files([file]), {"E": edges})
