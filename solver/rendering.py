"""Terms as people read them: shapes outermost dimension first, symbols by what they mean."""

from __future__ import annotations

from collections.abc import Mapping

from shapelog.rules.engines.terms import Term, Value

Meanings = Mapping[Value, str]

_FUNCTIONS = ("min", "max", "broadcast")


def dimensions(shape: Value) -> tuple[list[Value], bool]:
    """Return the dimensions of a shape, outermost first, and whether more may stand before them."""
    sizes: list[Value] = []
    current = shape
    while isinstance(current, Term) and current.name == "Axis":
        sizes.append(current.arguments[0])
        current = current.arguments[1]
    unranked = isinstance(current, Term) and current.name == "Unranked"
    return sizes[::-1], unranked


def shape_text(shape: Value, meanings: Meanings) -> str:
    """Return a shape as Python shows it: ``(64, 9216)``, ``(..., 10)``, ``()``."""
    sizes, unranked = dimensions(shape)
    parts = (["..."] if unranked else []) + [value_text(size, meanings) for size in sizes]
    return f"({parts[0]},)" if len(parts) == 1 and not unranked else f"({', '.join(parts)})"


def value_text(value: Value, meanings: Meanings) -> str:
    """Return a dimension, a tensor (its shape) or another value in a few words."""
    if not isinstance(value, Term):
        return str(value)
    name, arguments = value.name, value.arguments
    if name == "Tensor":
        return shape_text(arguments[1], meanings)
    if name in ("Integer", "BigInteger", "Float"):
        return str(arguments[0])
    if name == "Boolean":
        return "True" if arguments[0] else "False"
    if name == "String":
        return repr(arguments[0])
    if name == "Symbol":
        return meanings.get(value, "n")
    if name in ("Arithmetic", "Comparison"):
        if arguments[0] in _FUNCTIONS:
            parts = ", ".join(value_text(part, meanings) for part in arguments[1:])
            return f"{arguments[0]}({parts})"
        if arguments[0] == "slice":
            return "?"
        left, right = (_operand(part, meanings) for part in arguments[1:])
        return f"{left} {arguments[0]} {right}"
    if name == "None":
        return "None"
    if name in ("Axis", "Scalar", "Unranked"):
        return shape_text(value, meanings)
    return "?"


def _operand(value: Value, meanings: Meanings) -> str:
    text = value_text(value, meanings)
    if not isinstance(value, Term) or value.name not in ("Arithmetic", "Comparison"):
        return text
    return text if value.arguments[0] in _FUNCTIONS else f"({text})"
