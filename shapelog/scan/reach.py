"""How far the analysis of a unit follows what it imports."""

from __future__ import annotations

from enum import Enum


class Reach(Enum):
    """A unit with all it needs; with the nearest code, coarsely; its module alone; what only
    importing that does, which nobody asks for and is there for what takes too much otherwise."""

    WHOLE = "whole"
    NEAR = "near"
    MODULE = "module"
    BODY = "body"

    @property
    def shorter(self) -> tuple[Reach, ...]:
        """The reaches to try one after the other where this one takes too much."""
        ordered = tuple(Reach)
        return ordered[ordered.index(self) + 1 :]


class TooLargeError(Exception):
    """A unit needs more of what it imports than any analysis comes to an end with."""
