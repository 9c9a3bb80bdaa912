"""Both engines derive the same rows of every relation from the benchmark programs.

Needs Soufflé. The long target runs all programs, the short one a small one.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from shapelog.corpora.programs import program_paths
from shapelog.rules.cache import compiled_program
from shapelog.rules.engines.derivation import sorted_rows
from shapelog.rules.files import rule_files

from shapelog.pipeline import Settings, derive_unit, load

SOUFFLE = os.environ.get("SHAPELOG_SOUFFLE") or shutil.which("souffle")
PROGRAMS = program_paths() if os.environ.get("SHAPELOG_LONG") else program_paths()[:1]
WIDE = ("PointsTo", "CallEdge", "Reached", "Requires", "Satisfied", "Broken", "Residual")


@pytest.mark.skipif(SOUFFLE is None, reason="Soufflé is not installed")
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_engines_agree(path: Path) -> None:
    compiled = compiled_program(rule_files())
    (unit,) = load([path], [], Settings()).units
    embedded = derive_unit(unit, compiled, "clingo")
    native = derive_unit(unit, compiled, "souffle")
    assert embedded.not_analysed == native.not_analysed
    assert embedded.derivation.relations() == native.derivation.relations()
    for relation in embedded.derivation.relations():
        ours, theirs = embedded.derivation.count(relation), native.derivation.count(relation)
        assert ours == theirs, f"{relation}: {ours} rows embedded, {theirs} native"
    for relation in WIDE:
        assert sorted_rows(embedded.derivation, relation) == sorted_rows(
            native.derivation, relation
        ), relation
