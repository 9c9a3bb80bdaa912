"""Puts calls, written as facts of derived relations, into the compiled rules.

The rules are compiled once and kept; only the calls are translated anew.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from shapelog.rules.cache import compiled_program
from shapelog.rules.dialect.clauses import clauses
from shapelog.rules.dialect.parser import Parser
from shapelog.rules.dialect.syntax import Rule
from shapelog.rules.engines.clingo_translation import clause_lines
from shapelog.rules.engines.columns import added_line
from shapelog.rules.engines.compiled import Compiled, Translation
from shapelog.rules.engines.lines import LineClause
from shapelog.rules.files import rule_files

_PROBES = Path(__file__).parent / "cases.dl"


@cache
def _rules() -> tuple[Compiled, Parser]:
    return compiled_program(rule_files([_PROBES])), Parser()


def with_cases(text: str) -> Compiled:
    """The rules with the facts of ``text``; raises ``ValueError`` for a relation or arity they lack."""
    rules, parser = _rules()
    light = frozenset(name for name, each in rules.relations.items() if each.is_light)
    lines: list[str] = []
    found: list[LineClause] = []
    for statement in parser.parse(text, "cases").statements:
        assert isinstance(statement, Rule)
        for clause in clauses(statement):
            assert not clause.body
            for atom in clause.heads:
                signature = rules.relations.get(atom.relation)
                if signature is None or signature.arity != len(atom.arguments):
                    raise ValueError(
                        f"the rules have no relation for {text.splitlines()[atom.position.line - 1]}"
                    )
            for head, line in clause_lines(clause, light):
                lines.append(line)
                found.append(added_line(clause, head))
    clingo = Translation.of(
        rules.clingo.text + "\n".join(lines) + "\n",
        (*rules.clingo.origins, *("cases" for _ in lines)),
    )
    return replace(rules, clingo=clingo, lines=rules.lines.with_more(found))
