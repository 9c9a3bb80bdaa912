"""Calls of NumPy that work element by element."""

from __future__ import annotations

from calls import Call, T, function, method
from drawing import POSITIVE, Draw, axes, axis, chance, one, some
from numpy_drawing import (
    REAL,
    array,
    either,
    family,
    floats,
    number,
    operand,
    partner,
)

UNARY = """abs absolute fabs exp exp2 expm1 log log2 log10 log1p sqrt cbrt square reciprocal sin cos
tan sinh cosh tanh arcsin arccos arctan arcsinh arccosh arctanh asin acos atan asinh acosh atanh
floor ceil trunc rint sign negative positive conjugate conj isnan isinf isfinite signbit logical_not
deg2rad rad2deg degrees radians invert bitwise_not spacing bitwise_count""".split()
BINARY = """add subtract multiply divide true_divide floor_divide power pow float_power mod remainder
fmod maximum minimum fmax fmin arctan2 atan2 hypot copysign nextafter logaddexp logaddexp2
equal not_equal less less_equal greater greater_equal logical_and logical_or logical_xor
bitwise_and bitwise_or bitwise_xor left_shift right_shift bitwise_left_shift bitwise_right_shift
gcd lcm heaviside""".split()
PLAIN = """real imag angle round around nan_to_num fix isreal iscomplex isneginf isposinf sinc i0
real_if_close unwrap""".split()


@family
def _unary(draw: Draw) -> Call:
    given = operand(draw)
    if isinstance(given, T) and chance(draw, 8):
        keywords = {one(draw, "out"): T(given.shape, "complex128", "numpy")}
        return function("numpy." + one(draw, "sqrt", "exp", "sin", "negative"), given, **keywords)
    where = some(draw, where=lambda: True)
    return function("numpy." + one(draw, *UNARY), given, **where)


@family
def _binary(draw: Draw) -> Call:
    first = operand(draw)
    second = partner(draw, first) if isinstance(first, T) else array(draw)
    if isinstance(first, T) and chance(draw, 3):
        second = number(draw)
    return function("numpy." + one(draw, *BINARY), first, second)


@family
def _plain(draw: Draw) -> Call:
    return function("numpy." + one(draw, *PLAIN), array(draw))


@family
def _operators(draw: Draw) -> Call:
    first = array(draw)
    second = number(draw) if chance(draw, 3) else partner(draw, first)
    names = "add sub mul truediv floordiv mod pow lt le gt ge eq ne and or xor".split()
    return method(f"__{one(draw, *names)}__", first, second)


@family
def _clip(draw: Draw) -> Call:
    given = array(draw, of=REAL[:-1])
    bounds = [one(draw, 0, 1, 0.5, None, partner(draw, given, [given.element])) for _ in range(2)]
    return either(draw, "clip", given, *bounds)


@family
def _ufunc_methods(draw: Draw) -> Call:
    name = one(draw, "add", "multiply", "maximum", "minimum", "logical_and", "subtract")
    given = array(draw, 1)
    kind = one(draw, "reduce", "accumulate", "outer", "at", "reduceat")
    path = f"numpy.{name}.{kind}"
    if kind == "reduce":
        keywords = some(draw, keepdims=lambda: True, axis=lambda: axes(draw, len(given.shape)))
        return function(path, given, **keywords)
    if kind == "accumulate":
        return function(path, given, **some(draw, axis=lambda: axis(draw, len(given.shape))))
    if kind == "outer":
        return function(path, given, array(draw))
    if kind == "at":
        return function(path, given, floats(draw(POSITIVE), of="int64"), one(draw, 1, 2))
    return function(path, given, floats(draw(POSITIVE), of="int64"))
