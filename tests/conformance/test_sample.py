"""A seeded part of `make conformance`: operators drawn at random, against torch."""

from __future__ import annotations

import random
from itertools import islice

import pytest

pytest.importorskip("torch")

import opinfo  # noqa: E402
from symbolic import cases_of, differences  # noqa: E402
from torch_conformance import Conformance, Exceptions  # noqa: E402

SEED = 20261121
OPERATORS = 90
SAMPLES = 12


@pytest.fixture(scope="module")
def samples() -> list[opinfo.Sample]:
    """A few calls of operators drawn at random."""
    drawn = random.Random(SEED).sample(opinfo.operators(), OPERATORS)
    forms = ("function", "method", "in place")
    found: list[opinfo.Sample] = []
    for operator in drawn:
        found += islice(opinfo.samples_of(operator, forms), SAMPLES)
        found += islice(opinfo.error_samples_of(operator), SAMPLES)
    return found


def test_results_and_refusals_are_those_of_torch(samples: list[opinfo.Sample]) -> None:
    conformance = Conformance(Exceptions())
    conformance.run(samples)
    summary = conformance.summary()
    wrong = [each for each in conformance.details if each.startswith(("disagree", "false error"))]
    assert not wrong, "\n".join(wrong)
    modelled = sum(each.modelled for each in conformance.tallies.values())
    assert modelled >= OPERATORS * 0.6, summary


def test_sizes_put_back_for_symbols_give_what_the_sizes_give(samples: list[opinfo.Sample]) -> None:
    cases = cases_of((sample.call for sample in samples[::2]), SEED)
    found, details = differences(cases)
    assert not details, "\n".join(details)
    assert found["agree"] > len(cases) * 0.8, found
