"""What can go wrong while an engine runs."""

from __future__ import annotations


class EngineError(Exception):
    """The engine failed on a program that passed the checks."""


class EngineUnavailable(EngineError):
    """The engine is not installed; the message says how to get it."""


class FactError(EngineError):
    """A fact does not fit its relation's declaration."""
