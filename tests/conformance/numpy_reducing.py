"""Calls of NumPy that reduce, accumulate and describe: sums, quantiles, differences, windows."""

from __future__ import annotations

from calls import Call, T, function, method
from drawing import POSITIVE, Draw, axes, axis, chance, one, some
from hypothesis import strategies as st
from numpy_drawing import (
    REAL,
    array,
    dtype,
    either,
    family,
    floats,
)

REDUCE = """sum prod mean std var max min amax amin any all ptp nansum nanprod nanmean nanstd nanvar
nanmax nanmin count_nonzero median nanmedian average""".split()
REDUCE_METHODS = "sum prod mean std var max min any all".split()


@family
def _reductions(draw: Draw) -> Call:
    given = array(draw)
    name = one(draw, *REDUCE)
    keywords = some(draw, keepdims=lambda: one(draw, True, False))
    if chance(draw, 6) and name in ("sum", "prod", "mean"):
        keywords["dtype"] = dtype(draw)
    where = axes(draw, len(given.shape))
    if name in REDUCE_METHODS and chance(draw, 2):
        return method(name, given, *([] if where is None else [where]), **keywords)
    if where is not None:
        keywords["axis"] = where
    return function("numpy." + name, given, **keywords)


@family
def _arg_reductions(draw: Draw) -> Call:
    given = array(draw)
    name = one(draw, "argmax", "argmin", "nanargmax", "nanargmin")
    keywords = some(draw, axis=lambda: axis(draw, len(given.shape)), keepdims=lambda: True)
    if name.startswith("arg"):
        return either(draw, name, given, **keywords)
    return function("numpy." + name, given, **keywords)


@family
def _accumulations(draw: Draw) -> Call:
    given = array(draw)
    name = one(
        draw, "cumsum", "cumprod", "nancumsum", "cumulative_sum", "cumulative_prod", "nancumprod"
    )
    keywords = some(draw, axis=lambda: axis(draw, len(given.shape)))
    if name.startswith("cumul"):
        keywords |= some(draw, include_initial=lambda: True)
    elif chance(draw, 5):
        keywords["dtype"] = dtype(draw)
    if name in ("cumsum", "cumprod"):
        return either(draw, name, given, **keywords)
    return function("numpy." + name, given, **keywords)


@family
def _quantiles(draw: Draw) -> Call:
    given = array(draw, of=REAL[:-1], sizes=POSITIVE)
    name, part = one(
        draw, ("quantile", 0.5), ("percentile", 50), ("nanquantile", 0.5), ("nanpercentile", 50)
    )
    what = one(draw, part, part, [part, part], T((2,), "sorted", "numpy"))
    keywords = some(draw, axis=lambda: axes(draw, len(given.shape)), keepdims=lambda: True)
    return function("numpy." + name, given, what, **keywords)


@family
def _differences(draw: Draw) -> Call:
    given = array(draw, 1)
    name = one(draw, "diff", "ediff1d", "gradient", "trapezoid")
    if name == "diff":
        more = some(draw, n=lambda: one(draw, 0, 1, 2), axis=lambda: axis(draw, len(given.shape)))
        return function("numpy.diff", given, **more)
    if name == "trapezoid":
        return function("numpy.trapezoid", given, **some(draw, dx=lambda: 0.5))
    if name == "gradient" and chance(draw, 2):
        return function("numpy.gradient", given, axis=axis(draw, len(given.shape)))
    return function("numpy." + name, given)


@family
def _statistics(draw: Draw) -> Call:
    given = array(draw, 1, 2, of=REAL, sizes=POSITIVE)
    name = one(draw, "cov", "corrcoef", "histogram", "bincount", "digitize", "interp")
    if name in ("cov", "corrcoef"):
        return function("numpy." + name, given, **some(draw, rowvar=lambda: False))
    if name == "histogram":
        return function("numpy.histogram", given, **some(draw, bins=lambda: one(draw, 5, 3)))
    if name == "bincount":
        lengths = some(draw, minlength=lambda: 4)
        return function("numpy.bincount", floats(draw(POSITIVE), of="int64"), **lengths)
    if name == "digitize":
        return function("numpy.digitize", given, T((3,), "sorted", "numpy"))
    size = draw(POSITIVE)
    values = floats(size if draw(st.integers(0, 5)) else size + 1)
    return function("numpy.interp", given, floats(size), values)


@family
def _convolutions(draw: Draw) -> Call:
    first = array(draw, 1, 2 if chance(draw, 8) else 1, of=REAL)
    second = array(draw, 1, 1, of=REAL)
    mode = [] if chance(draw, 2) else [one(draw, "full", "same", "valid")]
    return function("numpy." + one(draw, "convolve", "correlate"), first, second, *mode)
