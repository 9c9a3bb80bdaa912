"""Calls of NumPy that sort, search and pick: indices, sets, what is taken out and put in."""

from __future__ import annotations

from calls import Call, LibraryThing, T, assign, function, index, method
from drawing import Draw, axis, chance, one, some
from hypothesis import strategies as st
from numpy_drawing import (
    array,
    either,
    family,
    indices,
    number,
    operand,
    partner,
    same,
    shape,
)


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
