"""Calls of library functions, with abstract arguments: what conformance tests speak of."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True)
class Symbol:
    """An integer that the program takes from outside."""

    name: str


@dataclass(frozen=True)
class Unknown:
    """A value of which nothing is known."""

    name: str = "nobody knows"


@dataclass(frozen=True)
class T:
    """A tensor; a size is an integer, a ``Symbol`` or ``Unknown``. ``unranked`` has more to the left."""

    shape: tuple[Any, ...]
    element: str = "float32"
    library: str = "torch"
    unranked: bool = False

    def real(self) -> Any:
        """The tensor itself, full of zeros."""
        if self.library == "numpy":
            return importlib.import_module("numpy").zeros(self.shape, self.element)
        torch = importlib.import_module("torch")
        return torch.zeros(self.shape, dtype=getattr(torch, self.element))


def N(*shape: Any, element: str = "float64") -> T:
    """A numpy array."""
    return T(shape, element, "numpy")


def t(*shape: Any, element: str = "float32") -> T:
    """A torch tensor."""
    return T(shape, element)


def I(*shape: Any) -> T:
    """A torch tensor of integers."""
    return T(shape, "int64")


@dataclass(frozen=True)
class DType:
    """An element type."""

    name: str


@dataclass(frozen=True)
class LibraryThing:
    """Something of a library that is passed on: a class, a function, ``torch.strided``."""

    path: str


@dataclass(frozen=True)
class Made:
    """An object of a library: what the function or class ``path`` gives for the arguments."""

    path: str
    arguments: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Call:
    """A call, by ``kind``: a "function" by its path, a "member" or "property" of ``inputs[0]``,
    or a "layer" built with the arguments and applied to ``inputs``, with ``applied`` as keywords.
    """

    path: str
    arguments: tuple[Any, ...] = ()
    keywords: dict[str, Any] = field(default_factory=dict)
    kind: str = "function"
    inputs: tuple[Any, ...] = ()
    applied: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        named = [f"{name}={_written(each)}" for name, each in self.keywords.items()]
        given = ", ".join([*map(_written, self.arguments), *named])
        if self.kind in ("member", "property"):
            return f"{_written(self.inputs[0])}.{self.path}({given})"
        if self.kind == "layer":
            further = [f"{name}={_written(each)}" for name, each in self.applied.items()]
            return f"{self.path}({given})({', '.join([*map(_written, self.inputs), *further])})"
        return f"{self.path}({given})"


def with_tensors(call: Call, changed: Callable[[T], T]) -> Call:
    """The call with each tensor replaced by what it is ``changed`` to."""

    def replaced(value: Any) -> Any:
        if isinstance(value, T):
            return changed(value)
        if isinstance(value, (list, tuple)):
            return type(value)(map(replaced, value))
        return value

    return replace(
        call,
        arguments=replaced(call.arguments),
        keywords={name: replaced(each) for name, each in call.keywords.items()},
        inputs=replaced(call.inputs),
        applied={name: replaced(each) for name, each in call.applied.items()},
    )


def function(path: str, *arguments: Any, **keywords: Any) -> Call:
    return Call(path, arguments, keywords)


def method(name: str, receiver: Any, *arguments: Any, **keywords: Any) -> Call:
    return Call(name, arguments, keywords, "member", (receiver,))


def attribute(name: str, receiver: Any) -> Call:
    return Call(name, (), {}, "property", (receiver,))


def layer(
    path: str, *arguments: Any, to: Any, applied: dict[str, Any] | None = None, **keywords: Any
) -> Call:
    """A layer of ``torch.nn``, applied to ``to`` (one tensor or a tuple) and the keywords ``applied``."""
    inputs = to if isinstance(to, tuple) else (to,)
    return Call("torch.nn." + path, arguments, keywords, "layer", inputs, applied or {})


def index(tensor: Any, what: Any) -> Call:
    return Call("operator.getitem", (tensor, what), {}, "index")


def _written(value: Any) -> str:
    if isinstance(value, T):
        sizes = ", ".join(map(str, value.shape))
        return f"{value.element}[{'..., ' if value.unranked else ''}{sizes}]"
    if isinstance(value, (list, tuple)):
        inner = ", ".join(map(_written, value))
        return f"[{inner}]" if isinstance(value, list) else f"({inner})"
    if isinstance(value, (DType, Symbol)):
        return value.name
    if isinstance(value, Made):
        return f"{value.path}({', '.join(map(_written, value.arguments))})"
    return value.path if isinstance(value, LibraryThing) else repr(value)


def assign(tensor: Any, what: Any, value: Any) -> Call:
    return Call("operator.setitem", (tensor, what, value), {}, "assign")
