"""What a handler catches and what a ``with`` waits for, as they are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from astroid import nodes

#: What a handler of all that may go wrong is written as.
_ANY_ERROR = frozenset({"BaseException", "Exception"})

#: What is raised where a module, or a name of one, is missing.
_MISSING_NAME = frozenset({"AttributeError", "ImportError", "ModuleNotFoundError"})

#: What the frameworks raise where shapes or types do not fit, and what that derives from:
#: PyTorch RuntimeError, NumPy and Keras ValueError, TensorFlow InvalidArgumentError, indices
#: IndexError.
_SHAPE_ERROR = frozenset(
    {
        "IndexError",
        "InvalidArgumentError",
        "LookupError",
        "RuntimeError",
        "TypeError",
        "ValueError",
    }
)

#: What is raised for an index or a key that is not there, and nothing else of these.
_MISSING_ITEM = frozenset({"IndexError", "KeyError", "LookupError"})

#: What ends the program, as calls of names or of members.
_ENDING = frozenset({"exit", "_exit", "quit", "fail"})

#: What managers are called that wait for an exception: unittest, pytest, tf.test, numpy.testing.
_AWAITING = frozenset(
    {
        "raises",
        "assertRaises",
        "assertRaisesRegex",
        "assertRaisesRegexp",
        "assertRaisesOpError",
        "assertRaisesWithPredicateMatch",
        "assertRaisesWithLiteralMatch",
        "assert_raises",
        "assert_raises_regex",
    }
)


#: How functions are decorated that are to fail, or may, in unittest and pytest.
_EXPECTED = frozenset({"expectedFailure", "xfail"})


def expects_failure(function: nodes.NodeNG) -> bool:
    """Whether the decorators of a function say that it fails, or may."""
    decorators = getattr(function, "decorators", None)
    each = decorators.nodes if decorators is not None else ()
    return any(
        _last_name(one.func if isinstance(one, nodes.Call) else one) in _EXPECTED for one in each
    )


def waits_for_names(caught: nodes.NodeNG | None) -> bool:
    """Whether a handler of what is written as `caught` gets only what missing names raise."""
    each = caught.elts if isinstance(caught, nodes.Tuple) else [caught]
    return all(isinstance(one, nodes.Name) and one.name in _MISSING_NAME for one in each)


def awaits_failure(manager: nodes.NodeNG) -> bool:
    """Whether a manager waits for its body to fail."""
    return isinstance(manager, nodes.Call) and _last_name(manager.func) in _AWAITING


@dataclass(frozen=True)
class ShapeErrorHandler:
    """A handler that gets errors of shapes and goes on behind the ``try``.

    It is ``narrow`` (1) if it names them, and not all that may go wrong (0); if it names those of
    indices alone (2), it is how the program asks whether an item is there.
    """

    line: int
    narrow: int


def handler_of_shape_errors(handlers: Sequence[nodes.ExceptHandler]) -> ShapeErrorHandler | None:
    """Return the first of `handlers` that gets errors of shapes, if it goes on.

    A handler that raises anything, or ends the program, on some way does not.
    """
    for handler in handlers:
        caught = handler.type
        each = caught.elts if isinstance(caught, nodes.Tuple) else [caught]
        names = {_last_name(one) for one in each if one is not None}
        if caught is None or names & (_SHAPE_ERROR | _ANY_ERROR):
            narrow = int(caught is not None and not names & _ANY_ERROR)
            narrow += bool(narrow) and names <= _MISSING_ITEM
            return None if _leaves(handler) else ShapeErrorHandler(handler.lineno, narrow)
    return None


def _leaves(handler: nodes.ExceptHandler) -> bool:
    return any(
        isinstance(inside, nodes.Raise) or _ends(inside)
        for statement in handler.body
        for inside in statement.nodes_of_class((nodes.Raise, nodes.Call))
    )


def _ends(node: nodes.NodeNG) -> bool:
    return isinstance(node, nodes.Call) and _last_name(node.func) in _ENDING


def _last_name(node: nodes.NodeNG) -> str | None:
    if isinstance(node, nodes.Attribute):
        return str(node.attrname)
    return str(node.name) if isinstance(node, nodes.Name) else None
