"""Compares the operator models with NumPy, call by call, over calls that Hypothesis draws.

    python tests/conformance/numpy_conformance.py [--calls N] [--only FAMILY ...] [--details]

Prints a line for each function and, last, the sums. Needs NumPy 2.
"""

from __future__ import annotations

import sys
import warnings
import zlib
from typing import Any

import numpy as np
from analysis import Tensor
from calls import Call, DType, LibraryThing, Made, T
from comparison import NUMBER
from library import resolve
from numpy_families import FAMILIES
from subjects import Subject
from tallies import Sample

#: What stands for elements of which the values matter.
_VALUES = {"sorted": "float64", "positive": "float64"}


def performed(call: Call) -> Sample:
    """A call with its result, or with the error that NumPy raises."""
    name = named(call)
    source = np.random.default_rng(zlib.crc32(str(call).encode()))
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            arguments = [_real(each, source) for each in call.arguments]
            keywords = {key: _real(each, source) for key, each in call.keywords.items()}
            inputs = [_real(each, source) for each in call.inputs]
            result = measured(_perform(call, arguments, keywords, inputs))
        except Exception as error:  # any exception is a refusal
            return Sample(
                name, call.kind, abstract(call), refusal=f"{type(error).__name__}: {error}"
            )
    return Sample(name, call.kind, abstract(call), result=result)


def named(call: Call) -> str:
    if call.kind not in ("member", "property"):
        return call.path
    receiver = call.inputs[0]
    return f"{receiver.path if isinstance(receiver, Made) else 'numpy.ndarray'}.{call.path}"


def _perform(call: Call, arguments: Any, keywords: Any, inputs: Any) -> Any:
    if call.kind == "member":
        return getattr(inputs[0], call.path)(*arguments, **keywords)
    if call.kind == "property":
        return getattr(inputs[0], call.path)
    return resolve(call.path)(*arguments, **keywords)


def _real(value: Any, source: np.random.Generator) -> Any:
    if isinstance(value, T):
        return _array(value, source)
    if isinstance(value, DType):
        return np.dtype(value.name)
    if isinstance(value, Made):
        return resolve(value.path)(*value.arguments)
    if isinstance(value, LibraryThing):
        return resolve(value.path)
    if isinstance(value, (tuple, list)):
        return type(value)(_real(each, source) for each in value)
    return value


def _array(value: T, source: np.random.Generator) -> Any:
    """Integers are zeros, so that they are indices; other elements are drawn."""
    if value.element == "sorted":
        return np.arange(value.shape[0], dtype="float64")
    if value.element == "positive":
        return source.random(value.shape) + 1
    if value.element.startswith(("int", "uint")):
        return np.zeros(value.shape, value.element)
    if value.element == "bool":
        return source.random(value.shape) < 0.5
    return np.asarray(source.standard_normal(value.shape)).astype(value.element)


def abstract(call: Call) -> Call:
    """The call as the rules are given it."""
    return Call(
        call.path,
        tuple(map(_abstract, call.arguments)),
        {key: _abstract(each) for key, each in call.keywords.items()},
        call.kind,
        tuple(map(_abstract, call.inputs)),
    )


def _abstract(value: Any) -> Any:
    if isinstance(value, T) and value.element in _VALUES:
        return T(value.shape, _VALUES[value.element], "numpy")
    if isinstance(value, (list, tuple)):
        return type(value)(map(_abstract, value))
    return value


def measured(result: Any) -> Any:
    """A result as ``comparison`` reads it: shapes and element types in place of arrays."""
    if isinstance(result, (np.ndarray, np.generic)):
        return Tensor(tuple(result.shape), str(result.dtype))
    if isinstance(result, (list, tuple)):
        return [measured(each) for each in result]
    if isinstance(result, np.dtype):
        return f'$ElementType("{result}")'
    return NUMBER if isinstance(result, (bool, int, float, complex)) else result


NUMPY = Subject("numpy", FAMILIES, performed, calls=50_000)

if __name__ == "__main__":
    sys.exit(NUMPY.main(__doc__))
