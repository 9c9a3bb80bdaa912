"""What a repository is made of."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from repository import write_repository
from shapelog.factgen import TargetError

from shapelog.scan.discovery import discover


def test_units_of_a_repository(tmp_path: Path) -> None:
    write_repository(tmp_path)
    units = {
        unit.path.relative_to(tmp_path).as_posix(): unit for unit in discover([tmp_path]).units
    }
    kinds = {name: (unit.kind, unit.module) for name, unit in units.items()}
    assert kinds == {
        "broken.py": ("script", "broken"),
        "look.ipynb": ("notebook", "look"),
        "plain.py": ("script", "plain"),
        "src/sample/__init__.py": ("module", "sample"),
        "src/sample/layers.py": ("module", "sample.layers"),
        "src/sample/other.py": ("module", "sample.other"),
        "src/sample/tool.py": ("entry point", "sample.tool"),
        "train.py": ("script", "train"),
    }
    assert tmp_path / "src" in units["train.py"].roots
    assert [unit.file for unit in discover([tmp_path]).units] == sorted(
        unit.file for unit in discover([tmp_path]).units
    )


def test_projects_below_a_directory(tmp_path: Path) -> None:
    write_repository(tmp_path / "one")
    write_repository(tmp_path / "two")
    projects = {unit.project for unit in discover([tmp_path]).units}
    assert projects == {(tmp_path / "one").as_posix(), (tmp_path / "two").as_posix()}
    roots = {
        root for unit in discover([tmp_path]).units for root in unit.roots if "two" in unit.file
    }
    assert not any("one" in root.parts for root in roots)


def test_links_that_loop_or_lead_nowhere(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "x.py").write_text("x = 1\n")
    os.symlink(tmp_path / "a", tmp_path / "a" / "again")
    os.symlink(tmp_path / "gone.py", tmp_path / "dangling.py")
    os.symlink(tmp_path / "loop.py", tmp_path / "loop.py")
    names = [unit.path.name for unit in discover([tmp_path]).units]
    assert names == ["x.py", "dangling.py", "loop.py"]


def test_nothing_there(tmp_path: Path) -> None:
    with pytest.raises(TargetError, match="no Python files"):
        discover([tmp_path])
    with pytest.raises(TargetError, match="no such file"):
        discover([tmp_path / "gone"])
