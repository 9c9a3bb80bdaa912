"""What values stand in: a variable, the result of an invocation, an argument of one."""

from __future__ import annotations

from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value


@dataclass(frozen=True)
class Variable:
    """A variable in a context."""

    name: str
    context: Value


@dataclass(frozen=True)
class Result:
    """What an invocation gives."""

    call: Term


@dataclass(frozen=True)
class Argument:
    """The `position`-th positional argument of an invocation."""

    call: Term
    position: int


Node = Variable | Result | Argument
