"""Calls of NumPy, drawn with Hypothesis: some of each family, most of them right, some wrong.

``FAMILIES`` names a strategy for each family; a strategy gives a ``Call``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from calls import Call, DType, LibraryThing, Made, T, assign, attribute, function, index, method
from hypothesis import strategies as st

Draw = Callable[[st.SearchStrategy[Any]], Any]

ELEMENTS = ["float64", "float64", "float32", "int64", "int32", "bool", "uint8", "complex128"]
REAL = ["float64", "float32", "int64", "int32", "uint8", "bool"]
FLOATING = ["float64", "float64", "float32"]
SIZES = st.sampled_from([1, 2, 3, 4, 2, 3, 5, 0])
POSITIVE = st.sampled_from([1, 2, 3, 4, 5])
FAMILIES: dict[str, st.SearchStrategy[Call]] = {}


def family(make: Callable[[Draw], Call]) -> Callable[[Draw], Call]:
    """Enters what draws a call of a family."""
    FAMILIES[make.__name__.removeprefix("_")] = st.composite(make)()
    return make


# ---- arguments


def chance(draw: Draw, of: int = 4) -> bool:
    return bool(draw(st.integers(0, of - 1)) == 0)


def one(draw: Draw, *choices: Any) -> Any:
    return draw(st.sampled_from(choices))


def shape(draw: Draw, least: int = 0, most: int = 3, sizes: Any = SIZES) -> tuple[int, ...]:
    return tuple(draw(st.lists(sizes, min_size=least, max_size=most)))


def array(
    draw: Draw, least: int = 0, most: int = 3, of: Sequence[str] = ELEMENTS, sizes: Any = SIZES
) -> T:
    return T(shape(draw, least, most, sizes), one(draw, *of), "numpy")


def floats(*sizes: int, of: str = "float64") -> T:
    return T(sizes, of, "numpy")


def axis(draw: Draw, rank: int, wrong: int = 12) -> int:
    """Mostly the number of a dimension."""
    if rank == 0 or chance(draw, wrong):
        return int(draw(st.integers(-rank - 2, rank + 1)))
    return int(draw(st.integers(-rank, rank - 1)))


def axes(draw: Draw, rank: int) -> Any:
    """None, an axis, or several."""
    kind = one(draw, "none", "axis", "axis", "several")
    if kind == "none":
        return None
    if kind == "axis":
        return axis(draw, rank)
    chosen = draw(st.permutations(range(rank)))[: draw(st.integers(0, rank))]
    chosen = [each - rank if chance(draw, 3) else each for each in chosen]
    if chance(draw, 15):
        chosen.append(axis(draw, rank, 2))
    return tuple(chosen)


def partner(draw: Draw, other: T, of: Sequence[str] = ELEMENTS) -> T:
    """An array that mostly broadcasts with the other one."""
    if chance(draw, 10):
        return array(draw, of=of)
    sizes = [1 if chance(draw, 4) else size for size in other.shape]
    sizes = sizes[draw(st.integers(0, len(sizes))) if chance(draw, 3) else 0 :]
    if chance(draw, 6):
        sizes = [draw(POSITIVE), *sizes]
    return T(tuple(sizes), one(draw, *of), "numpy")


def same(draw: Draw, other: T) -> T:
    """An array mostly of the same shape."""
    return T(shape(draw) if chance(draw, 8) else other.shape, other.element, "numpy")


def number(draw: Draw) -> Any:
    return one(draw, 2, 1, 3, 0.5, 1.5, True, 2j)


def operand(draw: Draw, of: Sequence[str] = ELEMENTS) -> Any:
    if chance(draw, 8):
        return number(draw)
    return array(draw, of=of)


def dtype(draw: Draw, of: Sequence[str] = ("float64", "float32", "int64", "complex128")) -> Any:
    return DType(one(draw, *of))


def some(draw: Draw, **options: Callable[[], Any]) -> dict[str, Any]:
    """Some of the keywords."""
    return {name: make() for name, make in options.items() if chance(draw, 4)}


def either(draw: Draw, name: str, given: T, *arguments: Any, **keywords: Any) -> Call:
    """As a function or, as often, as a method."""
    if chance(draw, 2):
        return method(name, given, *arguments, **keywords)
    return function("numpy." + name, given, *arguments, **keywords)


# ---- element by element

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


# ---- reductions, sorting, statistics

REDUCE = """sum prod mean std var max min amax amin any all ptp nansum nanprod nanmean nanstd nanvar
nanmax nanmin count_nonzero median nanmedian average""".split()
REDUCE_METHODS = "sum prod mean std var max min any all".split()


@family
def _reductions(draw: Draw) -> Call:
    given = array(draw)
    name = one(draw, *REDUCE)
    keywords = some(draw, keepdims=lambda: one(draw, True, False))
    if chance(draw, 6) and name in ("sum", "prod", "mean"):
        keywords["dtype"] = dtype(draw)
    where = axes(draw, len(given.shape))
    if name in REDUCE_METHODS and chance(draw, 2):
        return method(name, given, *([] if where is None else [where]), **keywords)
    if where is not None:
        keywords["axis"] = where
    return function("numpy." + name, given, **keywords)


@family
def _arg_reductions(draw: Draw) -> Call:
    given = array(draw)
    name = one(draw, "argmax", "argmin", "nanargmax", "nanargmin")
    keywords = some(draw, axis=lambda: axis(draw, len(given.shape)), keepdims=lambda: True)
    if name.startswith("arg"):
        return either(draw, name, given, **keywords)
    return function("numpy." + name, given, **keywords)


@family
def _accumulations(draw: Draw) -> Call:
    given = array(draw)
    name = one(
        draw, "cumsum", "cumprod", "nancumsum", "cumulative_sum", "cumulative_prod", "nancumprod"
    )
    keywords = some(draw, axis=lambda: axis(draw, len(given.shape)))
    if name.startswith("cumul"):
        keywords |= some(draw, include_initial=lambda: True)
    elif chance(draw, 5):
        keywords["dtype"] = dtype(draw)
    if name in ("cumsum", "cumprod"):
        return either(draw, name, given, **keywords)
    return function("numpy." + name, given, **keywords)


@family
def _quantiles(draw: Draw) -> Call:
    given = array(draw, of=REAL[:-1], sizes=POSITIVE)
    name, part = one(
        draw, ("quantile", 0.5), ("percentile", 50), ("nanquantile", 0.5), ("nanpercentile", 50)
    )
    what = one(draw, part, part, [part, part], T((2,), "sorted", "numpy"))
    keywords = some(draw, axis=lambda: axes(draw, len(given.shape)), keepdims=lambda: True)
    return function("numpy." + name, given, what, **keywords)


@family
def _differences(draw: Draw) -> Call:
    given = array(draw, 1)
    name = one(draw, "diff", "ediff1d", "gradient", "trapezoid")
    if name == "diff":
        more = some(draw, n=lambda: one(draw, 0, 1, 2), axis=lambda: axis(draw, len(given.shape)))
        return function("numpy.diff", given, **more)
    if name == "trapezoid":
        return function("numpy.trapezoid", given, **some(draw, dx=lambda: 0.5))
    if name == "gradient" and chance(draw, 2):
        return function("numpy.gradient", given, axis=axis(draw, len(given.shape)))
    return function("numpy." + name, given)


@family
def _statistics(draw: Draw) -> Call:
    given = array(draw, 1, 2, of=REAL, sizes=POSITIVE)
    name = one(draw, "cov", "corrcoef", "histogram", "bincount", "digitize", "interp")
    if name in ("cov", "corrcoef"):
        return function("numpy." + name, given, **some(draw, rowvar=lambda: False))
    if name == "histogram":
        return function("numpy.histogram", given, **some(draw, bins=lambda: one(draw, 5, 3)))
    if name == "bincount":
        lengths = some(draw, minlength=lambda: 4)
        return function("numpy.bincount", floats(draw(POSITIVE), of="int64"), **lengths)
    if name == "digitize":
        return function("numpy.digitize", given, T((3,), "sorted", "numpy"))
    size = draw(POSITIVE)
    values = floats(size if draw(st.integers(0, 5)) else size + 1)
    return function("numpy.interp", given, floats(size), values)


@family
def _convolutions(draw: Draw) -> Call:
    first = array(draw, 1, 2 if chance(draw, 8) else 1, of=REAL)
    second = array(draw, 1, 1, of=REAL)
    mode = [] if chance(draw, 2) else [one(draw, "full", "same", "valid")]
    return function("numpy." + one(draw, "convolve", "correlate"), first, second, *mode)


@family
def _sorting(draw: Draw) -> Call:
    given = array(draw)
    name = one(
        draw,
        "sort",
        "argsort",
        "partition",
        "argpartition",
        "searchsorted",
        "lexsort",
        "sort_complex",
    )
    rank = len(given.shape)
    if name == "searchsorted":
        values = one(draw, 0.5, array(draw))
        vector = given if chance(draw, 8) else array(draw, 1, 1)
        return function("numpy.searchsorted", vector, values)
    if name in ("lexsort", "sort_complex"):
        return function("numpy." + name, given)
    keywords = some(draw, axis=lambda: one(draw, axis(draw, rank), None))
    kth = [0] if "partition" in name else []
    if name.startswith("arg"):
        return either(draw, name, given, *kth, **keywords)
    if chance(draw, 3):
        keywords = {key: value for key, value in keywords.items() if value is not None}
        return method(name, given, *kth, **keywords)
    return function("numpy." + name, given, *kth, **keywords)


@family
def _sets(draw: Draw) -> Call:
    given = array(draw)
    name = one(draw, "unique", "isin", "intersect1d", "union1d", "setdiff1d", "setxor1d", "flip")
    if name == "unique":
        return function("numpy.unique", given, **some(draw, return_counts=lambda: True))
    if name == "flip":
        return function("numpy.unique_values", given)
    return function("numpy." + name, given, array(draw))


# ---- indices


def part(draw: Draw, size: int) -> Any:
    """One index for a dimension of that size."""
    kind = one(draw, "integer", "slice", "slice", "slice", "array")
    if kind == "integer":
        return draw(st.integers(-size, max(size - 1, 0))) if chance(draw, 2) else 0
    if kind == "array":
        return T(shape(draw, 1, 2, POSITIVE) if chance(draw, 4) else (2,), "int64", "numpy")
    bound = st.one_of(st.none(), st.integers(-size - 1, size + 1))
    return slice(draw(bound), draw(bound), one(draw, None, None, 1, 2, -1, -2))


def indices(draw: Draw, given: T) -> Any:
    """An index of an array."""
    kind = one(draw, "mask", "one", "several", "several", "several", "several")
    if kind == "mask":
        sizes = given.shape[: draw(st.integers(1, max(1, len(given.shape))))]
        return T(sizes if draw(st.integers(0, 7)) else (*sizes, 2), "bool", "numpy")
    if kind == "one" and given.shape:
        return part(draw, given.shape[0])
    parts = [part(draw, size) for size in given.shape[: draw(st.integers(0, len(given.shape)))]]
    for extra in (None, Ellipsis):
        if chance(draw, 3):
            parts.insert(draw(st.integers(0, len(parts))), extra)
    if chance(draw, 12):
        parts += [0] * (len(given.shape) + 1 - len(parts))
    return tuple(parts)


@family
def _indexing(draw: Draw) -> Call:
    given = array(draw, 1, 4)
    return index(given, indices(draw, given))


@family
def _assignment(draw: Draw) -> Call:
    given = array(draw, 1, 3)
    where = indices(draw, given)
    value = number(draw) if chance(draw, 3) else array(draw, 0, 2, sizes=st.sampled_from([1, 2, 3]))
    return assign(given, where, value)


@family
def _choosing(draw: Draw) -> Call:
    given = array(draw)
    rank = len(given.shape)
    name = one(draw, "where", "select", "take", "compress", "nonzero", "argwhere", "choose")
    if name == "where":
        if chance(draw, 5):
            return function("numpy.where", given)
        return function("numpy.where", partner(draw, given, ["bool"]), given, operand(draw))
    if name == "select":
        conditions = [partner(draw, given, ["bool"]) for _ in range(2)]
        return function("numpy.select", conditions, [given, same(draw, given)], *one(draw, [], [0]))
    if name == "take":
        which = one(draw, 0, [0, 0], T(shape(draw, 0, 2), "int64", "numpy"))
        return either(draw, "take", given, which, **some(draw, axis=lambda: axis(draw, rank)))
    if name == "compress":
        place = axis(draw, rank)
        return function("numpy.compress", [True, False], given, axis=place)
    if name == "choose":
        return function(
            "numpy.choose", T(given.shape, "int64", "numpy"), [given, same(draw, given)]
        )
    return function("numpy." + one(draw, name, "flatnonzero"), given)


@family
def _along_axis(draw: Draw) -> Call:
    given = array(draw, 1)
    place = axis(draw, len(given.shape))
    if chance(draw, 2):
        which = T(same(draw, given).shape, "int64", "numpy")
        return function("numpy.take_along_axis", given, which, axis=place)
    return function("numpy.apply_along_axis", LibraryThing("numpy.sum"), place, given)


@family
def _deleting(draw: Draw) -> Call:
    given = array(draw)
    place = {} if chance(draw, 3) else {"axis": axis(draw, len(given.shape))}
    name = one(draw, "append", "delete", "insert", "resize", "trim_zeros", "extract")
    if name == "append":
        return function("numpy.append", given, same(draw, given), **place)
    if name == "delete":
        return function("numpy.delete", given, one(draw, 0, 1, [0], slice(0, 2)), **place)
    if name == "insert":
        return function("numpy.insert", given, 0, one(draw, 1, 2), **place)
    if name == "resize":
        return function("numpy.resize", given, shape(draw))
    if name == "extract":
        return function("numpy.extract", T(given.shape, "bool", "numpy"), given)
    return function("numpy.trim_zeros", array(draw, 1, 1))


# ---- shapes


@family
def _reshaping(draw: Draw) -> Call:
    given = array(draw, sizes=st.sampled_from([1, 2, 3, 4, 6]))
    total = 1
    for size in given.shape:
        total *= size
    target = one(draw, (-1,), (total,), (1, -1), (total, 1), (-1, 2), (3, -1), (2, 3), given.shape)
    if chance(draw, 3):
        target = draw(st.permutations(given.shape))
    if chance(draw, 5):
        return function("numpy.reshape", given, one(draw, -1, total, tuple(target)))
    if chance(draw, 2):
        return method("reshape", given, *target)
    return either(draw, "reshape", given, tuple(target))


@family
def _flattening(draw: Draw) -> Call:
    given = array(draw)
    if chance(draw, 3):
        return method("flatten", given)
    return either(draw, "ravel", given)


@family
def _transposing(draw: Draw) -> Call:
    given = array(draw)
    rank = len(given.shape)
    order = list(draw(st.permutations(range(rank))))
    if chance(draw, 8):
        order = [*order, 0]
    name = one(draw, "transpose", "permute_dims", "swapaxes", "moveaxis", "rollaxis", "mT", "none")
    if name == "none":
        return either(draw, "transpose", given)
    if name == "mT":
        return function("numpy.matrix_transpose", given)
    if name == "swapaxes":
        return either(draw, name, given, axis(draw, rank), axis(draw, rank))
    if name == "moveaxis":
        if chance(draw, 3) and rank > 1:
            return function("numpy.moveaxis", given, (0, 1), (-1, 0))
        return function("numpy.moveaxis", given, axis(draw, rank), axis(draw, rank))
    if name == "rollaxis":
        return function(
            "numpy.rollaxis", given, axis(draw, rank), *one(draw, [], [axis(draw, rank)])
        )
    if name == "transpose" and chance(draw, 2):
        return method("transpose", given, *one(draw, order, [tuple(order)]))
    return function("numpy." + name, given, tuple(order))


@family
def _turning(draw: Draw) -> Call:
    given = array(draw)
    rank = len(given.shape)
    name = one(draw, "flip", "fliplr", "flipud", "roll", "rot90")
    if name == "flip":
        return function("numpy.flip", given, **some(draw, axis=lambda: axes(draw, rank)))
    if name == "roll":
        return function("numpy.roll", given, 1, **some(draw, axis=lambda: axis(draw, rank)))
    if name == "rot90":
        return function("numpy.rot90", given, *one(draw, [], [1], [2], [-1], [4]))
    return function("numpy." + name, given)


@family
def _squeezing(draw: Draw) -> Call:
    given = array(draw, sizes=st.sampled_from([1, 1, 2, 3]))
    rank = len(given.shape)
    name = one(draw, "squeeze", "squeeze", "expand_dims", "expand_dims", "atleast")
    if name == "atleast":
        return function("numpy.atleast_" + one(draw, "1d", "2d", "3d"), given)
    if name == "expand_dims":
        where = axis(draw, rank + 1) if draw(st.integers(0, 3)) else (0, -1)
        return function("numpy.expand_dims", given, one(draw, where, where), **{})
    keywords = {}
    if chance(draw, 2):
        ones = [place for place, size in enumerate(given.shape) if size == 1]
        keywords["axis"] = one(draw, *ones, axis(draw, rank), tuple(ones))
    return either(draw, "squeeze", given, **keywords)


@family
def _repeating(draw: Draw) -> Call:
    given = array(draw)
    rank = len(given.shape)
    name = one(draw, "tile", "repeat", "broadcast_to", "pad")
    if name == "tile":
        return function("numpy.tile", given, one(draw, 2, (2,), (2, 1), (1, 2, 3), (0,)))
    if name == "repeat":
        times = one(draw, 2, 3, 0, [2])
        return either(draw, "repeat", given, times, **some(draw, axis=lambda: axis(draw, rank)))
    if name == "pad":
        width = one(draw, 1, 2, (1, 2), ((1, 2),) * rank, ((1, 1), (2, 2)))
        mode = one(draw, {}, {"mode": "constant"}, {"mode": "edge"}, {"mode": "reflect"})
        return function("numpy.pad", given, width, **mode)
    target = tuple(draw(POSITIVE) if size == 1 else size for size in given.shape)
    if chance(draw, 4):
        target = (draw(POSITIVE), *target)
    if chance(draw, 8):
        target = shape(draw)
    return function("numpy.broadcast_to", given, target)


@family
def _joining(draw: Draw) -> Call:
    first = array(draw)
    rank = len(first.shape)
    name = one(
        draw,
        "concatenate",
        "concat",
        "stack",
        "vstack",
        "hstack",
        "dstack",
        "column_stack",
        "block",
        "append",
    )
    many = [first]
    for _ in range(draw(st.integers(0, 2))):
        sizes = list(first.shape)
        if sizes and chance(draw, 2):
            sizes[draw(st.integers(0, rank - 1))] = draw(POSITIVE)
        many.append(T(tuple(sizes), one(draw, first.element, *ELEMENTS), "numpy"))
    arrays = one(draw, tuple(many), list(many))
    if name in ("concatenate", "concat"):
        keywords = some(draw, axis=lambda: one(draw, axis(draw, rank), axis(draw, rank), None))
        return function("numpy." + name, arrays, **keywords)
    if name == "stack":
        return function("numpy.stack", arrays, **some(draw, axis=lambda: axis(draw, rank + 1)))
    if name == "block":
        return function("numpy.block", list(many))
    if name == "append":
        return function("numpy.broadcast_arrays", *many)
    return function("numpy." + name, arrays)


@family
def _splitting(draw: Draw) -> Call:
    given = array(draw, 1, sizes=st.sampled_from([1, 2, 3, 4, 6]))
    rank = len(given.shape)
    name = one(draw, "split", "array_split", "vsplit", "hsplit", "dsplit", "unstack")
    if name == "unstack":
        return function("numpy.unstack", given, **some(draw, axis=lambda: axis(draw, rank)))
    parts = one(draw, 1, 2, 3, [1], [1, 2], (2,))
    if name in ("split", "array_split"):
        place = some(draw, axis=lambda: axis(draw, rank))
        return function("numpy." + name, given, parts, **place)
    return function("numpy." + name, given, parts)


# ---- creation


@family
def _creation(draw: Draw) -> Call:
    name = one(draw, "zeros", "ones", "empty", "full")
    sizes = one(draw, shape(draw), shape(draw), 3, [2, 3], -1, (2, -1))
    value = [one(draw, 1, 0.5, True, 2j)] if name == "full" else []
    kind = some(draw, dtype=lambda: dtype(draw, ELEMENTS))
    return function("numpy." + name, sizes, *value, **kind)


@family
def _likes(draw: Draw) -> Call:
    given = array(draw)
    name = one(
        draw, "zeros_like", "ones_like", "empty_like", "full_like", "copy", "asarray", "array"
    )
    if name in ("copy", "ascontiguousarray"):
        return function("numpy." + name, given)
    keywords = some(draw, dtype=lambda: dtype(draw, ELEMENTS))
    if name == "full_like":
        return function("numpy.full_like", given, number(draw), **keywords)
    if name.endswith("like"):
        keywords |= some(draw, shape=lambda: shape(draw))
    return function("numpy." + name, given, **keywords)


@family
def _ranges(draw: Draw) -> Call:
    name = one(draw, "arange", "arange", "linspace", "logspace", "geomspace")
    if name == "arange":
        bounds = draw(st.lists(st.integers(-3, 9), min_size=1, max_size=2))
        step = [one(draw, 1, 2, 3, -1)] if len(bounds) == 2 and chance(draw, 2) else []
        if chance(draw, 5):
            bounds[-1] = bounds[-1] + 0.5
        return function("numpy.arange", *bounds, *step, **some(draw, dtype=lambda: dtype(draw)))
    keywords = some(draw, endpoint=lambda: False, dtype=lambda: dtype(draw, FLOATING))
    first, last = one(draw, (1, 2), (1.0, 9), (floats(3), floats(3)), (floats(2), floats(3)))
    if name == "linspace" and chance(draw, 5):
        keywords["retstep"] = True
    return function("numpy." + name, first, last, *one(draw, [], [5], [0], [10]), **keywords)


@family
def _matrices(draw: Draw) -> Call:
    name = one(
        draw, "eye", "identity", "tri", "tril", "triu", "diag", "diagflat", "vander", "diagonal"
    )
    size, other = draw(SIZES), draw(SIZES)
    if name in ("eye", "tri"):
        keywords = some(draw, k=lambda: 1, dtype=lambda: dtype(draw))
        return function("numpy." + name, size, *one(draw, [], [other]), **keywords)
    if name == "identity":
        return function("numpy.identity", size)
    given = array(draw)
    if name == "vander":
        return function(
            "numpy.vander", given if chance(draw, 5) else array(draw, 1, 1), *one(draw, [], [3])
        )
    if name == "diagflat":
        return function("numpy.diagflat", given)
    if name == "diagonal":
        return either(draw, one(draw, "diagonal", "trace"), given)
    return function("numpy." + name, given, **some(draw, k=lambda: one(draw, 1, -1)))


@family
def _grids(draw: Draw) -> Call:
    name = one(draw, "meshgrid", "indices", "ix_", "tril_indices", "triu_indices", "diag_indices")
    if name == "meshgrid":
        many = [array(draw, 1, 1) for _ in range(draw(st.integers(1, 3)))]
        return function(
            "numpy.meshgrid",
            *many,
            **some(draw, indexing=lambda: one(draw, "ij", "xy"), sparse=lambda: True),
        )
    if name == "indices":
        return function("numpy.indices", shape(draw, 1), **some(draw, sparse=lambda: True))
    if name == "ix_":
        return function("numpy.ix_", *[array(draw, 1, 1, of=["int64"]) for _ in range(2)])
    return function("numpy." + name, draw(POSITIVE))


@family
def _data(draw: Draw) -> Call:
    leaf = one(draw, 1, 0.5, True, 2j)
    data: Any = leaf
    for size in shape(draw, 0, 3, POSITIVE):
        data = [data] * size
    if chance(draw, 12):
        data = [[1, 2], [3]]
    return function(
        "numpy." + one(draw, "array", "asarray"), data, **some(draw, dtype=lambda: dtype(draw))
    )


# ---- products and linear algebra


@family
def _products(draw: Draw) -> Call:
    n, k, m = (draw(POSITIVE) for _ in range(3))
    other = k if draw(st.integers(0, 7)) else draw(POSITIVE)
    name = one(
        draw, "matmul", "dot", "inner", "outer", "vdot", "kron", "matvec", "vecdot", "vecmat"
    )
    left = shape(draw, 0, 1, POSITIVE)
    first = one(draw, (n, k), (n, k), (k,), (*left, n, k), ())
    second = one(draw, (other, m), (other, m), (other,), (*left, other, m), ())
    if name in ("inner", "vdot", "vecdot"):
        second = one(draw, first, (m, other), (other,), ())
    if name == "matvec":
        second = one(draw, (other,), (*left, other))
    if name == "vecmat":
        first = (k,)
    one_, two = (T(each, one(draw, *ELEMENTS), "numpy") for each in (first, second))
    if name == "dot":
        return either(draw, "dot", one_, two)
    if name == "matmul" and chance(draw, 2):
        return method("__matmul__", one_, two)
    return function("numpy." + name, one_, two)


@family
def _einsums(draw: Draw) -> Call:
    n, k, m = (draw(POSITIVE) for _ in range(3))
    text, first, second = one(
        draw,
        ("ij,jk->ik", (n, k), (k, m)),
        ("ij,jk", (n, k), (k, m)),
        ("bij,bjk->bik", (2, n, k), (2, k, m)),
        ("i,j->ij", (n,), (m,)),
        ("...i,i->...", (n, k), (k,)),
        ("ij,ij->", (n, k), (n, k)),
        ("ij,kj->ik", (n, k), (m, k if draw(st.integers(0, 3)) else k + 1)),
    )
    return function(
        "numpy.einsum", text, *(T(each, one(draw, *FLOATING), "numpy") for each in (first, second))
    )


@family
def _tensordots(draw: Draw) -> Call:
    first, second = array(draw, 1, 3), array(draw, 1, 3)
    n, k = draw(POSITIVE), draw(POSITIVE)
    if draw(st.integers(0, 3)):
        first, second = floats(n, k, 2), floats(k, 2, n)
    how = one(draw, 1, 2, 2, 0, ([1], [0]), ([1, 2], [0, 1]), ((0,), (2,)))
    return function("numpy.tensordot", first, second, how)


@family
def _crosses(draw: Draw) -> Call:
    sizes = one(draw, (3,), (4, 3), (2, 4, 3), (4, 2))
    first = T(sizes, one(draw, *FLOATING), "numpy")
    return function(
        one(draw, "numpy.cross", "numpy.linalg.cross"), first, partner(draw, first, FLOATING)
    )


SQUARE = """inv det slogdet eig eigh eigvals eigvalsh cholesky""".split()
ANY = "svd svdvals qr pinv matrix_rank cond norm matrix_norm vector_norm".split()


@family
def _linear_algebra(draw: Draw) -> Call:
    name = one(draw, *SQUARE, *ANY, "matrix_power", "matrix_transpose", "diagonal", "trace")
    size = draw(POSITIVE)
    other = (
        size if name in SQUARE + ["matrix_power"] and draw(st.integers(0, 7)) else draw(POSITIVE)
    )
    sizes = (*shape(draw, 0, 1, POSITIVE), size, other) if draw(st.integers(0, 7)) else (size,)
    given = T(sizes, one(draw, "float64", "float32", "int64", "complex128"), "numpy")
    path = "numpy.linalg." + name
    if name == "matrix_power":
        return function(path, given, one(draw, 0, 1, 2, 3))
    if name == "svd":
        return function(
            path, given, **some(draw, full_matrices=lambda: False, compute_uv=lambda: False)
        )
    if name == "qr":
        return function(path, given, **some(draw, mode=lambda: one(draw, "complete", "r")))
    if name in ("norm", "vector_norm"):
        if name == "norm" and chance(draw, 3):
            return function(path, given, one(draw, 2, 1, "fro"))
        return function(
            path, given, **some(draw, axis=lambda: axis(draw, len(sizes)), keepdims=lambda: True)
        )
    return function(path, given)


@family
def _solving(draw: Draw) -> Call:
    n, k = draw(POSITIVE), draw(POSITIVE)
    m = n if draw(st.integers(0, 7)) else k
    name = one(draw, "solve", "solve", "lstsq", "multi_dot", "tensorsolve")
    kind = one(draw, *FLOATING, "int64")
    right = one(draw, (n,), (n, k), (k,))
    if name == "multi_dot":
        return function("numpy.linalg.multi_dot", [floats(2, n), floats(n, k), floats(k, m)])
    if name == "lstsq":
        return function("numpy.linalg.lstsq", T((n, k), kind, "numpy"), floats(*right))
    batch = shape(draw, 0, 1, POSITIVE)
    return function("numpy.linalg.solve", T((*batch, n, m), kind, "numpy"), T(right, kind, "numpy"))


@family
def _fourier(draw: Draw) -> Call:
    given = array(draw, 1)
    rank = len(given.shape)
    name = one(
        draw,
        "fft",
        "ifft",
        "rfft",
        "irfft",
        "hfft",
        "ihfft",
        "fft2",
        "ifft2",
        "rfft2",
        "irfft2",
        "fftn",
        "ifftn",
        "rfftn",
        "irfftn",
        "fftshift",
        "ifftshift",
        "fftfreq",
        "rfftfreq",
    )
    path = "numpy.fft." + name
    if name.endswith("freq"):
        return function(path, draw(POSITIVE), *one(draw, [], [0.5]))
    if name.endswith("shift"):
        return function(path, given, **some(draw, axes=lambda: axes(draw, rank)))
    if name.endswith("2"):
        return function(path, given)
    if name.endswith("n"):
        return function(path, given, **some(draw, axes=lambda: (0, -1), s=lambda: (3,) * rank))
    return function(
        path, given, **some(draw, n=lambda: one(draw, 2, 4, 7), axis=lambda: axis(draw, rank))
    )


# ---- random numbers

SAMPLED = {
    "normal": 2, "uniform": 2, "laplace": 2, "gumbel": 2, "logistic": 2, "lognormal": 2,
    "beta": 2, "gamma": 2, "exponential": 1, "poisson": 1, "chisquare": 1, "rayleigh": 1,
    "standard_gamma": 1, "standard_t": 1, "weibull": 1, "pareto": 1, "power": 1, "wald": 2,
    "vonmises": 2, "f": 2, "geometric": 1, "binomial": 2, "negative_binomial": 2, "zipf": 1,
    "logseries": 1, "triangular": 3, "hypergeometric": 3,
}  # fmt: skip
PARAMETERS = {"geometric": [0.5], "logseries": [0.5], "binomial": [5, 0.5], "negative_binomial": [5, 0.5],
              "zipf": [2.5], "triangular": [0, 1, 2], "hypergeometric": [5, 5, 3]}  # fmt: skip


def sampler(draw: Draw, name: str, old: bool, *arguments: Any, **keywords: Any) -> Call:
    """As a function of numpy.random, a method of a generator or of a RandomState."""
    if old and chance(draw, 2):
        if chance(draw, 3):
            return method(name, Made("numpy.random.RandomState", (0,)), *arguments, **keywords)
        return function("numpy.random." + name, *arguments, **keywords)
    return method(name, Made("numpy.random.default_rng", (0,)), *arguments, **keywords)


@family
def _random(draw: Draw) -> Call:
    name = one(draw, *SAMPLED)
    given = PARAMETERS.get(name, [1.5] * SAMPLED[name])
    if name not in PARAMETERS and chance(draw, 4):
        given = [one(draw, floats(3), floats(2, 3), 1.5, floats(4)) for _ in given]
        given = [
            T(each.shape, "positive", "numpy") if isinstance(each, T) else each for each in given
        ]
    sizes = some(draw, size=lambda: one(draw, shape(draw), 3, None, (2, 3)))
    return sampler(draw, name, True, *given, **sizes)


@family
def _random_numbers(draw: Draw) -> Call:
    name = one(
        draw,
        "random",
        "standard_normal",
        "standard_exponential",
        "standard_cauchy",
        "integers",
        "randint",
        "rand",
        "randn",
        "choice",
        "permutation",
        "shuffle",
        "permuted",
        "dirichlet",
        "multinomial",
        "multivariate_normal",
    )
    size = one(draw, shape(draw), 3, None, (2, 3))
    if name in ("rand", "randn"):
        return function("numpy.random." + name, *shape(draw))
    if name in ("integers", "randint"):
        bounds = one(draw, [5], [1, 5])
        keywords = some(draw, size=lambda: size)
        if name == "integers":
            return sampler(draw, name, False, *bounds, **keywords)
        return function("numpy.random.randint", *bounds, **keywords)
    if name == "choice":
        given = one(draw, 5, [1, 2, 3], floats(4), floats(4, 2))
        return sampler(draw, name, True, given, **some(draw, size=lambda: size))
    if name in ("permutation", "shuffle", "permuted"):
        given = floats(*shape(draw, 1)) if name != "permutation" or chance(draw, 2) else 5
        return sampler(draw, name, name != "permuted", given)
    if name == "dirichlet":
        return sampler(draw, name, True, [1.0, 2.0, 3.0], **some(draw, size=lambda: size))
    if name == "multinomial":
        return sampler(draw, name, True, 5, [0.5, 0.5], **some(draw, size=lambda: size))
    if name == "multivariate_normal":
        return sampler(
            draw, name, True, [0.0, 0.0], [[1.0, 0.0], [0.0, 1.0]], **some(draw, size=lambda: size)
        )
    return sampler(draw, name, True, *one(draw, [], [size]))


# ---- what arrays have

PROPERTIES = "shape ndim size dtype T mT real imag flat itemsize nbytes".split()


@family
def _attributes(draw: Draw) -> Call:
    return attribute(one(draw, *PROPERTIES), array(draw))


@family
def _methods(draw: Draw) -> Call:
    given = array(draw)
    name = one(
        draw,
        "astype",
        "astype",
        "tolist",
        "item",
        "fill",
        "copy",
        "view",
        "conj",
        "conjugate",
        "round",
        "nonzero",
        "__len__",
        "__neg__",
        "__abs__",
        "__invert__",
        "repeat",
        "searchsorted",
        "put",
        "compress",
        "__getitem__",
    )
    if name == "astype":
        return method(name, given, dtype(draw, ELEMENTS))
    if name == "item":
        return method(name, T((1,) * one(draw, 0, 1, 2), given.element, "numpy"))
    if name == "fill":
        return method(name, given, 1)
    if name == "repeat":
        return method(name, given, 2)
    if name == "searchsorted":
        return method(name, array(draw, 1, 1), 0.5)
    if name == "put":
        return method(name, array(draw, 1, sizes=POSITIVE), [0], 1)
    if name == "compress":
        return method(name, array(draw, 1, sizes=POSITIVE), [True])
    if name == "__getitem__":
        return index(given, indices(draw, given))
    return method(name, given)


@family
def _questions(draw: Draw) -> Call:
    given = array(draw)
    name = one(
        draw,
        "allclose",
        "isclose",
        "array_equal",
        "array_equiv",
        "ndim",
        "shape",
        "size",
        "iscomplexobj",
        "isscalar",
        "broadcast_shapes",
        "result_type",
    )
    if name in ("ndim", "shape", "size", "iscomplexobj", "isscalar"):
        return function("numpy." + name, given)
    if name == "broadcast_shapes":
        return function("numpy.broadcast_shapes", given.shape, partner(draw, given).shape)
    return function("numpy." + name, given, partner(draw, given))
