"""Requirements with what they depend on, and what is said of them."""

from __future__ import annotations

from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.conditions import SafeCondition
from shapelog.solver.findings import Verdict
from shapelog.solver.formulas import TRUE, Formula, Leaf

Inputs = tuple[tuple[Term, int], ...]

#: Why nobody can say: what is not known, or how it came about that it is so.
CHOICES = "choices that were not followed"
UNKNOWN = "an unknown size"


@dataclass(frozen=True)
class Judgement:
    """A verdict; for a conditional one the inputs and the branches that make the check fail.

    `safe` is the condition under which it does not, if there is a plain one. An undecided one
    has the reason why, in a few words.
    """

    verdict: Verdict
    inputs: Inputs = ()
    branches: tuple[Leaf, ...] = ()
    reason: str = ""
    safe: SafeCondition | None = None


@dataclass(frozen=True)
class Case:
    """A requirement with the choices under which it is made.

    `path` is why its place is reached, `choices` why its operands have these values; it
    `varies` if there are others for which it holds. `sizes` are dimensions of the operands:
    whatever they depend on, they are not negative. `misplaced` are unknown ones of which it would
    be a coincidence if they met the requirement. `broken` if the derivation has the requirement as
    false already.
    """

    constraint: Term
    path: Formula = TRUE
    choices: Formula = TRUE
    varies: bool = False
    sizes: tuple[Value, ...] = ()
    misplaced: tuple[Term, ...] = ()
    broken: bool = False


def undecided(reason: str) -> Judgement:
    """Return that nobody can say, and why."""
    return Judgement(Verdict.UNDECIDED, reason=reason)
