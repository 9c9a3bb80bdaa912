"""Random programs run by CPython and analysed: the values and the calls must agree."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parent.parent))

from differential.definitions import DEFINITIONS  # noqa: E402
from differential.runs import UNKNOWN, at_end, derive, run, with_observations  # noqa: E402
from differential.snippets import BASIC, Scope  # noqa: E402

PROGRAMS = 5_000 if os.environ.get("SHAPELOG_LONG") else 50
BATCH = 5


@st.composite
def programs(draw: st.DrawFn) -> Scope:
    """A program of some snippets, in any order."""
    scope = Scope(draw)
    snippets = st.sampled_from([*BASIC, *DEFINITIONS])
    for snippet in draw(st.lists(snippets, min_size=1, max_size=4)):
        snippet(scope)
    return scope


@pytest.mark.skipif(sys.version_info < (3, 11), reason="needs the qualified names of code objects")
@settings(
    max_examples=PROGRAMS // BATCH,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(st.lists(programs(), min_size=BATCH, max_size=BATCH))
def test_values_and_calls_agree_with_the_run(scopes: list[Scope]) -> None:
    texts = [
        with_observations("\n".join(scope.lines) + "\n", [*scope.numbers, *scope.texts])
        for scope in scopes
    ]
    for scope, text, derived in zip(scopes, texts, derive(texts), strict=True):
        names = [*scope.numbers, *scope.texts]
        ran = run(text, "program.py", names)
        assert not derived.not_analysed, f"{derived.not_analysed}\n{text}"
        for name in names:
            found = derived.values[at_end(name)]
            assert found, f"{name} has no value\n{text}"
            known = ran.values[name] in found or UNKNOWN in found
            assert known, f"{name} is {ran.values[name]!r}, not {set(found)}\n{text}"
        missed = ran.called - derived.entered
        assert not missed, f"not entered: {missed}\n{text}"
