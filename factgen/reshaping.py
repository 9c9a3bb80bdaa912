"""Calls that give a tensor another shape in place: they bind its name anew.

https://docs.pytorch.org/docs/2.13/tensors.html: `unsqueeze_` and the like return the tensor;
https://numpy.org/doc/2.4/reference/generated/numpy.ndarray.resize.html returns nothing.
"""

from __future__ import annotations

from astroid import nodes

_TURNING = ("transpose_", "swapaxes_", "swapdims_", "t_")
_METHODS = frozenset(("squeeze_", "unsqueeze_", "resize", "resize_", "resize_as_", *_TURNING))


def reshaped_name(node: nodes.NodeNG) -> str | None:
    """Return the name whose tensor an expression by itself gives another shape."""
    if isinstance(node, nodes.Call) and isinstance(node.func, nodes.Attribute):
        method = node.func
        if method.attrname in _METHODS and isinstance(method.expr, nodes.Name):
            return str(method.expr.name)
    return None
