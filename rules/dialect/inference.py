"""Infers the types of a clause's variables from where they stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.errors import Position, RuleError, RuleTypeError
from shapelog.rules.dialect.functors import FUNCTORS
from shapelog.rules.dialect.syntax import (
    Aggregate,
    Atom,
    Cast,
    Comparison,
    Construct,
    Expression,
    Functor,
    Literal,
    Nil,
    Number,
    Operation,
    Record,
    RelationDeclaration,
    String,
    Variable,
)
from shapelog.rules.dialect.type_table import TypeTable

NUMBER = "number"
SYMBOL = "symbol"
#: Types of constants and computed values: these fit every subset of their kind.
ANY_NUMBER = "number "
ANY_SYMBOL = "symbol "
NIL = "nil"


class TypeInference:
    """The types of one clause's terms.

    A variable's type is the lowest of the types of the places that give it values: positive
    atoms, constructors in them and equalities. Variables local to an aggregate belong to its
    scope; the clause's own scope is ``""``.
    """

    def __init__(
        self,
        clause: Clause,
        relations: Mapping[str, RelationDeclaration],
        types: TypeTable,
    ) -> None:
        self._heads = clause.heads
        self._relations = relations
        self._types = types
        self._outer = clause.outer_names
        self._bounds: dict[str, dict[str, Position]] = {}
        self._scopes: dict[Position, str] = {}
        bodies = [(clause.body, "")]
        for part in clause.terms:
            if isinstance(part, Aggregate):
                scope = f"#{len(self._scopes)}"
                self._scopes[part.position] = scope
                bodies.append((part.body, scope))
        self._infer(bodies)

    def scope_of(self, aggregate: Aggregate) -> str:
        return self._scopes.get(aggregate.position, "#")

    def type_of(self, term: Expression, scope: str) -> str | None:
        """The type's name, or ``None`` if nothing tells."""
        if isinstance(term, Variable):
            return self._lowest(self._bounds.get(self._key(term, scope), {}))
        if isinstance(term, Number):
            return ANY_NUMBER
        if isinstance(term, String):
            return ANY_SYMBOL
        if isinstance(term, (Operation, Aggregate)):
            return ANY_NUMBER
        if isinstance(term, Functor):
            signature = FUNCTORS.get(term.name)
            return None if signature is None else signature.result + " "
        if isinstance(term, Cast):
            return term.type if self._types.known(term.type) else None
        if isinstance(term, Construct):
            found = self._types.constructors.get(term.name)
            return None if found is None else found[0].name
        return NIL if isinstance(term, Nil) else None

    def kind(self, name: str) -> str:
        """``number``, ``symbol``, or the name of the record or algebraic type."""
        return name.strip() if name.endswith(" ") else self._types.root(name)

    def fits(self, actual: str, expected: str) -> bool:
        """Whether a term of the actual type may stand where the other is expected."""
        if actual.endswith(" "):
            return self._types.root(expected) == actual.strip()
        return self._types.is_subtype(actual, expected)

    def same_kind(self, first: str, second: str) -> bool:
        return self.comparable_nil(first, second) or self.kind(first) == self.kind(second)

    def comparable_nil(self, first: str, second: str) -> bool:
        """Whether one is ``nil`` and the other a record type."""
        return NIL in (first, second) and any(
            name == NIL or self._types.fields(name) is not None for name in {first, second} - {NIL}
        )

    def comparable(self, first: str, second: str) -> bool:
        """Whether the types may be compared with ``=`` and ``!=``."""
        if NIL in (first, second):
            return first == second or self.comparable_nil(first, second)
        if first.endswith(" ") or second.endswith(" "):
            return self.kind(first) == self.kind(second)
        return self._types.is_subtype(first, second) or self._types.is_subtype(second, first)

    def conflicts(self) -> Iterator[RuleError]:
        """Variables used at types of which none is the lowest."""
        for key, bounds in self._bounds.items():
            if bounds and self._lowest(bounds) is None:
                (first, _), (second, place) = self._clash(bounds)
                message = (
                    f"variable '{key.split('#')[0]}' is used as '{first.strip()}' and as "
                    f"'{second.strip()}', and neither is a subtype of the other"
                )
                yield RuleTypeError(place, message)

    def _clash(
        self, bounds: dict[str, Position]
    ) -> tuple[tuple[str, Position], tuple[str, Position]]:
        places = sorted(bounds.items(), key=lambda item: item[1])
        for index, second in enumerate(places):
            for first in places[:index]:
                if not (self._below(first[0], second[0]) or self._below(second[0], first[0])):
                    return first, second
        return places[0], places[-1]

    def _below(self, low: str, high: str) -> bool:
        if high.endswith(" "):
            return self.kind(low) == high.strip()
        return not low.endswith(" ") and self._types.is_subtype(low, high)

    def _lowest(self, bounds: Mapping[str, Position]) -> str | None:
        for low in bounds:
            if all(self._below(low, high) for high in bounds):
                return low
        return None

    def _key(self, variable: Variable, scope: str) -> str:
        return variable.name if variable.name in self._outer else variable.name + scope

    def _infer(self, bodies: list[tuple[tuple[Literal, ...], str]]) -> None:
        for body, scope in bodies:
            for literal in body:
                relation = isinstance(literal, Atom) and self._relations.get(literal.relation)
                if isinstance(literal, Atom) and relation:
                    for argument, attribute in zip(
                        literal.arguments, relation.attributes, strict=False
                    ):
                        self._pattern(argument, attribute.type, scope)
        equalities = [
            (literal, scope)
            for body, scope in bodies
            for literal in body
            if isinstance(literal, Comparison) and literal.operator == "="
        ]
        self._settle(equalities)
        self._from_heads()
        self._settle(equalities)

    def _from_heads(self) -> None:
        """A variable that only got a record (``x = [a, b]``) takes its type from the head."""
        for head in self._heads:
            relation = self._relations.get(head.relation)
            for argument, attribute in zip(
                head.arguments, relation.attributes if relation else (), strict=False
            ):
                if (
                    isinstance(argument, Variable)
                    and argument.name not in self._bounds
                    and self._types.fields(attribute.type) is not None
                ):
                    self._pattern(argument, attribute.type, "")

    def _settle(self, equalities: list[tuple[Comparison, str]]) -> None:
        """Carries types over equalities until nothing changes."""
        size = -1
        while size != (size := sum(map(len, self._bounds.values()))):
            for equality, scope in equalities:
                self._equality(equality.left, equality.right, scope)
                self._equality(equality.right, equality.left, scope)

    def _equality(self, pattern: Expression, value: Expression, scope: str) -> None:
        found = self.type_of(value, scope)
        if found is not None and found != NIL:
            self._pattern(pattern, found, scope)

    def _pattern(self, pattern: Expression, given: str, scope: str) -> None:
        """Notes what matching the pattern against a value of the given type tells."""
        if isinstance(pattern, Variable):
            if given.endswith(" ") or self._types.known(given):
                bounds = self._bounds.setdefault(self._key(pattern, scope), {})
                bounds.setdefault(given, pattern.position)
        elif isinstance(pattern, Construct):
            found = self._types.constructors.get(pattern.name)
            if found is not None:
                for argument, attribute in zip(pattern.arguments, found[1].fields, strict=False):
                    self._pattern(argument, attribute.type, scope)
        elif isinstance(pattern, Record):
            for argument, attribute in zip(
                pattern.arguments, self._types.fields(given) or (), strict=False
            ):
                self._pattern(argument, attribute.type, scope)
