"""Unknown sizes that meet a number while both tensors have them elsewhere: a dimension is missing.

How many rows a mask leaves nobody knows. But ``rows * weights``, of (n, 32) and (n,), needs n to
be 32, or 1: whoever wrote it meant ``weights[:, None]``. So n counts as a size that somebody will
give, and that a few values of it will do is no way out.
"""

from __future__ import annotations

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import constant
from shapelog.solver.rendering import dimensions


def misplaced_sizes(constraint: Term, left: Value, right: Value) -> tuple[Term, ...]:
    """Return the unknown size that a broadcast of two tensors holds against a number, if both
    tensors have it and nowhere at the same place."""
    if constraint.name != "Broadcast":
        return ()
    first, second = constraint.arguments
    for size, number in ((first, second), (second, first)):
        if isinstance(size, Term) and size.name == "Unknown" and constant(number) is not None:
            one, other = _places(left, size), _places(right, size)
            if one and other and not one & other:
                return (size,)
    return ()


def _places(tensor: Value, size: Term) -> set[int]:
    """Return at which dimensions from the right a tensor has a size."""
    if not isinstance(tensor, Term) or tensor.name != "Tensor":
        return set()
    sizes, _ = dimensions(tensor.arguments[1])
    return {place for place, one in enumerate(reversed(sizes)) if one == size}
