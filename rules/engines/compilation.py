"""Compiles a checked program for the engines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType

from shapelog.rules.dialect.program import Program, load_program
from shapelog.rules.dialect.syntax import AlgebraicType, RecordType
from shapelog.rules.dialect.type_table import PRIMITIVES, TypeTable
from shapelog.rules.engines.clingo_translation import translate_to_clingo
from shapelog.rules.engines.compiled import Compiled, Constructor, Signature
from shapelog.rules.engines.join_order import dependent_relations, light_relations
from shapelog.rules.engines.souffle_translation import translate_to_souffle
from shapelog.rules.garbage import no_collection


def compile_files(files: Sequence[Path]) -> Compiled:
    """Loads, checks and translates rule files for both engines; raises ``RuleErrors``."""
    return compile_program(load_program(files), native=True)


@no_collection()
def compile_program(program: Program, native: bool = False) -> Compiled:
    """Translates a checked program for the embedded engine, and for the ``native`` one if asked."""
    types = program.types
    light = light_relations(program)
    tables = frozenset(program.relations) - dependent_relations(program)
    read = {edge.needed for edge in program.dependencies}
    clingo, lines = translate_to_clingo(program, light, tables)
    relations = {
        name: Signature(
            name,
            relation.attributes,
            tuple(_kind(types, each) for _, each in relation.attributes),
            relation.is_input,
            name in light,
            name in tables,
            name in read,
        )
        for name, relation in program.relations.items()
    }
    return Compiled(
        relations=MappingProxyType(relations),
        outputs=program.outputs,
        warnings=program.warnings,
        clingo=clingo,
        souffle=translate_to_souffle(program) if native else None,
        roots=MappingProxyType({name: types.root(name) for name in types.declarations}),
        constructors=_constructors(types),
        lines=lines,
    )


def _kind(types: TypeTable, name: str) -> str:
    root = types.root(name)
    return root if root in PRIMITIVES else "term"


def _constructors(types: TypeTable) -> tuple[Constructor, ...]:
    found: list[Constructor] = []
    for name, declaration in types.declarations.items():
        if isinstance(declaration, RecordType):
            found.append(Constructor("", name, tuple(each.type for each in declaration.fields)))
        elif isinstance(declaration, AlgebraicType):
            for branch in declaration.branches:
                fields = tuple(each.type for each in branch.fields)
                found.append(Constructor(branch.name, name, fields))
    return tuple(found)
