"""A few of the calls that ``make conformance-tensorflow`` makes: nothing may disagree."""

from __future__ import annotations

import pytest
from comparison import Agreement
from tensorflow_conformance import TENSORFLOW


@pytest.mark.skipif(bool(TENSORFLOW.missing()), reason="TensorFlow is not installed")
def test_a_sample_of_tensorflow_agrees() -> None:
    found = TENSORFLOW.conformance(600, number=1)
    counted = [each.agreements for each in found.tallies.values()]
    assert sum(each[Agreement.AGREE] for each in counted) > 300
    wrong = ("disagree", "false error")
    assert [each for each in found.details if each.startswith(wrong)] == []
