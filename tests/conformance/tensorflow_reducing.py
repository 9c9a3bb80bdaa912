"""Calls of TensorFlow that reduce, sort and accumulate."""

from __future__ import annotations

from calls import Call, DType, function
from drawing import POSITIVE, Draw, axes, axis, chance, one, some
from hypothesis import strategies as st
from tensorflow_drawing import FLOATING, REAL, either, family, ranked, tensor, tensors

SHARED = "reduce_sum reduce_mean reduce_prod reduce_max reduce_min reduce_logsumexp".split()
MATH_ONLY = "reduce_std reduce_variance reduce_euclidean_norm".split()


@family
def _reductions(draw: Draw) -> Call:
    name = one(draw, *SHARED, *MATH_ONLY)
    given = tensors(draw, of=REAL if name in SHARED[:5] else FLOATING)
    where = axes(draw, len(given.shape))
    more = some(draw, keepdims=lambda: one(draw, True, False))
    if where is not None:
        more["axis"] = list(where) if isinstance(where, tuple) and chance(draw, 2) else where
    if name in MATH_ONLY:
        return function("tensorflow.math." + name, given, **more)
    return either(draw, name, given, **more)


@family
def _truth_reductions(draw: Draw) -> Call:
    given = tensors(draw, of=["bool"] * 8 + ["float32"])
    where = axes(draw, len(given.shape))
    more = some(draw, keepdims=lambda: True)
    return either(draw, one(draw, "reduce_all", "reduce_any"), given, where, **more)


@family
def _places_of_extrema(draw: Draw) -> Call:
    given = tensors(draw, 1, of=REAL, sizes=st.sampled_from([2, 3, 4]))
    more = some(draw, output_type=lambda: DType(one(draw, "int32", "int64")))
    if not chance(draw, 3):
        more["axis"] = axis(draw, len(given.shape))
    return either(draw, one(draw, "argmax", "argmin"), given, **more)


@family
def _counts(draw: Draw) -> Call:
    given = tensors(draw, of=REAL)
    where = axes(draw, len(given.shape))
    more = some(draw, keepdims=lambda: True, dtype=lambda: DType("int32"))
    return function("tensorflow.math.count_nonzero", given, where, **more)


@family
def _norms(draw: Draw) -> Call:
    given = tensors(draw, 1)
    rank = len(given.shape)
    order = one(draw, {}, {"ord": 1}, {"ord": 2}, {"ord": "euclidean"}, {"ord": "fro"})
    more = some(draw, keepdims=lambda: True)
    if order.get("ord") == "fro":
        more["axis"] = [-2, -1]
    elif chance(draw, 2):
        more["axis"] = axis(draw, rank)
    return function(one(draw, "tensorflow.norm", "tensorflow.linalg.norm"), given, **order, **more)


@family
def _global_norm(draw: Draw) -> Call:
    return function(
        "tensorflow.linalg.global_norm", [tensors(draw, of=["float32"]) for _ in range(2)]
    )


@family
def _moments(draw: Draw) -> Call:
    given = tensors(draw, 1, of=FLOATING[:4])
    rank = len(given.shape)
    where = [axis(draw, rank)] if chance(draw, 2) else list(range(draw(st.integers(1, rank))))
    return function("tensorflow.nn.moments", given, where, **some(draw, keepdims=lambda: True))


@family
def _to_one_number(draw: Draw) -> Call:
    return function(
        "tensorflow.nn." + one(draw, "l2_loss", "zero_fraction"),
        tensors(draw, of=["float32", "float64"]),
    )


@family
def _accumulations(draw: Draw) -> Call:
    name = one(draw, "cumsum", "math.cumsum", "math.cumprod", "math.cumulative_logsumexp")
    given = tensors(draw, 1, of=FLOATING if name.endswith("exp") else REAL)
    more = some(
        draw,
        axis=lambda: axis(draw, len(given.shape)),
        reverse=lambda: True,
        exclusive=lambda: True,
    )
    return function("tensorflow." + name, given, **more)


@family
def _sorting(draw: Draw) -> Call:
    given = tensors(draw, 1, of=REAL)
    more = some(
        draw,
        axis=lambda: axis(draw, len(given.shape)),
        direction=lambda: one(draw, "ASCENDING", "DESCENDING"),
    )
    return function("tensorflow." + one(draw, "sort", "argsort"), given, **more)


@family
def _largest(draw: Draw) -> Call:
    given = tensors(draw, 1, of=REAL)
    k = min(draw(POSITIVE), given.shape[-1]) + chance(draw, 8)
    return function(one(draw, "tensorflow.nn.top_k", "tensorflow.math.top_k"), given, k=k)


@family
def _among_the_largest(draw: Draw) -> Call:
    predictions = ranked(draw, 2, ["float32"])
    rows = predictions.shape[0] if predictions.shape else 1
    targets = tensor(rows + chance(draw, 8), of=one(draw, "int32", "int64"))
    if chance(draw, 2):
        return function("tensorflow.nn.in_top_k", targets, predictions, 1)
    return function("tensorflow.math.in_top_k", targets, predictions, 1)


@family
def _softmax(draw: Draw) -> Call:
    given = tensors(draw, 1, of=[*FLOATING, "int32"])
    name = one(draw, "softmax", "log_softmax")
    more = some(draw, axis=lambda: axis(draw, len(given.shape)))
    return function(one(draw, "tensorflow.nn.", "tensorflow.math.") + name, given, **more)


@family
def _unit_length(draw: Draw) -> Call:
    given = tensors(draw, 1)
    name = one(
        draw,
        "tensorflow.nn.l2_normalize",
        "tensorflow.math.l2_normalize",
        "tensorflow.linalg.normalize",
    )
    return function(name, given, axis=axis(draw, len(given.shape)))
