"""The types of a program and the order among them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from shapelog.rules.dialect.errors import RuleError, RuleNameError, RuleTypeError
from shapelog.rules.dialect.syntax import (
    AlgebraicType,
    Attribute,
    Branch,
    RecordType,
    SubsetType,
    TypeDeclaration,
    UnionType,
)

PRIMITIVES = ("number", "symbol")
_PREDEFINED = ("number", "symbol", "float", "unsigned")


@dataclass(frozen=True)
class TypeTable:
    """All declared types by name, and the constructors of the algebraic ones."""

    declarations: Mapping[str, TypeDeclaration] = field(default_factory=dict)
    constructors: Mapping[str, tuple[AlgebraicType, Branch]] = field(default_factory=dict)

    def known(self, name: str) -> bool:
        return name in PRIMITIVES or name in self.declarations

    def resolve(self, name: str) -> str:
        """The type another name stands for (``.type A = B`` makes ``A`` another name of ``B``)."""
        declaration = self.declarations.get(name)
        while isinstance(declaration, UnionType) and len(declaration.members) == 1:
            name = declaration.members[0]
            declaration = self.declarations.get(name)
        return name

    def root(self, name: str) -> str:
        """``number``, ``symbol``, or the name of the record or algebraic type."""
        name = self.resolve(name)
        declaration = self.declarations.get(name)
        if isinstance(declaration, SubsetType):
            return self.root(declaration.base)
        if isinstance(declaration, UnionType):
            return self.root(declaration.members[0])
        return name

    def is_subtype(self, low: str, high: str) -> bool:
        """Whether every value of ``low`` is one of ``high``."""
        low, high = self.resolve(low), self.resolve(high)
        if low == high:
            return True
        upper, lower = self.declarations.get(high), self.declarations.get(low)
        if isinstance(upper, UnionType) and any(
            self.is_subtype(low, member) for member in upper.members
        ):
            return True
        if isinstance(lower, SubsetType):
            return self.is_subtype(lower.base, high)
        if isinstance(lower, UnionType):
            return all(self.is_subtype(member, high) for member in lower.members)
        return False

    def fields(self, name: str) -> tuple[Attribute, ...] | None:
        """The fields of a record type, or ``None`` if it is no record."""
        declaration = self.declarations.get(self.resolve(name))
        return declaration.fields if isinstance(declaration, RecordType) else None

    def is_algebraic(self, name: str) -> bool:
        return isinstance(self.declarations.get(self.resolve(name)), AlgebraicType)


def build_type_table(declarations: Iterable[TypeDeclaration], errors: list[RuleError]) -> TypeTable:
    """The table of these declarations; what is wrong with them is appended to ``errors``."""
    table: dict[str, TypeDeclaration] = {}
    constructors: dict[str, tuple[AlgebraicType, Branch]] = {}
    for declaration in declarations:
        first = table.get(declaration.name)
        if first is not None or declaration.name in _PREDEFINED:
            place = f" at {first.position}" if first else " by the language"
            message = f"type '{declaration.name}' is already declared{place}"
            errors.append(RuleNameError(declaration.position, message))
            continue
        table[declaration.name] = declaration
        if isinstance(declaration, AlgebraicType):
            _add_constructors(declaration, constructors, errors)
    _check_references(table, errors)
    _break_cycles(table, errors)
    types = TypeTable(table, constructors)
    _check_roots(types, errors)
    return types


def _add_constructors(
    declaration: AlgebraicType,
    constructors: dict[str, tuple[AlgebraicType, Branch]],
    errors: list[RuleError],
) -> None:
    for branch in declaration.branches:
        if branch.name in constructors:
            first = constructors[branch.name][1].position
            message = f"constructor '${branch.name}' is already declared at {first}"
            errors.append(RuleNameError(branch.position, message))
        else:
            constructors[branch.name] = (declaration, branch)


def _references(declaration: TypeDeclaration) -> list[Attribute]:
    if isinstance(declaration, SubsetType):
        return [Attribute("", declaration.base, declaration.position)]
    if isinstance(declaration, UnionType):
        return [Attribute("", member, declaration.position) for member in declaration.members]
    if isinstance(declaration, RecordType):
        return list(declaration.fields)
    return [attribute for branch in declaration.branches for attribute in branch.fields]


def _check_references(table: dict[str, TypeDeclaration], errors: list[RuleError]) -> None:
    """Replaces declarations that name unknown types by harmless ones, so checks can go on."""
    for name, declaration in list(table.items()):
        for reference in _references(declaration):
            if reference.type not in table and reference.type not in PRIMITIVES:
                errors.append(unknown_type(reference))
                if isinstance(declaration, (SubsetType, UnionType)):
                    table[name] = SubsetType(name, "symbol", "", declaration.position)


def unknown_type(attribute: Attribute) -> RuleNameError:
    """The error for a type nobody declared."""
    return RuleNameError(attribute.position, f"type '{attribute.type}' is not declared")


def _break_cycles(table: dict[str, TypeDeclaration], errors: list[RuleError]) -> None:
    for name, declaration in list(table.items()):
        if _reaches(table, name, name, set()):
            errors.append(
                RuleTypeError(declaration.position, f"type '{name}' is defined by itself")
            )
            table[name] = SubsetType(name, "symbol", "", declaration.position)


def _reaches(table: dict[str, TypeDeclaration], start: str, goal: str, seen: set[str]) -> bool:
    declaration = table.get(start)
    if not isinstance(declaration, (SubsetType, UnionType)) or start in seen:
        return False
    seen.add(start)
    names = [reference.type for reference in _references(declaration)]
    return goal in names or any(_reaches(table, name, goal, seen) for name in names)


def _check_roots(types: TypeTable, errors: list[RuleError]) -> None:
    for declaration in types.declarations.values():
        if isinstance(declaration, SubsetType) and types.root(declaration.base) not in PRIMITIVES:
            message = (
                f"'{declaration.name}' can only be a subset of number, symbol or their subsets"
            )
            errors.append(RuleTypeError(declaration.position, message))
        if isinstance(declaration, UnionType) and len(declaration.members) > 1:
            roots = sorted({types.root(member) for member in declaration.members})
            if len(roots) > 1 or roots[0] not in PRIMITIVES:
                message = (
                    f"the members of '{declaration.name}' must all be subsets of number "
                    f"or all of symbol, not of {' and '.join(roots)}"
                )
                errors.append(RuleTypeError(declaration.position, message))
