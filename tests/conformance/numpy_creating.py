"""Calls of NumPy that make arrays."""

from __future__ import annotations

from typing import Any

from calls import Call, function
from drawing import POSITIVE, SIZES, Draw, chance, one, some
from hypothesis import strategies as st
from numpy_drawing import (
    ELEMENTS,
    FLOATING,
    array,
    dtype,
    either,
    family,
    floats,
    number,
    shape,
)


@family
def _creation(draw: Draw) -> Call:
    name = one(draw, "zeros", "ones", "empty", "full")
    sizes = one(draw, shape(draw), shape(draw), 3, [2, 3], -1, (2, -1))
    value = [one(draw, 1, 0.5, True, 2j)] if name == "full" else []
    kind = some(draw, dtype=lambda: dtype(draw, ELEMENTS))
    return function("numpy." + name, sizes, *value, **kind)


@family
def _likes(draw: Draw) -> Call:
    given = array(draw)
    name = one(
        draw, "zeros_like", "ones_like", "empty_like", "full_like", "copy", "asarray", "array"
    )
    if name in ("copy", "ascontiguousarray"):
        return function("numpy." + name, given)
    keywords = some(draw, dtype=lambda: dtype(draw, ELEMENTS))
    if name == "full_like":
        return function("numpy.full_like", given, number(draw), **keywords)
    if name.endswith("like"):
        keywords |= some(draw, shape=lambda: shape(draw))
    return function("numpy." + name, given, **keywords)


@family
def _ranges(draw: Draw) -> Call:
    name = one(draw, "arange", "arange", "linspace", "logspace", "geomspace")
    if name == "arange":
        bounds = draw(st.lists(st.integers(-3, 9), min_size=1, max_size=2))
        step = [one(draw, 1, 2, 3, -1)] if len(bounds) == 2 and chance(draw, 2) else []
        if chance(draw, 5):
            bounds[-1] = bounds[-1] + 0.5
        return function("numpy.arange", *bounds, *step, **some(draw, dtype=lambda: dtype(draw)))
    keywords = some(draw, endpoint=lambda: False, dtype=lambda: dtype(draw, FLOATING))
    first, last = one(draw, (1, 2), (1.0, 9), (floats(3), floats(3)), (floats(2), floats(3)))
    if name == "linspace" and chance(draw, 5):
        keywords["retstep"] = True
    return function("numpy." + name, first, last, *one(draw, [], [5], [0], [10]), **keywords)


@family
def _matrices(draw: Draw) -> Call:
    name = one(
        draw, "eye", "identity", "tri", "tril", "triu", "diag", "diagflat", "vander", "diagonal"
    )
    size, other = draw(SIZES), draw(SIZES)
    if name in ("eye", "tri"):
        keywords = some(draw, k=lambda: 1, dtype=lambda: dtype(draw))
        return function("numpy." + name, size, *one(draw, [], [other]), **keywords)
    if name == "identity":
        return function("numpy.identity", size)
    given = array(draw)
    if name == "vander":
        return function(
            "numpy.vander", given if chance(draw, 5) else array(draw, 1, 1), *one(draw, [], [3])
        )
    if name == "diagflat":
        return function("numpy.diagflat", given)
    if name == "diagonal":
        return either(draw, one(draw, "diagonal", "trace"), given)
    return function("numpy." + name, given, **some(draw, k=lambda: one(draw, 1, -1)))


@family
def _grids(draw: Draw) -> Call:
    name = one(draw, "meshgrid", "indices", "ix_", "tril_indices", "triu_indices", "diag_indices")
    if name == "meshgrid":
        many = [array(draw, 1, 1) for _ in range(draw(st.integers(1, 3)))]
        return function(
            "numpy.meshgrid",
            *many,
            **some(draw, indexing=lambda: one(draw, "ij", "xy"), sparse=lambda: True),
        )
    if name == "indices":
        return function("numpy.indices", shape(draw, 1), **some(draw, sparse=lambda: True))
    if name == "ix_":
        return function("numpy.ix_", *[array(draw, 1, 1, of=["int64"]) for _ in range(2)])
    return function("numpy." + name, draw(POSITIVE))


@family
def _data(draw: Draw) -> Call:
    leaf = one(draw, 1, 0.5, True, 2j)
    data: Any = leaf
    for size in shape(draw, 0, 3, POSITIVE):
        data = [data] * size
    if chance(draw, 12):
        data = [[1, 2], [3]]
    return function(
        "numpy." + one(draw, "array", "asarray"), data, **some(draw, dtype=lambda: dtype(draw))
    )
