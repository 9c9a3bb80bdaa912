"""The checks that are not decided in favour of the program: read, put in their place, judged.

One place may be checked in many contexts and for many values of its operands. A failure for
some of the values only is judged with the choices under which the operands have them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import repeat

from shapelog.rules.engines.terms import Row, Term, Value, in_order
from shapelog.solver.cases import Case, Judgement
from shapelog.solver.check_operands import arguments_vary, holding, is_known, operand_node
from shapelog.solver.choices import Choices
from shapelog.solver.equations import condition_of_equation, depends_on_equation
from shapelog.solver.findings import Verdict
from shapelog.solver.flow import operands_of, values_at
from shapelog.solver.formulas import TRUE, UNFOLLOWED, Formula, conjunction, disjunction, leaves_of
from shapelog.solver.index import Index, any_chosen, callee_of, is_tensor, site_of
from shapelog.solver.index_tensors import condition_of_index, may_fit_elsewhere
from shapelog.solver.joins import condition_of_parts, may_join_unknown
from shapelog.solver.misplaced_sizes import misplaced_sizes
from shapelog.solver.nodes import Variable
from shapelog.solver.rendering import dimensions
from shapelog.solver.rounds import seen_from
from shapelog.solver.session import Session
from shapelog.solver.siblings import fails_for_all
from shapelog.solver.sizes_of_operands import condition_of_numbers, condition_of_size
from shapelog.solver.tested_items import may_hold_others
from shapelog.solver.verdict import judge_case

#: The rule about the type of what a layer is given beside its weights.
_TYPE = "layer-type"
#: The argument that the checks on joined tensors blame.
_JOINED = "tensors"


@dataclass(frozen=True)
class Check:
    """One requirement of one call, as derived."""

    call: Term
    rule: str
    argument: str
    constraint: Term
    left: Value
    right: Value
    broken: bool

    @property
    def place(self) -> tuple[str, str]:
        """The instruction and the rule: what one finding speaks of."""
        site = site_of(self.call)
        return (site[0] if site is not None else "", self.rule)

    @property
    def group(self) -> tuple[Value, Value, str, str]:
        """The place in its context, whatever is called and chosen: one argument at a moment."""
        outer = any_chosen(self.call.arguments[2])
        return (self.call.arguments[0], outer, self.rule, self.argument)

    @property
    def operands(self) -> tuple[Value, Value, Value]:
        """What is called and what it is given: one combination of values."""
        return (callee_of(self.call), self.left, self.right)


@dataclass(frozen=True)
class Judged:
    """A check with its verdict."""

    check: Check
    judgement: Judgement


@dataclass
class _Group:
    """The checks of one rule at one moment: what fails or is open, and what is satisfied."""

    checks: list[Check] = field(default_factory=list)
    satisfied: list[Check] = field(default_factory=list)


def judge_checks(index: Index, session: Session) -> list[Judged]:
    """Judge what Datalog found broken or left open, in a stable order."""
    groups: dict[tuple[Value, Value, str, str], _Group] = defaultdict(_Group)
    for relation in ("Broken", "Residual"):
        rows = in_order(index.derived.derivation.rows(relation))
        for check in _read(index, rows, broken=relation == "Broken"):
            groups[check.group].checks.append(check)
    if not groups:
        return []
    for check in _read(index, index.derived.derivation.rows("Satisfied"), broken=False):
        if check.group in groups:
            groups[check.group].satisfied.append(check)
    choices = Choices(index)
    return [
        judged for group in groups.values() for judged in _judge(index, choices, group, session)
    ]


def _read(index: Index, rows: Iterable[Row], *, broken: bool) -> Iterator[Check]:
    for call, rule, argument, constraint, left, right in rows:
        if isinstance(call, Term) and isinstance(constraint, Term):
            seen = seen_from(index, call, constraint)
            if rule == _TYPE and not index.derived.has_own_type(call):
                seen = Term(seen.name, ("?", *seen.arguments[1:]))  # beside weights of any type
            known = broken and seen == constraint
            yield Check(call, str(rule), str(argument), seen, left, right, known)


def _judge(index: Index, choices: Choices, group: _Group, session: Session) -> list[Judged]:
    with session.variants():
        alone = [
            _judge_alone(check, choices.reaches(check.call), session) for check in group.checks
        ]
    judged = [Judged(check, found) for check, found in zip(group.checks, alone, strict=True)]
    failing = [
        one for one in judged if one.judgement.verdict in (Verdict.INVALID, Verdict.CONDITIONAL)
    ]
    if not failing:
        return judged
    spread = any(one.check.call in index.derived.spread for one in failing)
    elsewhere = may_fit_elsewhere(index, [one.check for one in failing], group.satisfied)
    tested = may_hold_others(index, choices, [one.check for one in failing])
    if spread or elsewhere or tested or _is_of_any_length(index, failing, judged):
        known, varies = UNFOLLOWED, True
    else:
        known, varies = TRUE, _varies(index, group, failing, judged, choices, session)
    return [
        _with_choices(index, choices, one, varies, known, session) if one in failing else one
        for one in judged
    ]


def _is_of_any_length(index: Index, failing: Sequence[Judged], judged: Sequence[Judged]) -> bool:
    """Whether what fails is about what a list contains, which rounds fill, before they did.

    Its length stands in no operand: it is the number with which it was made, or any.
    """
    if not all(_is_measured(index, one.check) for one in failing):
        return False
    others = (one.check.left for one in judged if one.judgement.verdict is Verdict.UNDECIDED)
    if any(map(_is_open_size, others)):
        return True
    return any(
        value in index.derived.of_any_length
        for one in failing
        for node in operands_of(index, one.check.call)
        for value in values_at(index, node)
    )


def _condition_of_argument(index: Index, choices: Choices, check: Check) -> Formula:
    """Return the choices under which a layer was built with what a check asks for."""
    layer = index.derived.layers.get(check.call)
    creation = layer.arguments[0] if isinstance(layer, Term) else None
    if not isinstance(creation, Term) or creation.name != "CallContext":
        return TRUE
    node = holding(index, operands_of(index, creation), check.right)
    if node is None or len(values_at(index, node)) == 1:
        return TRUE
    return choices.has(node, check.right)


def _with_choices(
    index: Index,
    choices: Choices,
    judged: Judged,
    varies: bool,
    known: Formula,
    session: Session,
) -> Judged:
    """Judge a failure again with the choices under which its operands have their values.

    Where those say nothing, what the layer was built with decides.
    """
    check = judged.check
    case = case_of(check, choices.reaches(check.call))
    condition = conjunction((condition_of(index, choices, check), known))
    if varies and condition is TRUE:
        condition = _condition_of_argument(index, choices, check)
    case = replace(case, choices=condition, varies=varies)
    return Judged(check, judge_case(case, session))


def _judge_alone(check: Check, path: Formula, session: Session) -> Judgement:
    """Judge a check as if its operands had no other values; what is broken is judged later."""
    if check.broken:
        return Judgement(Verdict.INVALID)
    return judge_case(case_of(check, path), session)


def case_of(check: Check, path: Formula) -> Case:
    """Return the requirement of a check that is reached along `path`, whatever its operands are."""
    misplaced = misplaced_sizes(check.constraint, check.left, check.right)
    return Case(
        check.constraint, path, sizes=_sizes(check), misplaced=misplaced, broken=check.broken
    )


def _sizes(check: Check) -> tuple[Value, ...]:
    found: dict[Value, None] = {}
    for operand in (check.left, check.right):
        if isinstance(operand, Term) and operand.name == "Tensor":
            found.update(dict.fromkeys(dimensions(operand.arguments[1])[0]))
    return tuple(size for size in found if isinstance(size, Term) and size.name != "Integer")


# ---- several values


def _varies(
    index: Index,
    group: _Group,
    failing: Sequence[Judged],
    judged: Sequence[Judged],
    choices: Choices,
    session: Session,
) -> bool:
    """Whether some run reaches the place with operands for which nothing fails, or nobody knows."""
    failures = [one.check for one in failing]
    if any(depends_on_equation(index, check) for check in failures):
        return True
    if any(condition_of_index(index, choices, check) is not TRUE for check in failures):
        return True
    held = [check for check in failures if not _is_about_parts(index, check)]
    if any(condition_of_numbers(index, choices, check) is not TRUE for check in held):
        return True
    if any(choices.leads_to(check.call) is not TRUE for check in failures):
        return True  # other callees may come to where the check is
    apart = [check.call for check in failures if choices.chosen(check.call) is not TRUE]
    if apart and not fails_for_all(index, [check.call for check in failures]):
        return True
    failed = {check.operands for check in failures}
    always = {one.check.operands for one in failing if one.judgement.verdict is Verdict.INVALID}
    if always and always != failed:
        return True  # with other operands it fails for some sizes only
    for position in range(3):
        wrong = {operands[position] for operands in failed}
        for operands in failed:
            node = operand_node(index, failures[0], operands, position)
            values = values_at(index, node) if node is not None else []
            made = node is None and position > 0 and is_tensor(operands[position])
            about_parts = _is_about_parts(index, failures[0])
            if made and not about_parts and arguments_vary(index, failures[0]):
                return True  # a tensor that is none of those that are given, but made of them
            others_there = [value for value in values if value not in wrong]
            if any(map(is_known, others_there)):
                return True
            if others_there and node is not None:
                # one that nobody knows counts where nobody knows either which of them it is
                has = (choices.has(node, value) for value in values if value in wrong)
                if any(not leaf.certain for formula in has for leaf in leaves_of(formula)):
                    return True
    is_open = any(one.judgement.verdict is Verdict.UNDECIDED for one in judged)
    if is_open and not all(condition_of(index, choices, check).followed for check in failures):
        return True  # as where one that nobody knows may stand in its place
    joins = {check.call for check in failures if _is_about_parts(index, check)}
    if joins and any(map(_is_of_another_part, failures, repeat(judged))):
        return True
    if any(may_join_unknown(index, choices, call) for call in joins):
        return True
    alone = (check for check in failures if check.right == Term("None"))
    for check in alone:
        if _is_about_parts(index, check) and condition_of(index, choices, check) is not TRUE:
            return True
    passing = [one.check for one in judged if one not in failing and _may_pass(one)]
    others = [check for check in (*group.satisfied, *passing) if check.operands not in failed]
    return any(_possible(index, choices, check, session) for check in others)


def _is_of_another_part(failure: Check, judged: Sequence[Judged]) -> bool:
    """Whether what fails with one value of a part is open with another one that is known."""
    others = (one.check for one in judged if one.judgement.verdict is Verdict.UNDECIDED)
    sides = ((failure.left, other.left, failure.right, other.right) for other in others)
    return any(
        (left != left_there and is_known(left) and is_known(left_there))
        or (right != right_there and is_known(right) and is_known(right_there))
        for left, left_there, right, right_there in sides
    )


def _may_pass(judged: Judged) -> bool:
    """Whether a check passes, or is open although something is known of all its operands."""
    valid = judged.judgement.verdict is Verdict.VALID
    return valid or all(map(is_known, judged.check.operands))


def _is_open_size(size: Value) -> bool:
    return isinstance(size, Term) and size.name in ("Unknown", "Symbol", "Arithmetic")


def _is_measured(index: Index, check: Check) -> bool:
    """Whether a check is about an empty sequence that is no operand, but what one contains."""
    size = check.left
    if isinstance(size, Term) and size.name == "Tensor":
        axes = dimensions(size.arguments[1])[0]
        size = axes[0] if len(axes) == 1 else check.right
    empty = size == Term("Integer", (0,))
    return empty and operand_node(index, check, check.operands, 1) is None


def _possible(index: Index, choices: Choices, check: Check, session: Session) -> bool:
    """Whether some run has these operands; Z3 is asked as for an impossible requirement."""
    path = choices.reaches(check.call)
    case = Case(Term("Never"), path, condition_of(index, choices, check), broken=True)
    return judge_case(case, session).verdict is not Verdict.UNREACHABLE


def condition_of(
    index: Index, choices: Choices, check: Check, known: Collection[int] = ()
) -> Formula:
    """Return the choices under which the operands of a check have their values.

    The operands at the positions `known` have no others.
    """
    chosen = conjunction((choices.leads_to(check.call), choices.chosen(check.call)))
    if _is_about_parts(index, check):
        parted = condition_of_parts(index, choices, check.call, check.left, check.right)
        return conjunction((chosen, parted))
    parts: list[Formula] = []
    for position, value in enumerate(check.operands):
        if position in known:
            continue
        node = operand_node(index, check, check.operands, position)
        if node is None and isinstance(value, Term) and value.name == "Integer":
            item = _condition_of_item(index, choices, check, value)
            other = operand_node(index, check, check.operands, 3 - position)
            size = condition_of_size(index, choices, check.call, value, other)
            parts.append(size if item is None else item)
            continue
        if _is_constant(value) and (node is None or len(values_at(index, node)) == 1):
            continue
        if node is not None:
            parts.append(choices.has(node, value))
        elif position > 0 and is_tensor(value):
            parts.append(UNFOLLOWED)
    parts.append(condition_of_equation(index, choices, check))
    parts.append(condition_of_index(index, choices, check))
    parts.append(condition_of_numbers(index, choices, check))
    said = any(part is not TRUE for part in parts)
    if not said and _names_no_tensor(check) and arguments_vary(index, check):
        return UNFOLLOWED
    return conjunction((chosen, *parts))


def _condition_of_item(
    index: Index, choices: Choices, check: Check, value: Value
) -> Formula | None:
    """Return the choices under which a tuple that is given has the number that a check is about.

    None if no such tuple has it; nothing is said of tuples that are no displays.
    """
    ways: list[Formula] = []
    for place in operands_of(index, check.call):
        for given in values_at(index, place):
            for part in _parts_of(index, given):
                if value in values_at(index, part):
                    has = (choices.has(place, given), choices.has(part, value))
                    ways.append(conjunction(has))
    return disjunction(ways) if ways else None


def _parts_of(index: Index, value: Value) -> Iterator[Variable]:
    """Yield what a tuple was displayed with."""
    if not isinstance(value, Term) or value.name != "Tuple":
        return
    site, context, _ = value.arguments
    for part in index.program.parts_of.get(str(site), ()):
        yield Variable(part, context)


def _names_no_tensor(check: Check) -> bool:
    """Whether neither side of a check is a tensor, so that neither says which one it is about."""
    return not is_tensor(check.left) and not is_tensor(check.right)


def _is_about_parts(index: Index, check: Check) -> bool:
    """Whether a check is about what is joined, and not about what is given in its place."""
    return (
        check.argument == _JOINED
        and check.call in index.derived.joined
        and not (is_tensor(check.left) and operand_node(index, check, check.operands, 1))
    )


def _is_constant(value: Value) -> bool:
    return isinstance(value, Term) and value.name in ("None", "Integer", "Library")
