"""What gives a tensor another shape in place: it binds the tensor's name, or attribute, anew.

https://docs.pytorch.org/docs/2.13/tensors.html: `unsqueeze_` and the like return the tensor;
https://numpy.org/doc/2.4/reference/generated/numpy.ndarray.resize.html returns nothing.
"""

from __future__ import annotations

from astroid import nodes
from shapelog.factgen.loop_names import dotted

_SIZING = ("resize_", "resize_as_", "set_", "as_strided_")
_TURNING = ("transpose_", "swapaxes_", "swapdims_", "t_")
_METHODS = frozenset(("squeeze_", "unsqueeze_", *_SIZING, *_TURNING))


def reshaped_name(node: nodes.NodeNG) -> str | None:
    """Return the name whose tensor a call, or the target `x.shape`, gives another shape."""
    owner = reshaped(node)
    return str(owner.name) if isinstance(owner, nodes.Name) else None


def reshaped(node: nodes.NodeNG) -> nodes.Name | nodes.Attribute | None:
    """Return the name or the attribute whose tensor that gives another shape.

    In a chain, `x.mul_(2).t_()`, all calls return the tensor that they change.
    """
    if isinstance(node, nodes.AssignAttr):
        is_array = node.attrname == "shape" and dotted(node.expr) != "self"
        is_tensor = node.attrname == "data" and isinstance(node.expr, nodes.Name)
        is_tensor = is_tensor and node.expr.name != "self"
        return _named(node.expr) if is_array or is_tensor else None
    if not isinstance(node, nodes.Call) or not isinstance(node.func, nodes.Attribute):
        return None
    method = node.func.attrname
    if method == "resize":  # a picture's gives another picture
        return _named(node.func.expr) if isinstance(node.parent, nodes.Expr) else None
    if method not in _METHODS:
        return None
    owner = node.func.expr
    while isinstance(owner, nodes.Call):
        if not (isinstance(owner.func, nodes.Attribute) and owner.func.attrname.endswith("_")):
            return None
        owner = owner.func.expr
    return _named(owner)


def _named(node: nodes.NodeNG) -> nodes.Name | nodes.Attribute | None:
    known = isinstance(node, (nodes.Name, nodes.Attribute)) and dotted(node) is not None
    return node if known else None
