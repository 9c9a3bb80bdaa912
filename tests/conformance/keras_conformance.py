"""Compares the models of Keras's layers with Keras, layer by layer, over calls that Hypothesis draws.

    python tests/conformance/keras_conformance.py [--calls N] [--only FAMILY ...] [--details]

Each layer is applied to inputs of the functional API, which refuses windows larger than the input,
and to zeros, which tells sizes that Keras itself gets wrong before (those of attention scores).
Prints a line for each layer and, last, the sums. Needs Keras 3 on TensorFlow; says so and does
nothing without them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from analysis import Tensor
from calls import Call, T
from comparison import NUMBER
from keras_families import FAMILIES
from performing import Maker, resolve
from subjects import Subject
from tallies import Sample

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
# kernels of oneDNN end the process for some calls that those of TensorFlow itself refuse
os.environ.setdefault("TF_ENABLE_ONEDNN_OPTS", "0")
os.environ.setdefault("KERAS_BACKEND", "tensorflow")


def performed(call: Call) -> Sample:
    """A call with its result, or with the error that Keras raises."""
    try:
        result = _applied(call, _symbolic)
        if not _runs_on_gpus_only(call):
            result = _applied(call, _zeros)
    except Exception as error:  # any exception is a refusal
        return Sample(call.path, "layer", call, refusal=f"{type(error).__name__}: {error}")
    return Sample(call.path, "layer", call, result=result)


def _applied(call: Call, tensor: Callable[[T], Any]) -> Any:
    """What the layer gives for its inputs, the tensors made by ``tensor``."""
    return measured(Maker(tensor, str).given(call).performed())


def _symbolic(value: T) -> Any:
    return resolve("keras.Input")(batch_shape=value.shape, dtype=value.element)


def _zeros(value: T) -> Any:
    return np.zeros(value.shape, value.element)


def _runs_on_gpus_only(call: Call) -> bool:
    return call.path.endswith("Transpose") and call.keywords.get("dilation_rate", 1) != 1


def measured(result: Any) -> Any:
    """A result as ``comparison`` reads it: shapes and element types in place of tensors."""
    if isinstance(result, (list, tuple)):
        return [measured(each) for each in result]
    if hasattr(result, "shape"):
        return Tensor(tuple(result.shape), getattr(result.dtype, "name", str(result.dtype)))
    return NUMBER


KERAS = Subject(
    "keras",
    FAMILIES,
    performed,
    calls=5_000,
    requires={"keras": "Keras", "tensorflow": "TensorFlow"},
)

if __name__ == "__main__":
    sys.exit(KERAS.main(__doc__))
