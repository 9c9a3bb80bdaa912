"""The backward walk over a hand-made program: two branches on one condition, then a join."""

from __future__ import annotations

from collections.abc import Iterator

from shapelog.rules.engines.terms import Row, Term, Value
from shapelog.solver.choices import Choices
from shapelog.solver.formulas import conjunction, leaves_of
from shapelog.solver.index import Index
from shapelog.solver.nodes import Variable

MODULE = Term("ModuleContext", ("m",))
UNKNOWN = Term("Unknown", ("flag", MODULE))


def integer(number: int) -> Term:
    return Term("Integer", (number,))


class Rows:
    """Facts and derived relations from a dictionary."""

    def __init__(self, rows: dict[str, list[Row]]) -> None:
        self._rows = rows

    def relations(self) -> list[str]:
        return sorted(self._rows)

    def count(self, relation: str) -> int:
        return len(self._rows.get(relation, []))

    def rows(self, relation: str) -> Iterator[Row]:
        return iter(self._rows.get(relation, []))


class FactRows:
    """The same as facts."""

    def __init__(self, rows: dict[str, list[tuple[int | str, ...]]]) -> None:
        self._rows = rows

    def rows(self, relation: str) -> list[tuple[int | str, ...]]:
        return self._rows.get(relation, [])


def points(variable: str, *values: Value) -> list[Row]:
    return [(variable, MODULE, value) for value in values]


def program(length: int) -> Index:
    """`x0 = 1`, then `length` times ``if flag_n: x_n+1 = n + 2``, else what it was."""
    facts: dict[str, list[tuple[int | str, ...]]] = {"Guard": [], "Phi": []}
    pointed: list[Row] = points("x0", integer(1))
    known: list[Value] = [integer(1)]
    for number in range(length):
        taken, skipped, joined = f"t{number}", f"s{number}", f"j{number}"
        facts["Guard"] += [
            (taken, f"j{number - 1}", f"flag{number}", 1),
            (skipped, f"j{number - 1}", f"flag{number}", 0),
        ]
        facts["Phi"] += [
            (f"x{number + 1}", joined, taken, f"new{number}"),
            (f"x{number + 1}", joined, skipped, f"x{number}"),
        ]
        pointed += points(f"flag{number}", UNKNOWN) + points(f"new{number}", integer(number + 2))
        known.append(integer(number + 2))
        pointed += points(f"x{number + 1}", *known)
    return Index(FactRows(facts), Rows({"PointsTo": pointed}), {})


def test_a_value_depends_on_the_branches_after_it() -> None:
    formula = Choices(program(3)).has(Variable("x3", MODULE), integer(3))
    found = {(leaf.place, leaf.taken) for leaf in leaves_of(formula)}
    assert found == {("j0", True), ("j1", False)}
    assert formula.followed


def test_both_values_of_one_variable_exclude_each_other() -> None:
    choices = Choices(program(1))
    one = choices.has(Variable("x1", MODULE), integer(1))
    two = choices.has(Variable("x1", MODULE), integer(2))
    leaves = leaves_of(conjunction([one, two]))
    assert [leaf.key for leaf in leaves][0] == [leaf.key for leaf in leaves][1]
    assert {leaf.truth for leaf in leaves} == {True, False}


def test_thousands_of_branches_need_no_recursion() -> None:
    formula = Choices(program(300)).has(Variable("x300", MODULE), integer(1))
    assert len(leaves_of(formula)) == 300


def test_what_has_one_value_has_no_condition() -> None:
    assert Choices(program(2)).has(Variable("x0", MODULE), integer(1)).kind == "true"
