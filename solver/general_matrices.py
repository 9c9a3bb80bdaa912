"""What fits only if a matrix that is read from a file is a special one: notes by Zimen's heuristic.

How many rows and columns a file has nobody knows, so that a requirement which ties them together
stays undecided: it holds for a square matrix, for one row, for a file that has one column more
than rows. A general matrix is none of these. What no general matrix meets is a note of its own
rule, which never changes a verdict; ``[tool.shapelog.severity]`` switches it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from shapelog.rules.engines.terms import Term
from shapelog.solver.arithmetic import stands_for_many
from shapelog.solver.batches import Failure
from shapelog.solver.cases import Judgement
from shapelog.solver.checks import Check, Judged
from shapelog.solver.choices import Choices
from shapelog.solver.constraints import inputs, is_expressible, requirement
from shapelog.solver.explain import RuleMessage, finding_of
from shapelog.solver.findings import Finding, Severity, Verdict
from shapelog.solver.formulas import leaves_of
from shapelog.solver.index import Index
from shapelog.solver.session import Session

RULE = "general-matrix"
#: Rows and columns that differ by less may be the same by a column more or less.
_APART = 8
#: Of two columns one is a single one, when the other is taken for the labels.
_SINGLE = 2


def general_matrix_notes(
    index: Index, session: Session, judged: Sequence[Judged], rule: RuleMessage
) -> list[Finding]:
    """Return a note for each place where no general matrix would do, in order."""
    matrices = [
        (rows, columns)
        for _, rows, columns in index.derived.derivation.rows("GeneralMatrix")
        if isinstance(rows, Term) and isinstance(columns, Term) and not stands_for_many(rows)
    ]
    if not matrices:
        return []
    sizes = {size for matrix in matrices for size in matrix}
    choices = Choices(index)
    found: dict[str, Finding] = {}
    for one in judged:
        check = one.check
        if one.judgement.verdict is not Verdict.UNDECIDED or not _is_about(check, sizes):
            continue
        if check.place[0] not in found and _never_holds(check, session, choices, matrices):
            noted = Judged(replace(check, rule=RULE), Judgement(Verdict.CONDITIONAL))
            found[check.place[0]] = finding_of(index, Failure(noted), rule, severity=Severity.NOTE)
    return list(found.values())


def _is_about(check: Check, sizes: set[Term]) -> bool:
    if check.broken or not is_expressible(check.constraint):
        return False
    needed = inputs(check.constraint)
    return bool(needed) and sizes.issuperset(needed)


def _never_holds(
    check: Check, session: Session, choices: Choices, matrices: Sequence[tuple[Term, Term]]
) -> bool:
    """Whether the check is reached with some general matrix, and holds for none."""
    terms: dict[Term, None] = dict.fromkeys(size for matrix in matrices for size in matrix)
    expressions = session.expressions
    reached = choices.comes_to(check.call)
    if any(leaf.comparison is None for leaf in leaves_of(reached)):
        return False  # a condition that nobody can read may be one on the shape
    path = expressions.formula(reached)
    solver = session.solver(session.budget(), terms, path, *_general(session, matrices))
    z3 = session.z3
    required = requirement(check.constraint, expressions)
    return bool(solver.check() == z3.sat and solver.check(required) == z3.unsat)


def _general(session: Session, matrices: Sequence[tuple[Term, Term]]) -> Iterator[Any]:
    z3, variable = session.z3, session.expressions.variable
    for rows, columns in matrices:
        apart = variable(rows) - variable(columns)
        yield z3.And(variable(rows) > _APART, variable(columns) > _SINGLE)
        yield z3.Or(apart >= _APART, apart <= -_APART)
