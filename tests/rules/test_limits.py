"""Each limit of the abstract machine is one that some rule reads."""

from __future__ import annotations

import pytest

from shapelog.pipeline import rule_files
from shapelog.settings import LIMITS


@pytest.mark.parametrize("name", LIMITS)
def test_some_rule_reads_the_limit(name: str) -> None:
    asked = f'Setting("{name}"'
    assert any(asked in path.read_text(encoding="utf-8") for path in rule_files())
