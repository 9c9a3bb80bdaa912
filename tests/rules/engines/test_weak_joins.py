"""Joins by a number or a word alone: which atoms are kept apart, and that nothing else is derived."""

from __future__ import annotations

from pathlib import Path

from shapelog.rules.dialect.clauses import Clause, clauses
from shapelog.rules.dialect.program import load_program
from shapelog.rules.dialect.syntax import Atom, Comparison
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.compilation import compile_files
from shapelog.rules.engines.weak_joins import with_weak_joins_apart

DECLARATIONS = """
.type Thing <: symbol
.decl Given(shape: Thing, call: Thing, place: number, size: number)
.input Given
.decl SizeAt(shape: Thing, place: number, size: number)
.decl Dimension(call: Thing, place: number)
.decl Squeezes(call: Thing, shape: Thing)
.decl Squeezed(call: Thing, size: number)
.output Squeezed
"""
WEAK = {
    "SizeAt": frozenset({1, 2}),
    "Dimension": frozenset({1}),
    "Squeezes": frozenset(),
    "Squeezed": frozenset({1}),
}


def clause_of(body: str, tmp_path: Path) -> Clause:
    file = tmp_path / "rules.dl"
    file.write_text(f"{DECLARATIONS}\nSqueezed(call, size) :- {body}.\n", "utf-8")
    (rule,) = load_program([file]).rules
    (clause,) = clauses(rule)
    return with_weak_joins_apart(clause, WEAK)


def comparisons(clause: Clause) -> int:
    return sum(isinstance(each, Comparison) for each in clause.body)


def shared(clause: Clause, one: str, other: str) -> set[str]:
    found = {
        each.relation: {getattr(part, "name", "") for part in each.arguments}
        for each in clause.body
        if isinstance(each, Atom)
    }
    return found[one] & found[other]


def test_what_others_connect_is_not_joined_by_a_number(tmp_path: Path) -> None:
    body = "Squeezes(call, shape), Dimension(call, place), SizeAt(shape, place, size)"
    clause = clause_of(body, tmp_path)
    assert not shared(clause, "Dimension", "SizeAt")
    assert comparisons(clause) == 2


def test_what_nothing_else_connects_is_joined_by_the_number(tmp_path: Path) -> None:
    clause = clause_of("Dimension(call, place), SizeAt(_, place, size)", tmp_path)
    assert shared(clause, "Dimension", "SizeAt") == {"place"}
    assert not comparisons(clause)


def test_what_has_more_in_common_stays(tmp_path: Path) -> None:
    clause = clause_of("Squeezes(call, shape), SizeAt(shape, 0, size)", tmp_path)
    assert shared(clause, "Squeezes", "SizeAt") == {"shape"}
    assert not comparisons(clause)


def test_the_same_is_derived(tmp_path: Path) -> None:
    file = tmp_path / "rules.dl"
    file.write_text(
        DECLARATIONS
        + """
SizeAt(shape, place, size) :- Given(shape, _, place, size).
SizeAt(call, 0, size) :- Squeezed(call, size).
Dimension(call, place) :- Given(_, call, place, _).
Dimension(call, 0) :- Squeezed(call, _).
Squeezes(call, shape) :- Given(shape, call, _, _).
Squeezes(call, inner) :- Given(inner, _, _, _), Squeezed(inner, _), Given(_, call, _, _).
Squeezed(call, size) :- Squeezes(call, shape), Dimension(call, place), SizeAt(shape, place, size).
""",
        "utf-8",
    )
    rows = [("s", "c", 0, 7), ("s", "c", 1, 8), ("t", "d", 1, 9), ("c", "e", 0, 5)]
    compiled = compile_files([file])
    assert "V_place_0" in compiled.clingo.text
    found = set(ClingoEngine().run(compiled, {"Given": rows}).rows("Squeezed"))
    sizes = {(shape, place, size) for shape, _, place, size in rows}
    named = {(call, place) for _, call, place, _ in rows}
    squeezes = {(call, shape) for shape, call, _, _ in rows}
    expected: set[tuple[str, int]] = set()
    known = -1
    while known != len(expected) + len(squeezes) + len(sizes) + len(named):
        known = len(expected) + len(squeezes) + len(sizes) + len(named)
        expected |= {
            (call, size)
            for call, shape in squeezes
            for at, place, size in sizes
            if at == shape and (call, place) in named
        }
        sizes |= {(call, 0, size) for call, size in expected}
        named |= {(call, 0) for call, _ in expected}
        inner = {shape for shape, *_ in rows} & {call for call, _ in expected}
        squeezes |= {(call, one) for one in inner for _, call, _, _ in rows}
    assert found == expected
