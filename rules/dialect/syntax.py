"""The syntax tree of a rule file: frozen data classes, each with its place in the text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from shapelog.rules.dialect.errors import Position


@dataclass(frozen=True)
class Variable:
    """A variable; ``name`` is as written, for example ``x``, ``_x`` or ``?x``."""

    name: str
    position: Position


@dataclass(frozen=True)
class Wildcard:
    """``_``: any value."""

    position: Position


@dataclass(frozen=True)
class Number:
    """A number, its sign included."""

    value: int
    position: Position


@dataclass(frozen=True)
class String:
    """A string; ``value`` has its escapes resolved."""

    value: str
    position: Position


@dataclass(frozen=True)
class Nil:
    """``nil``, the empty record."""

    position: Position


@dataclass(frozen=True)
class Record:
    """``[x, y]``."""

    arguments: tuple[Expression, ...]
    position: Position


@dataclass(frozen=True)
class Construct:
    """``$Name(x, y)``, a value of an algebraic type."""

    name: str
    arguments: tuple[Expression, ...]
    position: Position


@dataclass(frozen=True)
class Operation:
    """Arithmetic: one operand for the sign ``-``, otherwise two for ``+ - * / %``."""

    operator: str
    operands: tuple[Expression, ...]
    position: Position


@dataclass(frozen=True)
class Functor:
    """A built-in function, for example ``cat(x, y)``."""

    name: str
    arguments: tuple[Expression, ...]
    position: Position


@dataclass(frozen=True)
class Cast:
    """``as(value, type)``."""

    value: Expression
    type: str
    position: Position


@dataclass(frozen=True)
class Aggregate:
    """``count : { body }`` (no target) or ``sum target : { body }``, likewise min and max."""

    kind: str
    target: Expression | None
    body: tuple[Literal, ...]
    position: Position


@dataclass(frozen=True)
class Atom:
    """``Relation(x, y)``."""

    relation: str
    arguments: tuple[Expression, ...]
    position: Position


@dataclass(frozen=True)
class Comparison:
    """``left operator right`` with one of ``= != < <= > >=``."""

    operator: str
    left: Expression
    right: Expression
    position: Position


@dataclass(frozen=True)
class StringTest:
    """``match(regex, string)`` or ``contains(needle, string)``."""

    name: str
    arguments: tuple[Expression, Expression]
    position: Position


@dataclass(frozen=True)
class Truth:
    """``true`` or ``false``."""

    value: bool
    position: Position


@dataclass(frozen=True)
class Negation:
    """``!literal``."""

    literal: Atom | StringTest
    position: Position


@dataclass(frozen=True)
class Disjunction:
    """``(a ; b)``: holds if one of the alternatives holds."""

    alternatives: tuple[tuple[Literal, ...], ...]
    position: Position


Expression = Union[
    Variable, Wildcard, Number, String, Nil, Record, Construct, Operation, Functor, Cast, Aggregate
]
Literal = Union[Atom, Negation, Comparison, StringTest, Truth, Disjunction]


@dataclass(frozen=True)
class Attribute:
    """A named, typed place of a relation, a record or a constructor."""

    name: str
    type: str
    position: Position


@dataclass(frozen=True)
class RelationDeclaration:
    """``.decl Name(attribute: type, ...)``."""

    name: str
    attributes: tuple[Attribute, ...]
    documentation: str
    position: Position


@dataclass(frozen=True)
class SubsetType:
    """``.type Name <: base``."""

    name: str
    base: str
    documentation: str
    position: Position


@dataclass(frozen=True)
class UnionType:
    """``.type Name = A | B``; with a single member it is another name for it."""

    name: str
    members: tuple[str, ...]
    documentation: str
    position: Position


@dataclass(frozen=True)
class RecordType:
    """``.type Name = [field: type, ...]``."""

    name: str
    fields: tuple[Attribute, ...]
    documentation: str
    position: Position


@dataclass(frozen=True)
class Branch:
    """One constructor of an algebraic type."""

    name: str
    fields: tuple[Attribute, ...]
    position: Position


@dataclass(frozen=True)
class AlgebraicType:
    """``.type Name = A {field: type} | B {}``."""

    name: str
    branches: tuple[Branch, ...]
    documentation: str
    position: Position


TypeDeclaration = Union[SubsetType, UnionType, RecordType, AlgebraicType]
TYPE_DECLARATIONS = (SubsetType, UnionType, RecordType, AlgebraicType)


@dataclass(frozen=True)
class Rule:
    """``heads :- body.``; a fact has an empty body."""

    heads: tuple[Atom, ...]
    body: tuple[Literal, ...]
    documentation: str
    position: Position


@dataclass(frozen=True)
class Directive:
    """``.input``, ``.output`` or ``.printsize`` with the relations it names."""

    kind: str
    relations: tuple[str, ...]
    position: Position


@dataclass(frozen=True)
class Include:
    """``.include "path"``."""

    path: str
    position: Position


Statement = Union[RelationDeclaration, TypeDeclaration, Rule, Directive, Include]


@dataclass(frozen=True)
class SourceFile:
    """One parsed file: its opening comment and its statements in order."""

    path: str
    documentation: str
    statements: tuple[Statement, ...]


#: Terms without subterms that ``parts`` gives.
_LEAVES = (Variable, Wildcard, Number, String, Nil, Aggregate)


def parts(expression: Expression) -> tuple[Expression, ...]:
    """The direct subterms of an expression; those of an aggregate's body are not among them."""
    if isinstance(expression, (Record, Construct, Functor)):
        return expression.arguments
    if isinstance(expression, Operation):
        return expression.operands
    if isinstance(expression, Cast):
        return (expression.value,)
    return ()


def expressions(literal: Literal) -> tuple[Expression, ...]:
    """The terms that stand directly in a literal; a disjunction has none of its own."""
    if isinstance(literal, Negation):
        return expressions(literal.literal)
    if isinstance(literal, (Atom, StringTest)):
        return literal.arguments
    if isinstance(literal, Comparison):
        return (literal.left, literal.right)
    return ()


def walk(expression: Expression) -> list[Expression]:
    """The expression and all its subterms, stopping at (but giving) aggregates."""
    found: list[Expression] = []
    collect(expression, found)
    return found


def collect(expression: Expression, found: list[Expression]) -> None:
    """Adds the expression and all its subterms, stopping at (but giving) aggregates."""
    found.append(expression)
    if not isinstance(expression, _LEAVES):
        for part in parts(expression):
            collect(part, found)
