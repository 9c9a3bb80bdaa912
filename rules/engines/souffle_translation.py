"""Translates a checked program to plain Soufflé, one statement per line."""

from __future__ import annotations

from collections.abc import Iterator

from shapelog.rules.dialect.aggregates import with_named_wildcards
from shapelog.rules.dialect.clauses import clauses
from shapelog.rules.dialect.division import guarded
from shapelog.rules.dialect.embedded_functions import without_embedded
from shapelog.rules.dialect.printing import statement_text
from shapelog.rules.dialect.program import Program
from shapelog.rules.dialect.syntax import Directive, Include, Rule, Statement
from shapelog.rules.engines.compiled import Translation


def translate_to_souffle(program: Program) -> Translation:
    """The program without its directives: the engine adds the input and output it needs."""
    lines: list[str] = []
    origins: list[str] = []
    declared = [
        each for source in program.files for each in source.statements if not isinstance(each, Rule)
    ]
    # not the rules of the files: the front end adds some for signature texts
    for statement in (*declared, *program.rules):
        for line in _lines(statement):
            lines.append(line + "\n")
            origins.append(str(statement.position))
    return Translation.of("".join(lines), origins)


def _lines(statement: Statement) -> Iterator[str]:
    if isinstance(statement, (Directive, Include)):
        return
    if not isinstance(statement, Rule):
        yield statement_text(statement)
        return
    expanded = clauses(statement)
    safe = tuple(guarded(without_embedded(with_named_wildcards(clause))) for clause in expanded)
    if safe == expanded:
        yield statement_text(statement)
        return
    for clause in safe:
        yield statement_text(Rule(clause.heads, clause.body, "", clause.position))
