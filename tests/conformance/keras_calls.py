"""Layers of Keras and what they are applied to, drawn with Hypothesis: most of them right, some wrong.

``FAMILIES`` names a strategy for each family; a strategy gives a ``Call`` of the kind "layer".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from calls import Call, Made, T
from hypothesis import strategies as st

Draw = Callable[[st.SearchStrategy[Any]], Any]

SIZES = st.sampled_from([1, 2, 3, 4, 5, 6, 7, 8, 9, 12])
FAMILIES: dict[str, st.SearchStrategy[Call]] = {}


def family(make: Callable[[Draw], Call]) -> Callable[[Draw], Call]:
    """Enters what draws a call of a family."""
    FAMILIES[make.__name__.removeprefix("_")] = st.composite(make)()
    return make


def layer(name: str, *arguments: Any, to: Any, applied: Any = None, **keywords: Any) -> Call:
    """A layer, applied to one thing, or to the several ones of a tuple."""
    inputs = to if isinstance(to, tuple) else (to,)
    return Call("keras.layers." + name, arguments, keywords, "layer", inputs, applied or {})


def array(*shape: int, of: str = "float32") -> T:
    return T(shape, of, "numpy")


def one(draw: Draw, *choices: Any) -> Any:
    return draw(st.sampled_from(choices))


def chance(draw: Draw, of: int = 4) -> bool:
    return bool(draw(st.integers(0, of - 1)) == 0)


def sizes(draw: Draw, rank: int) -> tuple[int, ...]:
    return tuple(draw(SIZES) for _ in range(rank))


def tensor(draw: Draw, rank: int, of: str = "float32", wrong: int = 15) -> T:
    """Mostly of this rank."""
    if chance(draw, wrong):
        rank = max(1, rank + one(draw, -1, 1))
    return array(*sizes(draw, rank), of=of)


def extents(draw: Draw, dimensions: int, least: int, most: int) -> Any:
    """A number, or one for each dimension."""
    number = st.integers(least, most)
    if chance(draw, 2):
        return draw(number)
    made = tuple(draw(number) for _ in range(dimensions))
    return made if chance(draw, 2) else list(made)


def windows(draw: Draw, dimensions: int, pads: tuple[str, ...] = ("valid", "same")) -> dict[str, Any]:
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
def _dense(draw: Draw) -> Call:
    return layer("Dense", draw(SIZES), to=tensor(draw, one(draw, 1, 2, 2, 3, 4)))


@family
def _embedding(draw: Draw) -> Call:
    to = array(*sizes(draw, one(draw, 1, 2, 3)), of="int32")
    return layer("Embedding", 10, draw(SIZES), to=to)


@family
def _flatten(draw: Draw) -> Call:
    return layer("Flatten", to=tensor(draw, one(draw, 1, 2, 3, 4)))


@family
def _reshape(draw: Draw) -> Call:
    shape = sizes(draw, one(draw, 1, 2, 3))
    target = list(draw(st.permutations(shape)))
    if chance(draw, 3):
        target[0] = draw(SIZES)
    if len(target) > 1 and chance(draw, 4):
        target = [target[0] * target[1], *target[2:]]
    if chance(draw, 2):
        target[-1] = -1
    return layer("Reshape", tuple(target), to=array(2, *shape))


@family
def _permute(draw: Draw) -> Call:
    rank = one(draw, 1, 2, 3)
    dims = tuple(draw(st.permutations(range(1, rank + 1))))
    return layer("Permute", dims, to=tensor(draw, rank + 1))


@family
def _repeat_vector(draw: Draw) -> Call:
    return layer("RepeatVector", draw(SIZES), to=tensor(draw, 2))


#: Layers that keep a shape, with what they are built with.
_KEEPING: dict[str, tuple[Any, ...]] = {
    "Activation": ("relu",),
    "ActivityRegularization": (),
    "AlphaDropout": (0.5,),
    "BatchNormalization": (),
    "Dropout": (0.5,),
    "ELU": (),
    "GaussianDropout": (0.5,),
    "GaussianNoise": (0.5,),
    "Identity": (),
    "LayerNormalization": (),
    "LeakyReLU": (),
    "Masking": (),
    "PReLU": (),
    "ReLU": (),
    "RMSNormalization": (),
    "Rescaling": (0.5,),
    "Softmax": (),
    "UnitNormalization": (),
}


@family
def _keeping(draw: Draw) -> Call:
    name = one(draw, *_KEEPING)
    return layer(name, *_KEEPING[name], to=array(*sizes(draw, one(draw, 2, 3, 4))))


@family
def _group_normalization(draw: Draw) -> Call:
    groups = one(draw, 1, 2, 3)
    to = array(*sizes(draw, 3), groups * one(draw, 1, 2))
    return layer("GroupNormalization", groups, to=to)


@family
def _spatial_dropout(draw: Draw) -> Call:
    dimensions = one(draw, 1, 2, 3)
    return layer(f"SpatialDropout{dimensions}D", 0.5, to=tensor(draw, dimensions + 2))


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


@family
def _recurrent(draw: Draw) -> Call:
    keywords: dict[str, Any] = {}
    for name in ("return_sequences", "return_state", "go_backwards"):
        if chance(draw, 3):
            keywords[name] = chance(draw, 2)
    return layer(one(draw, "LSTM", "GRU", "SimpleRNN"), draw(SIZES), to=tensor(draw, 3), **keywords)


@family
def _bidirectional(draw: Draw) -> Call:
    inner = Made("keras.layers." + one(draw, "LSTM", "GRU", "SimpleRNN"), (draw(SIZES),))
    keywords: dict[str, Any] = {}
    if chance(draw, 2):
        keywords["merge_mode"] = one(draw, "concat", "sum", "mul", "ave", None)
    return layer("Bidirectional", inner, to=array(*sizes(draw, 3)), **keywords)


@family
def _time_distributed(draw: Draw) -> Call:
    inner = one(
        draw,
        Made("keras.layers.Dense", (5,)),
        Made("keras.layers.Flatten"),
        Made("keras.layers.Conv2D", (4, 1)),
        Made("keras.layers.Dropout", (0.5,)),
    )
    return layer("TimeDistributed", inner, to=array(*sizes(draw, 5)))


def alike(draw: Draw, rank: int) -> list[T]:
    """Tensors that broadcast behind the batch, mostly."""
    shape = sizes(draw, rank)
    made = []
    for _ in range(one(draw, 2, 2, 3)):
        other = [1 if index > 0 and chance(draw, 5) else size for index, size in enumerate(shape)]
        if chance(draw, 10):
            other[draw(st.integers(0, rank - 1))] = draw(SIZES)
        if rank > 2 and chance(draw, 8):
            del other[1]
        made.append(array(*other))
    return made


@family
def _merging(draw: Draw) -> Call:
    name = one(draw, "Add", "Multiply", "Average", "Maximum", "Minimum", "Subtract")
    tensors = alike(draw, one(draw, 2, 3, 4))
    return layer(name, to=(tensors[:2] if name == "Subtract" else tensors,))


@family
def _concatenate(draw: Draw) -> Call:
    rank = one(draw, 2, 3, 4)
    shape = sizes(draw, rank)
    axis = one(draw, -1, -1, *range(1, rank), -2 if rank > 2 else -1)
    tensors = []
    for _ in range(one(draw, 2, 2, 3)):
        other = list(shape)
        other[axis] = draw(SIZES)
        if chance(draw, 10):
            other[draw(st.integers(0, rank - 1))] = draw(SIZES)
        tensors.append(array(*other))
    return layer("Concatenate", to=(tensors,), **({} if axis == -1 else {"axis": axis}))


@family
def _dot(draw: Draw) -> Call:
    batch, shared = draw(SIZES), draw(SIZES)
    shapes, axes = [], []
    for _ in range(2):
        shape = list(sizes(draw, one(draw, 1, 2)))
        axis = draw(st.integers(0, len(shape) - 1))
        shape[axis] = shared if not chance(draw, 12) else draw(SIZES)
        shapes.append(array(batch, *shape))
        axes.append(axis + 1)
    return layer("Dot", axes[0] if axes[0] == axes[1] else tuple(axes), to=(shapes,))


@family
def _attention(draw: Draw) -> Call:
    batch, size = draw(SIZES), draw(SIZES)
    other = draw(SIZES) if chance(draw, 10) else size
    tensors = [array(batch, draw(SIZES), size), array(batch, draw(SIZES), other)]
    return layer(one(draw, "Attention", "AdditiveAttention"), to=(tensors,))


@family
def _multi_head_attention(draw: Draw) -> Call:
    batch, steps, size = sizes(draw, 3)
    query = array(batch, draw(SIZES), size)
    value = array(batch, steps, draw(SIZES))
    inputs = (query, value)
    if chance(draw, 3):
        inputs = (*inputs, array(batch, draw(SIZES) if chance(draw, 6) else steps, draw(SIZES)))
    keywords = {"output_shape": draw(SIZES)} if chance(draw, 3) else {}
    applied = {"return_attention_scores": True} if chance(draw, 4) else {}
    heads = one(draw, 1, 2, 3)
    return layer("MultiHeadAttention", heads, 4, to=inputs, applied=applied, **keywords)
