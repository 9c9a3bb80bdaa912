"""Calls of TensorFlow that make tensors, scatter into them, and put blocks of space into channels."""

from __future__ import annotations

from calls import Call, DType, function
from drawing import POSITIVE, SIZES, Draw, chance, one, some
from hypothesis import strategies as st
from tensorflow_drawing import REAL, family, ranked, shape, tensor, tensors


def sizes(draw: Draw) -> list[int]:
    return list(shape(draw, 0, 3, SIZES))


def kinds(draw: Draw, *names: str) -> dict[str, DType]:
    return {"dtype": DType(one(draw, *names))} if chance(draw, 3) else {}


@family
def _constants(draw: Draw) -> Call:
    content = one(draw, 1, 2.5, True, [1, 2], [[1.0, 2.0]], [[1], [2]], [1, 2.5], [True], [])
    given = kinds(draw, "float32", "float64")
    if isinstance(content, (int, float)) and chance(draw, 2):
        return function("tensorflow.constant", content, shape=sizes(draw), **given)
    if content == [1, 2] and chance(draw, 2):
        given["shape"] = one(draw, [2], [1, 2], [2, 1], [3])
    name = one(draw, "constant", "convert_to_tensor")
    if name == "convert_to_tensor":
        given.pop("shape", None)
    return function("tensorflow." + name, content, **given)


@family
def _filling(draw: Draw) -> Call:
    name = one(draw, "zeros", "ones", "fill")
    if name == "fill":
        return function("tensorflow.fill", sizes(draw), one(draw, 1, 2.5, True))
    return function("tensorflow." + name, sizes(draw), **kinds(draw, "float64", "int32", "bool"))


@family
def _identities(draw: Draw) -> Call:
    more = some(
        draw,
        num_columns=lambda: draw(POSITIVE),
        batch_shape=lambda: list(shape(draw, 1, 2)),
        dtype=lambda: DType(one(draw, "float64", "int32")),
    )
    return function(one(draw, "tensorflow.eye", "tensorflow.linalg.eye"), draw(POSITIVE), **more)


@family
def _ranges(draw: Draw) -> Call:
    number = st.integers(-3, 6)
    if chance(draw, 3):
        start, stop = one(draw, 0.0, 1.0), one(draw, 1.0, 5.0)
        return function(
            one(draw, "tensorflow.linspace", "tensorflow.linspace"), start, stop, draw(POSITIVE)
        )
    arguments = one(
        draw, [draw(number)], [0, draw(st.integers(0, 6))], [1, 7, one(draw, 1, 2, 3)], [5.0]
    )
    return function("tensorflow.range", *arguments, **kinds(draw, "float32", "int64"))


@family
def _random_numbers(draw: Draw) -> Call:
    name = one(
        draw,
        "normal",
        "uniform",
        "truncated_normal",
        "stateless_normal",
        "stateless_uniform",
        "gamma",
        "poisson",
    )
    given = kinds(draw, "float32", "float64", "float16")
    if name == "gamma":
        return function("tensorflow.random.gamma", sizes(draw), one(draw, 0.5, [0.5, 1.5]))
    if name == "poisson":
        return function("tensorflow.random.poisson", sizes(draw), one(draw, 0.5, [0.5, 1.5]))
    if name.startswith("stateless"):
        return function("tensorflow.random." + name, sizes(draw), [1, 2], **given)
    return function("tensorflow.random." + name, sizes(draw), **given)


@family
def _random_categories(draw: Draw) -> Call:
    return function("tensorflow.random.categorical", ranked(draw, 2, ["float32"]), draw(POSITIVE))


@family
def _scattering(draw: Draw) -> Call:
    target = list(shape(draw, 1, 3))
    depth = draw(st.integers(1, len(target)))
    outer = shape(draw, 1, 1)
    updates = [*outer, *target[depth:]]
    if chance(draw, 8):
        updates[-1] += 1
    which = tensor(*outer, depth, of="int32")
    given = tensor(*updates, of=one(draw, "float32", "int32"))
    name = one(draw, "scatter_nd", "add", "update", "sub", "max", "min")
    if name == "scatter_nd":
        return function("tensorflow.scatter_nd", which, given, target)
    into = tensor(*target, of=given.element)
    return function("tensorflow.tensor_scatter_nd_" + name, into, which, given)


@family
def _segments(draw: Draw) -> Call:
    given = tensors(draw, 1, 3, of=["float32", "float64", "int32"])
    length = given.shape[0] + chance(draw, 8)
    name = one(draw, "sum", "mean", "max", "min", "prod")
    if chance(draw, 2):
        path = "tensorflow.math.unsorted_segment_" + name
        if given.element == "int32" and name == "mean":
            given = tensor(*given.shape)
        return function(path, given, tensor(length, of="int32"), draw(POSITIVE))
    return function("tensorflow.math.segment_" + name, given, tensor(length, of="int32"))


@family
def _blocks(draw: Draw) -> Call:
    block = one(draw, 1, 2, 2, 3)
    batch, height, width, depth = shape(draw, 4, 4)
    if block == 1 and chance(draw, 3):
        block = 2
    name = one(draw, "space_to_depth", "depth_to_space")
    wrong = chance(draw, 8)
    if name == "space_to_depth":
        given = tensor(batch, height * block + wrong, width * block, depth)
    else:
        given = tensor(batch, height, width, depth * block**2 + wrong)
    layout = some(draw, data_format=lambda: "NHWC")
    return function(f"tensorflow.{one(draw, 'nn.', 'nn.')}{name}", given, block, **layout)


@family
def _batches_of_blocks(draw: Draw) -> Call:
    block = one(draw, 1, 2, 2, 3)
    batch, height, width, depth = shape(draw, 4, 4)
    wrong = chance(draw, 8)
    if chance(draw, 2):
        given = tensor(batch * block**2 + wrong, height, width, depth)
        crops = [[0, one(draw, 0, 1)], [0, 0]]
        return function("tensorflow.batch_to_space", given, [block, block], crops)
    more = one(draw, 0, 0, block)
    given = tensor(batch, height * block + wrong, width * block, depth)
    return function("tensorflow.space_to_batch", given, [block, block], [[0, more], [0, 0]])


@family
def _counting(draw: Draw) -> Call:
    given = tensors(draw, 1, 2, of=["int32"])
    name = one(draw, "bincount", "histogram_fixed_width", "searchsorted")
    if name == "bincount":
        return function("tensorflow.math.bincount", given, **some(draw, minlength=lambda: 5))
    if name == "histogram_fixed_width":
        values = tensors(draw, 1, 2, of=["float32"])
        bins = some(draw, nbins=lambda: 7)
        return function("tensorflow.histogram_fixed_width", values, [0.0, 5.0], **bins)
    outer = shape(draw, 0, 1)
    line = tensor(*outer, draw(POSITIVE), of="sorted")
    if chance(draw, 8):
        outer = (*outer, 2)
    return function("tensorflow.searchsorted", line, tensor(*outer, draw(POSITIVE)))


@family
def _variables(draw: Draw) -> Call:
    return function("tensorflow.Variable", tensors(draw, of=REAL))
