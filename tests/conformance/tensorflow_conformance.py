"""Compares the operator models with TensorFlow, call by call, over calls that Hypothesis draws.

    python tests/conformance/tensorflow_conformance.py [--calls N] [--only FAMILY ...] [--details]

Each call is made eagerly with TensorFlow 2 (with Keras 3 behind ``tf.keras``); results are compared by
shape and element type, and what TensorFlow refuses must be flagged. Prints a line for each operator
and, last, the sums. Needs tensorflow-cpu; says so and does nothing without it.
"""

from __future__ import annotations

import os
import sys
import zlib
from dataclasses import replace
from typing import Any

import numpy as np
from analysis import Tensor
from calls import Call, T, with_tensors
from comparison import NUMBER
from performing import Given, Maker, resolve
from subjects import Subject
from tallies import Sample
from tensorflow_families import FAMILIES

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
# kernels of oneDNN end the process for some calls that those of TensorFlow itself refuse
os.environ.setdefault("TF_ENABLE_ONEDNN_OPTS", "0")

#: What stands for elements of which the values matter, with the type that they have.
_VALUES = {
    "ones": ("int32", lambda shape: np.ones(shape, "int32")),
    "positive": (
        "float32",
        lambda shape: np.linspace(0.5, 1.5, int(np.prod(shape))).reshape(shape),
    ),
    "sorted": (
        "float32",
        lambda shape: np.sort(np.linspace(0, 1, int(np.prod(shape))).reshape(shape)),
    ),
    "rising": ("int32", lambda shape: np.arange(int(np.prod(shape))).reshape(shape)),
    "definite": (
        "float32",
        lambda shape: (
            np.broadcast_to(3 * np.eye(shape[-1]) + 0.5, shape)
            if len(shape) > 1 and shape[-1] == shape[-2]
            else np.ones(shape)
        ),
    ),
}


#: Functions of which the rules give the sizes themselves, not a tensor of them.
_SIZES = {"tensorflow.shape", "tensorflow.size", "tensorflow.rank", "keras.ops.shape"}
#: Modules as the front end resolves them.
_SAME_MODULES = {"tensorflow.keras.": "keras.", "tensorflow.compat.v1.": "tensorflow."}


def performed(call: Call) -> Sample:
    """A call with its result, or with the error that TensorFlow raises."""
    name = named(call)
    source = np.random.default_rng(zlib.crc32(str(call).encode()))
    maker = Maker(lambda each: _tensor(each, source), _element_type)
    try:
        given = maker.given(call)
        result = given.performed()
        if call.path in _SIZES:
            result = resolve("numpy").asarray(result).tolist()
        result = measured(result)
        if _is_empty(result) and not _any_empty(call):
            _perform_in_graph(given)
    except Exception as error:  # any exception is a refusal
        return Sample(name, call.kind, abstract(call), refusal=f"{type(error).__name__}: {error}")
    return Sample(name, call.kind, abstract(call), result=result)


def named(call: Call) -> str:
    """The operator, as the report calls it."""
    return f"tensorflow.Tensor.{call.path}" if call.kind in ("member", "property") else call.path


def _is_empty(result: Any) -> bool:
    return isinstance(result, Tensor) and 0 in result.shape


def _any_empty(call: Call) -> bool:
    return any(isinstance(each, T) and 0 in each.shape for each in call.arguments)


def _perform_in_graph(given: Given) -> None:
    """Make the call where version 1 and ``tf.function`` do: windows too large are refused there."""
    if given.call.kind == "function" and given.call.path.startswith("tensorflow.nn."):
        resolve("tensorflow").function(given.performed)()


def _element_type(name: str) -> Any:
    return resolve("tensorflow").as_dtype(name)


def _tensor(value: T, source: np.random.Generator) -> Any:
    """Integers are zeros, so that they are indices; other elements are drawn."""
    tensorflow = resolve("tensorflow")
    if value.element in _VALUES:
        element, make = _VALUES[value.element]
        return tensorflow.constant(make(value.shape), element)
    if value.element.startswith(("int", "uint")):
        return tensorflow.zeros(value.shape, value.element)
    if value.element == "bool":
        return tensorflow.constant(source.random(value.shape) < 0.5)
    return tensorflow.cast(tensorflow.constant(source.standard_normal(value.shape)), value.element)


def abstract(call: Call) -> Call:
    """The call as the rules are given it."""
    path = call.path
    for written, name in _SAME_MODULES.items():
        if path.startswith(written):
            path = name + path[len(written) :]
    return with_tensors(replace(call, path=path), _typed)


def _typed(value: T) -> T:
    known = _VALUES.get(value.element)
    return value if known is None else replace(value, element=known[0])


def measured(result: Any) -> Any:
    """A result as ``comparison`` reads it: shapes and element types in place of tensors."""
    kinds = resolve("tensorflow")
    if isinstance(result, kinds.TensorShape):
        return result.as_list()
    if isinstance(result, kinds.DType):
        return f'$ElementType("{result.name}")'
    if isinstance(result, (list, tuple)):
        return [measured(each) for each in result]
    if hasattr(result, "shape") and hasattr(result, "dtype"):
        return Tensor(tuple(result.shape), getattr(result.dtype, "name", str(result.dtype)))
    return NUMBER if isinstance(result, (bool, int, float, complex)) else result


TENSORFLOW = Subject(
    "tensorflow",
    FAMILIES,
    performed,
    calls=15_000,
    title="conformance-tensorflow",
    requires={"tensorflow": "TensorFlow"},
)

if __name__ == "__main__":
    sys.exit(TENSORFLOW.main(__doc__))
