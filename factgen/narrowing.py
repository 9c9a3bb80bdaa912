"""What a condition tells of names: that they are not None, or how many dimensions they have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from astroid import nodes

#: What holds where a comparison does not.
_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
#: Members of arrays and tensors that are, or give, the number of dimensions; or the sizes.
_RANK_ATTRIBUTES = frozenset({"ndim"})
_RANK_METHODS = frozenset({"dim", "ndimension"})
_SHAPE_ATTRIBUTES = frozenset({"shape"})
_SHAPE_METHODS = frozenset({"size", "get_shape"})
#: Functions of modules that give the number of dimensions, or the sizes, of their argument.
_RANK_FUNCTIONS = frozenset({"ndim"})
_SHAPE_FUNCTIONS = frozenset({"shape"})


class RankTest(NamedTuple):
    """That the number of dimensions of `name` compares by `operator` with `rank`."""

    name: str
    operator: str
    rank: int


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


def _comparisons(test: nodes.NodeNG, truth: bool) -> Iterator[tuple[nodes.Compare, bool]]:
    """Yield the single comparisons that hold, or do not, where `test` is as `truth` says."""
    if isinstance(test, nodes.UnaryOp) and test.op == "not":
        yield from _comparisons(test.operand, not truth)
    elif isinstance(test, nodes.BoolOp) and (test.op == "and") == truth:
        for value in test.values:
            yield from _comparisons(value, truth)
    elif isinstance(test, nodes.Compare) and len(test.ops) == 1:
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
    told: nodes.NodeNG | None = None
    if isinstance(node, nodes.Attribute) and node.attrname in attributes:
        told = node.expr
    elif isinstance(node, nodes.Call) and isinstance(node.func, nodes.Attribute):
        called = node.func.attrname
        if called in methods and not node.args and not node.keywords:
            told = node.func.expr
        elif called in functions and len(node.args) == 1 and _is_imported(node.func.expr):
            told = node.args[0]
    return told.name if isinstance(told, nodes.Name) else None


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
