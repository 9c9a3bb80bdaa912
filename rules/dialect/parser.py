"""Parses one rule file to its syntax tree."""

from __future__ import annotations

from importlib import resources
from typing import Any

from lark import Lark, Token
from lark.exceptions import UnexpectedInput, VisitError
from shapelog.rules.dialect.builder import TreeBuilder
from shapelog.rules.dialect.errors import RuleError
from shapelog.rules.dialect.expectations import syntax_error
from shapelog.rules.dialect.syntax import SourceFile


class Parser:
    """A parser for rule files; building it reads the grammar, so build one and use it again."""

    def __init__(self) -> None:
        self._grammar = (
            resources.files("shapelog.rules.dialect").joinpath("grammar.lark").read_text("utf-8")
        )
        self._comments: list[Token] = []
        self._builder = TreeBuilder()
        self._lark = Lark(
            self._grammar,
            parser="lalr",
            maybe_placeholders=False,
            transformer=self._builder,
            lexer_callbacks={"COMMENT": self._keep_comment},
        )

    def parse(self, text: str, file: str) -> SourceFile:
        """Parses the text of a file; ``file`` is the name used in positions.

        Raises ``RuleSyntaxError`` (or a ``RuleNameError`` for a misuse of names that the
        grammar can see) at the first place that does not follow the grammar.
        """
        self._comments.clear()
        self._builder.start_file(file, text)
        tree: Any
        try:
            tree = self._lark.parse(text)
        except UnexpectedInput as error:
            raise syntax_error(error, text, file) from None
        except VisitError as error:
            if isinstance(error.orig_exc, RuleError):
                raise error.orig_exc from None
            raise
        return self._builder.finish(tree, self._comments)

    def _keep_comment(self, token: Token) -> Token:
        self._comments.append(token)
        return token
