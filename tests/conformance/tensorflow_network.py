"""Calls of tf.nn: convolutions, pooling, normalization, embeddings, losses."""

from __future__ import annotations

from typing import Any

from calls import Call, T, function
from drawing import POSITIVE, Draw, chance, one, some
from hypothesis import strategies as st
from tensorflow_drawing import FLOATING, family, ranked, same, shape, tensor, tensors

EXTENTS = st.sampled_from([3, 4, 5, 6, 7, 8])


def extents(draw: Draw, dimensions: int, whole: bool = True) -> Any:
    """A number, one for each size, or one for each dimension of the input."""
    kind = one(draw, "number", "sizes", "whole")
    if kind == "number" or dimensions == 1:
        return draw(st.integers(1, 2))
    sizes = [draw(st.integers(1, 2)) for _ in range(dimensions)]
    return [1, *sizes, 1] if kind == "whole" and whole else sizes


def images(draw: Draw, dimensions: int, channels: int) -> T:
    """Mostly a batch of that many channels."""
    sizes = [draw(POSITIVE), *(draw(EXTENTS) for _ in range(dimensions)), channels]
    if chance(draw, 15):
        del sizes[1]
    return tensor(*sizes)


@family
def _convolutions(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 2, 3)
    channels = one(draw, 1, 2, 3)
    given = images(draw, dimensions, channels + chance(draw, 8))
    kernel = [draw(st.integers(1, 4)) for _ in range(dimensions)]
    filters = tensor(*kernel, channels, draw(POSITIVE))
    padding = one(draw, "SAME", "VALID")
    if dimensions == 1:
        return function("tensorflow.nn.conv1d", given, filters, draw(st.integers(1, 2)), padding)
    strides = extents(draw, dimensions)
    if dimensions == 3:
        strides = [1, *([draw(st.integers(1, 2))] * 3), 1]
    return function(
        f"tensorflow.nn.conv{dimensions}d", given, filters, strides=strides, padding=padding
    )


@family
def _dilated_convolutions(draw: Draw) -> Call:
    channels = one(draw, 1, 2, 3)
    given = images(draw, 2, channels)
    filters = tensor(draw(st.integers(1, 3)), draw(st.integers(1, 3)), channels, draw(POSITIVE))
    padding = one(draw, "SAME", "VALID")
    kind = one(draw, "atrous", "conv2d", "convolution")
    if kind == "atrous":
        return function("tensorflow.nn.atrous_conv2d", given, filters, rate=2, padding=padding)
    if kind == "convolution":
        more = some(draw, dilations=lambda: [2, 1]) or some(draw, strides=lambda: [1, 2])
        return function("tensorflow.nn.convolution", given, filters, padding=padding, **more)
    return function("tensorflow.nn.conv2d", given, filters, 1, padding, dilations=[1, 2, 2, 1])


@family
def _depthwise(draw: Draw) -> Call:
    channels = one(draw, 1, 2, 3)
    given = images(draw, 2, channels + chance(draw, 8))
    filters = tensor(draw(st.integers(1, 3)), draw(st.integers(1, 3)), channels, one(draw, 1, 2))
    step = draw(st.integers(1, 2))
    padding = one(draw, "SAME", "VALID")
    if chance(draw, 2):
        return function(
            "tensorflow.nn.depthwise_conv2d", given, filters, [1, step, step, 1], padding
        )
    point = tensor(1, 1, channels * filters.shape[-1] + chance(draw, 8), draw(POSITIVE))
    return function(
        "tensorflow.nn.separable_conv2d",
        given,
        filters,
        point,
        strides=[1, step, step, 1],
        padding=padding,
    )


@family
def _transposed(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 2, 3)
    channels, filters, step, batch = (
        one(draw, 1, 2, 3),
        draw(POSITIVE),
        draw(st.integers(1, 2)),
        draw(POSITIVE),
    )
    sizes = [draw(POSITIVE) for _ in range(dimensions)]
    given = tensor(batch, *sizes, channels + chance(draw, 8))
    kernel = tensor(*([draw(st.integers(1, 3))] * dimensions), filters, channels)
    output = [batch, *(size * step for size in sizes), filters]
    if chance(draw, 8):
        output[one(draw, 0, -1, 1)] += 1
    strides: Any = step if dimensions == 1 else [1, *([step] * dimensions), 1]
    path = f"tensorflow.nn.conv{dimensions}d_transpose"
    return function(path, given, kernel, output, strides, padding="SAME")


