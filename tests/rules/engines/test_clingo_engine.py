"""What the embedded engine derives, and how it fails."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.compiled import Compiled, Translation
from shapelog.rules.engines.derivation import Facts
from shapelog.rules.engines.errors import EngineError, FactError
from shapelog.rules.engines.terms import Row, Term

Run = Callable[..., list[Row]]
Compile = Callable[[str], Compiled]

EDGE = ".decl Edge(x: number, y: number)\n.input Edge\n"
NIL = Term("nil")


def test_recursion(rows: Run) -> None:
    text = EDGE + ".decl R(x: number, y: number)\nR(x, y) :- Edge(x, y).\n"
    text += "R(x, z) :- R(x, y), Edge(y, z).\n"
    facts = {"Edge": [(1, 2), (2, 3), (3, 4)]}
    assert rows(text, facts) == [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]


def test_recursion_over_terms_with_negation(rows: Run) -> None:
    """The lists of all paths that cannot be made longer."""
    text = (
        EDGE
        + """
.type Path = [last: number, before: Path]
.decl Prefix(p: Path)
.decl Extended(p: Path)
.decl R(p: Path)
Prefix([x, nil]) :- Edge(x, _), !Edge(_, x).
Prefix([y, p]), Extended(p) :- Prefix(p), p = [x, _], Edge(x, y).
R(p) :- Prefix(p), !Extended(p).
"""
    )
    facts = {"Edge": [(1, 2), (2, 3), (1, 4)]}
    one = Term("", (1, NIL))
    assert rows(text, facts) == [
        (Term("", (3, Term("", (2, one)))),),
        (Term("", (4, one)),),
    ]


def test_constructors_match_and_build(rows: Run) -> None:
    text = """
.type V = Int {n: number} | Pair {a: V, b: V} | None {}
.decl A(v: V)
A($Pair($Int(1), $Pair($Int(2), $None()))). A($Int(5)). A($None).
.decl R(v: V)
R(v) :- A($Pair(v, $Pair(_, $None()))).
R($Int(n + 1)) :- A(v), v = $Int(n).
R($Pair(v, v)) :- A(v), v = $None().
"""
    none = Term("None")
    assert rows(text) == [
        (Term("Int", (1,)),),
        (Term("Int", (6,)),),
        (Term("Pair", (none, none)),),
    ]


def test_symbols_survive(rows: Run) -> None:
    texts = [
        "",
        "a b",
        'q"uote',
        "back\\slash",
        "tab\t",
        "line\nbreak\r",
        "é\u2028😀",
        "$x(1, [y])",
    ]
    text = ".decl F(s: symbol)\n.input F\n.decl R(s: symbol)\nR(s) :- F(s)."
    assert rows(text, {"F": [(each,) for each in texts]}) == [(each,) for each in sorted(texts)]


@pytest.mark.parametrize("operator", "/%")
def test_division_truncates(operator: str, rows: Run) -> None:
    pairs = list(itertools.product([7, -7, 6, 0, 2**31 - 1, -(2**31)], [2, -2, 3, -3, 1, -1, 0]))
    text = f"{EDGE}.decl R(x: number, y: number, z: number)\nR(x, y, x {operator} y) :- Edge(x, y)."
    expected = []
    for x, y in pairs:
        if y == 0 or (x == -(2**31) and y == -1):
            continue
        quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
        expected.append((x, y, quotient if operator == "/" else x - quotient * y))
    assert rows(text, {"Edge": pairs}) == sorted(expected)


def test_division_by_a_constant_truncates(rows: Run) -> None:
    text = f"{EDGE}.decl R(a: number, b: number)\nR(x / 2, x % -3) :- Edge(x, _)."
    assert rows(text, {"Edge": [(-7, 0), (7, 0)]}) == [(-3, -1), (3, 1)]


def test_a_guard_after_the_division_is_in_time(rows: Run) -> None:
    text = f"{EDGE}.decl R(a: number)\nR(z) :- Edge(x, y), z = x / y, y != 0."
    assert rows(text, {"Edge": [(6, 0), (6, 3)]}) == [(2,)]


def test_aggregates_count_rows_not_values(rows: Run) -> None:
    text = (
        EDGE
        + """
.decl R(what: symbol, n: number)
R("sum", sum y : { Edge(_, y) }).
R("count", count : { Edge(_, _) }).
R("none", count : { Edge(7, _) }).
R("no sum", sum y : { Edge(7, y) }).
R("least", n) :- n = min y : { Edge(7, y) }.
R("most", 1 + max x : { Edge(x, _) }).
R("per", n) :- Edge(x, _), n = count : { Edge(x, _) }.
"""
    )
    facts = {"Edge": [(1, 5), (2, 5), (2, 6)]}
    assert rows(text, facts) == [
        ("count", 3),
        ("most", 3),
        ("no sum", 0),
        ("none", 0),
        ("per", 1),
        ("per", 2),
        ("sum", 16),
    ]


def test_string_functions(rows: Run) -> None:
    text = """
