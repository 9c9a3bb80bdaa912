"""What several places require of one unknown value, and nothing meets.

A requirement on a tensor of unknown rank, or on a size that is left open, may be met, and so may
the next one; both of one tensor may not. Only requirements count that are made of the very same
value (`subjects`), on the same run: the place that is blamed is reached on no run that does not
come to the others. Of operators of a graph something must need all of them. Nothing is blamed in
a `try` that handles exceptions, nor where shapes are changed in place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from shapelog.rules.engines.terms import Term, Value, in_order
from shapelog.solver.arithmetic import leaves
from shapelog.solver.checks import Check, Judged, condition_of
from shapelog.solver.choices import Choices
from shapelog.solver.constraints import (
    OF_ELEMENTS,
    inputs,
    is_expressible,
    requirement,
    sides,
)
from shapelog.solver.findings import Verdict
from shapelog.solver.flow import values_at
from shapelog.solver.formulas import Formula, conjunction, followed_part
from shapelog.solver.index import Index, run_of
from shapelog.solver.nodes import Node, Variable
from shapelog.solver.protected import lies_in
from shapelog.solver.rendering import dimensions
from shapelog.solver.session import Session
from shapelog.solver.subjects import Subject, subject_of_operand
from shapelog.solver.together import Together
from shapelog.solver.trace import order_of

#: Methods and attributes that change the shape of a tensor under all its names.
_RESHAPING = frozenset(
    "resize_ resize_as_ set_ as_strided_ unsqueeze_ squeeze_".split()
    + "t_ transpose_ swapaxes_ swapdims_".split()
)
_ASSIGNED = frozenset(("shape", "data"))
_NOWHERE = Term("ModuleContext", ("",))


@dataclass(frozen=True)
class Need:
    """A requirement on one unknown value: of a tensor of unknown rank, or of an open size.

    `about` is the tensor's origin or the size; `axes` says which dimensions of tensors, counted
    from the right, the unknown sizes of the requirement are.
    """

    check: Check
    about: tuple[Node | Term, ...]
    subject: Subject | None = None
    axes: tuple[tuple[Term, Node, int], ...] = ()


@dataclass(frozen=True)
class Contradiction:
    """The need at the place where every run fails at the latest, and the others."""

    blamed: Need
    others: tuple[Need, ...]

    @property
    def checks(self) -> frozenset[Check]:
        """All that it is about."""
        return frozenset(need.check for need in (self.blamed, *self.others))


def contradictions(
    index: Index, session: Session, judged: Sequence[Judged]
) -> tuple[Contradiction, ...]:
    """Return the contradictions among what was judged, one for each unknown value."""
    needs = list(_needs(index, session, judged))
    by_value: dict[Node | Term, list[Need]] = defaultdict(list)
    for need in needs:
        for about in need.about:
            by_value[about].append(need)
    groups = [group for group in by_value.values() if len(_places(group)) > 1]
    if not groups or session.is_over:
        return ()
    search = _Search(index, session)
    found: list[Contradiction] = []
    told: set[Check] = set()
    for group in groups:
        one = search.first(group)
        if one is not None and not one.checks & told:
            told |= one.checks
            found.append(one)
    return tuple(found)


def _places(needs: Sequence[Need]) -> set[Term]:
    return {need.check.call for need in needs}


# ---- what is needed of what


def _needs(index: Index, session: Session, judged: Sequence[Judged]) -> Iterator[Need]:
    failing = {one.check.place[0] for one in judged if one.judgement.verdict is Verdict.INVALID}
    changed = _reshapes_in_place(index)
    for check in _candidates(index, judged):
        if check.place[0] in failing or run_of(check.call) is not None:
            continue
        if lies_in(index, check, index.program.handled_blocks):
            continue
        need = _need(index, session, check)
        if need is not None and (need.subject is None or _is_graph(check) or not changed):
            yield need


def _candidates(index: Index, judged: Sequence[Judged]) -> Iterator[Check]:
    """Yield what is open: by itself, or for all but a few values of a size that is left open."""
    for one in judged:
        safe = one.judgement.safe
        particular = safe is not None and safe.is_particular
        if one.judgement.verdict is Verdict.UNDECIDED or particular:
            yield one.check
    for row in in_order(index.derived.derivation.rows("Expects")):
        call, rule, argument, constraint, left, right = row
        if isinstance(call, Term) and isinstance(constraint, Term):
            yield Check(call, str(rule), str(argument), constraint, left, right, broken=False)


def _need(index: Index, session: Session, check: Check) -> Need | None:
    """Return what a check needs, if all that it depends on is known by where it was made."""
    constraint = check.constraint
    if check.broken or constraint.name in (*OF_ELEMENTS, "Never", "SameCount"):
        return None
    if constraint.name == "RankBetween":
        for position in (1, 2):
            operand = check.operands[position]
            if isinstance(operand, Term) and constraint.arguments[0] in operand.arguments:
                subject = subject_of_operand(index, check, position)
                if subject is not None:
                    return Need(check, (subject.origin,), subject)
        return None
    if not is_expressible(constraint):
        return None
    about: dict[Node | Term, None] = {}
    axes: list[tuple[Term, Node, int]] = []
    found: Subject | None = None
    for leaf in dict.fromkeys(leaf for side in sides(constraint) for leaf in leaves(side)):
        if session.is_asked(leaf):
            about[leaf] = None
            continue
        located = _located(index, check, leaf)
        if located is None:
            return None
        found, axis = located
        about[found.origin] = None
        axes.append((leaf, found.origin, axis))
    return Need(check, tuple(about), found, tuple(axes)) if about else None


def _located(index: Index, check: Check, size: Term) -> tuple[Subject, int] | None:
    """Return the tensor, and the dimension from the right, that an unknown size is."""
    found = []
    for position in (1, 2):
        subject = subject_of_operand(index, check, position)
        axis = subject.axis_of(size) if subject is not None else None
        if subject is not None and axis is not None:
            found.append((subject, axis))
    return found[0] if len(found) == 1 else None


def _is_graph(check: Check) -> bool:
    """Whether a check is one of an operator of a graph."""
    return any(
        isinstance(operand, Term)
        and operand.name == "Tensor"
        and operand.arguments[0] in ("tensorflow", "keras")
        for operand in check.operands
    )


def _reshapes_in_place(index: Index) -> bool:
    """Whether the program changes the shape of some tensor under all its names."""
    rows = index.program.facts.rows
    read = {str(row[3]) for row in rows("LoadAttribute")}
    if read & _RESHAPING or any(str(row[3]) in _ASSIGNED for row in rows("StoreAttribute")):
        return True
    return bool(rows("AttributeUpdate")) or any(
        str(row[3]) == "resize" and _is_unknown(index, str(row[2])) for row in rows("LoadAttribute")
    )


def _is_unknown(index: Index, variable: str) -> bool:
    """Whether a variable may be an array: no module and no part of a library."""
    return any(
        not isinstance(value, Term) or value.name not in ("Module", "Library")
        for context in index.derived.contexts_of.get(variable, ())
        for value in values_at(index, Variable(variable, context))
    )


# ---- which of them nothing meets


@dataclass
class _Search:
    """The search for needs that contradict each other on one run."""

    index: Index
    session: Session
    _asked: dict[tuple[Check, Check], bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.choices = Choices(self.index)
        self.together = Together(self.index)
        self.budget = self.session.budget()
        self._origins: dict[Node, int] = {}

    def first(self, needs: Sequence[Need]) -> Contradiction | None:
        """Return the contradiction that a run comes to first."""
        ordered = sorted(needs, key=lambda need: order_of(self.index, need.check.call))
        for place, need in enumerate(ordered):
            found = self._against(need, ordered[:place])
            if found is not None:
                return found
        for place, need in enumerate(ordered):
            found = self._against(need, ordered[place + 1 :])
            if found is not None:
                return found
        return None

    def _against(self, need: Need, others: Sequence[Need]) -> Contradiction | None:
        """Return the contradiction of a need with some of the others, as few as possible."""
        kept = [other for other in others if self._comes_with(need.check, other.check)]
        if not kept or not self._is_impossible([need, *kept]):
            return None
        for other in list(kept):
            fewer = [one for one in kept if one is not other]
            if fewer and self._is_impossible([need, *fewer]):
                kept = fewer
        calls = [one.check.call for one in (need, *kept)]
        if len(set(calls)) < 2:
            return None
        in_graph = any(_is_graph(one.check) for one in (need, *kept))
        if in_graph and not self.together.are_run_together(calls):
            return None
        return Contradiction(need, tuple(kept))

    def _comes_with(self, check: Check, other: Check) -> bool:
        """Whether every run that comes to `check` comes to `other`, with these operands."""
        key = (check, other)
        if key not in self._asked:
            self._asked[key] = self._implies(check, other)
        return self._asked[key]

    def _implies(self, check: Check, other: Check) -> bool:
        formula = self.session.expressions.formula
        reached = self.choices.reaches(check.call)
        parts = (self._condition(check), self.choices.reaches(other.call), self._condition(other))
        wanted = conjunction(parts)
        z3 = self.session.z3
        solver = self.session.solver(self.budget, (), formula(reached))
        return bool(solver.check(z3.Not(formula(followed_part(wanted)))) == z3.unsat)

    def _condition(self, check: Check) -> Formula:
        """Return the choices under which the other operands have their values."""
        known = [place for place in (1, 2) if subject_of_operand(self.index, check, place)]
        return condition_of(self.index, self.choices, check, known)

    def _is_impossible(self, needs: Sequence[Need]) -> bool:
        """Whether no value meets all of the needs."""
        terms: dict[Term, None] = {}
        conditions = []
        for need in needs:
            terms.update((about, None) for about in need.about if isinstance(about, Term))
            for constraint in self._constraints(need):
                terms.update((leaf, None) for leaf in inputs(constraint))
                conditions.append(requirement(constraint, self.session.expressions))
        solver = self.session.solver(self.budget, terms, *conditions)
        return bool(solver.check() == self.session.z3.unsat)

    def _constraints(self, need: Need) -> Iterator[Term]:
        """Yield what a need says, in terms of ranks and dimensions of the tensors it is about."""
        constraint, subject = need.check.constraint, need.subject
        if subject is not None:
            rank = self._rank(subject.origin)
            yield Term("AtLeast", (rank, _integer(subject.known)))
            for axis, size in enumerate(reversed(dimensions(subject.shape)[0])):
                if isinstance(size, Term) and size.name == "Integer":
                    yield Term("Equal", (self._axis(subject.origin, axis), size))
            if constraint.name == "RankBetween":
                low, high = constraint.arguments[1:]
                yield Term("AtLeast", (rank, Term("Integer", (low,))))
                yield Term("AtLeast", (Term("Integer", (high,)), rank))
        if constraint.name != "RankBetween":
            # an unknown size is a dimension of this tensor, whatever else the term stands for
            sizes = {leaf: self._axis(origin, axis) for leaf, origin, axis in need.axes}
            yield Term(
                constraint.name, tuple(_replaced(side, sizes) for side in constraint.arguments)
            )

    def _rank(self, origin: Node) -> Term:
        return Term("Unknown", (f"rank of {self._numbered(origin)}", _NOWHERE))

    def _axis(self, origin: Node, axis: int) -> Term:
        return Term("Unknown", (f"axis {axis} of {self._numbered(origin)}", _NOWHERE))

    def _numbered(self, origin: Node) -> int:
        return self._origins.setdefault(origin, len(self._origins))


def _integer(number: int) -> Term:
    return Term("Integer", (number,))


def _replaced(value: Value, sizes: Mapping[Term, Term]) -> Value:
    """Return a term with other terms for some of its parts."""
    if not isinstance(value, Term):
        return value
    if value in sizes:
        return sizes[value]
    if value.name != "Arithmetic":
        return value
    return Term(value.name, tuple(_replaced(part, sizes) for part in value.arguments))
