"""Every name in the tables of shapes and layers gives a value, whatever it is given."""

from __future__ import annotations

import re

import pytest
from analysis import RULES, analyse
from calls import Call, Symbol, T, Unknown, t

TABLES = ("torch_layers", "torch_shape", "torch_creation", "numpy_shape", "numpy_creation")
TEXT = "\n".join((RULES / "frameworks" / f"{name}.dl").read_text("utf-8") for name in TABLES)
POSITIONS: dict[str, int] = {}
for signature, position in re.findall(r'Signature(?:Parameter|Variadic)\("([^"]+)", (\d+)', TEXT):
    POSITIONS[signature] = max(POSITIONS.get(signature, 0), int(position) + 1)


def calls(given: object, least: int) -> list[Call]:
    """A call of each name, with ``given`` for all parameters, or for the first ``least``."""

    def total(signature: str) -> int:
        known = POSITIONS.get(signature, 0)
        return min(known, least) if least else known

    found = []
    for path, _, signature in re.findall(
        r'LibraryFunction\("([^"]+)", "([^"]+)", "([^"]+)"\)', TEXT
    ):
        found.append(Call(path, (given,) * total(signature)))
    for kind, name, _, signature in re.findall(
        r'LibraryMember\("([^"]+)", "([^"]+)", "([^"]+)", "([^"]+)"\)', TEXT
    ):
        if "." not in kind:
            receiver = T((4, 3), library=kind, unranked=True)
            found.append(
                Call(name, (given,) * max(total(signature) - 1, 0), {}, "member", (receiver,))
            )
    for path, _, signature in re.findall(r'LibraryLayer\("([^"]+)", "([^"]+)", "([^"]+)"\)', TEXT):
        for tensor in (Unknown(), t(2, 4, 6, 6), T((), unranked=True)):
            found.append(Call(path, (given,) * total(signature), {}, "layer", (tensor,)))
    return found


@pytest.mark.parametrize("least", [0, 2])
@pytest.mark.parametrize(
    "given", [Unknown(), Symbol("N"), 2, (2, 2), t(2, 3, 4), 2.0, (Unknown(), Symbol("N"))]
)
def test_everything_gives_a_value(given: object, least: int) -> None:
    every = calls(given, least)
    silent = [
        call for call, outcome in zip(every, analyse(every), strict=True) if not outcome.results
    ]
    # the binding of `x.repeat(t)` does not say whether `t` is a sequence or one size
    assert [call for call in silent if call.path not in ("repeat", "tile")] == []