@family
def _pooling(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 2, 2, 3)
    given = images(draw, dimensions, one(draw, 1, 2, 3))
    kind = one(draw, "max_pool", "avg_pool")
    name = f"{kind}{dimensions}d" if dimensions != 2 or chance(draw, 2) else kind
    padding = one(draw, "SAME", "VALID")
    return function(
        "tensorflow.nn." + name,
        given,
        extents(draw, dimensions),
        extents(draw, dimensions),
        padding,
    )


@family
def _pool(draw: Draw) -> Call:
    given = images(draw, 2, one(draw, 1, 2, 3))
    kind = one(draw, "MAX", "AVG")
    more = some(draw, strides=lambda: [2, 2], padding=lambda: one(draw, "SAME", "VALID"))
    if "padding" not in more:
        more["padding"] = "SAME"
    return function("tensorflow.nn.pool", given, [2, one(draw, 1, 2)], kind, **more)


@family
def _max_pool_with_places(draw: Draw) -> Call:
    given = images(draw, 2, one(draw, 1, 2))
    padding = one(draw, "SAME", "VALID")
    return function(
        "tensorflow.nn.max_pool_with_argmax", given, 2, draw(st.integers(1, 2)), padding
    )


@family
def _biases(draw: Draw) -> Call:
    given = tensors(draw, 2, 4, of=["float32", "float64", "int32"])
    bias = tensor(given.shape[-1] + chance(draw, 6), of=given.element)
    if chance(draw, 12):
        bias = tensor(1, given.shape[-1], of=given.element)
    return function("tensorflow.nn.bias_add", given, bias)


@family
def _normalization(draw: Draw) -> Call:
    given = ranked(draw, 4, ["float32"])
    channels = given.shape[-1]
    numbers = [tensor(channels + chance(draw, 20)) for _ in range(4)]
    name = one(draw, "batch_normalization", "local_response_normalization", "lrn")
    if name == "batch_normalization":
        return function("tensorflow.nn.batch_normalization", given, *numbers, 0.001)
    return function("tensorflow.nn." + name, given)


@family
def _dropout(draw: Draw) -> Call:
    name, more = one(draw, ("dropout", {}), ("experimental.stateless_dropout", {"seed": [1, 2]}))
    return function("tensorflow.nn." + name, tensors(draw, 1, of=FLOATING[:4]), rate=0.5, **more)


@family
def _lookups(draw: Draw) -> Call:
    table = tensors(draw, 1, 3, of=["float32", "int32"])
    return function("tensorflow.nn.embedding_lookup", table, tensor(*shape(draw, 0, 2), of="int32"))


@family
def _softmax_losses(draw: Draw) -> Call:
    logits = tensors(draw, 1, 3, of=["float32", "float64"])
    labels = same(draw, logits)
    more = some(draw, axis=lambda: one(draw, -1, 0))
    return function(
        "tensorflow.nn.softmax_cross_entropy_with_logits", labels=labels, logits=logits, **more
    )


@family
def _sparse_losses(draw: Draw) -> Call:
    logits = tensors(draw, 1, 3, of=["float32", "float64"])
    sizes = list(logits.shape[:-1])
    if sizes and chance(draw, 6):
        sizes[0] += 1
    if chance(draw, 8):
        sizes.append(1)
    labels = tensor(*sizes, of=one(draw, "int32", "int64"))
    name = "tensorflow.nn.sparse_softmax_cross_entropy_with_logits"
    return function(name, labels=labels, logits=logits)


@family
def _sigmoid_losses(draw: Draw) -> Call:
    logits = tensors(draw, 0, 3, of=["float32", "float64"])
    labels = same(draw, logits)
    if chance(draw, 2):
        return function(
            "tensorflow.nn.sigmoid_cross_entropy_with_logits", labels=labels, logits=logits
        )
    name = "tensorflow.nn.weighted_cross_entropy_with_logits"
    return function(name, labels=labels, logits=logits, pos_weight=0.5)


@family
def _poisson_losses(draw: Draw) -> Call:
    logits = tensors(draw, 0, 3, of=["float32"])
    return function("tensorflow.nn.log_poisson_loss", same(draw, logits), logits)


@family
def _cells(draw: Draw) -> Call:
    given = ranked(draw, 2, ["float32"])
    weights = tensor(given.shape[-1] + chance(draw, 8) if given.shape else 1, draw(POSITIVE))
    bias = tensor(weights.shape[1] + chance(draw, 8))
    name = one(draw, "relu_layer", "xw_plus_b")
    return function("tensorflow.compat.v1.nn." + name, given, weights, bias)
