"""Conditions on a run as a graph of ``and`` and ``or`` over choices, independent of Z3.

A formula is built once for each question and shared, so that a chain of branches stays linear
in its length. Leaves are what a run can choose: the way a branch goes, what a value from
outside equals, an integer comparison; or `unfollowed`, where the walk back met something it
cannot follow.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass, replace

from shapelog.rules.engines.terms import Term, Value


@dataclass(frozen=True, eq=False)
class Formula:
    """A node of the graph, compared by identity; `kind` is one of the words below.

    `followed` is False if some part of it is unfollowed.
    """

    kind: str  # "true", "false", "and", "or", "choice", "match", "integers", "unfollowed"
    parts: tuple[Formula, ...] = ()
    leaf: Leaf | None = None
    followed: bool = True


@dataclass(frozen=True)
class Leaf:
    """What is chosen, by `key`, and that it is `truth` (or is not).

    A choice is free; a match says that the value `key` equals the constant `constant`; an
    integer condition is the term `comparison`. `place` is the block whose branch asked, and
    `taken` whether it goes on where its condition is true. A leaf that is not `certain` may
    depend on others in ways that are not modelled.
    """

    key: object = ""
    truth: bool = True
    constant: Value | None = None
    comparison: Term | None = None
    place: str = ""
    taken: bool = True
    certain: bool = True


TRUE = Formula("true")
FALSE = Formula("false")
UNFOLLOWED = Formula("unfollowed", followed=False)


def conjunction(parts: Iterable[Formula]) -> Formula:
    """Return what holds if all parts do."""
    return _joined("and", parts, neutral=TRUE, absorbing=FALSE)


def disjunction(parts: Iterable[Formula]) -> Formula:
    """Return what holds if some part does."""
    return _joined("or", parts, neutral=FALSE, absorbing=TRUE)


def _joined(kind: str, parts: Iterable[Formula], neutral: Formula, absorbing: Formula) -> Formula:
    kept: dict[Formula, None] = {}
    for part in parts:
        if part is absorbing:
            return absorbing
        if part is not neutral:
            kept[part] = None
    if not kept:
        return neutral
    if len(kept) == 1:
        return next(iter(kept))
    return Formula(kind, tuple(kept), followed=all(part.followed for part in kept))


@dataclass(frozen=True)
class Branch:
    """The branch that a leaf is asked for: its block, and which way it goes."""

    place: str
    taken: bool


def choice(key: object, truth: bool, branch: Branch, *, certain: bool = True) -> Formula:
    """Return that the free choice `key` falls on `truth`."""
    leaf = Leaf(key, truth, place=branch.place, taken=branch.taken, certain=certain)
    return Formula("choice", leaf=leaf)


def match(
    key: object, constant: Value, truth: bool, branch: Branch, *, certain: bool = True
) -> Formula:
    """Return that the value `key` equals `constant`, or does not."""
    leaf = Leaf(key, truth, constant, place=branch.place, taken=branch.taken, certain=certain)
    return Formula("match", leaf=leaf)


def integers(comparison: Term, truth: bool, branch: Branch) -> Formula:
    """Return that a comparison of integers holds, or does not."""
    leaf = Leaf(comparison, truth, None, comparison, branch.place, branch.taken)
    return Formula("integers", leaf=leaf)


def nodes(formula: Formula, known: Container[Formula] = ()) -> Iterator[Formula]:
    """Yield each node of the graph once, parts before wholes; without what is `known`."""
    seen: set[Formula] = set()
    pending: list[tuple[Formula, bool]] = [(formula, False)]
    while pending:
        node, opened = pending.pop()
        if opened:
            yield node
        elif node not in seen and node not in known:
            seen.add(node)
            pending.append((node, True))
            pending.extend((part, False) for part in reversed(node.parts))


def leaves_of(formula: Formula) -> list[Leaf]:
    """Return the leaves, each place of the graph once, in the order in which they were built."""
    return [node.leaf for node in nodes(formula) if node.leaf is not None]


def depends_on_sizes(formula: Formula) -> bool:
    """Whether it compares sizes, or other integers."""
    return any(leaf.comparison is not None for leaf in leaves_of(formula))


def negation(formula: Formula) -> Formula:
    """Return what holds if the formula does not; all of it must be followed."""
    rebuilt: dict[Formula, Formula] = {TRUE: FALSE, FALSE: TRUE}
    for node in nodes(formula):
        if node.leaf is not None:
            leaf = replace(node.leaf, truth=not node.leaf.truth, taken=not node.leaf.taken)
            rebuilt[node] = Formula(node.kind, leaf=leaf)
        elif node.kind == "and":
            rebuilt[node] = disjunction(rebuilt[part] for part in node.parts)
        elif node.kind == "or":
            rebuilt[node] = conjunction(rebuilt[part] for part in node.parts)
    return rebuilt[formula]


def is_exact(formula: Formula) -> bool:
    """Whether a formula is followed, and depends on nothing that is not modelled."""
    return formula.followed and all(leaf.certain for leaf in leaves_of(formula))


def certain_part(formula: Formula) -> Formula:
    """Return what holds without any help from what was not followed, or is not certain."""
    return _without(formula, lambda leaf: not leaf.certain)


def followed_part(formula: Formula) -> Formula:
    """Return what holds without any help from what was not followed."""
    return _without(formula, lambda leaf: False)


def _without(formula: Formula, is_dropped: Callable[[Leaf], bool]) -> Formula:
    rebuilt: dict[Formula, Formula] = {}
    for node in nodes(formula):
        if node is UNFOLLOWED or (node.leaf is not None and is_dropped(node.leaf)):
            rebuilt[node] = FALSE
        elif node.kind == "and":
            rebuilt[node] = conjunction(rebuilt[part] for part in node.parts)
        elif node.kind == "or":
            rebuilt[node] = disjunction(rebuilt[part] for part in node.parts)
        else:
            rebuilt[node] = node
    return rebuilt[formula]
