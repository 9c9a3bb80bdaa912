"""Columns in characters: Python's own syntax tree counts the bytes of a line's UTF-8."""

from __future__ import annotations

import ast
from collections.abc import Sequence


def count_characters(tree: ast.AST, text: str) -> None:
    """Turn the columns of a tree of `text`, which are bytes (`ast`, Python 3.10 to 3.13), into
    characters: what editors and reports count."""
    lines = [line.encode("utf-8", "surrogatepass") for line in text.split("\n")]
    for node in ast.walk(tree):
        for line_name, column_name in (("lineno", "col_offset"), ("end_lineno", "end_col_offset")):
            line, column = getattr(node, line_name, None), getattr(node, column_name, None)
            if line is not None and column is not None:
                setattr(node, column_name, _characters(lines, line, column))


def _characters(lines: Sequence[bytes], line: int, column: int) -> int:
    """The number of characters that the first bytes of a line are."""
    if not 1 <= line <= len(lines) or lines[line - 1].isascii():
        return column
    return len(lines[line - 1][:column].decode("utf-8", "ignore"))
