"""The condition that makes a requirement hold: a plain one, if some plain one is the same.

What a requirement asks of the one symbol it depends on may be that it is a number, one of a few, a
multiple of one, at least or at most one. Numbers are tried that stand in the requirement, or that
a model gives; what is said was proved equivalent, for every value that the symbol can have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import constant

_NUMBERS = 12


@dataclass(frozen=True)
class SafeCondition:
    """That `symbol` is `number` ("equal"), a "multiple" of it, "least" or at "most" it.

    Or that it is "among" `number` and the `others`.
    """

    symbol: Term
    kind: str
    number: int
    others: tuple[int, ...] = ()

    @property
    def is_particular(self) -> bool:
        """Whether only particular values will do."""
        return self.kind in ("equal", "among")

    def text(self, name: str) -> str:
        """The condition as a sentence about what people call the symbol."""
        words = {
            "equal": f"be {self.number}",
            "among": f"be {' or '.join(map(str, (self.number, *self.others)))}",
            "multiple": f"be a multiple of {self.number}",
            "least": f"be at least {self.number}",
            "most": f"be at most {self.number}",
        }
        return f"{name} must {words[self.kind]}"


def candidates(
    symbol: Term, sides: Sequence[Value], holding: Sequence[int]
) -> Iterator[SafeCondition]:
    """Yield the conditions to be tried; `holding` are values for which the requirement holds."""
    numbers = [number for side in sides for number in _numbers(side)]
    tried = list(dict.fromkeys([*holding, *numbers]))[:_NUMBERS]
    for number in holding:
        yield SafeCondition(symbol, "equal", number)
    for number in sorted(number for number in set(numbers) if number > 1)[:_NUMBERS]:
        yield SafeCondition(symbol, "multiple", number)
    for number in tried:
        for bound in (number, number - 1, number + 1):
            yield SafeCondition(symbol, "least", bound)
            yield SafeCondition(symbol, "most", bound)


def _numbers(value: Value) -> Iterator[int]:
    """Yield the constants of a term, whole parts of it too."""
    number = constant(value)
    if number is not None:
        yield number
    elif isinstance(value, Term) and value.name == "Arithmetic":
        for part in value.arguments[1:]:
            yield from _numbers(part)


def as_formula(condition: SafeCondition, variable: Callable[[Term], Any]) -> Any:
    """Return a condition as a Z3 formula."""
    symbol, number = variable(condition.symbol), condition.number
    if condition.kind == "equal":
        return symbol == number
    if condition.kind == "multiple":
        return symbol % number == 0
    return symbol >= number if condition.kind == "least" else symbol <= number
