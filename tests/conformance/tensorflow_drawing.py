"""What all calls of TensorFlow are drawn with: tensors, and the families of calls.

``FAMILIES`` names a strategy for each family; a strategy gives a ``Call``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from calls import Call, T, function
from drawing import POSITIVE, Draw, Families, chance, one
from hypothesis import strategies as st

#: Element types with the frequencies in which programs have them.
REAL = ["float32", "float32", "float32", "float64", "int32", "int64"]
FLOATING = ["float32", "float32", "float32", "float64", "float16"]
ANY = [*REAL, "bool", "uint8", "complex64"]
FAMILIES = Families()
family = FAMILIES.enter


def tensor(*sizes: int, of: str = "float32") -> T:
    return T(sizes, of, "tensorflow")


def shape(draw: Draw, least: int = 0, most: int = 3, sizes: Any = POSITIVE) -> tuple[int, ...]:
    return tuple(draw(st.lists(sizes, min_size=least, max_size=most)))


def tensors(
    draw: Draw, least: int = 0, most: int = 3, of: Sequence[str] = FLOATING, sizes: Any = POSITIVE
) -> T:
    """A tensor of so many dimensions, mostly of these element types."""
    return tensor(*shape(draw, least, most, sizes), of=one(draw, *of))


def ranked(draw: Draw, rank: int, of: Sequence[str] = FLOATING, wrong: int = 15) -> T:
    """A tensor mostly of this rank."""
    if chance(draw, wrong):
        rank = max(0, rank + one(draw, -1, 1))
    return tensors(draw, rank, rank, of)


def beside(draw: Draw, other: T, wrong: int = 10) -> T:
    """A tensor of the same elements that mostly broadcasts with the other one."""
    if chance(draw, wrong):
        return tensor(*shape(draw), of=other.element)
    sizes = [1 if chance(draw, 4) else size for size in other.shape]
    sizes = sizes[draw(st.integers(0, len(sizes))) if chance(draw, 3) else 0 :]
    if chance(draw, 6):
        sizes = [draw(POSITIVE), *sizes]
    element = other.element
    if chance(draw, 20):
        element = one(draw, "float32", "int32")
    return tensor(*sizes, of=element)


def same(draw: Draw, other: T, wrong: int = 8) -> T:
    """A tensor mostly of the same shape."""
    return tensor(*(shape(draw) if chance(draw, wrong) else other.shape), of=other.element)


def number_for(draw: Draw, element: str) -> Any:
    """A Python number, mostly one that the elements can hold."""
    if element.startswith("int") and not chance(draw, 8):
        return one(draw, 1, 2, 3)
    return one(draw, 2, 0.5, 1.5)


def either(draw: Draw, name: str, *arguments: Any, **keywords: Any) -> Call:
    """As ``tf.name`` or as ``tf.math.name``."""
    return function(one(draw, "tensorflow.", "tensorflow.math.") + name, *arguments, **keywords)


def shuffled(draw: Draw, values: Sequence[Any]) -> list[Any]:
    return list(draw(st.permutations(values)))
