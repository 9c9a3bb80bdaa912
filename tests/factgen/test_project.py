"""Which modules a script finds: beside it, below its package, and in the folders of its project."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapelog.factgen import ProjectFacts, find_project


def _written(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def _found(script: Path, module: str) -> str | None:
    lowered = ProjectFacts(find_project(script)).module(module)
    return None if lowered is None else str(lowered.source.path)


def test_a_script_finds_the_package_at_the_root_of_its_project(tmp_path: Path) -> None:
    root = _written(
        tmp_path,
        {"setup.py": "", "net/__init__.py": "", "net/model.py": "x = 1\n", "runs/a/train.py": ""},
    )
    assert _found(root / "runs/a/train.py", "net.model") == str(root / "net/model.py")


def test_sources_may_lie_below_src(tmp_path: Path) -> None:
    root = _written(tmp_path, {"pyproject.toml": "", "src/net/model.py": "", "runs/train.py": ""})
    assert _found(root / "runs/train.py", "net.model") == str(root / "src/net/model.py")


def test_what_lies_beside_the_script_comes_first(tmp_path: Path) -> None:
    root = _written(
        tmp_path, {"setup.py": "", "util.py": "", "runs/util.py": "", "runs/train.py": ""}
    )
    assert _found(root / "runs/train.py", "util") == str(root / "runs/util.py")


def test_without_a_project_nothing_above_is_read(tmp_path: Path) -> None:
    root = _written(tmp_path, {"net/model.py": "", "runs/train.py": ""})
    assert _found(root / "runs/train.py", "net.model") is None


def test_a_repository_of_a_modelled_library_is_not_read_in_its_place(tmp_path: Path) -> None:
    root = _written(tmp_path, {"setup.py": "", "keras/__init__.py": "", "examples/train.py": ""})
    assert _found(root / "examples/train.py", "keras") is None


@pytest.mark.parametrize(
    "added",
    [
        'sys.path.append("../../")',
        'sys.path.insert(0, "../..")',
        "sys.path.append(os.path.dirname(os.path.dirname(os.path.dirname(__file__))))",
        'sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))',
        "sys.path.append(str(Path(__file__).resolve().parent.parent.parent))",
        "sys.path.append(str(Path(__file__).parents[2]))",
        'HERE = Path(__file__).parent\nsys.path.append(str(HERE / ".." / ".."))',
        'sys.path += []\nsys.path.extend(["../.."])',
        'sys.path.append(os.path.join(os.getcwd(), "../.."))',
        "sys.path.append(os.path.join(os.pardir, os.path.pardir))",
    ],
)
def test_what_a_script_adds_to_the_search_path_is_searched(tmp_path: Path, added: str) -> None:
    root = _written(tmp_path, {"net/model.py": "x = 1\n", "runs/a/train.py": f"{added}\n"})
    found = _found(root / "runs/a/train.py", "net.model")
    assert found is not None
    assert Path(found).resolve() == root / "net/model.py"


@pytest.mark.parametrize(
    "added",
    [
        "sys.path.append(ROOT)",
        "sys.path.append(sys.argv[1])",
        'sys.path.append("/nowhere")',
        "ROOT = ROOT\nsys.path.append(ROOT)",
        "sys.path.append(3)",
        "sys.path.append(",
    ],
)
def test_what_is_not_written_there_is_not_guessed(tmp_path: Path, added: str) -> None:
    root = _written(tmp_path, {"net/model.py": "", "runs/train.py": f"{added}\n"})
    assert _found(root / "runs/train.py", "net.model") is None
