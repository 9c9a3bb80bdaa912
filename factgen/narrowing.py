"""What a condition tells of names: that they are not None, of which class, of which sizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from astroid import nodes

#: What holds where a comparison does not.
_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
#: What holds of the sides of a comparison by turns.
_MIRRORED = {"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
#: Members of arrays and tensors that are, or give, the number of dimensions; or the sizes.
_RANK_ATTRIBUTES = frozenset({"ndim"})
_RANK_METHODS = frozenset({"dim", "ndimension"})
_SHAPE_ATTRIBUTES = frozenset({"shape"})
_SHAPE_METHODS = frozenset({"size", "get_shape"})
_SIZE_METHODS = frozenset({"size"})
#: Functions of modules that give the number of dimensions, or the sizes, of their argument.
_RANK_FUNCTIONS = frozenset({"ndim"})
_SHAPE_FUNCTIONS = frozenset({"shape"})


class RankTest(NamedTuple):
    """That the number of dimensions of `name` compares by `operator` with `rank`."""

    name: str
    operator: str
    rank: int


class SizeTest(NamedTuple):
    """That `name` has at most `bound` elements along its dimension `axis`, or fewer."""

    name: str
    axis: int
    bound: nodes.NodeNG
    strict: bool


class InstanceTest(NamedTuple):
    """That `name` is an instance of the class, or of one of the tuple, `classes`; or of none."""

    name: str
    classes: nodes.NodeNG
    truth: bool


def names_not_none(test: nodes.NodeNG, truth: bool) -> Iterator[str]:
    """Yield the names that are not None where `test` is as `truth` says."""
    for comparison, holds in _comparisons(test, truth):
        operator, right = comparison.ops[0]
        is_none = isinstance(right, nodes.Const) and right.value is None
        telling = "is not" if holds else "is"
        if is_none and operator == telling and isinstance(comparison.left, nodes.Name):
            yield comparison.left.name


def rank_tests(test: nodes.NodeNG, truth: bool) -> Iterator[RankTest]:
    """Yield what is known of numbers of dimensions where `test` is as `truth` says.

    Read are ``x.ndim``, ``x.dim()``, ``len(x.shape)``, ``len(np.shape(x))`` and their like,
    compared with a number.
    """
    for comparison, holds in _comparisons(test, truth):
        operator, right = comparison.ops[0]
        name = _name_of_rank(comparison.left)
        if name is None or operator not in _OPPOSITE or not isinstance(right, nodes.Const):
            continue
        if type(right.value) is int:
            yield RankTest(name, operator if holds else _OPPOSITE[operator], right.value)


def size_tests(test: nodes.NodeNG, truth: bool) -> Iterator[SizeTest]:
    """Yield what sizes of names are bounded by where `test` is as `truth` says.

    Read are ``x.size(1)``, ``x.shape[1]`` and their like, compared with a number, a name or an
    attribute of a name: with what can be read again.
    """
    for comparison, holds in _comparisons(test, truth):
        operator, right = comparison.ops[0]
        if operator not in _OPPOSITE:
            continue
        told = operator if holds else _OPPOSITE[operator]
        sides = [(comparison.left, told, right), (right, _MIRRORED[told], comparison.left)]
        for measured, relation, bound in sides:
            found = _size_of_name(measured)
            if found is not None and relation in ("<", "<=") and _is_readable(bound):
                yield SizeTest(*found, bound, strict=relation == "<")


def instance_tests(test: nodes.NodeNG, truth: bool) -> Iterator[InstanceTest]:
    """Yield of which classes names are instances where `test` is as `truth` says.

    Read is ``isinstance(x, classes)`` with what can be read again.
    """
    for part, holds in _parts(test, truth):
        if (
            isinstance(part, nodes.Call)
            and isinstance(part.func, nodes.Name)
            and part.func.name == "isinstance"
            and len(part.args) == 2
            and not part.keywords
            and isinstance(part.args[0], nodes.Name)
            and _are_classes(part.args[1])
        ):
            yield InstanceTest(part.args[0].name, part.args[1], holds)


def _are_classes(node: nodes.NodeNG) -> bool:
    """Whether an expression is a class by its name, or a tuple of such."""
    if isinstance(node, nodes.Tuple):
        return bool(node.elts) and all(_are_classes(each) for each in node.elts)
    return _is_readable(node) and _integer(node) is None


def _size_of_name(node: nodes.NodeNG) -> tuple[str, int] | None:
    """Return of which name an expression is a size, and along which dimension."""
    axis: nodes.NodeNG | None = None
    told: nodes.NodeNG | None = None
    if isinstance(node, nodes.Subscript):
        axis, told = node.slice, _told(node.value, _SHAPE_ATTRIBUTES, _SHAPE_METHODS)
    elif _is_call_of(node, _SIZE_METHODS) and len(node.args) == 1 and not node.keywords:
        axis, told = node.args[0], node.func.expr
    place = _integer(axis)
    if place is None or not isinstance(told, nodes.Name):
        return None
    return told.name, place


def _integer(node: nodes.NodeNG | None) -> int | None:
    """Return the number that an expression is, as it is written."""
    sign = 1
    if isinstance(node, nodes.UnaryOp) and node.op == "-":
        sign, node = -1, node.operand
    if isinstance(node, nodes.Const) and type(node.value) is int:
        return sign * node.value
    return None


def _is_readable(node: nodes.NodeNG) -> bool:
    """Whether an expression is a number, a name or an attribute of one: reading it does nothing."""
    while isinstance(node, nodes.Attribute):
        node = node.expr
    return isinstance(node, nodes.Name) or _integer(node) is not None


def _comparisons(test: nodes.NodeNG, truth: bool) -> Iterator[tuple[nodes.Compare, bool]]:
    """Yield the single comparisons that hold, or do not, where `test` is as `truth` says."""
    for part, holds in _parts(test, truth):
        if isinstance(part, nodes.Compare) and len(part.ops) == 1:
            yield part, holds


def _parts(test: nodes.NodeNG, truth: bool) -> Iterator[tuple[nodes.NodeNG, bool]]:
    """Yield the parts of a condition that hold, or do not, where `test` is as `truth` says."""
    if isinstance(test, nodes.UnaryOp) and test.op == "not":
        yield from _parts(test.operand, not truth)
    elif isinstance(test, nodes.BoolOp) and (test.op == "and") == truth:
        for value in test.values:
            yield from _parts(value, truth)
    else:
        yield test, truth


def _name_of_rank(node: nodes.NodeNG) -> str | None:
    """Return the name whose number of dimensions an expression is."""
    if _is_len(node):
        return _name_of(node.args[0], _SHAPE_ATTRIBUTES, _SHAPE_METHODS, _SHAPE_FUNCTIONS)
    return _name_of(node, _RANK_ATTRIBUTES, _RANK_METHODS, _RANK_FUNCTIONS)


def _name_of(
    node: nodes.NodeNG,
    attributes: frozenset[str],
    methods: frozenset[str],
    functions: frozenset[str],
) -> str | None:
    """Return the name of which an expression reads an attribute, or which it hands to a call."""
    told = _told(node, attributes, methods)
    if told is None and _is_call_of(node, functions) and len(node.args) == 1:
        told = node.args[0] if _is_imported(node.func.expr) else None
    return told.name if isinstance(told, nodes.Name) else None


def _told(
    node: nodes.NodeNG, attributes: frozenset[str], methods: frozenset[str]
) -> nodes.NodeNG | None:
    """Return what an expression reads an attribute of, or calls, without arguments, a method of."""
    if isinstance(node, nodes.Attribute) and node.attrname in attributes:
        return node.expr
    if _is_call_of(node, methods) and not node.args and not node.keywords:
        return node.func.expr
    return None


def _is_call_of(node: nodes.NodeNG, names: frozenset[str]) -> bool:
    """Whether an expression calls a member of something by one of the names."""
    return (
        isinstance(node, nodes.Call)
        and isinstance(node.func, nodes.Attribute)
        and node.func.attrname in names
    )


def _is_len(node: nodes.NodeNG) -> bool:
    """Whether an expression is the length of something."""
    return (
        isinstance(node, nodes.Call)
        and isinstance(node.func, nodes.Name)
        and node.func.name == "len"
        and len(node.args) == 1
    )


def _is_imported(node: nodes.NodeNG) -> bool:
    """Whether an expression is a name that an import binds, as that of a module."""
    imports = (nodes.Import, nodes.ImportFrom)
    return isinstance(node, nodes.Name) and any(
        isinstance(statement, imports) for statement in node.lookup(node.name)[1]
    )
