"""Calls of TensorFlow that compute element by element: functions of one, two and three tensors, casts."""

from __future__ import annotations

from calls import Call, DType, T, attribute, function, method
from drawing import Draw, chance, one, some
from hypothesis import strategies as st
from tensorflow_drawing import (
    ANY,
    FLOATING,
    REAL,
    beside,
    either,
    family,
    number_for,
    shape,
    tensor,
    tensors,
)

#: Functions that tf and tf.math have under one name.
SHARED = """abs acos acosh asin asinh atan atanh cos cosh exp negative round sigmoid sign sin sinh
sqrt square tan tanh floor""".split()
MATH_ONLY = """bessel_i0 bessel_i0e bessel_i1 bessel_i1e ceil digamma erf erfc erfcinv erfinv expm1
lgamma log log1p log_sigmoid ndtri reciprocal reciprocal_no_nan rint rsqrt softplus softsign
special.bessel_j0 special.dawsn special.expint special.fresnel_cos special.spence angle conj real imag""".split()
TRUTHS = ["is_finite", "is_inf", "is_nan"]
ACTIVATIONS = """relu relu6 elu selu leaky_relu sigmoid tanh softplus softsign silu swish gelu
crelu""".split()
ARITHMETIC = "add subtract multiply pow maximum minimum truediv".split()
MATH_PAIRS = """atan2 divide_no_nan floordiv floormod mod multiply_no_nan nextafter squared_difference
xdivy xlogy xlog1py igamma igammac zeta polygamma""".split()
COMPARISONS = "equal not_equal less less_equal greater greater_equal".split()


@family
def _one_tensor(draw: Draw) -> Call:
    return either(
        draw, one(draw, *SHARED), tensors(draw, of=FLOATING if draw(st.booleans()) else REAL)
    )


@family
def _one_tensor_of_math(draw: Draw) -> Call:
    return function(
        "tensorflow.math." + one(draw, *MATH_ONLY), tensors(draw, of=[*FLOATING, "int32"])
    )


@family
def _truths(draw: Draw) -> Call:
    if chance(draw, 4):
        return either(draw, "logical_not", tensors(draw, of=["bool", "bool", "bool", "float32"]))
    return function("tensorflow.math." + one(draw, *TRUTHS), tensors(draw))


@family
def _activations(draw: Draw) -> Call:
    return function(
        "tensorflow.nn." + one(draw, *ACTIVATIONS), tensors(draw, 1, of=[*FLOATING, "int32"])
    )


@family
def _arithmetic(draw: Draw) -> Call:
    first = tensors(draw, of=[*REAL, "ones"])
    second = number_for(draw, first.element) if chance(draw, 4) else beside(draw, first)
    return either(draw, one(draw, *ARITHMETIC), first, second)


@family
def _two_tensors_of_math(draw: Draw) -> Call:
    first = tensors(draw, of=[*FLOATING, "ones"])
    return function("tensorflow.math." + one(draw, *MATH_PAIRS), first, beside(draw, first))


@family
def _division(draw: Draw) -> Call:
    first = tensors(draw, of=[*FLOATING, "ones"])
    name = one(draw, "divide", "math.divide", "truediv", "realdiv", "truncatediv", "math.floordiv")
    if name in ("realdiv", "truncatediv"):
        name = "math.divide"
    return function("tensorflow." + name, first, beside(draw, first))


@family
def _comparisons(draw: Draw) -> Call:
    first = tensors(draw, of=REAL)
    second = number_for(draw, first.element) if chance(draw, 5) else beside(draw, first)
    return either(draw, one(draw, *COMPARISONS), first, second)


@family
def _logic(draw: Draw) -> Call:
    first = tensors(draw, of=["bool"] * 8 + ["int32"])
    if chance(draw, 4):
        return function("tensorflow.math.logical_xor", first, beside(draw, first, 5))
    return either(draw, one(draw, "logical_and", "logical_or"), first, beside(draw, first, 5))


@family
def _bits(draw: Draw) -> Call:
    first = tensors(draw, of=["int32", "int64", "uint8"])
    name = one(draw, "bitwise_and", "bitwise_or", "bitwise_xor", "left_shift", "right_shift")
    return function("tensorflow.bitwise." + name, first, beside(draw, first))


@family
def _properties(draw: Draw) -> Call:
    return attribute(one(draw, "shape", "dtype", "ndim"), tensors(draw, of=ANY))


@family
def _methods(draw: Draw) -> Call:
    return method("get_shape", tensors(draw))


@family
def _clipping(draw: Draw) -> Call:
    given = tensors(draw)
    name = one(draw, "clip_by_value", "clip_by_norm", "clip_by_value")
    if name == "clip_by_norm":
        return function("tensorflow.clip_by_norm", given, 2.0)
    bounds = [one(draw, 0.0, beside(draw, given)) for _ in range(2)]
    return function("tensorflow.clip_by_value", given, *bounds)


@family
def _casts(draw: Draw) -> Call:
    target = DType(one(draw, "float32", "float64", "int32", "int64", "bool", "uint8", "float16"))
    name = one(draw, "cast", "dtypes.cast", "saturate_cast")
    given = tensors(draw, of=ANY[:-1])
    if name == "saturate_cast":
        return function(
            "tensorflow.saturate_cast", given, DType(one(draw, "uint8", "float32", "int32"))
        )
    return function("tensorflow." + name, given, target)


@family
def _choosing(draw: Draw) -> Call:
    first = tensors(draw, of=REAL)
    second = beside(draw, first)
    condition = beside(draw, T(first.shape, "bool", "tensorflow"))
    if chance(draw, 5):
        return function("tensorflow.where", tensors(draw, 1, of=["bool"]))
    return function("tensorflow.where", condition, first, second)


@family
def _likes(draw: Draw) -> Call:
    kinds = some(draw, dtype=lambda: DType(one(draw, "float64", "int32", "bool")))
    return function(
        "tensorflow." + one(draw, "zeros_like", "ones_like"), tensors(draw, of=ANY), **kinds
    )


@family
def _same_tensor(draw: Draw) -> Call:
    name = one(
        draw,
        "identity",
        "stop_gradient",
        "grad_pass_through",
        "convert_to_tensor",
        "random.shuffle",
    )
    if name == "grad_pass_through":
        return function(
            "tensorflow.debugging.check_numerics", tensors(draw, of=["float32", "float64"]), "wrong"
        )
    if name == "random.shuffle":
        return function("tensorflow.random.shuffle", tensors(draw, 1))
    return function("tensorflow." + name, tensors(draw, of=ANY))


@family
def _sums(draw: Draw) -> Call:
    first = tensors(draw, of=REAL)
    others = []
    for _ in range(one(draw, 1, 2)):
        wrong = chance(draw, 8)
        others.append(tensor(*(shape(draw) if wrong else first.shape), of=first.element))
    return either(draw, "add_n", [first, *others])


@family
def _scaling(draw: Draw) -> Call:
    return either(draw, "scalar_mul", 2.0, tensors(draw))
