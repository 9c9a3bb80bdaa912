"""What all calls of NumPy are drawn with: arrays, indices, and the families of calls.

``FAMILIES`` names a strategy for each family; a strategy gives a ``Call``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from calls import Call, DType, T, function, method
from drawing import POSITIVE, SIZES, Draw, Families, chance, one
from hypothesis import strategies as st

ELEMENTS = ["float64", "float64", "float32", "int64", "int32", "bool", "uint8", "complex128"]
REAL = ["float64", "float32", "int64", "int32", "uint8", "bool"]
FLOATING = ["float64", "float64", "float32"]
FAMILIES = Families()
family = FAMILIES.enter


def shape(draw: Draw, least: int = 0, most: int = 3, sizes: Any = SIZES) -> tuple[int, ...]:
    return tuple(draw(st.lists(sizes, min_size=least, max_size=most)))


def array(
    draw: Draw, least: int = 0, most: int = 3, of: Sequence[str] = ELEMENTS, sizes: Any = SIZES
) -> T:
    return T(shape(draw, least, most, sizes), one(draw, *of), "numpy")


def floats(*sizes: int, of: str = "float64") -> T:
    return T(sizes, of, "numpy")


def partner(draw: Draw, other: T, of: Sequence[str] = ELEMENTS) -> T:
    """An array that mostly broadcasts with the other one."""
    if chance(draw, 10):
        return array(draw, of=of)
    sizes = [1 if chance(draw, 4) else size for size in other.shape]
    sizes = sizes[draw(st.integers(0, len(sizes))) if chance(draw, 3) else 0 :]
    if chance(draw, 6):
        sizes = [draw(POSITIVE), *sizes]
    return T(tuple(sizes), one(draw, *of), "numpy")


def same(draw: Draw, other: T) -> T:
    """An array mostly of the same shape."""
    return T(shape(draw) if chance(draw, 8) else other.shape, other.element, "numpy")


def number(draw: Draw) -> Any:
    return one(draw, 2, 1, 3, 0.5, 1.5, True, 2j)


def operand(draw: Draw, of: Sequence[str] = ELEMENTS) -> Any:
    if chance(draw, 8):
        return number(draw)
    return array(draw, of=of)


def dtype(draw: Draw, of: Sequence[str] = ("float64", "float32", "int64", "complex128")) -> Any:
    return DType(one(draw, *of))


def either(draw: Draw, name: str, given: T, *arguments: Any, **keywords: Any) -> Call:
    """As a function or, as often, as a method."""
    if chance(draw, 2):
        return method(name, given, *arguments, **keywords)
    return function("numpy." + name, given, *arguments, **keywords)


def part(draw: Draw, size: int) -> Any:
    """One index for a dimension of that size."""
    kind = one(draw, "integer", "slice", "slice", "slice", "array")
    if kind == "integer":
        return draw(st.integers(-size, max(size - 1, 0))) if chance(draw, 2) else 0
    if kind == "array":
        return T(shape(draw, 1, 2, POSITIVE) if chance(draw, 4) else (2,), "int64", "numpy")
    bound = st.one_of(st.none(), st.integers(-size - 1, size + 1))
    return slice(draw(bound), draw(bound), one(draw, None, None, 1, 2, -1, -2))


def indices(draw: Draw, given: T) -> Any:
    """An index of an array."""
    kind = one(draw, "mask", "one", "several", "several", "several", "several")
    if kind == "mask":
        sizes = given.shape[: draw(st.integers(1, max(1, len(given.shape))))]
        return T(sizes if draw(st.integers(0, 7)) else (*sizes, 2), "bool", "numpy")
    if kind == "one" and given.shape:
        return part(draw, given.shape[0])
    parts = [part(draw, size) for size in given.shape[: draw(st.integers(0, len(given.shape)))]]
    for extra in (None, Ellipsis):
        if chance(draw, 3):
            parts.insert(draw(st.integers(0, len(parts))), extra)
    if chance(draw, 12):
        parts += [0] * (len(given.shape) + 1 - len(parts))
    return tuple(parts)