.decl R(what: symbol, s: symbol)
R("cat", cat("a", "b", "c")).
R("substr", substr("hello", 1, 3)). R("past", substr("hello", 3, 30)).
R("outside", substr("hello", 9, 1)). R("negative", substr("hello", -1, 1)).
R("length", to_string(strlen("héé"))).
R("number", to_string(to_number("-12") + 1)).
R("extremes", to_string(min(3, 1, 2) * 10 + max(3, 4))).
R("match", s) :- (s = "torch.nn" ; s = "xtorch.nn"), match("torch\\\\..*", s).
R("contains", s) :- (s = "torch.nn" ; s = "numpy"), contains(".", s).
R("not", s) :- (s = "torch.nn" ; s = "numpy"), !contains(".", s), !match("torch", s).
"""
    assert rows(text) == [
        ("cat", "abc"),
        ("contains", "torch.nn"),
        ("extremes", "14"),
        ("length", "5"),
        ("match", "torch.nn"),
        ("negative", ""),
        ("not", "numpy"),
        ("number", "-11"),
        ("outside", ""),
        ("past", "lo"),
        ("substr", "ell"),
    ]


def test_ordinals_count_what_is_met_in_a_group(rows: Run) -> None:
    """The first two of each group; other rules ask for the same numbers."""
    text = EDGE + ".decl R(x: number, y: number)\n.decl Few(x: number, y: number)\n"
    text += "Few(x, y) :- Edge(x, y), ordinal(x, y) < 2.\n"
    text += 'R(x, y) :- Few(x, y), ordinal(x, y) < 2, ordinal("other", x, y) < 2.\n'
    facts = {"Edge": [(1, each) for each in range(9)] + [(2, 1)]}
    found = rows(text, facts)
    assert (2, 1) in found
    assert [row[0] for row in found] == [1, 1, 2]


def test_ordinals_end_a_recursion(rows: Run) -> None:
    text = (
        EDGE + '.decl R(x: number)\nR(x) :- Edge(x, _).\nR(x + 1) :- R(x), ordinal("R", x) < 5.\n'
    )
    assert rows(text, {"Edge": [(0, 0)]}) == [(each,) for each in range(6)]


def test_relations_without_attributes(rows: Run, compiled: Compile) -> None:
    text = ".decl F()\n.input F\n.decl G()\n.decl R(x: number)\nG() :- !F().\nR(1) :- F().\n"
    assert rows(text, {"F": [()]}) == [(1,)]
    assert rows(text, {"F": []}, relation="G") == [()]


def test_a_derivation_tells_its_relations(compiled: Compile) -> None:
    program = compiled(EDGE + ".decl R(x: number)\nR(x) :- Edge(x, _).\n")
    derivation = ClingoEngine().run(program, {"Edge": [(1, 2), (1, 3)]}, tables=True)
    assert derivation.relations() == ["Edge", "R"]
    assert derivation.count("R") == 1
    assert derivation.count("Edge") == 2
    with pytest.raises(KeyError):
        derivation.rows("Missing")


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"Missing": [(1,)]}, "facts are given for 'Missing', which is not declared"),
        ({"R": [(1,)]}, "facts are given for 'R', which is not an input relation"),
        ({"Edge": [(1,)]}, r"'Edge' has attributes \(number, number\), not \(1,\)"),
        ({"Edge": [(1, "2")]}, r"'Edge' has attributes \(number, number\), not \(1, '2'\)"),
        ({"Edge": [(1, True)]}, r"'Edge' has attributes \(number, number\), not \(1, True\)"),
        ({"Edge": [(1, 2**31)]}, "'Edge': 2147483648 does not fit 32 bits"),
    ],
)
def test_facts_that_do_not_fit(facts: Facts, message: str, rows: Run) -> None:
    with pytest.raises(FactError, match=message):
        rows(EDGE + ".decl R(x: number)\nR(x) :- Edge(x, _).", facts)


def test_texts_are_given_as_they_are(rows: Run) -> None:
    text = ".decl Given(s: symbol, n: number)\n.input Given\n.decl R(s: symbol, n: number)\n"
    texts = ["", '"', "\\", "\\n", "a\nb", "a\tb", "%s %d", 'é"\n']
    facts = {"Given": [(each, -number) for number, each in enumerate(texts)]}
    assert rows(text + "R(s, n) :- Given(s, n).", facts) == sorted(facts["Given"])


def test_a_nul_character_is_no_symbol(rows: Run) -> None:
    text = ".decl R(s: symbol)\n.input R\n"
    with pytest.raises(FactError, match="NUL"):
        rows(text, {"R": [("a\0b",)]})


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ('x = to_number("twelve")', "to_number: 'twelve' is no 32-bit number"),
        ('x = 1, match("(", "a")', r"match: '\(' is no regular expression"),
    ],
)
def test_functions_fail_loudly(body: str, message: str, rows: Run) -> None:
    with pytest.raises(EngineError, match=message):
        rows(f".decl R(x: number)\nR(x) :- {body}.")


def test_what_clingo_rejects_has_its_place_in_the_rules(compiled: Compile) -> None:
    program = compiled(".decl R(x: number)\nR(1).\n")
    broken = Translation.of("#show.\nr_R(X) :- .\n", ("", "rules.dl:2:1"))
    faulty = Compiled(
        program.relations, (), (), broken, program.souffle, program.roots, program.constructors
    )
    with pytest.raises(EngineError, match=r"rules\.dl:2:1: error"):
        ClingoEngine().run(faulty, {}, tables=True)


def test_an_undecided_atom_is_an_internal_error(compiled: Compile) -> None:
    program = compiled(".decl R(x: number)\n.decl Q(x: number)\nR(1). Q(2).\n")
    open_choice = Translation.of("r_R(1) :- not r_Q(1). r_Q(1) :- not r_R(1).\n", ("",))
    faulty = Compiled(program.relations, (), (), open_choice, program.souffle, program.roots, ())
    with pytest.raises(EngineError, match=r"internal error: relation '[RQ]' is not decided"):
        ClingoEngine().run(faulty, {}, tables=True)


def test_long_lists_are_decoded(rows: Run) -> None:
    text = """
.type L = [n: number, rest: L]
.decl R(l: L, n: number)
R(nil, 0).
R([n, l], n + 1) :- R(l, n), n < 5000.
"""
    assert len(rows(text)) == 5001
