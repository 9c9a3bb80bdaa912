"""The built-in functions of the dialect and their signatures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class FunctorSignature:
    """Argument kinds and result; ``repeats`` lets the last argument stand any number of times.

    An argument of kind ``ANY`` may be a value of any type.
    """

    arguments: tuple[str, ...]
    result: str
    repeats: bool = False

    def accepts(self, count: int) -> bool:
        least = len(self.arguments)
        return count >= least if self.repeats else count == least

    def expected_count(self) -> str:
        return f"{len(self.arguments)}{' or more' if self.repeats else ''}"

    def argument(self, index: int) -> str:
        """The kind of the argument at this index."""
        return self.arguments[min(index, len(self.arguments) - 1)]


ANY = "any"

FUNCTORS: Mapping[str, FunctorSignature] = MappingProxyType(
    {
        "min": FunctorSignature(("number", "number"), "number", repeats=True),
        "max": FunctorSignature(("number", "number"), "number", repeats=True),
        "cat": FunctorSignature(("symbol", "symbol"), "symbol", repeats=True),
        "substr": FunctorSignature(("symbol", "number", "number"), "symbol"),
        "strlen": FunctorSignature(("symbol",), "number"),
        "to_string": FunctorSignature(("number",), "symbol"),
        "to_number": FunctorSignature(("symbol",), "number"),
        "compute": FunctorSignature(("symbol", "symbol", "symbol"), "symbol"),
        # how many different last arguments had been met with the same others before this one
        "ordinal": FunctorSignature((ANY, ANY), "number", repeats=True),
    }
)
