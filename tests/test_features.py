"""Features of Python that PyTea lists as unsupported: each found, its twin silent."""

from __future__ import annotations

import os

import pytest
from shapelog.corpora.features import run_features
from shapelog.corpora.manifests import manifest

NAMES = [feature["name"] for feature in manifest("features.toml")["feature"]]
#: All of them in the long tests; `shapelog bench features` runs them, too.
CHECKED = NAMES if os.environ.get("SHAPELOG_LONG") else ["async and await", "__setitem__"]


@pytest.mark.parametrize("name", CHECKED)
def test_the_error_is_found_and_its_twin_is_silent(name: str) -> None:
    results = list(run_features([name]))
    assert len(results) == 2
    assert all(result.passed for result in results)


def test_there_are_twelve_features_and_each_has_one_program() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 12
