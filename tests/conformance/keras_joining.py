"""Layers of Keras over sequences and over several tensors: recurrence, merging, attention."""

from __future__ import annotations

from typing import Any

from calls import Call, Made, T
from drawing import Draw, chance, one
from hypothesis import strategies as st
from keras_drawing import SIZES, array, family, layer, sizes, tensor


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
