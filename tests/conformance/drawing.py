"""What calls of all libraries are drawn with, by Hypothesis: most of them right, some wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from calls import Call
from hypothesis import strategies as st

Draw = Callable[[st.SearchStrategy[Any]], Any]

SIZES = st.sampled_from([1, 2, 3, 4, 2, 3, 5, 0])
POSITIVE = st.sampled_from([1, 2, 3, 4, 5])


class Families(dict[str, st.SearchStrategy[Call]]):
    """The families of a library's calls: a strategy for each, by name."""

    def enter(self, make: Callable[[Draw], Call]) -> Callable[[Draw], Call]:
        """Enters what draws a call of a family, named as the function is."""
        name = make.__name__.removeprefix("_")
        if name in self:
            raise ValueError(f"two families are called {name}")
        self[name] = st.composite(make)()
        return make


def chance(draw: Draw, of: int = 4) -> bool:
    return bool(draw(st.integers(0, of - 1)) == 0)


def one(draw: Draw, *choices: Any) -> Any:
    return draw(st.sampled_from(choices))


def some(draw: Draw, **options: Callable[[], Any]) -> dict[str, Any]:
    """Some of the keywords."""
    return {name: make() for name, make in options.items() if chance(draw, 4)}


def axis(draw: Draw, rank: int, wrong: int = 12) -> int:
    """Mostly the number of a dimension."""
    if rank == 0 or chance(draw, wrong):
        return int(draw(st.integers(-rank - 2, rank + 1)))
    return int(draw(st.integers(-rank, rank - 1)))


def axes(draw: Draw, rank: int) -> Any:
    """None, an axis, or several."""
    kind = one(draw, "none", "axis", "axis", "several")
    if kind == "none":
        return None
    if kind == "axis":
        return axis(draw, rank)
    chosen = draw(st.permutations(range(rank)))[: draw(st.integers(0, rank))]
    chosen = [each - rank if chance(draw, 3) else each for each in chosen]
    if chance(draw, 15):
        chosen.append(axis(draw, rank, 2))
    return tuple(chosen)
