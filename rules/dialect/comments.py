"""Attaches comments to what they document: a comment block belongs to the statement right below."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol


class CommentToken(Protocol):
    """What is needed of the lexer's comment tokens."""

    line: int | None
    end_line: int | None

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Comments:
    """The comment blocks of one file."""

    opening: str
    by_end_line: dict[int, str]

    def above(self, line: int) -> str:
        """The text of the comment block that ends on the line before ``line``, or ``""``."""
        return self.by_end_line.get(line - 1, "")


def collect_comments(tokens: Iterable[CommentToken], code_lines: frozenset[int]) -> Comments:
    """Joins comments on consecutive lines to blocks; a comment after code on its line is none.

    The opening comment is a block on the first line that does not belong to a statement:
    after it comes an empty line.
    """
    blocks: list[tuple[int, int, list[str]]] = []
    for token in tokens:
        first, last = token.line or 1, token.end_line or 1
        if first in code_lines:
            continue
        if blocks and blocks[-1][1] == first - 1:
            start, _, lines = blocks[-1]
            blocks[-1] = (start, last, [*lines, *_text(str(token))])
        else:
            blocks.append((first, last, _text(str(token))))
    opening = ""
    if blocks and blocks[0][0] == 1 and blocks[0][1] + 1 not in code_lines:
        opening = "\n".join(blocks[0][2]).strip()
    return Comments(opening, {last: "\n".join(lines).strip() for _, last, lines in blocks})


def _text(comment: str) -> list[str]:
    """The lines of a comment without its marks."""
    if comment.startswith("//"):
        return [comment[2:].removeprefix("/").strip()]
    inner = comment[2:-2].removeprefix("*").split("\n")
    return [line.strip().removeprefix("*").strip() for line in inner]
