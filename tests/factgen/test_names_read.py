"""Which names a module reads: a function's reading of its own name does not count, a module's does."""

from __future__ import annotations

from pathlib import Path

from shapelog.pipeline import Settings, load


def _names(folder: Path, module: str, source: str) -> set[str]:
    path = folder / f"{module}.py"
    path.write_text(source, encoding="utf-8")
    facts = load([path], [], Settings()).units[0].facts
    return {str(name) for _, name in facts.rows("NameRead")}


def test_a_class_called_like_its_module_is_read(tmp_path: Path) -> None:
    source = "class Net:\n    pass\n\nnet = Net()\n"
    assert "Net" in _names(tmp_path, "Net", source)
    assert "Net" in _names(tmp_path, "other", source)


def test_a_function_that_calls_itself_only_is_not(tmp_path: Path) -> None:
    assert "again" not in _names(tmp_path, "module", "def again(n):\n    return again(n - 1)\n")
