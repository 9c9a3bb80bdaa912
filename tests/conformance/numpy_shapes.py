"""Calls of NumPy that change shapes, join and split."""

from __future__ import annotations

from calls import Call, T, function, method
from drawing import POSITIVE, Draw, axes, axis, chance, one, some
from hypothesis import strategies as st
from numpy_drawing import (
    ELEMENTS,
    array,
    either,
    family,
    shape,
)


@family
def _reshaping(draw: Draw) -> Call:
    given = array(draw, sizes=st.sampled_from([1, 2, 3, 4, 6]))
    total = 1
    for size in given.shape:
        total *= size
    target = one(draw, (-1,), (total,), (1, -1), (total, 1), (-1, 2), (3, -1), (2, 3), given.shape)
    if chance(draw, 3):
        target = draw(st.permutations(given.shape))
    if chance(draw, 5):
        return function("numpy.reshape", given, one(draw, -1, total, tuple(target)))
    if chance(draw, 2):
        return method("reshape", given, *target)
    return either(draw, "reshape", given, tuple(target))


@family
def _flattening(draw: Draw) -> Call:
    given = array(draw)
    if chance(draw, 3):
        return method("flatten", given)
    return either(draw, "ravel", given)


@family
def _transposing(draw: Draw) -> Call:
    given = array(draw)
    rank = len(given.shape)
    order = list(draw(st.permutations(range(rank))))
    if chance(draw, 8):
        order = [*order, 0]
    name = one(draw, "transpose", "permute_dims", "swapaxes", "moveaxis", "rollaxis", "mT", "none")
    if name == "none":
        return either(draw, "transpose", given)
    if name == "mT":
        return function("numpy.matrix_transpose", given)
    if name == "swapaxes":
        return either(draw, name, given, axis(draw, rank), axis(draw, rank))
    if name == "moveaxis":
        if chance(draw, 3) and rank > 1:
            return function("numpy.moveaxis", given, (0, 1), (-1, 0))
        return function("numpy.moveaxis", given, axis(draw, rank), axis(draw, rank))
    if name == "rollaxis":
        return function(
            "numpy.rollaxis", given, axis(draw, rank), *one(draw, [], [axis(draw, rank)])
        )
    if name == "transpose" and chance(draw, 2):
        return method("transpose", given, *one(draw, order, [tuple(order)]))
    return function("numpy." + name, given, tuple(order))


@family
def _turning(draw: Draw) -> Call:
    given = array(draw)
    rank = len(given.shape)
    name = one(draw, "flip", "fliplr", "flipud", "roll", "rot90")
    if name == "flip":
        return function("numpy.flip", given, **some(draw, axis=lambda: axes(draw, rank)))
    if name == "roll":
        return function("numpy.roll", given, 1, **some(draw, axis=lambda: axis(draw, rank)))
    if name == "rot90":
        return function("numpy.rot90", given, *one(draw, [], [1], [2], [-1], [4]))
    return function("numpy." + name, given)


@family
def _squeezing(draw: Draw) -> Call:
    given = array(draw, sizes=st.sampled_from([1, 1, 2, 3]))
    rank = len(given.shape)
    name = one(draw, "squeeze", "squeeze", "expand_dims", "expand_dims", "atleast")
    if name == "atleast":
        return function("numpy.atleast_" + one(draw, "1d", "2d", "3d"), given)
    if name == "expand_dims":
        where = axis(draw, rank + 1) if draw(st.integers(0, 3)) else (0, -1)
        return function("numpy.expand_dims", given, one(draw, where, where), **{})
    keywords = {}
    if chance(draw, 2):
        ones = [place for place, size in enumerate(given.shape) if size == 1]
        keywords["axis"] = one(draw, *ones, axis(draw, rank), tuple(ones))
    return either(draw, "squeeze", given, **keywords)


@family
def _repeating(draw: Draw) -> Call:
    given = array(draw)
    rank = len(given.shape)
    name = one(draw, "tile", "repeat", "broadcast_to", "pad")
    if name == "tile":
        return function("numpy.tile", given, one(draw, 2, (2,), (2, 1), (1, 2, 3), (0,)))
    if name == "repeat":
        times = one(draw, 2, 3, 0, [2])
        return either(draw, "repeat", given, times, **some(draw, axis=lambda: axis(draw, rank)))
    if name == "pad":
        width = one(draw, 1, 2, (1, 2), ((1, 2),) * rank, ((1, 1), (2, 2)))
        mode = one(draw, {}, {"mode": "constant"}, {"mode": "edge"}, {"mode": "reflect"})
        return function("numpy.pad", given, width, **mode)
    target = tuple(draw(POSITIVE) if size == 1 else size for size in given.shape)
    if chance(draw, 4):
        target = (draw(POSITIVE), *target)
    if chance(draw, 8):
        target = shape(draw)
    return function("numpy.broadcast_to", given, target)


@family
def _joining(draw: Draw) -> Call:
    first = array(draw)
    rank = len(first.shape)
    name = one(
        draw,
        "concatenate",
        "concat",
        "stack",
        "vstack",
        "hstack",
        "dstack",
        "column_stack",
        "block",
        "append",
    )
    many = [first]
    for _ in range(draw(st.integers(0, 2))):
        sizes = list(first.shape)
        if sizes and chance(draw, 2):
            sizes[draw(st.integers(0, rank - 1))] = draw(POSITIVE)
        many.append(T(tuple(sizes), one(draw, first.element, *ELEMENTS), "numpy"))
    arrays = one(draw, tuple(many), list(many))
    if name in ("concatenate", "concat"):
        keywords = some(draw, axis=lambda: one(draw, axis(draw, rank), axis(draw, rank), None))
        return function("numpy." + name, arrays, **keywords)
    if name == "stack":
        return function("numpy.stack", arrays, **some(draw, axis=lambda: axis(draw, rank + 1)))
    if name == "block":
        return function("numpy.block", list(many))
    if name == "append":
        return function("numpy.broadcast_arrays", *many)
    return function("numpy." + name, arrays)


@family
def _splitting(draw: Draw) -> Call:
    given = array(draw, 1, sizes=st.sampled_from([1, 2, 3, 4, 6]))
    rank = len(given.shape)
    name = one(draw, "split", "array_split", "vsplit", "hsplit", "dsplit", "unstack")
    if name == "unstack":
        return function("numpy.unstack", given, **some(draw, axis=lambda: axis(draw, rank)))
    parts = one(draw, 1, 2, 3, [1], [1, 2], (2,))
    if name in ("split", "array_split"):
        place = some(draw, axis=lambda: axis(draw, rank))
        return function("numpy." + name, given, parts, **place)
    return function("numpy." + name, given, parts)
