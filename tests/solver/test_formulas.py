"""Formulas: they simplify, share, and keep apart what was followed and what was not."""

from __future__ import annotations

from shapelog.solver.formulas import (
    FALSE,
    TRUE,
    UNFOLLOWED,
    Branch,
    certain_part,
    choice,
    conjunction,
    disjunction,
    leaves_of,
    nodes,
)

TAKEN = Branch("b1", True)


def test_constants_vanish() -> None:
    one = choice("one", True, TAKEN)
    assert conjunction([TRUE, one]) is one
    assert conjunction([one, FALSE]) is FALSE
    assert disjunction([FALSE, one, one]) is one
    assert disjunction([one, TRUE]) is TRUE
    assert conjunction([]) is TRUE and disjunction([]) is FALSE


def test_what_is_not_followed_shows() -> None:
    one = choice("one", True, TAKEN)
    mixed = disjunction([one, conjunction([UNFOLLOWED, choice("two", True, TAKEN)])])
    assert one.followed and not mixed.followed
    assert certain_part(mixed) is one
    assert certain_part(choice("three", True, TAKEN, certain=False)) is FALSE


def test_a_long_chain_is_shared() -> None:
    formula = choice("start", True, TAKEN)
    for number in range(3000):
        free = choice(number, True, TAKEN)
        formula = disjunction([conjunction([formula, free]), conjunction([formula, UNFOLLOWED])])
    assert sum(1 for _ in nodes(formula)) < 4 * 3000 + 3
    assert len(leaves_of(certain_part(formula))) == 3001
