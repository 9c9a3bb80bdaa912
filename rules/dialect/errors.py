"""The errors of a rule program: each knows its place, and all of them are reported together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Position:
    """A place in a rule file; lines and columns count from one."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class RuleError(Exception):
    """One mistake in a rule program, with its place."""

    def __init__(self, position: Position, message: str) -> None:
        super().__init__(position, message)
        self.position = position
        self.message = message

    @property
    def file(self) -> str:
        return self.position.file

    @property
    def line(self) -> int:
        return self.position.line

    @property
    def column(self) -> int:
        return self.position.column

    def __str__(self) -> str:
        return f"{self.position}: {self.message}"


class RuleSyntaxError(RuleError):
    """The text does not follow the dialect's grammar, or a file cannot be read."""


class RuleNameError(RuleError):
    """A relation, type, constructor or variable is undeclared, declared twice or used once."""


class RuleTypeError(RuleError):
    """A term stands where its type or number of arguments does not fit."""


class RuleGroundingError(RuleError):
    """Nothing gives a variable its values."""


class RuleStratificationError(RuleError):
    """A negation or an aggregate depends on its own result."""


class RuleErrors(Exception):
    """All errors of one program, in the order of their places; ``str()`` has one line for each."""

    def __init__(self, errors: Iterable[RuleError]) -> None:
        unique = {(error.position, error.message): error for error in errors}
        self.errors: tuple[RuleError, ...] = tuple(unique[key] for key in sorted(unique))
        super().__init__(self.errors)

    def __str__(self) -> str:
        return "\n".join(str(error) for error in self.errors)
