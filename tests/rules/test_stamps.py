"""Files are taken for unchanged only if their sizes and times say so."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from shapelog.rules.stamps import Stamps

LONG_AGO = 1_600_000_000


@pytest.fixture
def read(tmp_path: Path) -> list[Path]:
    files = [tmp_path / "rules.dl", tmp_path / "included.dl"]
    for file in files:
        file.write_text("R(1).")
        os.utime(file, (LONG_AGO, LONG_AGO))
    return files


@pytest.fixture
def stamps(tmp_path: Path, read: list[Path]) -> Stamps:
    noted = Stamps(tmp_path / "stamps", read[:1])
    noted.note("digest", read)
    return noted


def test_what_was_noted_holds_while_nothing_changes(tmp_path: Path, stamps: Stamps) -> None:
    assert stamps.name() == "digest"
    assert Stamps(stamps.folder, [tmp_path / "rules.dl"]).name() == "digest"
    assert Stamps(stamps.folder, [tmp_path / "included.dl"]).name() is None


def test_another_size_is_a_change(read: list[Path], stamps: Stamps) -> None:
    read[1].write_text("R(12).")
    os.utime(read[1], (LONG_AGO, LONG_AGO))
    assert stamps.name() is None


def test_another_time_is_a_change(read: list[Path], stamps: Stamps) -> None:
    read[1].write_text("R(2).")
    os.utime(read[1], (LONG_AGO + 1, LONG_AGO + 1))
    assert stamps.name() is None


def test_a_file_that_is_gone_is_a_change(read: list[Path], stamps: Stamps) -> None:
    read[1].unlink()
    assert stamps.name() is None


def test_files_that_have_just_changed_are_not_noted(read: list[Path], stamps: Stamps) -> None:
    read[0].write_text("R(3).")
    stamps.note("another", read)
    assert stamps.name() is None


@pytest.mark.parametrize("damage", ["", "[]", "3", '["digest", 3]', '["digest", {"a": null}]'])
def test_a_damaged_note_says_nothing(stamps: Stamps, damage: str) -> None:
    (note,) = stamps.folder.iterdir()
    note.write_text(damage)
    assert stamps.name() is None
