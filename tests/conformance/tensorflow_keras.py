"""Calls of tf.keras that are no layers: activations, losses, keras.ops, utilities."""

from __future__ import annotations

from calls import Call, T, function
from drawing import POSITIVE, Draw, axes, axis, chance, one, some
from hypothesis import strategies as st
from tensorflow_drawing import beside, family, ranked, same, shape, tensor, tensors

ACTIVATIONS = """relu elu selu softplus softsign tanh sigmoid hard_sigmoid silu gelu exponential linear
mish leaky_relu""".split()
LOSSES = """mean_squared_error mean_absolute_error mean_absolute_percentage_error
mean_squared_logarithmic_error hinge squared_hinge poisson kl_divergence log_cosh huber
binary_crossentropy categorical_crossentropy""".split()
CLASSES = """MeanSquaredError MeanAbsoluteError Huber Hinge Poisson LogCosh BinaryCrossentropy
CategoricalCrossentropy KLDivergence""".split()
OPS = (
    "abs exp log sqrt square sin cos tanh relu sigmoid softplus sign floor ceil round log1p".split()
)
PAIRS = "add subtract multiply divide maximum minimum power".split()


@family
def _keras_activations(draw: Draw) -> Call:
    return function(
        "tensorflow.keras.activations." + one(draw, *ACTIVATIONS), tensors(draw, 1, of=["float32"])
    )


@family
def _keras_softmax(draw: Draw) -> Call:
    given = tensors(draw, 2, of=["float32"])
    name = one(draw, "softmax", "log_softmax")
    return function(
        "tensorflow.keras.activations." + name,
        given,
        **some(draw, axis=lambda: axis(draw, len(given.shape))),
    )


@family
def _keras_losses(draw: Draw) -> Call:
    first = tensors(draw, 2, 3, of=["float32"])
    return function("keras.losses." + one(draw, *LOSSES), first, same(draw, first))


@family
def _keras_sparse_losses(draw: Draw) -> Call:
    predictions = tensors(draw, 2, 3, of=["positive"])
    sizes = list(predictions.shape[:-1])
    if chance(draw, 6):
        sizes[0] += 1
    labels = tensor(*sizes, of="int32")
    return function("keras.losses.sparse_categorical_crossentropy", labels, predictions)


@family
def _keras_loss_objects(draw: Draw) -> Call:
    first = tensors(draw, 2, 3, of=["float32"])
    made = {"reduction": one(draw, None, "none", "sum")} if chance(draw, 2) else {}
    if made.get("reduction", "") is None:
        made = {}
    name = "tensorflow.keras.losses." + one(draw, *CLASSES)
    return Call(name, (), made, "layer", (first, same(draw, first)))


@family
def _keras_ops(draw: Draw) -> Call:
    return function("keras.ops." + one(draw, *OPS), tensors(draw, of=["float32"]))


@family
def _keras_pairs(draw: Draw) -> Call:
    first = tensors(draw, of=["float32"])
    return function("keras.ops." + one(draw, *PAIRS), first, beside(draw, first, 8))


@family
def _keras_reductions(draw: Draw) -> Call:
    given = tensors(draw, of=["float32"])
    where = axes(draw, len(given.shape))
    more = some(draw, keepdims=lambda: True)
    name = one(draw, "sum", "mean", "max", "min", "prod", "std", "var")
    return function("keras.ops." + name, given, axis=where, **more)


@family
def _keras_shapes(draw: Draw) -> Call:
    given = tensors(draw, 1, 3, of=["float32"])
    rank = len(given.shape)
    name = one(
        draw,
        "reshape",
        "transpose",
        "expand_dims",
        "squeeze",
        "shape",
        "concatenate",
        "stack",
        "matmul",
    )
    path = "keras.ops." + name
    if name == "reshape":
        return function(path, given, one(draw, (-1,), (1, -1), (2, -1), (given.shape[0], -1)))
    if name == "transpose":
        order = draw(st.permutations(range(rank)))
        return function(path, given, *([] if chance(draw, 2) else [tuple(order)]))
    if name == "expand_dims":
        return function(path, given, axis(draw, rank + 1))
    if name == "squeeze":
        return function(path, tensor(*given.shape, 1), *one(draw, [], [-1], [0]))
    if name == "concatenate":
        place = axis(draw, rank)
        return function(path, [given, same(draw, given)], axis=place)
    if name == "stack":
        return function(path, [given, same(draw, given)], *one(draw, [], [axis(draw, rank + 1)]))
    if name == "matmul":
        shared = given.shape[-1] + chance(draw, 8)
        return function(path, given, tensor(shared, draw(POSITIVE)))
    return function(path, given)


@family
def _categories(draw: Draw) -> Call:
    labels = T(shape(draw, 1, 2), "int64", "numpy")
    return function("tensorflow.keras.utils.to_categorical", labels, *one(draw, [3], [5]))


@family
def _keras_layers(draw: Draw) -> Call:
    """A few: ``keras_conformance`` has all."""
    given = ranked(draw, 2, ["float32"])
    name, arguments = one(draw, ("Dense", (draw(POSITIVE),)), ("Flatten", ()), ("Dropout", (0.5,)))
    return Call("tensorflow.keras.layers." + name, arguments, {}, "layer", (given,))


@family
def _keras_one_hot(draw: Draw) -> Call:
    return function("keras.ops.one_hot", tensors(draw, 1, 3, of=["int32"]), draw(POSITIVE))
