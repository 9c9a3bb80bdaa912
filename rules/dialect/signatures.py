"""Parameter lists as texts: ``LibraryFunction("torch.all", "reduce", "(input, dim|axis)")``.

A table of functions would otherwise need a row for each parameter. A text that begins with a
parenthesis, in a column that is declared as ``signature``, is the name of a signature and says
what it is; the rows of ``SignatureParameter``, ``SignatureKeyword``, ``SignatureAlias``,
``SignatureDefault`` and ``SignatureVariadic`` follow from it, before anything is checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from shapelog.rules.dialect.errors import Position, RuleError, RuleSyntaxError
from shapelog.rules.dialect.syntax import (
    Atom,
    Construct,
    Expression,
    Number,
    RelationDeclaration,
    Rule,
    String,
)

_COLUMN = "signature"
_PARAMETER = re.compile(r"(?P<star>\*)?(?P<names>\w+(?:\|\w+)*)(?:=(?P<default>.+))?")
_WORDS = {"True": ("Boolean", 1), "False": ("Boolean", 0)}


def signature_rules(
    rules: Iterable[Rule],
    declarations: Mapping[str, RelationDeclaration],
    errors: list[RuleError],
) -> list[Rule]:
    """The rows that the signature texts in heads stand for, once for each text."""
    if "SignatureParameter" not in declarations:
        return []
    texts: dict[str, String] = {}
    for rule in rules:
        for head in rule.heads:
            for text in _texts(head, declarations):
                texts.setdefault(text.value, text)
    found: list[Rule] = []
    for text in texts.values():
        try:
            found += [Rule((row,), (), "", text.position) for row in _rows(text)]
        except RuleSyntaxError as error:
            errors.append(error)
    return found


def _texts(head: Atom, declarations: Mapping[str, RelationDeclaration]) -> Iterator[String]:
    declaration = declarations.get(head.relation)
    if declaration is not None and len(declaration.attributes) == len(head.arguments):
        for attribute, argument in zip(declaration.attributes, head.arguments, strict=True):
            if attribute.name == _COLUMN and isinstance(argument, String) and _is_text(argument):
                yield argument


def _is_text(value: String) -> bool:
    return value.value.startswith("(")


def _rows(text: String) -> Iterator[Atom]:
    """The rows of one text; raises ``RuleSyntaxError`` if it is no parameter list."""
    if not text.value.endswith(")"):
        raise _malformed(text, text.value)
    by_keyword = False
    position = 0
    for part in filter(None, map(str.strip, text.value[1:-1].split(","))):
        if part == "*":
            by_keyword = True
            continue
        match = _PARAMETER.fullmatch(part)
        if match is None or (match["star"] and by_keyword):
            raise _malformed(text, part)
        name, *keywords = match["names"].split("|")
        parameter = String(name, text.position)
        if match["star"]:
            yield _row("SignatureVariadic", text, Number(position, text.position), parameter)
        elif not by_keyword:
            yield _row("SignatureParameter", text, Number(position, text.position), parameter)
        for keyword in [*keywords, name] if by_keyword else keywords:
            yield _row("SignatureKeyword", text, String(keyword, text.position), parameter)
        for number, keyword in enumerate(keywords):
            counted = Number(number, text.position), String(keyword, text.position)
            yield _row("SignatureAlias", text, parameter, *counted)
        if match["default"] is not None:
            default = _default(match["default"], text)
            yield _row("SignatureDefault", text, parameter, default)
        # no position is left after a variadic parameter, which takes them all
        by_keyword = by_keyword or bool(match["star"])
        position += 1


def _row(relation: str, text: String, *arguments: Expression) -> Atom:
    return Atom(relation, (text, *arguments), text.position)


def _default(written: str, text: String) -> Construct:
    place = text.position
    if written == "None":
        return Construct("None", (), place)
    if written in _WORDS:
        name, truth = _WORDS[written]
        return Construct(name, (Number(truth, place),), place)
    if re.fullmatch(r"-?\d+", written):
        return Construct("Integer", (Number(int(written), place),), place)
    if re.fullmatch(r"-?(\d+\.\d*|\d+)(e-?\d+)?|-?inf|nan", written):
        return Construct("Float", (String(written, place),), place)
    if re.fullmatch(r"'[^']*'", written):
        return Construct("String", (String(written[1:-1], place),), place)
    if re.fullmatch(r"[a-z_]\w*(\.\w+)+", written):
        return Construct("Library", (String(written, place),), place)
    raise _malformed(text, written)


def _malformed(text: String, part: str) -> RuleSyntaxError:
    position: Position = text.position
    return RuleSyntaxError(position, f"'{part}' is no parameter of a signature")
