"""The rule files as a text people read: every relation says when it holds."""

from __future__ import annotations

from collections import Counter

import pytest
from shapelog.rules.cache import cache_directory
from shapelog.rules.dialect.program import Program, check_program
from shapelog.rules.dialect.sources import read_sources
from shapelog.rules.files import rule_files
from shapelog.rules.parsed_files import ParsedFiles


@pytest.fixture(scope="module")
def program() -> Program:
    """All rule files; they are read once."""
    parsed = ParsedFiles(cache_directory() / "parsed")
    return check_program(read_sources(rule_files()), parsed.parse)


def test_every_relation_says_when_it_holds(program: Program) -> None:
    assert not program.undocumented


def test_every_requirement_has_a_text(program: Program) -> None:
    required, described = set(), set()
    for rule in program.rules:
        for head in rule.heads:
            if head.relation in ("Requires", "RuleText"):
                position = 1 if head.relation == "Requires" else 0
                value = getattr(head.arguments[position], "value", None)
                if value is not None:
                    (required if head.relation == "Requires" else described).add(value)
    assert described
    assert required - described == set()


def test_no_requirement_has_two_texts(program: Program) -> None:
    described = [
        head.arguments[0].value
        for rule in program.rules
        for head in rule.heads
        if head.relation == "RuleText" and hasattr(head.arguments[0], "value")
    ]
    assert len(described) > 100
    assert [name for name, number in Counter(described).items() if number > 1] == []
