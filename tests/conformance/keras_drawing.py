"""What all layers of Keras are drawn with, and the families of layers.

``FAMILIES`` names a strategy for each family; a strategy gives a ``Call`` of the kind "layer".
"""

from __future__ import annotations

from typing import Any

from calls import Call, T
from drawing import Draw, Families, chance, one
from hypothesis import strategies as st

SIZES = st.sampled_from([1, 2, 3, 4, 5, 6, 7, 8, 9, 12])
FAMILIES = Families()
family = FAMILIES.enter


def layer(name: str, *arguments: Any, to: Any, applied: Any = None, **keywords: Any) -> Call:
    """A layer, applied to one thing, or to the several ones of a tuple."""
    inputs = to if isinstance(to, tuple) else (to,)
    return Call("keras.layers." + name, arguments, keywords, "layer", inputs, applied or {})


def array(*shape: int, of: str = "float32") -> T:
    return T(shape, of, "numpy")


def sizes(draw: Draw, rank: int) -> tuple[int, ...]:
    return tuple(draw(SIZES) for _ in range(rank))


def tensor(draw: Draw, rank: int, of: str = "float32", wrong: int = 15) -> T:
    """Mostly of this rank."""
    if chance(draw, wrong):
        rank = max(1, rank + one(draw, -1, 1))
    return array(*sizes(draw, rank), of=of)


def extents(draw: Draw, dimensions: int, least: int, most: int) -> Any:
    """A number, or one for each dimension."""
    number = st.integers(least, most)
    if chance(draw, 2):
        return draw(number)
    made = tuple(draw(number) for _ in range(dimensions))
    return made if chance(draw, 2) else list(made)
