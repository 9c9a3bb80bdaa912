"""Layers of Keras that move windows over images: convolutions, pooling, padding, resizing."""

from __future__ import annotations

from typing import Any

from calls import Call
from drawing import Draw, chance, one
from hypothesis import strategies as st
from keras_drawing import SIZES, array, extents, family, layer, sizes, tensor


def windows(
    draw: Draw, dimensions: int, pads: tuple[str, ...] = ("valid", "same")
) -> dict[str, Any]:
    """Strides and dilations, one of which is 1, a padding, a data format."""
    found: dict[str, Any] = {}
    if chance(draw, 2):
        found["strides"] = extents(draw, dimensions, 1, 3)
    elif chance(draw, 3):
        found["dilation_rate"] = extents(draw, dimensions, 1, 3)
    if chance(draw, 2):
        found["padding"] = one(draw, *pads)
    return found


@family
def _convolution(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 2, 3)
    name = one(draw, f"Conv{dimensions}D", f"Convolution{dimensions}D")
    pads = ("valid", "same", "causal") if dimensions == 1 else ("valid", "same")
    keywords = windows(draw, dimensions, pads)
    groups = one(draw, 1, 1, 1, 2, 3)
    shape = sizes(draw, dimensions + 1)
    to = array(*shape, groups * one(draw, 1, 2))
    if chance(draw, 10):
        to = tensor(draw, dimensions + 2)
    filters = groups * one(draw, 1, 2, 4)
    if groups > 1:
        keywords["groups"] = groups
        if chance(draw, 8):
            to = array(*shape, groups + 1)
    return layer(name, filters, extents(draw, dimensions, 1, 4), to=to, **keywords)


@family
def _transposed_convolution(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 2, 3)
    keywords: dict[str, Any] = {}
    strides = draw(st.integers(1, 3))
    if strides > 1:
        keywords["strides"] = strides
    elif dimensions < 3 and chance(draw, 3):
        keywords["dilation_rate"] = draw(st.integers(1, 2))
    if chance(draw, 2):
        keywords["padding"] = one(draw, "valid", "same")
    if strides > 1 and chance(draw, 3):
        keywords["output_padding"] = draw(st.integers(0, strides - 1))
    kernel = draw(st.integers(1, 4))
    to = tensor(draw, dimensions + 2)
    return layer(f"Conv{dimensions}DTranspose", draw(SIZES), kernel, to=to, **keywords)


@family
def _separable_convolution(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2)
    keywords = windows(draw, dimensions)
    if "strides" in keywords and dimensions == 2:
        keywords["strides"] = draw(st.integers(1, 3))
    if chance(draw, 3):
        keywords["depth_multiplier"] = one(draw, 1, 2)
    kernel = extents(draw, dimensions, 1, 4)
    to = tensor(draw, dimensions + 2)
    return layer(f"SeparableConv{dimensions}D", draw(SIZES), kernel, to=to, **keywords)


@family
def _depthwise_convolution(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2)
    keywords = windows(draw, dimensions)
    if "strides" in keywords and dimensions == 2:
        keywords["strides"] = draw(st.integers(1, 3))
    if chance(draw, 3):
        keywords["depth_multiplier"] = one(draw, 1, 2, 3)
    kernel = extents(draw, dimensions, 1, 4)
    return layer(f"DepthwiseConv{dimensions}D", kernel, to=tensor(draw, dimensions + 2), **keywords)


@family
def _pooling(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 2, 3)
    name = one(draw, "MaxPooling", "AveragePooling", "MaxPool", "AvgPool") + f"{dimensions}D"
    keywords: dict[str, Any] = {}
    if name.startswith("Av") or chance(draw, 2):
        keywords["pool_size"] = extents(draw, dimensions, 1, 4)
    if chance(draw, 2):
        keywords["strides"] = extents(draw, dimensions, 1, 3)
    if chance(draw, 2):
        keywords["padding"] = one(draw, "valid", "same")
    return layer(name, to=tensor(draw, dimensions + 2), **keywords)


@family
def _global_pooling(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 3)
    ways = ("GlobalMaxPooling", "GlobalAveragePooling", "GlobalMaxPool", "GlobalAvgPool")
    keywords: dict[str, Any] = {}
    if chance(draw, 3):
        keywords["data_format"] = one(draw, "channels_first", "channels_last")
    if chance(draw, 3):
        keywords["keepdims"] = chance(draw, 2)
    to = tensor(draw, dimensions + 2)
    return layer(f"{one(draw, *ways)}{dimensions}D", to=to, **keywords)


@family
def _adaptive_pooling(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2)
    name = f"{one(draw, 'AdaptiveMaxPooling', 'AdaptiveAveragePooling')}{dimensions}D"
    return layer(name, extents(draw, dimensions, 1, 3), to=array(*sizes(draw, dimensions + 2)))


def pairs(draw: Draw, dimensions: int, most: int) -> Any:
    """A number, one for each dimension, or two for each."""
    number = st.integers(0, most)
    if chance(draw, 3):
        return draw(number)
    if dimensions == 1 or chance(draw, 2):
        made = tuple((draw(number), draw(number)) for _ in range(dimensions))
        return made[0] if dimensions == 1 else made
    return tuple(draw(number) for _ in range(dimensions))


@family
def _zero_padding(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 2, 3)
    to = tensor(draw, dimensions + 2)
    name = f"ZeroPadding{dimensions}D"
    if chance(draw, 6):
        return layer(name, to=to)
    return layer(name, pairs(draw, dimensions, 3), to=to)


@family
def _cropping(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 2, 3)
    to = tensor(draw, dimensions + 2)
    name = f"Cropping{dimensions}D"
    if chance(draw, 6):
        return layer(name, to=to)
    return layer(name, pairs(draw, dimensions, 2), to=to)


@family
def _up_sampling(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 2, 3)
    to = tensor(draw, dimensions + 2)
    name = f"UpSampling{dimensions}D"
    if chance(draw, 4):
        return layer(name, to=to)
    size = draw(st.integers(1, 3)) if dimensions == 1 else extents(draw, dimensions, 1, 3)
    return layer(name, size, to=to)


@family
def _resizing(draw: Draw) -> Call:
    to = array(*sizes(draw, one(draw, 3, 4)))
    return layer("Resizing", draw(SIZES), draw(SIZES), to=to)
