"""PyTorch's own samples of calls: the ``OpInfo`` table that its developers test PyTorch with.

``torch.testing._internal.common_methods_invocations.op_db`` of torch 2.13: for each operator
inputs that work and inputs that must be refused.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from analysis import Tensor
from calls import Call, DType, LibraryThing, T, Unknown
from comparison import NUMBER
from library import resolve
from tallies import Sample
from torch.overrides import TorchFunctionMode, resolve_name
from torch.testing._internal.common_methods_invocations import op_db

#: The first of these that an operator supports is the type of all its samples …
_MAIN_TYPES = (torch.float32, torch.complex64, torch.int64, torch.bool, torch.float64)
#: … and of each of these it has some more.
_FURTHER_TYPES = (torch.int64, torch.bool, torch.complex64, torch.float64, torch.uint8)
_FURTHER_SAMPLES = 6


class Inexpressible(Exception):
    """An argument that the rules have no value for: a sparse tensor, a function without a name."""


def operators() -> list[Any]:
    """The table's entries; some names have several."""
    return list(op_db)


def samples_of(operator: Any, forms: Sequence[str] = ("function",)) -> Iterator[Sample]:
    """The calls that should work. Inputs that the rules cannot be given are left out."""
    for dtype, most in _types(operator):
        torch.manual_seed(0)
        random.seed(0)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for number, sample in enumerate(operator.sample_inputs("cpu", dtype)):
                if number == most:
                    break
                given = (sample.input, *sample.args), dict(sample.kwargs)
                yield from _samples(operator, given, forms)


def error_samples_of(operator: Any) -> Iterator[Sample]:
    """The calls that should be refused."""
    if operator.error_inputs_func is None:
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for error in operator.error_inputs("cpu"):
            sample = error.sample_input
            given = (sample.input, *sample.args), dict(sample.kwargs)
            yield from _samples(operator, given, ("function",))


def _types(operator: Any) -> Iterator[tuple[torch.dtype, int]]:
    supported = operator.supported_dtypes("cpu")
    main = next((dtype for dtype in _MAIN_TYPES if dtype in supported), None)
    if main is not None:
        yield main, -1
    for dtype in _FURTHER_TYPES:
        if dtype in supported and dtype is not main:
            yield dtype, _FURTHER_SAMPLES


Given = tuple[tuple[Any, ...], dict[str, Any]]


def _samples(operator: Any, given: Given, forms: Sequence[str]) -> Iterator[Sample]:
    for form in forms:
        for path, kind, (arguments, keywords) in _calls(operator, form, given):
            try:
                call = _abstract_call(path, kind, arguments, keywords)
            except Inexpressible:
                continue
            yield _performed(operator.name, form, call, path, kind, arguments, keywords)


def _calls(operator: Any, form: str, given: Given) -> Iterator[tuple[str, str, Given]]:
    """The path, kind and arguments under which a program would write this."""
    if form == "function":
        yield _function(operator, given)
        return
    variant = operator.method_variant if form == "method" else operator.inplace_variant
    if variant is None or not isinstance(given[0][0], torch.Tensor):
        return
    name = getattr(variant, "__name__", "")
    if hasattr(torch.Tensor, name) and callable(getattr(torch.Tensor, name)):
        yield name, "member", given


def _function(operator: Any, given: Given) -> tuple[str, str, Given]:
    name = operator.name
    if name == "__getitem__":
        return "operator.getitem", "index", given
    if isinstance(getattr(torch.Tensor, name, None), property) or name in ("T", "H", "mT", "mH"):
        return name, "property", given
    direct = getattr(operator.op, "__name__", "") != "<lambda>"
    if direct and not name.startswith("_"):
        try:
            if callable(resolve(f"torch.{name}")):
                return f"torch.{name}", "function", given
        except (AttributeError, ImportError):
            if callable(getattr(torch.Tensor, name, None)):
                return name, "member", given
    recorder = _Recorder()
    try:
        with recorder:
            operator.op(*given[0], **given[1])
    except Exception:  # what torch raises for a wrong call is any exception
        pass
    if recorder.name.startswith("torch.Tensor."):
        return recorder.name.removeprefix("torch.Tensor."), "member", recorder.given
    if recorder.name:
        return recorder.name, "function", recorder.given
    return f"torch.{name}", "function", given


