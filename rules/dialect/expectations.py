"""Says in words what the parser expected, where lark speaks of terminals."""

from __future__ import annotations

import re
from collections.abc import Iterable

from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken
from shapelog.rules.dialect.errors import Position, RuleSyntaxError

_NAMED = {
    "UPPER_NAME": "a capitalised name",
    "LOWER_NAME": "a variable",
    "WILDCARD": "'_'",
    "NUMBER": "a number",
    "STRING": "a string",
    "END": "'.' at the end",
    "$END": "the end of the file",
    "COMPARISON": "a comparison such as '<'",
    "EQUALS": "'='",
    "COMMA": "','",
    "LPAR": "'('",
    "RPAR": "')'",
    "LSQB": "'['",
    "RSQB": "']'",
    "LBRACE": "'{'",
    "RBRACE": "'}'",
    "COLON": "':'",
    "SEMICOLON": "';'",
    "VBAR": "'|'",
    "BANG": "'!'",
}
_GROUPS = (
    (
        frozenset({"LOWER_NAME", "NUMBER", "STRING", "DOLLAR"}),
        frozenset(
            "LOWER_NAME WILDCARD NUMBER STRING NIL LPAR LEFT_BRACKET LSQB DOLLAR MIN MAX AS COUNT "
            "SUM MINUS".split()
        ),
        "a term",
    ),
    (
        frozenset({"PLUS"}),
        frozenset({"PLUS", "MINUS", "STAR", "SLASH", "PERCENT"}),
        "an operator",
    ),
    (
        frozenset({"DECL", "TYPE"}),
        frozenset("DECL TYPE INCLUDE INPUT OUTPUT PRINTSIZE".split()),
        "a directive such as '.decl'",
    ),
    (
        frozenset({"MATCH", "TRUE", "UPPER_NAME"}),
        frozenset({"MATCH", "CONTAINS", "TRUE", "FALSE", "BANG", "UPPER_NAME"}),
        "a literal",
    ),
)
_REST_OF_WORD = re.compile(r"\.[a-z_]+|[A-Za-z_][A-Za-z0-9_]*|[0-9]+\.[0-9]+|\S")


def syntax_error(error: UnexpectedInput, text: str, file: str) -> RuleSyntaxError:
    """The dialect's error for lark's."""
    if isinstance(error, UnexpectedToken):
        if error.token.type == "$END":
            return _at_end(error.expected, text, file)
        offset, expected = error.token.start_pos or 0, error.accepts or error.expected
    elif isinstance(error, UnexpectedCharacters):
        offset, expected = error.pos_in_stream or 0, error.allowed or set()
    elif isinstance(error, UnexpectedEOF):
        return _at_end(error.expected, text, file)
    else:
        offset, expected = error.pos_in_stream or 0, set()
    position = Position(file, error.line, error.column)
    return RuleSyntaxError(position, _message(text, offset, expected))


def _at_end(expected: Iterable[str], text: str, file: str) -> RuleSyntaxError:
    lines = text.rstrip().split("\n")
    position = Position(file, len(lines), len(lines[-1]) + 1)
    return RuleSyntaxError(position, f"the file ends here, expected {in_words(expected)}")


def _message(text: str, offset: int, expected: Iterable[str]) -> str:
    match = _REST_OF_WORD.match(text, offset)
    word = match.group() if match else text[offset : offset + 1]
    if word.startswith(".") and len(word) > 1:
        missing_end = "END" in expected
        hint = ", is a '.' missing before it?" if missing_end else ""
        return f"'{word}' cannot stand here or is not part of the supported dialect{hint}"
    if (
        word == "."
        and text[offset - 1 : offset].isdigit()
        and text[offset + 1 : offset + 2].isdigit()
    ):
        return "floating-point numbers are not part of the supported dialect"
    if word == '"':
        return "this string does not end on its line"
    if text.startswith("/*", offset):
        return "this comment does not end"
    before = text[:offset].rstrip()
    if word == "(" and re.search(r"(?:^|[^$A-Za-z0-9_])[a-z][A-Za-z0-9_]*$", before):
        return "unexpected '(': the name of a relation starts with a capital"
    if re.fullmatch(r"[A-Z]\w*", word) and not {"UPPER_NAME"} & set(expected):
        return f"unexpected '{word}', expected {in_words(expected)}; variables start in lower case"
    return f"unexpected '{word}', expected {in_words(expected)}"


def in_words(terminals: Iterable[str]) -> str:
    """A readable list of what these grammar terminals stand for."""
    left = set(terminals)
    words = []
    for needed, group, word in _GROUPS:
        if needed <= left:
            words.append(word)
            left -= group
    words += sorted(_NAMED.get(name, f"'{_spelling(name)}'") for name in left)
    if not words:
        return "something else"
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def _spelling(terminal: str) -> str:
    spelled = {
        "PLUS": "+",
        "MINUS": "-",
        "STAR": "*",
        "SLASH": "/",
        "PERCENT": "%",
        "DOLLAR": "$",
        "LEFT_BRACKET": "[",
        "__ANON_0": "<:",
        "__ANON_1": ":-",
    }
    directives = {"DECL", "TYPE", "INCLUDE", "INPUT", "OUTPUT", "PRINTSIZE"}
    if terminal in directives:
        return "." + terminal.lower()
    return spelled.get(terminal, terminal.lower())
