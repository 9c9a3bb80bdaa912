"""Checks the types of a rule as Soufflé does: strictly, subset types included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.errors import Position, RuleError, RuleNameError, RuleTypeError
from shapelog.rules.dialect.functors import ANY, FUNCTORS
from shapelog.rules.dialect.inference import (
    NIL,
    NUMBER,
    SYMBOL,
    TypeInference,
)
from shapelog.rules.dialect.syntax import (
    Aggregate,
    Atom,
    Cast,
    Comparison,
    Construct,
    Disjunction,
    Expression,
    Functor,
    Literal,
    Negation,
    Number,
    Operation,
    Record,
    RelationDeclaration,
    StringTest,
    Wildcard,
    walk,
)
from shapelog.rules.dialect.type_table import TypeTable

_SMALLEST, _LARGEST = -(2**31), 2**31 - 1


def check_types(
    expanded: Iterable[Clause], relations: Mapping[str, RelationDeclaration], types: TypeTable
) -> Iterator[RuleError]:
    """The type errors of a rule, whose clauses are given."""
    for clause in expanded:
        yield from _ClauseCheck(clause, relations, types).errors()


class _ClauseCheck:
    def __init__(
        self,
        clause: Clause,
        relations: Mapping[str, RelationDeclaration],
        types: TypeTable,
    ) -> None:
        self._clause = clause
        self._relations = relations
        self._types = types
        self._inference = TypeInference(clause, relations, types)

    def errors(self) -> Iterator[RuleError]:
        yield from self._inference.conflicts()
        for head in self._clause.heads:
            yield from self._atom(head, "")
        yield from self._body(self._clause.body, "")

    def _body(self, body: tuple[Literal, ...], scope: str) -> Iterator[RuleError]:
        for literal in body:
            if isinstance(literal, Atom):
                yield from self._atom(literal, scope)
            elif isinstance(literal, Negation) and isinstance(literal.literal, Atom):
                yield from self._atom(literal.literal, scope, negated=True)
            elif isinstance(literal, Negation):
                yield from self._body((literal.literal,), scope)
            elif isinstance(literal, Comparison):
                yield from self._comparison(literal, scope)
            elif isinstance(literal, StringTest):
                for argument in literal.arguments:
                    yield from self._needs(argument, SYMBOL, f"'{literal.name}'", scope)
            elif isinstance(literal, Disjunction):
                message = "an aggregate cannot contain ';': give the disjunction its own relation"
                yield RuleTypeError(literal.position, message)

    def _atom(self, atom: Atom, scope: str, negated: bool = False) -> Iterator[RuleError]:
        """A negated atom may be asked for a value of a wider type than its attribute's."""
        relation = self._relations.get(atom.relation)
        if relation is None:
            yield RuleNameError(atom.position, f"relation '{atom.relation}' is not declared")
            return
        if len(relation.attributes) != len(atom.arguments):
            yield _count(atom.position, f"'{atom.relation}'", relation.attributes, atom.arguments)
            return
        for argument, attribute in zip(atom.arguments, relation.attributes, strict=True):
            where = f"attribute '{attribute.name}' of '{atom.relation}'"
            actual = self._inference.type_of(argument, scope) if negated else None
            if actual is not None and self._inference.comparable(actual, attribute.type):
                yield from self._term(argument, scope, attribute.type)
            else:
                yield from self._expects(argument, attribute.type, where, scope)

    def _expects(
        self, term: Expression, expected: str, where: str, scope: str
    ) -> Iterator[RuleError]:
        """The term must be of the expected type."""
        yield from self._term(term, scope, expected)
        if isinstance(term, Wildcard) or not self._types.known(expected):
            return
        actual = self._inference.type_of(term, scope)
        if actual == NIL:
            if self._types.fields(expected) is None:
                yield RuleTypeError(
                    term.position, f"{where} is of type '{expected}', 'nil' is a record"
                )
        elif actual is not None and not self._inference.fits(actual, expected):
            yield RuleTypeError(
                term.position,
                f"{where} is of type '{expected}', this is of type '{_shown(actual)}'",
            )

    def _needs(self, term: Expression, kind: str, where: str, scope: str) -> Iterator[RuleError]:
        """The term must be a number (or a symbol), whatever subset of it."""
        yield from self._term(term, scope, None)
        actual = self._inference.type_of(term, scope)
        if isinstance(term, Wildcard) or actual is None:
            return
        if self._inference.kind(actual) != kind:
            message = f"{where} needs a {_shown(kind)}, this is of type '{_shown(actual)}'"
            yield RuleTypeError(term.position, message)

    def _comparison(self, comparison: Comparison, scope: str) -> Iterator[RuleError]:
        left = self._inference.type_of(comparison.left, scope)
        right = self._inference.type_of(comparison.right, scope)
        yield from self._term(comparison.left, scope, right)
        yield from self._term(comparison.right, scope, left)
        if left is None or right is None:
            return
        kinds = {self._inference.kind(left), self._inference.kind(right)}
        if comparison.operator not in ("=", "!="):
            if kinds not in ({NUMBER}, {SYMBOL}):
                message = (
                    f"'{comparison.operator}' compares two numbers or two symbols, "
                    f"not '{_shown(left)}' and '{_shown(right)}'"
                )
                yield RuleTypeError(comparison.position, message)
        elif not self._inference.comparable(left, right):
            message = (
                f"'{comparison.operator}' compares the unrelated types "
                f"'{_shown(left)}' and '{_shown(right)}'"
            )
            yield RuleTypeError(comparison.position, message)

    def _term(self, term: Expression, scope: str, expected: str | None) -> Iterator[RuleError]:
        """What is wrong inside a term."""
        if isinstance(term, Number):
            if not _SMALLEST <= term.value <= _LARGEST:
                yield RuleTypeError(term.position, f"{term.value} does not fit 32 bits")
        elif isinstance(term, Construct):
            yield from self._construct(term, scope)
        elif isinstance(term, Record):
            yield from self._record(term, scope, expected)
        elif isinstance(term, Operation):
            for operand in term.operands:
                yield from self._needs(operand, NUMBER, f"'{term.operator}'", scope)
            last = term.operands[-1]
            if term.operator in ("/", "%") and isinstance(last, Number) and not last.value:
                yield RuleTypeError(last.position, "division by zero")
        elif isinstance(term, Functor):
            yield from self._functor(term, scope)
        elif isinstance(term, Cast):
            yield from self._cast(term, scope)
        elif isinstance(term, Aggregate):
            yield from self._aggregate(term, scope)

    def _construct(self, term: Construct, scope: str) -> Iterator[RuleError]:
        found = self._types.constructors.get(term.name)
        if found is None:
            yield RuleNameError(term.position, f"constructor '${term.name}' is not declared")
            return
        fields = found[1].fields
        if len(fields) != len(term.arguments):
            yield _count(term.position, f"'${term.name}'", fields, term.arguments)
            return
        for argument, attribute in zip(term.arguments, fields, strict=True):
            where = f"field '{attribute.name}' of '${term.name}'"
            yield from self._expects(argument, attribute.type, where, scope)

    def _record(self, term: Record, scope: str, expected: str | None) -> Iterator[RuleError]:
        fields = None if expected is None else self._types.fields(expected)
        if expected is None or expected == NIL:
            message = "nothing says which record type this is: match it with a typed variable"
            yield RuleTypeError(term.position, message)
        elif fields is None:
            message = f"a '{_shown(expected)}' is expected here, not a record"
            yield RuleTypeError(term.position, message)
        if fields is None:
            return
        if len(fields) != len(term.arguments):
            yield _count(term.position, f"record '{expected}'", fields, term.arguments)
            return
        for argument, attribute in zip(term.arguments, fields, strict=True):
            where = f"field '{attribute.name}' of record '{expected}'"
            yield from self._expects(argument, attribute.type, where, scope)

    def _functor(self, term: Functor, scope: str) -> Iterator[RuleError]:
        signature = FUNCTORS.get(term.name)
        if signature is None:
            message = f"function '{term.name}' is not part of the supported dialect"
            yield RuleNameError(term.position, message)
            return
        if not signature.accepts(len(term.arguments)):
            message = (
                f"'{term.name}' takes {signature.expected_count()} arguments, "
                f"not {len(term.arguments)}"
            )
            yield RuleTypeError(term.position, message)
            return
        for index, argument in enumerate(term.arguments):
            kind = signature.argument(index)
            if kind != ANY:
                yield from self._needs(argument, kind, f"'{term.name}'", scope)

    def _cast(self, term: Cast, scope: str) -> Iterator[RuleError]:
        yield from self._term(term.value, scope, term.type)
        if not self._types.known(term.type):
            yield RuleNameError(term.position, f"type '{term.type}' is not declared")
            return
        actual = self._inference.type_of(term.value, scope)
        if actual is not None and not self._inference.same_kind(actual, term.type):
            message = f"'as' cannot make a '{term.type}' of a '{_shown(actual)}'"
            yield RuleTypeError(term.position, message)

    def _aggregate(self, term: Aggregate, scope: str) -> Iterator[RuleError]:
        if scope:
            message = "an aggregate cannot stand in another: give the inner one its own relation"
            yield RuleTypeError(term.position, message)
            return
        inner = self._inference.scope_of(term)
        yield from self._body(term.body, inner)
        if term.target is not None:
            yield from self._needs(term.target, NUMBER, f"'{term.kind}'", inner)
            for part in walk(term.target):
                if isinstance(part, Aggregate):
                    message = "an aggregate cannot stand in another"
                    yield RuleTypeError(part.position, message)


def _shown(name: str) -> str:
    """A type's name without the mark of constants and computed values."""
    return name.strip()


def _count(
    position: Position, what: str, declared: tuple[object, ...], given: tuple[object, ...]
) -> RuleTypeError:
    noun = "argument" if len(declared) == 1 else "arguments"
    return RuleTypeError(position, f"{what} takes {len(declared)} {noun}, not {len(given)}")
