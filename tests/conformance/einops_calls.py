"""Calls of einops on arrays, drawn with Hypothesis: patterns over axes of known lengths, most of them right."""

from __future__ import annotations

from typing import Any

from calls import Call, T, function
from drawing import Draw, chance, one
from hypothesis import strategies as st
from numpy_drawing import REAL, array, family

NAMES = ["a", "b", "c", "h", "w2", "t_1"]


def _grouped(draw: Draw, names: list[str]) -> list[list[str]]:
    """The names in groups, in their order."""
    groups: list[list[str]] = []
    for name in names:
        if groups and chance(draw, 3):
            groups[-1].append(name)
        else:
            groups.append([name])
    return groups


def _text(draw: Draw, groups: list[list[str]], dots: bool) -> str:
    parts = [
        f"({' '.join(each)})" if len(each) != 1 or chance(draw, 6) else each[0] for each in groups
    ]
    for extra in (["..."] if dots else []) + (["1"] if chance(draw, 8) else []):
        parts.insert(draw(st.integers(0, len(parts))), extra)
    return " ".join(parts)


def _pattern(draw: Draw, kind: str) -> tuple[str, tuple[int, ...], dict[str, Any]]:
    """A pattern, a shape for it, and lengths of axes."""
    names = NAMES[: draw(st.integers(1, 5))]
    length = {name: draw(st.sampled_from([1, 2, 3, 4])) for name in names}
    fresh = [] if kind != "repeat" else [one(draw, "r", "3"), "s"][: draw(st.integers(0, 2))]
    gone = [name for name in names if kind == "reduce" and chance(draw, 3)]
    left, sizes, dots = _grouped(draw, names), {}, chance(draw, 3)
    shape: list[int] = []
    parts = []
    place = draw(st.integers(0, len(left))) if dots else -1
    for number, group in enumerate([*left, []]):
        if number == place:
            parts.append("...")
            shape += draw(st.lists(st.sampled_from([1, 2, 5]), max_size=2))
        if not group:
            break
        size = 1
        for name in group:
            size *= length[name]
        shape.append(size + 1 if chance(draw, 15) else size)
        parts.append(group[0] if len(group) == 1 else f"({' '.join(group)})")
        for name in group[1:] if draw(st.integers(0, 14)) else group[2:]:
            sizes[name] = length[name]
    kept = [name for name in names if name not in gone] + fresh
    if chance(draw, 15):
        kept = kept[1:]
    if chance(draw, 15):
        kept = [*kept, "z"]
    order = list(draw(st.permutations(kept)))
    sizes |= {name: 2 for name in fresh if not name.isdigit() and draw(st.integers(0, 9))}
    if chance(draw, 20):
        sizes["unused"] = 2
    if chance(draw, 12):
        sizes[names[0]] = length[names[0]]
    right = _text(draw, _grouped(draw, order), dots and not (kind == "reduce" and chance(draw, 4)))
    pattern = " ".join(parts) + one(draw, " -> ", " -> ", "->") + right
    if chance(draw, 20):
        pattern = pattern.replace(
            *one(draw, ("->", ""), (")", ""), ("a", "_a"), ("b", "a"), ("->", "-> ->"))
        )
    if chance(draw, 20):
        shape = shape[1:]
    return pattern, tuple(shape), sizes


@family
def _einops_rearrange(draw: Draw) -> Call:
    name = one(draw, "rearrange", "repeat")
    pattern, shape, sizes = _pattern(draw, name)
    given = T(shape, one(draw, *REAL), "numpy")
    if chance(draw, 8) and len(shape) > 1:
        rows: Any = [T(shape[1:], given.element, "numpy") for _ in range(shape[0])]
        return function("einops." + name, rows or given, pattern, **sizes)
    return function("einops." + name, given, pattern, **sizes)


@family
def _einops_reduce(draw: Draw) -> Call:
    pattern, shape, sizes = _pattern(draw, "reduce")
    how = one(draw, "mean", "sum", "max", "min", "prod", "any", "all", "mean", "sum", "median")
    return function("einops.reduce", T(shape, one(draw, *REAL), "numpy"), pattern, how, **sizes)


@family
def _einops_pack(draw: Draw) -> Call:
    before, after = draw(st.integers(0, 2)), draw(st.integers(0, 1))
    pattern = " ".join([*"ij"[:before], "*", *"k"[:after]])
    if chance(draw, 2):
        packed = one(draw, [(2,), (3,)], [(), (2, 2)], [(1, 2), (3,)], [(2,), (-1,)], [(5,)])
        size = one(draw, 5, 5, 4)
        outer = draw(
            st.lists(st.sampled_from([1, 2, 3]), min_size=before + after, max_size=before + after)
        )
        shape = (*outer[:before], size, *outer[before:])
        given = T(shape if draw(st.integers(0, 9)) else shape[1:], "float64", "numpy")
        return function("einops.unpack", given, packed, pattern)
    first, last = (2, 3)[:before], (4,)[:after]
    many = []
    for _ in range(draw(st.integers(1, 3))):
        inner = tuple(draw(st.lists(st.sampled_from([1, 2, 3]), max_size=2)))
        whole = (*first, *inner, *last)
        many.append(T(whole[1:] if chance(draw, 12) else whole, "float64", "numpy"))
    return function("einops.pack", many, pattern)


@family
def _einops_einsum(draw: Draw) -> Call:
    i, j, k = (draw(st.sampled_from([1, 2, 3])) for _ in range(3))
    other = j if draw(st.integers(0, 5)) else 4
    pattern, shapes = one(
        draw,
        ("row inner, inner col -> row col", [(i, j), (other, k)]),
        ("b i, b j -> b i j", [(i, j), (i, k)]),
        ("batch one two -> batch two", [(i, j, k)]),
        ("... one, one two -> ... two", [(2, i, j), (other, k)]),
        ("n, n ->", [(j,), (other,)]),
    )
    if chance(draw, 15):
        shapes = [*shapes, (2,)]
    arrays = [T(each, "float64", "numpy") for each in shapes]
    if chance(draw, 12):
        arrays[0] = array(draw, of=["float64"])
    return function("einops.einsum", *arrays, pattern)
