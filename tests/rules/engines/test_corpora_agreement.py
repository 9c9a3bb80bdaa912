"""Both engines derive the same rows of every relation from the benchmark programs.

Needs Soufflé, but for one test of the embedded side. The long target runs all programs, the short
one a small one.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from shapelog.corpora.programs import program_paths
from shapelog.rules.cache import compiled_program
from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.engines.derivation import sorted_rows
from shapelog.rules.files import rule_files

from shapelog.pipeline import Derived, derive_unit, load
from shapelog.settings import Settings

SOUFFLE = os.environ.get("SHAPELOG_SOUFFLE") or shutil.which("souffle")
PROGRAMS = program_paths() if os.environ.get("SHAPELOG_LONG") else program_paths()[:1]
WIDE = ("PointsTo", "CallEdge", "Reached", "Requires", "Satisfied", "Broken", "Residual")


@pytest.fixture(scope="module")
def shipped() -> Compiled:
    return compiled_program(rule_files(), native=SOUFFLE is not None)


def derived(path: Path, shipped: Compiled, engine: str) -> Derived:
    """Everything, tables too."""
    (unit,) = load([path], [], Settings()).units
    return derive_unit(unit, shipped, engine, tables=True)


def test_the_embedded_engine_gives_the_rows_of_every_relation(shipped: Compiled) -> None:
    derivation = derived(PROGRAMS[0], shipped, "clingo").derivation
    assert all(derivation.count(relation) >= 0 for relation in derivation.relations())
    assert all(derivation.count(relation) for relation in ("PointsTo", "Reached", "Satisfied"))


@pytest.mark.skipif(SOUFFLE is None, reason="Soufflé is not installed")
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_engines_agree(path: Path, shipped: Compiled) -> None:
    embedded, native = derived(path, shipped, "clingo"), derived(path, shipped, "souffle")
    assert embedded.not_analysed == native.not_analysed
    assert embedded.derivation.relations() == native.derivation.relations()
    for relation in embedded.derivation.relations():
        ours, theirs = embedded.derivation.count(relation), native.derivation.count(relation)
        assert ours == theirs, f"{relation}: {ours} rows embedded, {theirs} native"
    for relation in WIDE:
        assert sorted_rows(embedded.derivation, relation) == sorted_rows(
            native.derivation, relation
        ), relation
