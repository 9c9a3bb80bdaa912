"""The rules of a project are compiled by a process of their own."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from shapelog.rules.cache import CACHE_VARIABLE, is_compiled

from shapelog.lsp.compiling import have_compiled

RULES = '.decl R(x: symbol)\nR("a").\n.output R\n'


@pytest.fixture
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "caches"))
    return tmp_path / "caches"


def rules_of(text: str, folder: Path) -> Path:
    file = folder / "own.dl"
    file.write_text(text, "utf-8")
    os.utime(file, (1, 1))  # what has just changed is not taken to be the same
    return file


def test_they_are_compiled_once(tmp_path: Path, caches: Path) -> None:
    file = rules_of(RULES, tmp_path)
    assert not is_compiled([file])
    asyncio.run(have_compiled([file]))
    (entry,) = (caches / "rules").iterdir()
    written = entry.stat().st_mtime_ns
    assert is_compiled([file])
    asyncio.run(have_compiled([file]))
    assert entry.stat().st_mtime_ns == written
    entry.unlink()
    assert not is_compiled([file])


def test_faulty_ones_are_left_to_who_reads_them(tmp_path: Path, caches: Path) -> None:
    file = rules_of("R(x) :- .\n", tmp_path)
    asyncio.run(have_compiled([file]))
    assert not is_compiled([file]) and not list(caches.glob("rules/*"))
