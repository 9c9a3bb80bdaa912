"""Calls of TensorFlow that change shapes, join, split and pick."""

from __future__ import annotations

from calls import Call, DType, T, function, index
from drawing import POSITIVE, SIZES, Draw, axis, chance, one, some
from hypothesis import strategies as st
from numpy_drawing import indices
from tensorflow_drawing import ANY, REAL, family, shape, shuffled, tensor, tensors


@family
def _reshaping(draw: Draw) -> Call:
    given = tensors(draw, 1, of=REAL, sizes=SIZES)
    target = shuffled(draw, given.shape)
    if chance(draw, 3):
        target[0] = draw(POSITIVE)
    if len(target) > 1 and chance(draw, 3):
        target = [target[0] * target[1], *target[2:]]
    if chance(draw, 2):
        target[one(draw, 0, -1)] = -1
    return function("tensorflow.reshape", given, one(draw, list, tuple)(target))


@family
def _transposing(draw: Draw) -> Call:
    given = tensors(draw, 0, 4, of=ANY)
    rank = len(given.shape)
    if chance(draw, 4):
        return function("tensorflow.transpose", given)
    if chance(draw, 4):
        return function("tensorflow.linalg.matrix_transpose", given)
    order = shuffled(draw, range(rank))
    if order and chance(draw, 8):
        order = one(draw, order[1:], [*order, 0], [*order[1:], axis(draw, rank, 2)])
    return function("tensorflow.transpose", given, **{"perm": order})


@family
def _expanding(draw: Draw) -> Call:
    given = tensors(draw, of=ANY)
    return function("tensorflow.expand_dims", given, axis(draw, len(given.shape) + 1))


@family
def _squeezing(draw: Draw) -> Call:
    given = tensors(draw, 0, 4, of=REAL, sizes=st.sampled_from([1, 1, 2, 3]))
    rank = len(given.shape)
    if chance(draw, 3):
        return function("tensorflow.squeeze", given)
    ones = [place for place, size in enumerate(given.shape) if size == 1]
    if ones and not chance(draw, 6):
        chosen = [each - rank if chance(draw, 3) else each for each in ones if chance(draw, 2)]
        return function("tensorflow.squeeze", given, chosen or ones[:1])
    return function("tensorflow.squeeze", given, axis=axis(draw, rank))


@family
def _repeating(draw: Draw) -> Call:
    given = tensors(draw, of=REAL)
    rank = len(given.shape)
    name = one(draw, "tile", "broadcast_to", "repeat")
    if name == "tile":
        times = [draw(POSITIVE) for _ in range(rank + (one(draw, -1, 1) if chance(draw, 8) else 0))]
        return function("tensorflow.tile", given, times)
    if name == "repeat":
        place = {"axis": axis(draw, rank)} if not chance(draw, 4) else {}
        return function("tensorflow.repeat", given, draw(POSITIVE), **place)
    target = [*shape(draw, 0, 1), *(draw(POSITIVE) if size == 1 else size for size in given.shape)]
    if target and chance(draw, 6):
        target[-1] = draw(POSITIVE)
    return function("tensorflow.broadcast_to", given, target)


@family
def _turning(draw: Draw) -> Call:
    given = tensors(draw, 1, of=REAL)
    rank = len(given.shape)
    if chance(draw, 2):
        return function("tensorflow.reverse", given, [axis(draw, rank)])
    return function("tensorflow.roll", given, shift=1, axis=axis(draw, rank))


@family
def _padding(draw: Draw) -> Call:
    given = tensors(draw, 1, of=REAL)
    rows = len(given.shape) + (one(draw, -1, 1) if chance(draw, 8) else 0)
    paddings = [[draw(st.integers(0, 2)), draw(st.integers(0, 2))] for _ in range(rows)]
    mode = some(draw, mode=lambda: one(draw, "CONSTANT", "REFLECT", "SYMMETRIC"))
    return function("tensorflow.pad", given, paddings, **mode)


def joinable(draw: Draw, place: int | None, rank: int) -> list[T]:
    """Tensors mostly of one shape, with different sizes at one place if one is given."""
    sizes, of = shape(draw, rank, rank), one(draw, *REAL)
    found = []
    for _ in range(one(draw, 2, 2, 3)):
        each = list(sizes)
        if place is not None and rank:
            each[place] = draw(POSITIVE)
        if rank and chance(draw, 10):
            each[draw(st.integers(0, rank - 1))] = draw(POSITIVE)
        if chance(draw, 20):
            each.append(1)
        found.append(tensor(*each, of=of if not chance(draw, 25) else "int32"))
    return found


@family
def _concatenating(draw: Draw) -> Call:
    rank = one(draw, 1, 2, 3)
    place = draw(st.integers(-rank, rank - 1))
    given = joinable(draw, place, rank)
    if chance(draw, 12):
        place = axis(draw, rank, 1)
    return function("tensorflow.concat", given, place)


@family
def _stacking(draw: Draw) -> Call:
    rank = one(draw, 0, 1, 2, 3)
    given = joinable(draw, None, rank)
    place = {} if chance(draw, 3) else {"axis": axis(draw, rank + 1)}
    return function("tensorflow.stack", given, **place)


@family
def _unstacking(draw: Draw) -> Call:
    given = tensors(draw, 0 if chance(draw, 9) else 1, of=REAL)
    place = {} if chance(draw, 3) else {"axis": axis(draw, len(given.shape))}
    return function("tensorflow.unstack", given, **place)


