"""What arrays of NumPy have, and what can be asked of them."""

from __future__ import annotations

from calls import Call, T, attribute, function, index, method
from drawing import POSITIVE, Draw, one
from numpy_drawing import (
    ELEMENTS,
    array,
    dtype,
    family,
    indices,
    partner,
)

PROPERTIES = "shape ndim size dtype T mT real imag flat itemsize nbytes".split()


@family
def _attributes(draw: Draw) -> Call:
    return attribute(one(draw, *PROPERTIES), array(draw))


@family
def _methods(draw: Draw) -> Call:
    given = array(draw)
    name = one(
        draw,
        "astype",
        "astype",
        "tolist",
        "item",
        "fill",
        "copy",
        "view",
        "conj",
        "conjugate",
        "round",
        "nonzero",
        "__len__",
        "__neg__",
        "__abs__",
        "__invert__",
        "repeat",
        "searchsorted",
        "put",
        "compress",
        "__getitem__",
    )
    if name == "astype":
        return method(name, given, dtype(draw, ELEMENTS))
    if name == "item":
        return method(name, T((1,) * one(draw, 0, 1, 2), given.element, "numpy"))
    if name == "fill":
        return method(name, given, 1)
    if name == "repeat":
        return method(name, given, 2)
    if name == "searchsorted":
        return method(name, array(draw, 1, 1), 0.5)
    if name == "put":
        return method(name, array(draw, 1, sizes=POSITIVE), [0], 1)
    if name == "compress":
        return method(name, array(draw, 1, sizes=POSITIVE), [True])
    if name == "__getitem__":
        return index(given, indices(draw, given))
    return method(name, given)


@family
def _questions(draw: Draw) -> Call:
    given = array(draw)
    name = one(
        draw,
        "allclose",
        "isclose",
        "array_equal",
        "array_equiv",
        "ndim",
        "shape",
        "size",
        "iscomplexobj",
        "isscalar",
        "broadcast_shapes",
        "result_type",
    )
    if name in ("ndim", "shape", "size", "iscomplexobj", "isscalar"):
        return function("numpy." + name, given)
    if name == "broadcast_shapes":
        return function("numpy.broadcast_shapes", given.shape, partner(draw, given).shape)
    return function("numpy." + name, given, partner(draw, given))
