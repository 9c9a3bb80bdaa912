"""Writes the syntax tree as text again, in plain Soufflé."""

from __future__ import annotations

from collections.abc import Iterable

from shapelog.rules.dialect.syntax import (
    AlgebraicType,
    Atom,
    Attribute,
    Cast,
    Comparison,
    Construct,
    Directive,
    Disjunction,
    Expression,
    Functor,
    Include,
    Literal,
    Negation,
    Nil,
    Number,
    Operation,
    Record,
    RecordType,
    RelationDeclaration,
    Rule,
    Statement,
    String,
    StringTest,
    SubsetType,
    Truth,
    UnionType,
    Variable,
    Wildcard,
)

_ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"})


def statement_text(statement: Statement) -> str:
    """One statement on one line, without its documentation."""
    if isinstance(statement, RelationDeclaration):
        return f".decl {statement.name}({_fields(statement.attributes)})"
    if isinstance(statement, Rule):
        return _rule(statement)
    if isinstance(statement, Directive):
        return f".{statement.kind} {', '.join(statement.relations)}"
    if isinstance(statement, Include):
        return f".include {quoted(statement.path)}"
    if isinstance(statement, SubsetType):
        return f".type {statement.name} <: {statement.base}"
    if isinstance(statement, UnionType):
        return f".type {statement.name} = {' | '.join(statement.members)}"
    if isinstance(statement, RecordType):
        return f".type {statement.name} = [{_fields(statement.fields)}]"
    return _algebraic(statement)


def _algebraic(statement: AlgebraicType) -> str:
    branches = [f"{each.name} {{{_fields(each.fields)}}}" for each in statement.branches]
    return f".type {statement.name} = {' | '.join(branches)}"


def _fields(fields: Iterable[Attribute]) -> str:
    return ", ".join(f"{field.name}: {field.type}" for field in fields)


def _rule(rule: Rule) -> str:
    heads = ", ".join(literal_text(head) for head in rule.heads)
    return f"{heads} :- {_conjunction(rule.body)}." if rule.body else f"{heads}."


def _conjunction(literals: Iterable[Literal]) -> str:
    return ", ".join(literal_text(literal) for literal in literals)


def literal_text(literal: Literal) -> str:
    """A literal as it is written in a rule."""
    if isinstance(literal, Atom):
        return f"{literal.relation}({_terms(literal.arguments)})"
    if isinstance(literal, Negation):
        return f"!{literal_text(literal.literal)}"
    if isinstance(literal, Comparison):
        return f"{term_text(literal.left)} {literal.operator} {term_text(literal.right)}"
    if isinstance(literal, StringTest):
        return f"{literal.name}({_terms(literal.arguments)})"
    if isinstance(literal, Truth):
        return "true" if literal.value else "false"
    return _disjunction(literal)


def _disjunction(literal: Disjunction) -> str:
    return f"({' ; '.join(_conjunction(each) for each in literal.alternatives)})"


def _terms(terms: Iterable[Expression]) -> str:
    return ", ".join(term_text(term) for term in terms)


def term_text(term: Expression) -> str:
    """A term as it is written in a rule; arithmetic gets all its parentheses."""
    if isinstance(term, Variable):
        return term.name
    if isinstance(term, Wildcard):
        return "_"
    if isinstance(term, Number):
        return str(term.value)
    if isinstance(term, String):
        return quoted(term.value)
    if isinstance(term, Nil):
        return "nil"
    if isinstance(term, Record):
        return f"[{_terms(term.arguments)}]"
    if isinstance(term, Construct):
        return f"${term.name}({_terms(term.arguments)})"
    if isinstance(term, Operation):
        first = term_text(term.operands[0])
        if len(term.operands) == 1:
            return f"({term.operator} {first})"
        return f"({first} {term.operator} {term_text(term.operands[1])})"
    if isinstance(term, Functor):
        return f"{term.name}({_terms(term.arguments)})"
    if isinstance(term, Cast):
        return f"as({term_text(term.value)}, {term.type})"
    target = "" if term.target is None else f"{term_text(term.target)} "
    return f"{term.kind} {target}: {{ {_conjunction(term.body)} }}"


def quoted(text: str) -> str:
    """A string constant with its escapes."""
    return f'"{text.translate(_ESCAPES)}"'
