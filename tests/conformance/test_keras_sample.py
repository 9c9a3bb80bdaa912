"""A few of the layers that ``make conformance-keras`` applies: nothing may disagree."""

from __future__ import annotations

import pytest
from comparison import Agreement
from keras_conformance import KERAS


@pytest.mark.skipif(bool(KERAS.missing()), reason="Keras and TensorFlow are not installed")
def test_a_sample_of_layers_agrees() -> None:
    found = KERAS.conformance(200, number=1)
    counted = [each.agreements for each in found.tallies.values()]
    assert sum(each[Agreement.AGREE] for each in counted) > 100
    wrong = ("disagree", "false error")
    assert [each for each in found.details if each.startswith(wrong)] == []
