"""The common part of YAML 1.1, as PyYAML 6.0 reads it (https://pyyaml.org/wiki/PyYAMLDocumentation).

Mappings and lists on lines of their own or in brackets, plain and quoted words, numbers. With
anchors, tags, texts of several lines, dates and numbers to other bases, nothing is read.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9_]*)")
_EXPONENT = r"(?:[eE][-+][0-9]+)?"
_FLOAT = re.compile(rf"[-+]?[0-9][0-9_]*\.[0-9_]*{_EXPONENT}|\.[0-9][0-9_]*{_EXPONENT}")
#: What may be a number of another base, a date, a time, infinity: not said here.
_OTHER_NUMBER = re.compile(
    r"[-+]?(?:0[0-9_xob]|[0-9]{4}-[0-9]|[0-9][0-9_]*:[0-5]|\.(?:inf|nan|Inf|NaN|INF|NAN))"
)
_CONSTANTS = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), "None"),
    **dict.fromkeys(("true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"), "True"),
    **dict.fromkeys(("false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF"), "False"),
}
_KEY = re.compile(r"""([\w][\w ./-]*?|"[^"\\]*"|'[^'\\]*')\s*:(?:\s+|$)""")
_SCALAR_IN_BRACKETS = re.compile(
    r"""\s*("[^"\\]*"|'[^'\\]*'|[^\s,\[\]{}"'#&*!|>%@`:?-][^,\[\]{}#:]*|-?[.\w][^,\[\]{}#:]*)"""
)
_KEY_IN_BRACKETS = re.compile(r"""\s*([\w./-]+|"[^"\\]*"|'[^'\\]*')\s*:\s""")
_REFUSED: tuple[str, ...] = ("&", "*", "!", "|", ">", "%", "@", "`", "?", ",", "]", "}", "#")
_REFUSED += ("- ", "-.", "+.", "=", "<<")


class UnreadError(ValueError):
    """The text says what is not read here."""


@dataclass(frozen=True)
class _Line:
    number: int
    indent: int
    text: str


def program_of_yaml(text: str) -> str | None:
    """Return a program that binds `value` to what the text says; None if it is not read here.

    Each part stands on the line that it has there; nothing is read if some part is not.
    """
    try:
        lines = _lines(text)
        if not lines:
            return None
        writer = _Writer(lines)
        writer.block(lines[0].indent)
        return f"value = ({writer.text()})" if writer.at == len(lines) else None
    except (UnreadError, RecursionError):
        return None


def _lines(text: str) -> list[_Line]:
    found = []
    for number, line in enumerate(text.splitlines()):
        written = _uncommented(line).rstrip()
        if "\t" in line[: len(line) - len(line.lstrip())]:
            raise UnreadError
        if number == 0 and written == "---":
            continue
        if written.startswith(("---", "...")):
            raise UnreadError
        if written.strip():
            found.append(_Line(number, len(written) - len(written.lstrip()), written.lstrip()))
    return found


def _uncommented(line: str) -> str:
    quote = ""
    for place, character in enumerate(line):
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'" and (place == 0 or line[place - 1] in " [{,:-"):
            quote = character
        elif character == "#" and (place == 0 or line[place - 1] == " "):
            return line[:place]
    return line


