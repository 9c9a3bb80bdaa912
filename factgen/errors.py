"""What can go wrong with a source file."""

from __future__ import annotations


class SourceError(Exception):
    """A file that cannot be read or parsed; the rest of the project is not affected.

    Lines count from 1, columns from 0; both are 0 where no place is known.
    """

    def __init__(self, file: str, line: int, column: int, message: str) -> None:
        super().__init__(f"{file}:{line}:{column}: {message}" if line else f"{file}: {message}")
        self.file = file
        self.line = line
        self.column = column
        self.message = message


class TargetError(Exception):
    """A target that cannot be analysed at all: missing, or without any Python in it."""
