"""What every engine gives: the derived rows, relation by relation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from shapelog.rules.engines.terms import Row, in_order

#: Input rows by relation.
Facts = Mapping[str, Sequence[tuple[int | str, ...]]]


class Derivation(Protocol):
    """The result of running a program on facts."""

    def relations(self) -> list[str]:
        """The relations that can be asked for, in declaration order."""

    def count(self, relation: str) -> int:
        """How many rows the relation has; raises ``KeyError`` if there is no such relation."""

    def rows(self, relation: str) -> Iterator[Row]:
        """The relation's rows in no particular order; raises ``KeyError`` like ``count``."""


def sorted_rows(derivation: Derivation, relation: str) -> list[Row]:
    """The relation's rows in an order that depends on the rows alone."""
    return in_order(derivation.rows(relation))
