"""Which names a condition tells not to be None: ``x is not None``, and what is built from it."""

from __future__ import annotations

from collections.abc import Iterator

from astroid import nodes


def names_not_none(test: nodes.NodeNG, truth: bool) -> Iterator[str]:
    """Yield the names that are not None where `test` is as `truth` says."""
    if isinstance(test, nodes.UnaryOp) and test.op == "not":
        yield from names_not_none(test.operand, not truth)
    elif isinstance(test, nodes.BoolOp) and (test.op == "and") == truth:
        for value in test.values:
            yield from names_not_none(value, truth)
    elif isinstance(test, nodes.Compare) and len(test.ops) == 1:
        operator, right = test.ops[0]
        is_none = isinstance(right, nodes.Const) and right.value is None
        telling = "is not" if truth else "is"
        if is_none and operator == telling and isinstance(test.left, nodes.Name):
            yield test.left.name
