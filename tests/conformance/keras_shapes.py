"""Layers of Keras that keep a shape, change it, or change its last size."""

from __future__ import annotations

from typing import Any

from calls import Call
from drawing import Draw, chance, one
from hypothesis import strategies as st
from keras_drawing import SIZES, array, family, layer, sizes, tensor


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
