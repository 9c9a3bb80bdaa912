"""Compares the models of Keras's layers with Keras, layer by layer, over calls that Hypothesis draws.

    python tests/conformance/keras_conformance.py [--calls N] [--only FAMILY ...] [--details]

Each layer is applied to inputs of the functional API, which refuses windows larger than the input,
and to zeros, which tells sizes that Keras itself gets wrong before (those of attention scores).
Prints a line for each layer and, last, the sums. Needs Keras 3 on TensorFlow; says so and does
nothing without them.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from analysis import Tensor
from calls import Call, Made, T
from comparison import NUMBER
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from keras_calls import FAMILIES
from tallies import LISTS, Conformance, Exceptions, Sample

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("KERAS_BACKEND", "tensorflow")


def installed() -> bool:
    """Whether there is a Keras to compare with."""
    return all(importlib.util.find_spec(name) for name in ("keras", "tensorflow"))


def drawn_of(strategy: st.SearchStrategy[Call], amount: int, number: int = 0) -> list[Call]:
    """So many different calls, or as many as there are."""
    calls: dict[str, Call] = {}

    @seed(number)
    @settings(
        max_examples=amount,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(call: Call) -> None:
        calls[str(call)] = call

    collect()
    return list(calls.values())


def samples(amount: int, number: int = 0, only: Sequence[str] = ()) -> Iterator[Sample]:
    """So many calls over all families, or those named, with what Keras makes of them."""
    patterns = [re.compile(each) for each in only]
    names = [
        name for name in FAMILIES if not patterns or any(each.fullmatch(name) for each in patterns)
    ]
    for name in names:
        for call in drawn_of(FAMILIES[name], -(-amount // len(names)), number):
            yield performed(call)


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
    keywords = {key: _real(each, tensor) for key, each in call.keywords.items()}
    layer = _resolve(call.path)(*(_real(each, tensor) for each in call.arguments), **keywords)
    return measured(layer(*(_real(each, tensor) for each in call.inputs), **call.applied))


def _symbolic(value: T) -> Any:
    return _resolve("keras.Input")(batch_shape=value.shape, dtype=value.element)


def _zeros(value: T) -> Any:
    return np.zeros(value.shape, value.element)


def _runs_on_gpus_only(call: Call) -> bool:
    return call.path.endswith("Transpose") and call.keywords.get("dilation_rate", 1) != 1


def _resolve(path: str) -> Any:
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(module), name)


def _real(value: Any, tensor: Callable[[T], Any]) -> Any:
    if isinstance(value, T):
        return tensor(value)
    if isinstance(value, Made):
        return _resolve(value.path)(*value.arguments)
    if isinstance(value, (tuple, list)):
        return type(value)(_real(each, tensor) for each in value)
    return value


def measured(result: Any) -> Any:
    """A result as ``comparison`` reads it: shapes and element types in place of tensors."""
    if isinstance(result, (list, tuple)):
        return [measured(each) for each in result]
    if hasattr(result, "shape"):
        return Tensor(tuple(result.shape), getattr(result.dtype, "name", str(result.dtype)))
    return NUMBER


def conformance(amount: int, number: int = 0, only: Sequence[str] = ()) -> Conformance:
    """The comparison of so many calls."""
    found = Conformance(Exceptions(LISTS / "keras"), "keras")
    found.run(samples(amount, number, only))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the comparison; the exit code is 1 if something disagrees."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--calls", type=int, default=5_000, help="so many calls")
    parser.add_argument("--only", nargs="+", default=[], help="families (regular expressions)")
    parser.add_argument("--details", action="store_true", help="print each call that differs")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    if not installed():
        print("conformance: Keras and TensorFlow are not installed, nothing compared")
        return 0
    found = conformance(options.calls, options.seed, options.only)
    if options.details:
        print("\n".join(dict.fromkeys(found.details)))
    print("\n".join(found.lines()))
    print(found.summary())
    wrong = ("disagree=0 ", "false_errors=0")
    return 0 if all(each in found.summary() for each in wrong) else 1


if __name__ == "__main__":
    sys.exit(main())
