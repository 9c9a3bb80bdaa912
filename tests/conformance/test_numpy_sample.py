"""A few of the calls that ``make conformance-numpy`` makes: nothing may disagree."""

from __future__ import annotations

import numpy as np
from analysis import Outcome, Tensor
from comparison import Agreement, agreement
from numpy_conformance import NUMPY, measured
from numpy_families import FAMILIES

#: Families of which some calls are known to be modelled wrongly, or not yet.
_OPEN: set[str] = set()


def test_a_sample_of_numpy_agrees() -> None:
    found = NUMPY.conformance(300, number=1, only=[name for name in FAMILIES if name not in _OPEN])
    counted = [each.agreements for each in found.tallies.values()]
    assert sum(each[Agreement.AGREE] for each in counted) > 150
    wrong = ("disagree", "false error")
    assert [each for each in found.details if each.startswith(wrong)] == []


def test_what_goes_over_an_array_is_measured_as_a_row() -> None:
    assert measured(np.zeros((2, 3)).flat) == Tensor((6,), "float64")


def test_an_open_integer_is_one_of_numpy() -> None:
    none: frozenset[str] = frozenset()
    drawn = Outcome(('$Symbol("drawn")',), none, none, none, modelled=True)
    assert agreement(drawn, Tensor((), "int64")) is Agreement.AGREE
    assert agreement(drawn, Tensor((), "float64")) is Agreement.DISAGREE
    assert agreement(drawn, Tensor((1,), "int64")) is Agreement.DISAGREE
