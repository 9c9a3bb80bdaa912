"""Statements that only type checkers read: what stands below ``if TYPE_CHECKING:``.

No run of the program comes there, so no fact is written of it. What a checker imports there
would else be looked for and followed, as all models of a package that makes its names on demand.
https://docs.python.org/3/library/typing.html#typing.TYPE_CHECKING (3.13)
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

_MODULES = ("typing", "typing_extensions")
_NAME = "TYPE_CHECKING"
_BODIES = ("body", "orelse", "finalbody")


def without_type_checking(tree: ast.Module) -> None:
    """Take the statements that only type checkers read out of a tree."""
    names = _Names(tree)
    if names.constants or names.modules:
        _drop(tree, names)


class _Names:
    """What the imports at the top of a module call the constant, and the modules that have it."""

    def __init__(self, tree: ast.Module) -> None:
        self.constants: set[str] = set()
        self.modules: set[str] = set()
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module in _MODULES and not node.level:
                self.constants |= {
                    one.asname or one.name for one in node.names if one.name == _NAME
                }
            elif isinstance(node, ast.Import):
                self.modules |= {
                    one.asname or one.name for one in node.names if one.name in _MODULES
                }

    def is_constant(self, test: ast.expr) -> bool:
        """Whether an expression is the constant itself."""
        if isinstance(test, ast.Attribute):
            value = test.value
            return test.attr == _NAME and isinstance(value, ast.Name) and value.id in self.modules
        return isinstance(test, ast.Name) and test.id in self.constants


def _drop(top: ast.AST, names: _Names) -> None:
    waiting: list[ast.AST] = [top]
    while waiting:
        node = waiting.pop()
        for field in _BODIES:
            body = getattr(node, field, None)
            if isinstance(body, list) and body:
                kept = _kept(body, names)
                if len(kept) < len(body) and not kept and field == "body":
                    kept = [ast.copy_location(ast.Pass(), body[0])]
                setattr(node, field, kept)
                waiting += kept
        for field in ("handlers", "cases"):
            waiting += getattr(node, field, ())


def _kept(body: Sequence[ast.stmt], names: _Names) -> list[ast.stmt]:
    kept: list[ast.stmt] = []
    for statement in body:
        if isinstance(statement, ast.If):
            test = statement.test
            if names.is_constant(test):
                kept += _kept(statement.orelse, names)
                continue
            negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
            if isinstance(test, ast.UnaryOp) and negated and names.is_constant(test.operand):
                kept += _kept(statement.body, names)
                continue
        kept.append(statement)
    return kept
