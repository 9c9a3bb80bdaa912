"""Python's colours, by line: keywords, text, numbers and comments, found by pygments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shapelog.reports.annotated_source import Token
from shapelog.reports.source_text import SourceText


def highlighted(source: SourceText) -> Mapping[int, Sequence[Token]]:
    """The coloured parts of each line. Nothing if the lexer does not give the text back."""
    from pygments.lexers.python import PythonLexer
    from pygments.token import Comment, Keyword, Number, Operator, String

    colours = (
        (Keyword, "keyword"),
        (Operator.Word, "keyword"),
        (String, "string"),
        (Number, "literal"),
        (Comment, "comment"),
    )
    text = "\n".join(source.lines)
    tokens: dict[int, list[Token]] = {}
    number, column, given = 1, 0, []
    for kind, value in PythonLexer(stripnl=False, ensurenl=False).get_tokens(text):
        given.append(value)
        colour = next((name for group, name in colours if kind[: len(group)] == group), "")
        for index, part in enumerate(value.split("\n")):
            if index:
                number, column = number + 1, 0
            if colour and part:
                tokens.setdefault(number, []).append(Token(column, column + len(part), colour))
            column += len(part)
    return tokens if "".join(given) == text else {}
