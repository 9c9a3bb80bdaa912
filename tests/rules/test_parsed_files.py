"""The trees of rule files are kept; what is kept and damaged is made again."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest
from shapelog.rules import parsed_files
from shapelog.rules.dialect.errors import RuleError
from shapelog.rules.dialect.parser import Parser
from shapelog.rules.parsed_files import ParsedFiles

TEXT = '// Holds if so.\n.decl R(x: symbol)\nR("a").\n'


def test_a_text_is_parsed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ParsedFiles(tmp_path).parse(TEXT, "a.dl")
    monkeypatch.setattr(Parser, "parse", None)
    assert ParsedFiles(tmp_path).parse(TEXT, "a.dl") == first


def test_another_text_or_name_is_another_entry(tmp_path: Path) -> None:
    parsed = ParsedFiles(tmp_path)
    parsed.parse(TEXT, "a.dl")
    assert parsed.parse(TEXT + 'R("b").\n', "a.dl").statements[-1].position.line == 4
    assert parsed.parse(TEXT, "b.dl").statements[0].position.file == "b.dl"


@pytest.mark.parametrize("damage", [b"", b"garbage", b"\x80\x05N."])
def test_a_damaged_entry_is_made_again(tmp_path: Path, damage: bytes) -> None:
    first = ParsedFiles(tmp_path).parse(TEXT, "a.dl")
    (entry,) = tmp_path.iterdir()
    entry.write_bytes(damage)
    assert ParsedFiles(tmp_path).parse(TEXT, "a.dl") == first
    assert entry.read_bytes() != damage


def test_a_faulty_text_is_not_kept(tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(RuleError):
            ParsedFiles(tmp_path).parse("R(", "a.dl")
    assert not list(tmp_path.iterdir())


def test_the_oldest_that_nobody_asked_for_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parsed_files, "_KEPT_OTHERS", 1)
    for age, name in ((3, "asked.dl"), (2, "oldest.dl"), (1, "old.dl")):
        before = set(tmp_path.iterdir())
        ParsedFiles(tmp_path).parse(TEXT, name)
        (entry,) = set(tmp_path.iterdir()) - before
        os.utime(entry, (1e9 - age, 1e9 - age))
    parsed = ParsedFiles(tmp_path)
    parsed.parse(TEXT, "asked.dl")
    parsed.forget_others()
    left = [pickle.loads(path.read_bytes()) for path in tmp_path.iterdir()]
    assert sorted(tree.statements[0].position.file for tree in left) == ["asked.dl", "old.dl"]


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    parsed = ParsedFiles(blocked / "parsed")
    assert parsed.parse(TEXT, "a.dl").statements
    parsed.forget_others()
