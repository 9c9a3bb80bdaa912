"""A whole rule program: loaded, checked, ready to be translated."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath
from types import MappingProxyType

from shapelog.rules.dialect.clauses import Clause, clauses
from shapelog.rules.dialect.errors import Position, RuleError, RuleErrors
from shapelog.rules.dialect.grounding import check_grounding
from shapelog.rules.dialect.names import (
    check_directives,
    check_relations,
    check_type_names,
    check_variable_names,
)
from shapelog.rules.dialect.parser import Parser
from shapelog.rules.dialect.signatures import signature_rules
from shapelog.rules.dialect.sources import RuleText, read_sources
from shapelog.rules.dialect.stratification import (
    Dependency,
    check_stratification,
    dependencies,
)
from shapelog.rules.dialect.syntax import (
    TYPE_DECLARATIONS,
    Directive,
    RelationDeclaration,
    Rule,
    SourceFile,
)
from shapelog.rules.dialect.type_table import TypeTable, build_type_table
from shapelog.rules.dialect.typecheck import check_types
from shapelog.rules.garbage import no_collection

SCHEMA_FILE = "schema.dl"


#: Gives the tree of a text; the second argument is the name used in positions.
Parse = Callable[[str, str], SourceFile]


@dataclass(frozen=True)
class Relation:
    """A declared relation; ``attributes`` are pairs of name and type."""

    name: str
    attributes: tuple[tuple[str, str], ...]
    documentation: str
    is_input: bool
    position: Position


@dataclass(frozen=True)
class Program:
    """A checked program.

    ``warnings`` has a line for each relation that is read but never derived, ``unread`` names
    the derived relations no rule reads (results, usually), ``undocumented`` the relations
    whose comment does not say "Holds if", ``clauses`` are the rules without
    disjunctions, ``dependencies`` what their heads depend on.
    """

    files: tuple[SourceFile, ...]
    relations: Mapping[str, Relation]
    types: TypeTable
    rules: tuple[Rule, ...]
    clauses: tuple[Clause, ...]
    dependencies: tuple[Dependency, ...]
    outputs: tuple[str, ...]
    warnings: tuple[str, ...]
    unread: tuple[str, ...]

    @property
    def inputs(self) -> tuple[str, ...]:
        """The fact relations: those ``schema.dl`` declares, and those named by ``.input``."""
        return tuple(name for name, relation in self.relations.items() if relation.is_input)

    @property
    def undocumented(self) -> tuple[str, ...]:
        return tuple(
            name
            for name, relation in self.relations.items()
            if "Holds if" not in relation.documentation
        )


def load_program(files: Sequence[Path]) -> Program:
    """Reads, parses and checks the files and what they include.

    Raises ``RuleErrors`` with all errors: of reading, else of syntax, else of the checks.
    """
    return check_program(read_sources(files))


@no_collection()
def check_program(texts: Iterable[RuleText], parse: Parse | None = None) -> Program:
    """Parses and checks texts that are already read; raises ``RuleErrors``.

    ``parse`` gives the tree of one text, where somebody keeps them, and raises ``RuleError``.
    """
    sources = _parse(texts, parse or Parser().parse)
    errors: list[RuleError] = []
    statements = [statement for source in sources for statement in source.statements]
    type_declarations = [each for each in statements if isinstance(each, TYPE_DECLARATIONS)]
    errors.extend(check_type_names(type_declarations))
    types = build_type_table(type_declarations, errors)
    declarations = check_relations(
        [each for each in statements if isinstance(each, RelationDeclaration)], types, errors
    )
    declared = not errors
    directives = [each for each in statements if isinstance(each, Directive)]
    errors.extend(check_directives(directives, declarations))
    written = [each for each in statements if isinstance(each, Rule)]
    rules = (*written, *signature_rules(written, declarations, errors))
    every: list[Clause] = []
    for rule in rules:
        expanded = clauses(rule)
        errors.extend(check_variable_names(expanded))
        errors.extend(check_types(expanded, declarations, types))
        errors.extend(check_grounding(expanded))
        every += expanded
    edges = tuple(dependencies(every))
    if declared:  # two relations of one name would look like one that depends on itself
        errors.extend(check_stratification(edges))
    if errors:
        raise RuleErrors(errors)
    return _program(sources, declarations, types, rules, tuple(every), edges, directives)


def _parse(texts: Iterable[RuleText], parse: Parse) -> tuple[SourceFile, ...]:
    sources: list[SourceFile] = []
    errors: list[RuleError] = []
    for text in texts:
        try:
            sources.append(parse(text.text, text.path))
        except RuleError as error:
            errors.append(error)
    if errors:
        raise RuleErrors(errors)
    return tuple(sources)


def _program(
    sources: tuple[SourceFile, ...],
    declarations: Mapping[str, RelationDeclaration],
    types: TypeTable,
    rules: tuple[Rule, ...],
    every: tuple[Clause, ...],
    edges: tuple[Dependency, ...],
    directives: Sequence[Directive],
) -> Program:
    asked_in = _named("input", directives)
    relations = {
        name: Relation(
            name=name,
            attributes=tuple((each.name, each.type) for each in declaration.attributes),
            documentation=declaration.documentation,
            is_input=name in asked_in or _declares_facts(declaration.position.file),
            position=declaration.position,
        )
        for name, declaration in declarations.items()
    }
    derived = {head.relation for rule in rules for head in rule.heads}
    read = {edge.needed for edge in edges}
    warnings = tuple(
        f"{relation.position}: relation '{name}' is never derived"
        for name, relation in relations.items()
        if name not in derived and not relation.is_input
    )
    return Program(
        files=sources,
        relations=MappingProxyType(relations),
        types=types,
        rules=rules,
        clauses=every,
        dependencies=edges,
        outputs=tuple(name for name in relations if name in _named("output", directives)),
        warnings=warnings,
        unread=tuple(name for name in relations if name in derived and name not in read),
    )


def _named(kind: str, directives: Iterable[Directive]) -> set[str]:
    return {name for each in directives if each.kind == kind for name in each.relations}


def _declares_facts(file: str) -> bool:
    return PurePath(file).name == SCHEMA_FILE
