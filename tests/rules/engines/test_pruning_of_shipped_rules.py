"""The shipped rules stay such that clingo can do without most of them for a small program."""

from dataclasses import replace
from pathlib import Path

import pytest
from shapelog.rules.cache import compiled_program
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.clingo_functions import StringFunctions
from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.engines.lines import Lines
from shapelog.rules.engines.pruning import Pruning
from shapelog.rules.files import rule_files

from shapelog.pipeline import load
from shapelog.settings import Settings

PROGRAMS = Path(__file__).parents[3] / "corpora" / "programs"


@pytest.fixture(scope="module")
def shipped() -> Compiled:
    return compiled_program(rule_files())


def _lines(text: str) -> list[str]:
    return [line for line in text.split("\n") if line]


def test_a_program_without_words_needs_few_rules(shipped: Compiled) -> None:
    rules = [line for line in _lines(shipped.clingo.text) if ":-" in line]
    kept = [line for line in _lines(Pruning(shipped, {}, guess=True).text) if ":-" in line]
    assert 0 < len(kept) < len(rules) / 20


def test_a_program_of_one_library_needs_few_rules(shipped: Compiled, tmp_path: Path) -> None:
    """Nor do tables outgrow what is written out: then all of their rows, and what follows, would be read."""
    path = tmp_path / "program.py"
    path.write_text("import torch\ntorch.zeros(2, 3) @ torch.zeros(3, 5)\n", encoding="utf-8")
    facts = load([path], [], Settings()).units[0].facts.as_mapping()
    whole, kept = (
        _lines(text) for text in (shipped.clingo.text, Pruning(shipped, facts, guess=True).text)
    )
    assert 0 < len(kept) < len(whole) / 10


@pytest.mark.parametrize("name", ["mnist_broken", "suspicious"])
def test_the_rules_left_out_would_not_have_fired(shipped: Compiled, name: str) -> None:
    facts = load([PROGRAMS / f"{name}.py"], [], Settings()).units[0].facts.as_mapping()
    some, every = (
        ClingoEngine().run(each, facts) for each in (shipped, replace(shipped, lines=Lines()))
    )
    names = [each.name for each in shipped.relations.values() if not each.is_table]
    assert {name: some.count(name) for name in names} == {name: every.count(name) for name in names}


def test_tables_call_no_function(shipped: Compiled, monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows from tables alone is derived when the rules are compiled."""
    called: list[str] = []
    for name in ("cat", "substr", "strlen"):
        monkeypatch.setattr(StringFunctions, name, lambda *words, name=name: called.append(name))
    ClingoEngine().run(shipped, {}, tables=True)
    assert not called


def test_tables_have_the_rows_that_functions_make(shipped: Compiled) -> None:
    derivation = ClingoEngine().run(shipped, {}, tables=True)
    assert ("torch.nn.ReplicationPad2d",) in {row[:1] for row in derivation.rows("LibraryLayer")}
