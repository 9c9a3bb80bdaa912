"""Every name in the tables of the libraries gives a value, whatever it is given."""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest
from analysis import analyse
from calls import Call, LibraryThing, Symbol, T, Unknown, t
from shapelog.rules.cache import compiled_program
from shapelog.rules.engines.clingo_engine import ClingoDerivation, ClingoEngine
from shapelog.rules.files import rule_files

#: So many of them all are called with each argument, others with each, unless SHAPELOG_LONG is set.
SAMPLE, SEED = 200, 20261121
#: What these are given leaves open what is meant: a list of sizes or one size; a seed of data sets.
SILENT = {"repeat", "tile", "torch.utils.data.random_split"}


@cache
def tables() -> ClingoDerivation:
    """All rows of the tables, those that rules make of them included."""
    return ClingoEngine().run(compiled_program(rule_files()), {}, tables=True)


@cache
def parameters() -> dict[str, int]:
    """How many arguments each signature takes by position."""
    found: dict[str, int] = {}
    for relation in ("SignatureParameter", "SignatureVariadic"):
        for signature, position, _ in tables().rows(relation):
            found[signature] = max(found.get(signature, 0), position + 1)
    return found


#: Where the functions stand that are called with what nobody knows, besides those of torch and NumPy.
ELSEWHERE = ("cv2.", "PIL.", "scipy.", "sklearn.", "pandas.", "tensorflow.", "keras.", "einops.")


def unlike(given: object, number: int) -> object:
    """The same with an unknown value of its own: what one call asks about it must not serve others."""
    if isinstance(given, tuple):
        return tuple(unlike(each, number) for each in given)
    return Unknown(f"argument {number}") if isinstance(given, Unknown) else given


def calls(given: object) -> list[Call]:
    """A call of each function, method and layer, with ``given`` for all parameters."""
    found: list[Call] = []
    roots = ("torch.", "numpy.", *ELSEWHERE) if isinstance(given, Unknown) else ("torch.", "numpy.")
    for path, _, signature in tables().rows("LibraryFunction"):
        if path.startswith(roots):
            own = unlike(given, len(found))
            found.append(Call(path, (own,) * parameters().get(signature, 0)))
    for kind, name, _, signature in tables().rows("LibraryMember"):
        if kind in ("torch", "numpy"):
            receiver = T((4, 3), library=kind, unranked=True)
            total = max(parameters().get(signature, 0) - 1, 0)
            own = unlike(given, len(found))
            found.append(Call(name, (own,) * total, {}, "member", (receiver,)))
    for path, _, signature in tables().rows("LibraryLayer"):
        for tensor in (Unknown(f"input {len(found)}"), t(2, 4, 6, 6)):
            total = parameters().get(signature, 0)
            own = unlike(given, len(found))
            found.append(Call(path, (own,) * total, {}, "layer", (tensor,)))
    found = [call for call in found if call.path not in SILENT]
    assert len(found) > 2000
    drawn = Random(f"{SEED} {given!r}")
    return found if os.environ.get("SHAPELOG_LONG") else drawn.sample(found, SAMPLE)


@pytest.mark.parametrize(
    "given",
    [
        Unknown(),
        Symbol("N"),
        t(3, 4),
        (Unknown(), Symbol("N")),
        2.5,
        LibraryThing("configuration.SIZE"),
        T((4, 3), unranked=True),
    ],
)
def test_everything_gives_a_value(given: object) -> None:
    every = calls(given)
    silent = {
        call.path for call, outcome in zip(every, analyse(every), strict=True) if not outcome.values
    }
    assert silent == set()
