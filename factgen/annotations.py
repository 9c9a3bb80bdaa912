"""Annotations of tensors: ``Tensor``, jaxtyping's ``Float[Tensor, "b c 3"]``, ``Annotated`` shapes.

https://docs.kidger.site/jaxtyping/api/array/ (0.3): dimensions are separated by blanks, a number is
fixed, a name is the same size wherever it stands, ``_`` is anything, ``...`` and ``*name`` are any
number of dimensions.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

from astroid import nodes

_KINDS = {
    "Float": "?", "Float16": "float16", "Float32": "float32", "Float64": "float64",
    "Int": "?", "Int8": "int8", "Int16": "int16", "Int32": "int32", "Int64": "int64",
    "UInt8": "uint8", "Integer": "?", "Bool": "bool", "Complex": "?", "Num": "?", "Real": "?",
    "Inexact": "?", "Shaped": "?", "Annotated": "?",
}  # fmt: skip
_LIBRARIES = {"Tensor": "torch", "ndarray": "numpy", "NDArray": "numpy", "Array": "numpy"}


@dataclass(frozen=True)
class TensorAnnotation:
    """A tensor of `library` with these dimensions, left to right: numbers, names or "_".

    `open` says that any number of dimensions may stand to the left of them.
    """

    library: str
    element: str
    axes: tuple[str, ...]
    open: bool


def tensor_annotation(node: nodes.NodeNG | None) -> TensorAnnotation | None:
    """Return what an annotation says of a tensor, None if it says nothing of one."""
    if node is None:
        return None
    try:
        tree = ast.parse(node.as_string(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError):
        return None
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        try:
            tree = ast.parse(tree.value, mode="eval").body
        except (SyntaxError, ValueError):
            return None
    word = _last_word(tree)
    if word in _LIBRARIES:
        return TensorAnnotation(_LIBRARIES[word], "?", (), True)
    if not isinstance(tree, ast.Subscript) or not isinstance(tree.slice, ast.Tuple):
        return None
    element = _KINDS.get(_last_word(tree.value))
    parts = tree.slice.elts
    library = _LIBRARIES.get(_last_word(parts[0])) if parts else None
    if element is None or library is None or len(parts) < 2:
        return None
    axes = _axes(parts[1])
    if axes is None:
        return TensorAnnotation(library, element, (), True)
    return TensorAnnotation(library, element, axes[0], axes[1])


def _last_word(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _axes(node: ast.expr) -> tuple[tuple[str, ...], bool] | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        words = node.value.split()
    elif isinstance(node, (ast.Tuple, ast.List)):
        words = [str(part.value) if isinstance(part, ast.Constant) else "_" for part in node.elts]
    else:
        return None
    axes: list[str] = []
    is_open = False
    for word in words:
        name = word.split("=")[-1].lstrip("#?")
        if name == "..." or name.startswith("*"):
            if axes:  # dimensions to the left of any number of others are not followed
                axes.clear()
            is_open = True
        elif name.isdigit() or name.isidentifier():
            axes.append(name)
        else:
            axes.append("_")
    return tuple(axes), is_open