class _Recorder(TorchFunctionMode):
    """Notes the first function of torch that is called: what a lambda of the table stands for."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ""
        self.given: Given = ((), {})

    def __torch_function__(
        self, func: Callable[..., Any], types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        if not self.name:
            # torch.functional is where some functions of torch are written
            self.name = (resolve_name(func) or "").replace("torch.functional.", "torch.")
            self.given = tuple(args), dict(kwargs or {})
        return func(*args, **(kwargs or {}))


# ---- what the rules are given


def _abstract_call(
    path: str, kind: str, arguments: tuple[Any, ...], keywords: dict[str, Any]
) -> Call:
    named = {name: _abstract(each) for name, each in keywords.items()}
    if kind == "index":
        return Call(path, (_abstract(arguments[0]), _index(arguments[1])), {}, kind)
    given = tuple(_abstract(each) for each in arguments)
    if kind in ("member", "property"):
        return Call(path, given[1:], named, kind, given[:1])
    return Call(path, given, named, kind)


def _abstract(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        if value.layout != torch.strided:
            raise Inexpressible
        return T(tuple(value.shape), _element(value.dtype))
    if isinstance(value, (list, tuple)):
        return tuple(_abstract(each) for each in value)
    if isinstance(value, torch.dtype):
        return DType(_element(value))
    if isinstance(value, (torch.layout, torch.memory_format)):
        return LibraryThing(str(value))
    if isinstance(value, torch.device):
        return str(value)
    if value is None or value is Ellipsis or isinstance(value, (bool, int, float, complex, str)):
        return value
    if isinstance(value, slice):
        return slice(*(_abstract(each) for each in (value.start, value.stop, value.step)))
    if isinstance(value, type) and value.__module__ == "builtins":
        return LibraryThing(value.__name__)
    if isinstance(value, torch.nn.Module):
        return Unknown(type(value).__name__)
    if callable(value):
        return LibraryThing(resolve_name(value) or "builtins.callable")
    raise Inexpressible


def _index(value: Any) -> Any:
    """An index: a list in it is an array of integers or booleans."""
    if isinstance(value, tuple):
        return tuple(_index(each) for each in value)
    return _abstract(torch.tensor(value) if isinstance(value, list) else value)


def _element(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")


# ---- what torch gives


def _performed(
    name: str,
    form: str,
    call: Call,
    path: str,
    kind: str,
    arguments: tuple[Any, ...],
    keywords: dict[str, Any],
) -> Sample:
    try:
        if form == "in place":
            arguments = (arguments[0].clone(), *arguments[1:])
        result = _perform(path, kind, arguments, keywords)
    except Exception as error:  # any exception is a refusal
        return Sample(name, form, call, refusal=f"{type(error).__name__}: {error}")
    return Sample(name, form, call, result=measured(result))


def _perform(path: str, kind: str, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
    if kind == "index":
        return arguments[0][arguments[1]]
    if kind == "property":
        return getattr(arguments[0], path)
    if kind == "member":
        return getattr(arguments[0], path)(*arguments[1:], **keywords)
    return resolve(path)(*arguments, **keywords)


def measured(result: Any) -> Any:
    """A result as ``comparison`` reads it: shapes and element types in place of tensors."""
    if isinstance(result, torch.Tensor):
        return Tensor(tuple(result.shape), _element(result.dtype))
    if isinstance(result, torch.Size):
        return list(result)
    if isinstance(result, (list, tuple)):
        return [measured(each) for each in result]
    return NUMBER if isinstance(result, (bool, int, float, complex)) else result