@family
def _splitting(draw: Draw) -> Call:
    parts = one(draw, 1, 2, 3)
    given = tensors(draw, 1, of=REAL)
    rank = len(given.shape)
    place = axis(draw, rank)
    size = given.shape[place] if -rank <= place < rank else 1
    kind = one(draw, "even", "number", "sizes", "open", "wrong")
    if kind == "even" and -rank <= place < rank:
        sizes = list(given.shape)
        sizes[place] *= parts
        return function("tensorflow.split", tensor(*sizes, of=given.element), parts, axis=place)
    if kind in ("even", "number"):
        return function("tensorflow.split", given, parts, place)
    cut = draw(st.integers(0, size))
    sections = {"sizes": [cut, size - cut], "open": [cut, -1], "wrong": [cut, size]}[kind]
    return function("tensorflow.split", given, sections, place)


@family
def _questions(draw: Draw) -> Call:
    return function("tensorflow." + one(draw, "shape", "size", "rank"), tensors(draw, of=ANY))


@family
def _indexing(draw: Draw) -> Call:
    given = tensors(draw, 1, 3, of=REAL)
    what = indices(draw, T(given.shape, "float32", "tensorflow"))
    plain = isinstance(what, (int, slice, type(None), tuple))
    if not plain or (isinstance(what, tuple) and any(isinstance(each, T) for each in what)):
        what = (0, Ellipsis)
    return index(given, what)


@family
def _slicing(draw: Draw) -> Call:
    given = tensors(draw, 1, of=REAL)
    begin = [draw(st.integers(0, size)) for size in given.shape]
    sizes = [one(draw, -1, draw(st.integers(0, size - at))) for size, at in zip(given.shape, begin)]
    if chance(draw, 8):
        sizes[0] = given.shape[0] + 1
    if chance(draw, 12):
        begin, sizes = [*begin, 0], [*sizes, 1]
    return function("tensorflow.slice", given, begin, sizes)


@family
def _strided_slicing(draw: Draw) -> Call:
    given = tensors(draw, 1, of=REAL)
    begin = [draw(st.integers(0, size)) for size in given.shape]
    end = [draw(st.integers(-1, size + 1)) for size in given.shape]
    steps = {"strides": [one(draw, 1, 2) for _ in given.shape]} if chance(draw, 2) else {}
    return function("tensorflow.strided_slice", given, begin, end, **steps)


@family
def _gathering(draw: Draw) -> Call:
    given = tensors(draw, 0 if chance(draw, 9) else 1, of=REAL)
    rank = len(given.shape)
    which = one(draw, 0, [0, 0], tensor(*shape(draw, 0, 2), of=one(draw, "int32", "int64")))
    if chance(draw, 20):
        which = tensor(2, of="float32")
    place = {} if chance(draw, 3) else {"axis": axis(draw, rank)}
    return function("tensorflow.gather", given, which, **place)


@family
def _gathering_batches(draw: Draw) -> Call:
    given = tensors(draw, 2, 3, of=REAL)
    first = given.shape[0] if not chance(draw, 8) else draw(POSITIVE)
    which = tensor(first, *shape(draw, 1, 1), of="int32")
    place = {"axis": one(draw, 1, 1, -1)} if chance(draw, 2) else {}
    return function("tensorflow.gather", given, which, batch_dims=1, **place)


@family
def _gathering_places(draw: Draw) -> Call:
    given = tensors(draw, 1, of=REAL)
    depth = draw(st.integers(1, len(given.shape) + chance(draw, 8)))
    which = tensor(*shape(draw, 0, 2), depth, of="int32")
    if chance(draw, 6):
        return function("tensorflow.gather_nd", given, which, batch_dims=one(draw, 0, 1))
    return function("tensorflow.gather_nd", given, which)


@family
def _masks(draw: Draw) -> Call:
    given = tensors(draw, 1, of=REAL)
    place = axis(draw, len(given.shape)) if chance(draw, 4) else 0
    sizes = list(given.shape[max(place, 0) : draw(st.integers(1, 3))])
    if sizes and chance(draw, 8):
        sizes[0] += 1
    more = {"axis": place} if place else {}
    return function("tensorflow.boolean_mask", given, tensor(*sizes, of="bool"), **more)


@family
def _one_hot(draw: Draw) -> Call:
    given = tensors(draw, of=["int32", "int64", "int32", "uint8", "float32"])
    place = {"axis": axis(draw, len(given.shape) + 1)} if chance(draw, 2) else {}
    kinds = some(draw, dtype=lambda: DType(one(draw, "float32", "int32")))
    depth = one(draw, {}, {"depth": draw(POSITIVE)})
    if not depth:
        return function("tensorflow.one_hot", given, draw(POSITIVE), **place, **kinds)
    return function("tensorflow.one_hot", given, **depth, **place, **kinds)


@family
def _sequence_masks(draw: Draw) -> Call:
    given = tensors(draw, of=["int32", "int64"])
    return function(
        "tensorflow.sequence_mask",
        given,
        *one(draw, [], [4]),
        **some(draw, dtype=lambda: DType("float32")),
    )


@family
def _reversed_sequences(draw: Draw) -> Call:
    given = tensors(draw, 2, 3, of=REAL)
    first = given.shape[0] + chance(draw, 8)
    return function(
        "tensorflow.reverse_sequence", given, tensor(first, of="int32"), seq_axis=1, batch_axis=0
    )


@family
def _grids(draw: Draw) -> Call:
    given = [tensor(*shape(draw, 1, 1), of="float32") for _ in range(one(draw, 1, 2, 3))]
    return function(
        "tensorflow.meshgrid", *given, **some(draw, indexing=lambda: one(draw, "xy", "ij"))
    )


@family
def _edge_elements(draw: Draw) -> Call:
    given = tensors(draw, 1, 2 if chance(draw, 6) else 1, of=["int32", "int64", "float32"])
    name = one(draw, "unique", "unique_with_counts")
    return function("tensorflow." + name, given)
