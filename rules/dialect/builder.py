"""Builds the syntax tree while lark parses."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from lark import Token, Transformer
from shapelog.rules.dialect import syntax
from shapelog.rules.dialect.comments import collect_comments
from shapelog.rules.dialect.errors import Position, RuleSyntaxError

_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)


class TreeBuilder(Transformer[Token, Any]):
    """One method per grammar rule; each gets the finished parts of its rule."""

    def __init__(self) -> None:
        super().__init__()
        self._file = ""
        self._code_lines: set[int] = set()

    def start_file(self, file: str, text: str) -> None:
        """Prepares for the text of a file."""
        self._file = file
        self._code_lines = _lines_with_code(text)

    def finish(
        self, statements: tuple[syntax.Statement, ...], comments: Sequence[Token]
    ) -> syntax.SourceFile:
        """The file's tree, its comments attached."""
        blocks = collect_comments(comments, frozenset(self._code_lines))
        documented = tuple(
            statement
            if isinstance(statement, (syntax.Directive, syntax.Include))
            else replace(statement, documentation=blocks.above(statement.position.line))
            for statement in statements
        )
        return syntax.SourceFile(self._file, blocks.opening, documented)

    def _at(self, token: Token) -> Position:
        return Position(self._file, token.line or 0, token.column or 0)

    def start(self, parts: list[Any]) -> Any:
        return tuple(parts)

    def name(self, parts: list[Any]) -> Any:
        return parts[0]

    # declarations

    def subset_type(self, parts: list[Any]) -> Any:
        return syntax.SubsetType(str(parts[1]), str(parts[2]), "", self._at(parts[1]))

    def union_type(self, parts: list[Any]) -> Any:
        members = tuple(str(member) for member in parts[2:] if member.type != "EQUALS")
        return syntax.UnionType(str(parts[1]), members, "", self._at(parts[1]))

    def record_type(self, parts: list[Any]) -> Any:
        return syntax.RecordType(str(parts[1]), parts[-1], "", self._at(parts[1]))

    def algebraic_type(self, parts: list[Any]) -> Any:
        branches = tuple(part for part in parts if isinstance(part, syntax.Branch))
        return syntax.AlgebraicType(str(parts[1]), branches, "", self._at(parts[1]))

    def branch(self, parts: list[Any]) -> Any:
        return syntax.Branch(str(parts[0]), parts[1], self._at(parts[0]))

    def relation(self, parts: list[Any]) -> Any:
        for qualifier in parts[3:]:
            message = f"the qualifier '{qualifier}' is not part of the supported dialect"
            raise RuleSyntaxError(self._at(qualifier), message)
        return syntax.RelationDeclaration(str(parts[1]), parts[2], "", self._at(parts[1]))

    def fields(self, parts: list[Any]) -> Any:
        return tuple(parts)

    def field(self, parts: list[Any]) -> Any:
        return syntax.Attribute(str(parts[0]), str(parts[1]), self._at(parts[0]))

    def include(self, parts: list[Any]) -> Any:
        return syntax.Include(self._unescaped(parts[1]), self._at(parts[0]))

    def directive(self, parts: list[Any]) -> Any:
        kind, *names = parts
        return syntax.Directive(kind[1:], tuple(str(name) for name in names), self._at(names[0]))

    # rules and literals

    def rule(self, parts: list[Any]) -> Any:
        heads = parts[0]
        body = parts[1] if len(parts) == 3 else ()
        return syntax.Rule(heads, body, "", heads[0].position)

    def heads(self, parts: list[Any]) -> Any:
        return tuple(parts)

    def disjunction(self, parts: list[Any]) -> Any:
        """A single conjunction stays a tuple of literals."""
        if len(parts) == 1:
            return parts[0]
        return (syntax.Disjunction(tuple(parts), parts[0][0].position),)

    def conjunction(self, parts: list[Any]) -> Any:
        return tuple(literal for part in parts for literal in _flat(part))

    def group(self, parts: list[Any]) -> Any:
        return parts[0]

    def negation(self, parts: list[Any]) -> Any:
        return syntax.Negation(parts[0], parts[0].position)

    def truth(self, parts: list[Any]) -> Any:
        return syntax.Truth(parts[0] == "true", self._at(parts[0]))

    def atom(self, parts: list[Any]) -> Any:
        return syntax.Atom(str(parts[0]), parts[1], self._at(parts[0]))

    def string_test(self, parts: list[Any]) -> Any:
        return syntax.StringTest(str(parts[0]), (parts[1], parts[2]), self._at(parts[0]))

    def comparison(self, parts: list[Any]) -> Any:
        return syntax.Comparison(str(parts[1]), parts[0], parts[2], parts[0].position)

    # terms

    def arguments(self, parts: list[Any]) -> Any:
        return tuple(parts)

    def operation(self, parts: list[Any]) -> Any:
        return syntax.Operation(str(parts[1]), (parts[0], parts[2]), parts[0].position)

    def sign(self, parts: list[Any]) -> Any:
        operand, position = parts[1], self._at(parts[0])
        if isinstance(operand, syntax.Number) and operand.value >= 0:
            return syntax.Number(-operand.value, position)
        return syntax.Operation("-", (operand,), position)

    def variable(self, parts: list[Any]) -> Any:
        return syntax.Variable(str(parts[0]), self._at(parts[0]))

    def wildcard(self, parts: list[Any]) -> Any:
        return syntax.Wildcard(self._at(parts[0]))

    def number(self, parts: list[Any]) -> Any:
        return syntax.Number(int(parts[0]), self._at(parts[0]))

    def string(self, parts: list[Any]) -> Any:
        return syntax.String(self._unescaped(parts[0]), self._at(parts[0]))

    def nil(self, parts: list[Any]) -> Any:
        return syntax.Nil(self._at(parts[0]))

    def record(self, parts: list[Any]) -> Any:
        return syntax.Record(parts[1], self._at(parts[0]))

    def construct(self, parts: list[Any]) -> Any:
        arguments = parts[2] if len(parts) == 3 else ()
        return syntax.Construct(str(parts[1]), arguments, self._at(parts[0]))

    def functor(self, parts: list[Any]) -> Any:
        return syntax.Functor(str(parts[0]), parts[1], self._at(parts[0]))

    def extreme(self, parts: list[Any]) -> Any:
        return syntax.Functor(str(parts[0]), tuple(parts[1:]), self._at(parts[0]))

    def cast(self, parts: list[Any]) -> Any:
        return syntax.Cast(parts[1], str(parts[2]), self._at(parts[0]))

    def count(self, parts: list[Any]) -> Any:
        return syntax.Aggregate("count", None, parts[1], self._at(parts[0]))

    def aggregate(self, parts: list[Any]) -> Any:
        return syntax.Aggregate(str(parts[0]), parts[1], parts[2], self._at(parts[0]))

    def _unescaped(self, token: Token) -> str:
        def replaced(match: re.Match[str]) -> str:
            character = match.group(1)
            if character in _ESCAPES:
                return _ESCAPES[character]
            place = Position(self._file, token.line or 0, (token.column or 0) + 1 + match.start())
            raise RuleSyntaxError(place, f"'\\{character}' is not an escape in a string")

        return _ESCAPE.sub(replaced, token[1:-1])


def _flat(part: Any) -> tuple[syntax.Literal, ...]:
    return part if isinstance(part, tuple) else (part,)


_NOT_CODE = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)


def _lines_with_code(text: str) -> set[int]:
    """The numbers of the lines that hold something besides comments."""

    def blanked(match: re.Match[str]) -> str:
        found = match.group()
        return found if found.startswith('"') else re.sub(r"[^\n]", " ", found)

    lines = _NOT_CODE.sub(blanked, text).split("\n")
    return {number for number, line in enumerate(lines, 1) if line.strip()}
