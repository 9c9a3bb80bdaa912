"""Each check of the front end, with the exact place of its error."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from shapelog.rules.dialect.errors import RuleErrors, RuleTypeError
from shapelog.rules.dialect.program import Program, load_program

HEADER = """\
.type Name <: symbol
.type Other <: symbol
.type Index <: number
.type V = Int {n: number} | Str {s: Name} | None {}
.type L = [head: V, tail: L]
.decl A(v: V)
.decl E(x: number, y: number)
.decl S(s: symbol)
.decl N(s: Name)
.decl O(s: Other)
.decl Ls(l: L)
.input A, E, S, N, O, Ls
"""
FIRST = HEADER.count("\n") + 1

RULES = [
    # names
    (".decl R(x: number)\nR(x) :- Missing(x).", "2:9: relation 'Missing' is not declared"),
    (".decl E(x: number)", "1:7: the name 'E' is already declared at "),
    (".decl V(x: number)", "1:7: the name 'V' is already declared at "),
    (".type V <: symbol", "1:7: type 'V' is already declared at "),
    (".type number <: symbol", "1:7: type 'number' is already declared by the language"),
    (".type W = Int {}", "1:11: constructor '$Int' is already declared at "),
    (".decl R(x: Unknown)", "1:9: type 'Unknown' is not declared"),
    (".type R = [x: Unknown]", "1:12: type 'Unknown' is not declared"),
    (".type R <: Unknown", "1:7: type 'Unknown' is not declared"),
    (".decl R(x: number, x: symbol)", "1:20: 'x' is already declared here"),
    (".decl R(input: number)", "1:9: 'input' is a reserved word"),
    (".decl R(x: number)\nR(range) :- E(range, _).", "2:3: 'range' is a reserved word"),
    (".decl lower(x: number)", "1:7: the name of relation 'lower' must start with a capital"),
    (".output Missing", "1:9: relation 'Missing' is not declared"),
    (".type P = Q .type Q = P", "1:7: type 'P' is defined by itself"),
    (".type P = Name | Index", "1:7: the members of 'P' must all be subsets of number or all"),
    (".type P <: V", "1:7: 'P' can only be a subset of number, symbol or their subsets"),
    # numbers of arguments
    (".decl R()\nR() :- E(_).", "2:8: 'E' takes 2 arguments, not 1"),
    (".decl R()\nR() :- A($Int(1, 2)).", "2:10: '$Int' takes 1 argument, not 2"),
    (".decl R()\nR() :- A($Nope(1)).", "2:10: constructor '$Nope' is not declared"),
    (".decl R()\nR() :- Ls([_]).", "2:11: record 'L' takes 2 arguments, not 1"),
    ('.decl R()\nR() :- S(cat("a")).', "2:10: 'cat' takes 2 or more arguments, not 1"),
    (".decl R()\nR() :- E(ord(1), _).", "2:10: function 'ord' is not part of the supported"),
    # types
    (
        ".decl R(s: symbol)\nR(s) :- S(s), E(s, _).",
        "2:17: variable 's' is used as 'symbol' and as 'number', and neither",
    ),
    (
        ".decl R(s: symbol)\nR(s) :- N(s), O(s).",
        "2:17: variable 's' is used as 'Name' and as 'Other', and neither is a subtype",
    ),
    (".decl R(s: Name)\nR(s) :- S(s).", "2:3: attribute 's' of 'R' is of type 'Name', this is of"),
    (".decl R(v: V)\nR($Str(s)) :- S(s).", "2:8: field 's' of '$Str' is of type 'Name', this is"),
    (".decl R(v: V)\nR(1).", "2:3: attribute 'v' of 'R' is of type 'V', this is of type 'number'"),
    (".decl R(v: V)\nR(nil).", "2:3: attribute 'v' of 'R' is of type 'V', 'nil' is a record"),
    (".decl R(v: V)\nR([1, 2]).", "2:3: a 'V' is expected here, not a record"),
    (".decl R()\nR() :- N(s), !O(s).", "2:17: attribute 's' of 'O' is of type 'Other', this is"),
    (".decl R()\nR() :- N(s), O(t), s = t.", "2:20: variable 's' is used as 'Name' and as 'Other'"),
    (".decl R()\nR() :- N(s), O(t), s != t.", "2:20: '!=' compares the unrelated types 'Name'"),
    (".decl R()\nR() :- A(v), A(w), v < w.", "2:20: '<' compares two numbers or two symbols, n"),
    ('.decl R()\nR() :- E(x, _), x < "a".', "2:17: '<' compares two numbers or two symbols"),
    (".decl R()\nR() :- A(v), E(v + 1, _).", "2:16: '+' needs a number, this is of type 'V'"),
    ('.decl R()\nR() :- E(x, _), S(cat("a", x)).', "2:28: 'cat' needs a symbol, this is of"),
    ('.decl R()\nR() :- E(x, _), match("a", x).', "2:28: 'match' needs a symbol, this is of"),
    (".decl R()\nR() :- S(s), 1 = sum s : { S(s) }.", "2:22: 'sum' needs a number, this is of"),
    (".decl R()\nR() :- S(s), E(as(s, number), _).", "2:16: 'as' cannot make a 'number' of a 's"),
    (".decl R(x: number)\nR(2147483648).", "2:3: 2147483648 does not fit 32 bits"),
    (".decl R(x: number)\nR(1 % 0).", "2:7: division by zero"),
    (".decl R()\nR() :- [_, x] = [x, _], Ls(x).", "2:8: nothing says which record type this is"),
    # grounding
    (".decl R(x: number, y: number)\nR(x, y) :- E(x, _).", "2:6: variable 'y' has no values"),
    (".decl R(x: number)\nR(x) :- !E(x, 1).", "2:3: variable 'x' has no values"),
    (".decl R()\nR() :- E(x, _), x < y, y > 2.", "2:21: variable 'y' has no values"),
    (".decl R(x: number)\nR(x) :- E(x + 1, _).", "2:3: variable 'x' has no values"),
    (".decl R(x: number)\nR(x) :- E(y, _), y = x + 1.", "2:3: variable 'x' has no values"),
    (".decl R(x: number)\nR(x) :- x = y, y = x.", "2:3: variable 'x' has no values"),
    (".decl R(x: number)\nR(_) :- E(_, _).", "2:3: '_' cannot stand in a head"),
    (".decl R()\nR() :- !A($Int(_)).", "2:16: '_' cannot stand in a term of a negated atom"),
    (".decl R()\nR() :- E(x, _), x < _.", "2:21: '_' cannot stand in a comparison"),
    (".decl R()\nR() :- E(x, _ + x).", "2:13: '_' cannot stand in an expression"),
    (
        ".decl R(x: number)\nR(x) :- (E(x, _) ; S(_)).",
        "2:3: variable 'x' has no values",
    ),
    (
        ".decl R(x: number)\nR(n) :- n = sum x : { E(x, y), z = x + y, z > 0 }.",
        "2:32: variable 'z' is no direct argument of an atom in its aggregate",
    ),
    (
        ".decl R(x: number, z: number)\nR(n, z) :- n = min x : { E(x, z) }.",
        "2:6: variable 'z' has no values",
    ),
    (
        ".decl R(x: number)\nR(n) :- n = count : { A($Int(_)) }.",
        "2:30: '_' cannot stand in a term inside an aggregate",
    ),
    (
        ".decl R(x: number)\nR(n) :- E(a, _), n = sum x + a : { E(x, _) }.",
        "2:30: variable 'a' is from outside the aggregate",
    ),
    (
        ".decl R(x: number)\nR(1 + count : { E(_, x), x = count : { S(_) } }).",
        "2:30: an aggregate cannot stand in another",
    ),
    (
        ".decl R(x: number)\nR(count : { (E(_, 1) ; S(_)) }).",
        "2:14: an aggregate cannot contain ';'",
    ),
    # singletons
    (".decl R(x: number)\nR(x) :- E(x, y).", "2:14: variable 'y' is used only once; write '_'"),
    (".decl R(x: number)\nR(x) :- (E(x, y) ; E(x, 1), y = 1).", "2:15: variable 'y' is used only"),
    # stratification
    (
        ".decl R(x: number)\n.decl Q(x: number)\nR(x) :- E(x, _), !Q(x).\nQ(x) :- R(x).",
        "3:19: negation of 'Q' inside its own recursion: R -> Q -> R",
    ),
    (
        ".decl R(x: number)\nR(n) :- E(n, _), n < count : { R(_) }.",
        "2:32: 'count' of 'R' inside its own recursion: R -> R",
    ),
]


@pytest.mark.parametrize(("rules", "expected"), RULES, ids=[each[1] for each in RULES])
def test_error_at_its_place(rules: str, expected: str, errors: Callable[[str], list[str]]) -> None:
    line, rest = expected.split(":", 1)
    wanted = f"{int(line) + FIRST - 1}:{rest}"
    found = errors(HEADER + rules + "\n")
    assert any(error.startswith(wanted) for error in found), "\n".join(found)


def test_all_errors_are_reported_in_order(errors: Callable[[str], list[str]]) -> None:
    found = errors('.decl R(x: number)\nR(y) :- Q(y).\nR("a").\nR(x) :- R(x), !R(z).\n')
    assert [error.split(":")[0] for error in found] == ["2", "3", "4", "4", "4"]


def test_two_relations_of_one_name_are_one_error(errors: Callable[[str], list[str]]) -> None:
    text = ".decl R(x: number)\n.decl S(x: number)\nR(1).\nS(x) :- R(x).\n.decl R(x: number)\n"
    found = errors(text + "R(x) :- R(x), !S(x).\n")
    assert len(found) == 1
    assert "already declared" in found[0]


def test_errors_have_parts(load: Callable[[str], Program]) -> None:
    with pytest.raises(RuleErrors) as raised:
        load('.decl R(x: number)\nR("a").\n')
    (error,) = raised.value.errors
    assert isinstance(error, RuleTypeError)
    assert (error.line, error.column) == (2, 3)
    assert error.file.endswith("rules.dl")
    assert str(error) == f"{error.file}:2:3: {error.message}"


ACCEPTED = [
    "R(n) :- A($Int(n)).",
    "R(n) :- A(v), v = $Int(n).",
    "R(n) :- A(v), $Int(n) = v.",
    "R(1) :- N(s), S(s).",
    "R(1) :- S(s), !N(s).",
    "R(1) :- N(s), S(t), s != t, s < t.",
    "R(x) :- E(x, _y).",
    "R(?x) :- E(?x, _).",
    "R(x) :- x = y + 1, y = z, E(z, _).",
    "R(x) :- (E(x, 1), true ; E(_, x), x > 0).",
    "R(n) :- Ls(l), l = [$Int(n), _], l != nil.",
    "R(n) :- E(a, _), n = sum b : { E(b, c), c > a }.",
    "R(x) :- (x = 1 ; x = -2 ; E(x, _)).",
    "R(x / y) :- E(x, y).",
    'R(strlen(s)) :- x = "abc", s = x.',
]


@pytest.mark.parametrize("rule", ACCEPTED)
def test_accepted(rule: str, load: Callable[[str], Program]) -> None:
    load(f"{HEADER}.decl R(x: number)\n{rule}\n")


def test_a_record_takes_its_type_from_the_head(load: Callable[[str], Program]) -> None:
    load(HEADER + ".decl R(l: L)\nR(l) :- A(v), l = [v, nil].\n")


def test_negation_outside_recursion_is_fine(load: Callable[[str], Program]) -> None:
    load(
        HEADER + ".decl R(x: number)\n.decl Q(x: number)\nQ(x) :- E(x, _).\n"
        "R(x) :- E(x, _), !Q(x).\nR(y) :- R(x), E(x, y).\n"
    )


def test_what_a_program_tells(tmp_path: Path) -> None:
    (tmp_path / "schema.dl").write_text("// Holds if x is a fact.\n.decl Fact(x: number)\n")
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "more.dl").write_text(
        '.include "../schema.dl"\n.decl Derived(x: number)\n.decl Never(x: number)\n'
        "Derived(x) :- Fact(x), !Never(x).\n.output Derived\n"
    )
    main = tmp_path / "main.dl"
    main.write_text('// .include "comment.dl"\n.include "core/more.dl"\n.include "schema.dl"\n')
    program = load_program([main])
    assert [Path(source.path).name for source in program.files] == [
        "schema.dl",
        "more.dl",
        "main.dl",
    ]
    assert program.inputs == ("Fact",)
    assert program.outputs == ("Derived",)
    assert program.undocumented == ("Derived", "Never")
    assert program.unread == ("Derived",)
    (warning,) = program.warnings
    assert warning.endswith("more.dl:3:7: relation 'Never' is never derived")
    relation = program.relations["Fact"]
    assert relation.documentation == "Holds if x is a fact."
    assert relation.attributes == (("x", "number"),)


def test_unreadable_files(tmp_path: Path) -> None:
    main = tmp_path / "main.dl"
    main.write_text('.decl A(x: number)\n  .include "absent.dl"\n')
    with pytest.raises(RuleErrors, match=r"main\.dl:2:3: cannot read '.*absent\.dl': No such file"):
        load_program([main])
    main.write_bytes(b"// \xff\xfe")
    with pytest.raises(RuleErrors, match="is not UTF-8 text"):
        load_program([main])
    with pytest.raises(RuleErrors, match="cannot read"):
        load_program([tmp_path])


def test_every_file_with_a_syntax_error_is_reported(tmp_path: Path) -> None:
    files = [tmp_path / "one.dl", tmp_path / "two.dl"]
    for file in files:
        file.write_text("A(\n")
    with pytest.raises(RuleErrors) as raised:
        load_program(files)
    assert len(raised.value.errors) == 2
