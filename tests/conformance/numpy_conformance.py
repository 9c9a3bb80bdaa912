"""Compares the operator models with NumPy, call by call, over calls that Hypothesis draws.

    python tests/conformance/numpy_conformance.py [--calls N] [--only FAMILY ...] [--details]

Prints a line for each function and, last, the sums. Needs NumPy 2.
"""

from __future__ import annotations

import sys
import warnings
import zlib
from dataclasses import replace
from typing import Any

import numpy as np
from analysis import Tensor
from calls import Call, Made, T, with_tensors
from comparison import NUMBER
from numpy_families import FAMILIES
from performing import Maker
from subjects import Subject
from tallies import Sample

#: What stands for elements of which the values matter.
_VALUES = {"sorted": "float64", "positive": "float64"}


def performed(call: Call) -> Sample:
    """A call with its result, or with the error that NumPy raises."""
    name = named(call)
    source = np.random.default_rng(zlib.crc32(str(call).encode()))
    maker = Maker(lambda each: _array(each, source), np.dtype)
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            result = measured(maker.given(call).performed())
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
    return with_tensors(
        call, lambda each: replace(each, element=_VALUES.get(each.element, each.element))
    )


def measured(result: Any) -> Any:
    """A result as ``comparison`` reads it: shapes and element types in place of arrays."""
    if isinstance(result, (np.ndarray, np.generic)):
        return Tensor(tuple(result.shape), str(result.dtype))
    if isinstance(result, np.flatiter):  # compared with anything it gives an array
        return Tensor((len(result),), str(result.base.dtype))
    if isinstance(result, (list, tuple)):
        return [measured(each) for each in result]
    if isinstance(result, np.dtype):
        return f'$ElementType("{result}")'
    return NUMBER if isinstance(result, (bool, int, float, complex)) else result


NUMPY = Subject("numpy", FAMILIES, performed, calls=50_000)

if __name__ == "__main__":
    sys.exit(NUMPY.main(__doc__))
