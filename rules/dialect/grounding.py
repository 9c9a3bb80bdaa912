"""Checks that every variable gets its values from somewhere, and that none is used just once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from shapelog.rules.dialect.clauses import (
    Clause,
    aggregate_expressions,
)
from shapelog.rules.dialect.errors import RuleError, RuleGroundingError, RuleNameError
from shapelog.rules.dialect.syntax import (
    Aggregate,
    Atom,
    Comparison,
    Construct,
    Expression,
    Literal,
    Negation,
    Record,
    Variable,
    Wildcard,
    expressions,
    walk,
)


def check_grounding(expanded: Sequence[Clause]) -> Iterator[RuleError]:
    """The ungrounded variables, misplaced wildcards and singleton variables of a rule."""
    for clause in expanded:
        yield from _check_clause(clause)
    yield from _singletons(expanded)


def _check_clause(clause: Clause) -> Iterator[RuleError]:
    outer = clause.outer_names
    bound = _bound(clause.body, outer)
    yield from _wildcards(clause.heads, clause.body)
    for literal in (*clause.heads, *clause.body):
        for expression in expressions(literal):
            for part in walk(expression):
                if isinstance(part, Variable) and part.name not in bound:
                    yield _ungrounded(part)
                elif isinstance(part, Aggregate):
                    yield from _check_aggregate(part, bound, outer)


def _check_aggregate(
    aggregate: Aggregate, bound: frozenset[str], outer: frozenset[str]
) -> Iterator[RuleError]:
    """Inside, only direct arguments of atoms bind: Soufflé stops at anything else."""
    direct = [
        argument
        for literal in aggregate.body
        if isinstance(literal, Atom)
        for argument in literal.arguments
    ]
    inner = {each.name for each in direct if isinstance(each, Variable)}
    for part in aggregate_expressions(aggregate):
        if isinstance(part, Variable) and part.name not in inner | (bound & outer):
            if part.name in outer:
                yield _ungrounded(part)
            else:
                message = (
                    f"variable '{part.name}' is no direct argument of an atom in its aggregate; "
                    "give the aggregate's body a relation of its own"
                )
                yield RuleGroundingError(part.position, message)
    for literal in aggregate.body:
        patterns = direct if isinstance(literal, Atom) else expressions(literal)
        nested = [each for each in patterns if not isinstance(each, Wildcard)]
        yield from _forbidden(nested, "a term inside an aggregate")
    for part in walk(aggregate.target) if aggregate.target is not None else ():
        if isinstance(part, Variable) and part.name in outer:
            message = (
                f"variable '{part.name}' is from outside the aggregate and cannot stand in its "
                f"'{aggregate.kind}'"
            )
            yield RuleGroundingError(part.position, message)


def _ungrounded(variable: Variable) -> RuleError:
    message = (
        f"variable '{variable.name}' has no values: "
        "no positive atom or equality with a known side binds it"
    )
    return RuleGroundingError(variable.position, message)


def _bound(body: tuple[Literal, ...], shared: frozenset[str]) -> frozenset[str]:
    """The variables that positive atoms and, step by step, equalities bind."""
    bound: set[str] = set()
    for literal in body:
        if isinstance(literal, Atom):
            for argument in literal.arguments:
                bound.update(_pattern_names(argument))
    equalities = [
        literal for literal in body if isinstance(literal, Comparison) and literal.operator == "="
    ]
    size = -1
    while len(bound) != size:
        size = len(bound)
        for equality in equalities:
            if _evaluable(equality.left, bound, shared):
                bound.update(_pattern_names(equality.right))
            if _evaluable(equality.right, bound, shared):
                bound.update(_pattern_names(equality.left))
    return frozenset(bound)


def _pattern_names(pattern: Expression) -> Iterator[str]:
    """The variables that get a value when the pattern is matched against one."""
    if isinstance(pattern, Variable):
        yield pattern.name
    elif isinstance(pattern, (Construct, Record)):
        for argument in pattern.arguments:
            yield from _pattern_names(argument)


def _evaluable(expression: Expression, bound: set[str], shared: frozenset[str]) -> bool:
    """Whether all it needs is bound; an aggregate needs the variables it shares."""
    for part in walk(expression):
        if isinstance(part, Wildcard) or (isinstance(part, Variable) and part.name not in bound):
            return False
        if isinstance(part, Aggregate):
            names = {e.name for e in aggregate_expressions(part) if isinstance(e, Variable)}
            if not names & shared <= bound:
                return False
    return True


def _wildcards(heads: Iterable[Atom], body: Iterable[Literal]) -> Iterator[RuleError]:
    """``_`` may stand in patterns, and directly in negated atoms."""
    for head in heads:
        yield from _forbidden(head.arguments, "a head")
    for literal in body:
        if isinstance(literal, Atom):
            patterns: tuple[Expression, ...] = literal.arguments
        elif isinstance(literal, Negation) and isinstance(literal.literal, Atom):
            direct = literal.literal.arguments
            nested = tuple(each for each in direct if not isinstance(each, Wildcard))
            yield from _forbidden(nested, "a term of a negated atom")
            continue
        elif isinstance(literal, Comparison) and literal.operator == "=":
            patterns = tuple(
                side
                for side in (literal.left, literal.right)
                if isinstance(side, (Construct, Record))
            )
            others = tuple(
                side
                for side in (literal.left, literal.right)
                if not isinstance(side, (Construct, Record))
            )
            yield from _forbidden(others, "a comparison")
            if len(patterns) == 2:
                yield from _forbidden(patterns[1:], "both sides of an equality")
        else:
            yield from _forbidden(expressions(literal), "a comparison")
            continue
        for pattern in patterns:
            for inner in _non_patterns(pattern):
                yield from _forbidden((inner,), "an expression")


def _non_patterns(pattern: Expression) -> Iterator[Expression]:
    if isinstance(pattern, (Construct, Record)):
        for argument in pattern.arguments:
            yield from _non_patterns(argument)
    elif not isinstance(pattern, (Variable, Wildcard)):
        yield pattern


def _forbidden(terms: Iterable[Expression], place: str) -> Iterator[RuleError]:
    for term in terms:
        for part in walk(term):
            if isinstance(part, Wildcard):
                yield RuleGroundingError(part.position, f"'_' cannot stand in {place}")


def _singletons(expanded: Sequence[Clause]) -> Iterator[RuleError]:
    """Variables that occur once in each alternative of the rule that has them: often typos."""
    most: Counter[str] = Counter()
    first: dict[str, Variable] = {}
    for clause in expanded:
        counts: Counter[str] = Counter()
        for variable in clause.variables:
            counts[variable.name] += 1
            first.setdefault(variable.name, variable)
        for name, count in counts.items():
            most[name] = max(most[name], count)
    for name, variable in first.items():
        if most[name] == 1 and not name.startswith("_"):
            message = f"variable '{name}' is used only once; write '_' if any value will do"
            yield RuleNameError(variable.position, message)