class _Writer:
    def __init__(self, lines: list[_Line]) -> None:
        self._lines = lines
        self.at = 0
        self._parts: list[str] = []
        self._number = 0

    def text(self) -> str:
        return "".join(self._parts)

    def _put(self, line: _Line, text: str) -> None:
        self._parts.append("\n" * (line.number - self._number) + text)
        self._number = line.number

    def block(self, indent: int) -> None:
        """Write the mapping or the list whose lines begin at `indent`."""
        line = self._lines[self.at]
        is_list = line.text == "-" or line.text.startswith("- ")
        if not is_list and not _KEY.match(line.text):
            raise UnreadError
        self._put(line, "[" if is_list else "{")
        while self.at < len(self._lines) and self._lines[self.at].indent == indent:
            line = self._lines[self.at]
            if (line.text == "-" or line.text.startswith("- ")) != is_list:
                break
            if is_list:
                self._item(line, indent)
            else:
                self._entry(line, indent)
            self._parts.append(", ")
        if self.at < len(self._lines) and self._lines[self.at].indent > indent:
            raise UnreadError
        self._parts.append("]" if is_list else "}")

    def _item(self, line: _Line, indent: int) -> None:
        rest = line.text[1:]
        inner = rest.lstrip()
        if not inner:
            self._below(line, indent, False)
        elif _KEY.match(inner) or inner == "-" or inner.startswith("- "):
            within = indent + 1 + len(rest) - len(inner)
            self._lines[self.at] = _Line(line.number, within, inner)
            self.block(within)
        else:
            self._scalar(line, inner)

    def _entry(self, line: _Line, indent: int) -> None:
        found = _KEY.match(line.text)
        if found is None:
            raise UnreadError
        self._put(line, f"{_word(found[1])}: ")
        rest = line.text[found.end() :].strip()
        if rest:
            self._scalar(line, rest)
        else:
            self._below(line, indent, True)

    def _below(self, line: _Line, indent: int, of_key: bool) -> None:
        """Write what stands on the lines below a key or a dash without anything behind it."""
        self.at += 1
        if self.at < len(self._lines):
            inner = self._lines[self.at]
            dashed = of_key and inner.indent == indent and inner.text.startswith("-")
            if inner.indent > indent or dashed:
                self.block(inner.indent)
                return
        self._put(line, "None")

    def _scalar(self, line: _Line, text: str) -> None:
        self.at += 1
        if self.at < len(self._lines) and self._lines[self.at].indent > line.indent:
            raise UnreadError  # it goes on there
        self._put(line, _flow(text))


def _flow(text: str) -> str:
    if text[0] not in "[{":
        return _word(text)
    written, end = _bracket(text, 0)
    if text[end:].strip():
        raise UnreadError
    return written


def _bracket(text: str, start: int) -> tuple[str, int]:
    """Return what stands in the brackets that open at `start`, and where they end."""
    closing = {"[": "]", "{": "}"}[text[start]]
    parts: list[str] = []
    place = start + 1
    while True:
        place = _skipped(text, place)
        if text[place] == closing:
            break
        if closing == "}":
            found = _KEY_IN_BRACKETS.match(text, place)
            if found is None:
                raise UnreadError
            place = _skipped(text, found.end())
            parts.append(f"{_word(found[1])}: ")
        if text[place] in "[{":
            written, place = _bracket(text, place)
        else:
            scalar = _SCALAR_IN_BRACKETS.match(text, place)
            if scalar is None:
                raise UnreadError
            written, place = _word(scalar[1].strip()), scalar.end()
        parts.append(f"{written}, ")
        place = _skipped(text, place)
        if text[place] == ",":
            place += 1
        elif text[place] != closing:
            raise UnreadError
    return f"{text[start]}{''.join(parts)}{closing}", place + 1


def _skipped(text: str, place: int) -> int:
    while place < len(text) and text[place] == " ":
        place += 1
    if place == len(text):
        raise UnreadError
    return place


def _word(text: str) -> str:
    """Return what a scalar is in Python."""
    if text[0] in "\"'":
        if len(text) < 2 or text[-1] != text[0] or text[0] in text[1:-1] or "\\" in text:
            raise UnreadError
        return json.dumps(text[1:-1])
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if _INTEGER.fullmatch(text) or _FLOAT.fullmatch(text):
        return text.replace("_", "").removeprefix("+")
    other = text == "-" or text.startswith(_REFUSED) or _OTHER_NUMBER.match(text)
    if other or ": " in text or text.endswith(":"):
        raise UnreadError
    return json.dumps(text)
