"""The cache of compiled programs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from shapelog.rules import cache
from shapelog.rules.dialect.errors import RuleErrors
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.compiled import Compiled

RULES = '.type V = Int {n: number}\n.decl R(v: V, s: symbol)\nR($Int(1), "é").\n.output R\n'
WARM = """
import sys
from pathlib import Path
from shapelog.rules.cache import compiled_program
compiled_program([Path(sys.argv[1])])
front_end = [name for name in sys.modules if name.startswith("shapelog.rules.dialect.")]
print("lark" in sys.modules, sorted(front_end))
"""


def compiled_program(files: Sequence[Path]) -> Compiled:
    """As another process would get it."""
    cache._read.clear()
    return cache.compiled_program(files)


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    file = tmp_path / "rules.dl"
    file.write_text(RULES, "utf-8")
    return file


def entries(cache: Path) -> list[Path]:
    return sorted((cache / "rules").iterdir()) if (cache / "rules").is_dir() else []


def test_the_second_time_it_comes_from_the_cache(rules: Path, private_cache: Path) -> None:
    first = compiled_program([rules])
    (entry,) = entries(private_cache)
    written = entry.stat().st_mtime_ns
    assert compiled_program([rules]) == first
    assert entry.stat().st_mtime_ns == written
    assert ClingoEngine().run(first, {}, tables=True).count("R") == 1


def test_the_text_for_souffle_is_made_and_kept_if_it_is_asked_for(
    rules: Path, private_cache: Path
) -> None:
    assert compiled_program([rules]).souffle is None
    native = cache.compiled_program([rules], native=True)
    assert native.souffle is not None and "R($Int(1)" in native.souffle.text
    cache._read.clear()
    assert cache.compiled_program([rules], native=True) == native
    assert compiled_program([rules]).souffle is None
    assert len(entries(private_cache)) == 2


def test_the_warm_path_loads_neither_lark_nor_the_checks(rules: Path) -> None:
    compiled_program([rules])
    command = [sys.executable, "-c", WARM, str(rules)]
    finished = subprocess.run(command, capture_output=True, text=True, check=True, cwd=rules.parent)
    expected = ["shapelog.rules.dialect.errors", "shapelog.rules.dialect.sources"]
    assert finished.stdout.strip() == f"False {expected}"


def test_unchanged_files_are_not_even_read(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_front_end", lambda: [])
    os.utime(rules, (1_600_000_000, 1_600_000_000))
    first = compiled_program([rules])
    monkeypatch.setattr(cache, "read_sources", lambda files: pytest.fail("they were read"))
    assert compiled_program([rules]) == first
    monkeypatch.undo()
    rules.write_text(RULES + 'R($Int(2), "").\n', "utf-8")
    assert ClingoEngine().run(compiled_program([rules]), {}, tables=True).count("R") == 2


def test_a_process_reads_it_once(rules: Path) -> None:
    first = compiled_program([rules])
    assert cache.compiled_program([rules]) is first
    rules.write_text(RULES + 'R($Int(2), "").\n', "utf-8")
    assert cache.compiled_program([rules]) != first


def test_a_changed_file_is_compiled_again(rules: Path, private_cache: Path) -> None:
    compiled_program([rules])
    rules.write_text(RULES + 'R($Int(2), "").\n', "utf-8")
    assert ClingoEngine().run(compiled_program([rules]), {}, tables=True).count("R") == 2
    assert len(entries(private_cache)) == 2


def test_a_changed_include_is_compiled_again(rules: Path) -> None:
    main = rules.with_name("main.dl")
    main.write_text('.include "rules.dl"\n')
    compiled_program([main])
    rules.write_text(RULES + 'R($Int(2), "").\n', "utf-8")
    assert ClingoEngine().run(compiled_program([main]), {}, tables=True).count("R") == 2


@pytest.mark.parametrize("damage", ["", "{", "[]", "null", '{"relations": 3}', '{"relations": []}'])
def test_a_damaged_entry_is_replaced(rules: Path, private_cache: Path, damage: str) -> None:
    expected = compiled_program([rules])
    (entry,) = entries(private_cache)
    whole = entry.read_bytes()
    entry.write_text(damage)
    assert compiled_program([rules]) == expected
    assert entry.read_bytes() == whole


def test_a_cache_that_cannot_be_written_is_no_error(
    rules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the directory should be")
    monkeypatch.setenv("SHAPELOG_CACHE_DIR", str(blocked))
    assert "R" in compiled_program([rules]).relations


def test_old_entries_are_removed(rules: Path, private_cache: Path) -> None:
    for number in range(20):
        rules.write_text(f'{RULES}R($Int({number}), "").\n', "utf-8")
        compiled_program([rules])
    assert len(entries(private_cache)) == 16


def test_a_faulty_program_is_not_kept(rules: Path, private_cache: Path) -> None:
    rules.write_text("R(1).\n")
    for _ in range(2):
        with pytest.raises(RuleErrors):
            compiled_program([rules])
    assert entries(private_cache) == []


def test_what_is_shipped_serves_wherever_it_is_installed(
    private_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built, installed = tmp_path / "built", tmp_path / "installed"
    built.mkdir()
    (built / "rules.dl").write_text(RULES, "utf-8")
    monkeypatch.setattr(cache, "_front_end", lambda: [])
    monkeypatch.setattr(cache, "_FOLDER", built)
    monkeypatch.setattr(cache, "_SHIPPED", built / "compiled")
    cache.ship([built / "rules.dl"])
    built.rename(installed)
    monkeypatch.setattr(cache, "_FOLDER", installed)
    monkeypatch.setattr(cache, "_SHIPPED", installed / "compiled")
    compiled = compiled_program([installed / "rules.dl"])
    assert not entries(private_cache)
    assert str(built) not in str(compiled) and str(installed) in str(compiled)
    assert ClingoEngine().run(compiled, {}, tables=True).count("R") == 1
