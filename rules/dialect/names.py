"""Checks the names a program declares and uses: clashes, reserved words, directives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.errors import Position, RuleError, RuleNameError
from shapelog.rules.dialect.syntax import (
    AlgebraicType,
    Attribute,
    Directive,
    RecordType,
    RelationDeclaration,
    TypeDeclaration,
)
from shapelog.rules.dialect.type_table import TypeTable, unknown_type

#: Words Soufflé's scanner keeps for itself, wherever they stand.
RESERVED = frozenset(
    "as autoinc band bnot bor brie bshl bshr bshru btree btree_delete bxor cat contains count "
    "debug_delta eqrel false inline input land lnot lor lxor magic match max mean min nil "
    "no_inline no_magic ord output overridable printsize range recursive_iteration_cnt stateful "
    "strlen substr sum to_float to_number to_string to_unsigned true".split()
)


def check_relations(
    declared: Iterable[RelationDeclaration], types: TypeTable, errors: list[RuleError]
) -> dict[str, RelationDeclaration]:
    """The relations by name; what is wrong with their declarations is appended to ``errors``."""
    relations: dict[str, RelationDeclaration] = {}
    for declaration in declared:
        first = relations.setdefault(declaration.name, declaration)
        clash: RelationDeclaration | TypeDeclaration | None = types.declarations.get(
            declaration.name
        )
        if first is not declaration:
            clash = first
        if clash is not None:
            message = f"the name '{declaration.name}' is already declared at {clash.position}"
            errors.append(RuleNameError(declaration.position, message))
        if not declaration.name[0].isupper():
            message = f"the name of relation '{declaration.name}' must start with a capital"
            errors.append(RuleNameError(declaration.position, message))
        errors.extend(_check_attributes(declaration.attributes))
        for attribute in declaration.attributes:
            if not types.known(attribute.type):
                errors.append(unknown_type(attribute))
    return relations


def check_type_names(declarations: Iterable[TypeDeclaration]) -> Iterator[RuleError]:
    """Reserved words and repeated fields in type declarations."""
    for declaration in declarations:
        yield from _check_reserved(declaration.name, declaration.position)
        if isinstance(declaration, RecordType):
            yield from _check_attributes(declaration.fields)
        elif isinstance(declaration, AlgebraicType):
            for branch in declaration.branches:
                yield from _check_reserved(branch.name, branch.position)
                yield from _check_attributes(branch.fields)


def check_directives(
    directives: Iterable[Directive], relations: Mapping[str, RelationDeclaration]
) -> Iterator[RuleError]:
    """Directives for relations that are not declared."""
    for directive in directives:
        for name in directive.relations:
            if name not in relations:
                yield RuleNameError(directive.position, f"relation '{name}' is not declared")


def check_variable_names(expanded: Iterable[Clause]) -> Iterator[RuleError]:
    """Variables of a rule's clauses with the name of a reserved word."""
    for clause in expanded:
        for variable in clause.variables:
            yield from _check_reserved(variable.name, variable.position)


def _check_attributes(attributes: Sequence[Attribute]) -> Iterator[RuleError]:
    names: set[str] = set()
    for attribute in attributes:
        yield from _check_reserved(attribute.name, attribute.position)
        if attribute.name in names:
            message = f"'{attribute.name}' is already declared here"
            yield RuleNameError(attribute.position, message)
        names.add(attribute.name)


def _check_reserved(name: str, position: Position) -> Iterator[RuleError]:
    if name in RESERVED:
        yield RuleNameError(position, f"'{name}' is a reserved word")
