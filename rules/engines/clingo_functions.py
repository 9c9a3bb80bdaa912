"""The dialect's string functions, called by clingo while it grounds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from clingo.symbol import Number, String, Symbol
from shapelog.rules.engines import floating_point
from shapelog.rules.engines.errors import EngineError


class StringFunctions:
    """The context of a grounding: clingo finds ``@cat`` and the others here by name.

    Lengths and offsets count UTF-8 bytes, as Soufflé's do. ``failure`` keeps the first error,
    since clingo replaces the exceptions of its callbacks by its own. ``made`` has all strings that
    were given.
    """

    def __init__(self) -> None:
        self.failure: EngineError | None = None
        self.made: set[str] = set()
        self._met: dict[tuple[Symbol, ...], dict[Symbol, int]] = {}
        self._regex = lru_cache(maxsize=None)(re.compile)

    def cat(self, *parts: Symbol) -> Symbol:
        return self._text("".join(part.string for part in parts))

    def substr(self, text: Symbol, start: Symbol, length: Symbol) -> Symbol:
        """Outside the string the result is empty."""
        raw = text.string.encode()
        first, count = start.number, length.number
        if not 0 <= first <= len(raw):
            return String("")
        last = len(raw) if count < 0 else first + count
        return self._text(raw[first:last].decode(errors="ignore"))

    def strlen(self, text: Symbol) -> Symbol:
        return Number(len(text.string.encode()))

    def to_string(self, number: Symbol) -> Symbol:
        return self._text(str(number.number))

    def to_number(self, text: Symbol) -> Symbol:
        found = re.fullmatch(r"[+-]?[0-9]+", text.string)
        if found is None or not -(2**31) <= int(found.group()) < 2**31:
            self._fail(f"to_number: {text.string!r} is no 32-bit number")
        return Number(int(text.string))

    def divide(self, left: Symbol, right: Symbol) -> Sequence[Symbol]:
        """Division that truncates; no value where there is none."""
        return self._divided(left.number, right.number)[:1]

    def modulo(self, left: Symbol, right: Symbol) -> Sequence[Symbol]:
        """The remainder, with the sign of ``left``; no value where ``divide`` has none."""
        return self._divided(left.number, right.number)[1:]

    @staticmethod
    def _divided(left: int, right: int) -> Sequence[Symbol]:
        if right == 0 or (left == -(2**31) and right == -1):
            return ()
        size = abs(left) // abs(right)
        quotient = size if (left < 0) == (right < 0) else -size
        return (Number(quotient), Number(left - quotient * right))

    def min(self, *numbers: Symbol) -> Symbol:
        return min(numbers, key=_number)

    def max(self, *numbers: Symbol) -> Symbol:
        return max(numbers, key=_number)

    def compute(self, operator: Symbol, left: Symbol, right: Symbol) -> Symbol:
        return self._text(floating_point.compute(operator.string, left.string, right.string))

    def ordinal(self, *terms: Symbol) -> Symbol:
        """The place of the last term among those met with the same other ones, from 0."""
        met = self._met.setdefault(terms[:-1], {})
        return Number(met.setdefault(terms[-1], len(met)))

    def match(self, pattern: Symbol, text: Symbol) -> Symbol:
        """1 if the regular expression fits the whole text, otherwise 0."""
        try:
            found = self._regex(pattern.string).fullmatch(text.string)
        except re.error as error:
            self._fail(f"match: {pattern.string!r} is no regular expression: {error}")
        return Number(int(found is not None))

    def contains(self, needle: Symbol, text: Symbol) -> Symbol:
        return Number(int(needle.string in text.string))

    def _text(self, text: str) -> Symbol:
        self.made.add(text)
        return String(text)

    def _fail(self, message: str) -> None:
        self.failure = self.failure or EngineError(message)
        raise self.failure


def _number(symbol: Symbol) -> int:
    return symbol.number
