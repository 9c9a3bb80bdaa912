"""Products of NumPy, its linear algebra and its Fourier transforms."""

from __future__ import annotations

from calls import Call, T, function, method
from drawing import POSITIVE, Draw, axes, axis, chance, one, some
from hypothesis import strategies as st
from numpy_drawing import (
    ELEMENTS,
    FLOATING,
    array,
    either,
    family,
    floats,
    partner,
    shape,
)


@family
def _products(draw: Draw) -> Call:
    n, k, m = (draw(POSITIVE) for _ in range(3))
    other = k if draw(st.integers(0, 7)) else draw(POSITIVE)
    name = one(
        draw, "matmul", "dot", "inner", "outer", "vdot", "kron", "matvec", "vecdot", "vecmat"
    )
    left = shape(draw, 0, 1, POSITIVE)
    first = one(draw, (n, k), (n, k), (k,), (*left, n, k), ())
    second = one(draw, (other, m), (other, m), (other,), (*left, other, m), ())
    if name in ("inner", "vdot", "vecdot"):
        second = one(draw, first, (m, other), (other,), ())
    if name == "matvec":
        second = one(draw, (other,), (*left, other))
    if name == "vecmat":
        first = (k,)
    one_, two = (T(each, one(draw, *ELEMENTS), "numpy") for each in (first, second))
    if name == "dot":
        return either(draw, "dot", one_, two)
    if name == "matmul" and chance(draw, 2):
        return method("__matmul__", one_, two)
    return function("numpy." + name, one_, two)


@family
def _einsums(draw: Draw) -> Call:
    n, k, m = (draw(POSITIVE) for _ in range(3))
    text, first, second = one(
        draw,
        ("ij,jk->ik", (n, k), (k, m)),
        ("ij,jk", (n, k), (k, m)),
        ("bij,bjk->bik", (2, n, k), (2, k, m)),
        ("i,j->ij", (n,), (m,)),
        ("...i,i->...", (n, k), (k,)),
        ("ij,ij->", (n, k), (n, k)),
        ("ij,kj->ik", (n, k), (m, k if draw(st.integers(0, 3)) else k + 1)),
    )
    return function(
        "numpy.einsum", text, *(T(each, one(draw, *FLOATING), "numpy") for each in (first, second))
    )


@family
def _tensordots(draw: Draw) -> Call:
    first, second = array(draw, 1, 3), array(draw, 1, 3)
    n, k = draw(POSITIVE), draw(POSITIVE)
    if draw(st.integers(0, 3)):
        first, second = floats(n, k, 2), floats(k, 2, n)
    how = one(draw, 1, 2, 2, 0, ([1], [0]), ([1, 2], [0, 1]), ((0,), (2,)))
    return function("numpy.tensordot", first, second, how)


@family
def _crosses(draw: Draw) -> Call:
    sizes = one(draw, (3,), (4, 3), (2, 4, 3), (4, 2))
    first = T(sizes, one(draw, *FLOATING), "numpy")
    return function(
        one(draw, "numpy.cross", "numpy.linalg.cross"), first, partner(draw, first, FLOATING)
    )


SQUARE = """inv det slogdet eig eigh eigvals eigvalsh cholesky""".split()
ANY = "svd svdvals qr pinv matrix_rank cond norm matrix_norm vector_norm".split()


@family
def _linear_algebra(draw: Draw) -> Call:
    name = one(draw, *SQUARE, *ANY, "matrix_power", "matrix_transpose", "diagonal", "trace")
    size = draw(POSITIVE)
    other = (
        size if name in SQUARE + ["matrix_power"] and draw(st.integers(0, 7)) else draw(POSITIVE)
    )
    sizes = (*shape(draw, 0, 1, POSITIVE), size, other) if draw(st.integers(0, 7)) else (size,)
    given = T(sizes, one(draw, "float64", "float32", "int64", "complex128"), "numpy")
    path = "numpy.linalg." + name
    if name == "matrix_power":
        return function(path, given, one(draw, 0, 1, 2, 3))
    if name == "svd":
        return function(
            path, given, **some(draw, full_matrices=lambda: False, compute_uv=lambda: False)
        )
    if name == "qr":
        return function(path, given, **some(draw, mode=lambda: one(draw, "complete", "r")))
    if name in ("norm", "vector_norm"):
        if name == "norm" and chance(draw, 3):
            return function(path, given, one(draw, 2, 1, "fro"))
        return function(
            path, given, **some(draw, axis=lambda: axis(draw, len(sizes)), keepdims=lambda: True)
        )
    return function(path, given)


@family
def _solving(draw: Draw) -> Call:
    n, k = draw(POSITIVE), draw(POSITIVE)
    m = n if draw(st.integers(0, 7)) else k
    name = one(draw, "solve", "solve", "lstsq", "multi_dot", "tensorsolve")
    kind = one(draw, *FLOATING, "int64")
    right = one(draw, (n,), (n, k), (k,))
    if name == "multi_dot":
        return function("numpy.linalg.multi_dot", [floats(2, n), floats(n, k), floats(k, m)])
    if name == "lstsq":
        return function("numpy.linalg.lstsq", T((n, k), kind, "numpy"), floats(*right))
    batch = shape(draw, 0, 1, POSITIVE)
    return function("numpy.linalg.solve", T((*batch, n, m), kind, "numpy"), T(right, kind, "numpy"))


@family
def _fourier(draw: Draw) -> Call:
    given = array(draw, 1)
    rank = len(given.shape)
    name = one(
        draw,
        "fft",
        "ifft",
        "rfft",
        "irfft",
        "hfft",
        "ihfft",
        "fft2",
        "ifft2",
        "rfft2",
        "irfft2",
        "fftn",
        "ifftn",
        "rfftn",
        "irfftn",
        "fftshift",
        "ifftshift",
        "fftfreq",
        "rfftfreq",
    )
    path = "numpy.fft." + name
    if name.endswith("freq"):
        return function(path, draw(POSITIVE), *one(draw, [], [0.5]))
    if name.endswith("shift"):
        return function(path, given, **some(draw, axes=lambda: axes(draw, rank)))
    if name.endswith("2"):
        return function(path, given)
    if name.endswith("n"):
        return function(path, given, **some(draw, axes=lambda: (0, -1), s=lambda: (3,) * rank))
    return function(
        path, given, **some(draw, n=lambda: one(draw, 2, 4, 7), axis=lambda: axis(draw, rank))
    )
