"""Calls that give a tensor another shape in place: they bind its name anew.

https://docs.pytorch.org/docs/2.13/tensors.html: `unsqueeze_` and the like return the tensor;
https://numpy.org/doc/2.4/reference/generated/numpy.ndarray.resize.html returns nothing.
"""

from __future__ import annotations

from astroid import nodes

_TURNING = ("transpose_", "swapaxes_", "swapdims_", "t_")
_SIZING = ("resize", "resize_", "resize_as_", "set_", "as_strided_")
_METHODS = frozenset(("squeeze_", "unsqueeze_", *_SIZING, *_TURNING))


def reshaped_name(node: nodes.NodeNG) -> str | None:
    """Return the name whose tensor an expression by itself gives another shape."""
    name = reshaped(node)
    return None if name is None else str(name.name)


def reshaped(node: nodes.NodeNG) -> nodes.Name | None:
    """Return where that name stands in the expression.

    In a chain, `x.t_().mul_(2)`, all calls return the tensor that they change.
    """
    reshapes = False
    while (method := _called(node)) is not None:
        reshapes = reshapes or method.attrname in _METHODS
        node = method.expr
        if isinstance(node, nodes.Name):
            return node if reshapes else None
        if not _called_in_place(node):
            return None
    return None


def _called(node: nodes.NodeNG) -> nodes.Attribute | None:
    """Return the method that an expression calls."""
    if isinstance(node, nodes.Call) and isinstance(node.func, nodes.Attribute):
        return node.func
    return None


def _called_in_place(node: nodes.NodeNG) -> bool:
    """Return whether an expression calls a method that by its name changes its object."""
    method = _called(node)
    return method is not None and method.attrname.endswith("_")
