"""Makes the things that calls name, and calls the libraries: with which tensors, each of them says."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from calls import Call, DType, LibraryThing, Made, T


def resolve(path: str) -> Any:
    """What a dotted path names; raises ``AttributeError`` or ``ImportError`` if it names nothing."""
    parts = path.split(".")
    found = importlib.import_module(parts[0])
    for position, part in enumerate(parts[1:], 2):
        if not hasattr(found, part):
            importlib.import_module(".".join(parts[:position]))
        found = getattr(found, part)
    return found


@dataclass(frozen=True)
class Maker:
    """Makes real values: tensors and element types as a library has them."""

    tensor: Callable[[T], Any]
    element_type: Callable[[str], Any]

    def value(self, value: Any) -> Any:
        """What an argument stands for."""
        if isinstance(value, T):
            return self.tensor(value)
        if isinstance(value, DType):
            return self.element_type(value.name)
        if isinstance(value, Made):
            return resolve(value.path)(*value.arguments)
        if isinstance(value, LibraryThing):
            return resolve(value.path)
        if isinstance(value, (tuple, list)):
            return type(value)(self.value(each) for each in value)
        return value

    def given(self, call: Call) -> Given:
        """All that is given in a call."""
        return Given(
            call,
            tuple(self.value(each) for each in call.arguments),
            {name: self.value(each) for name, each in call.keywords.items()},
            tuple(self.value(each) for each in call.inputs),
            {name: self.value(each) for name, each in call.applied.items()},
        )


@dataclass(frozen=True)
class Given:
    """A call with the values that are given in it."""

    call: Call
    arguments: tuple[Any, ...]
    keywords: dict[str, Any]
    inputs: tuple[Any, ...]
    applied: dict[str, Any]

    def performed(self) -> Any:
        """What the library gives; raises whatever it raises."""
        if self.call.kind == "member":
            return getattr(self.inputs[0], self.call.path)(*self.arguments, **self.keywords)
        if self.call.kind == "property":
            return getattr(self.inputs[0], self.call.path)
        found = resolve(self.call.path)(*self.arguments, **self.keywords)
        return found(*self.inputs, **self.applied) if self.call.kind == "layer" else found
