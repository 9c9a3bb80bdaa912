"""Which names a module reads, and which as values: a function's reading of its own name does not count."""

from __future__ import annotations

from pathlib import Path

from shapelog.pipeline import load
from shapelog.settings import Settings


def _names(folder: Path, module: str, source: str, relation: str = "NameRead") -> set[str]:
    path = folder / f"{module}.py"
    path.write_text(source, encoding="utf-8")
    facts = load([path], [], Settings()).units[0].facts
    return {str(name) for _, name in facts.rows(relation)}


def test_a_class_called_like_its_module_is_read(tmp_path: Path) -> None:
    source = "class Net:\n    pass\n\nnet = Net()\n"
    assert "Net" in _names(tmp_path, "Net", source)
    assert "Net" in _names(tmp_path, "other", source)


def test_a_function_that_calls_itself_only_is_not(tmp_path: Path) -> None:
    assert "again" not in _names(tmp_path, "module", "def again(n):\n    return again(n - 1)\n")


def test_what_is_only_called_is_no_value(tmp_path: Path) -> None:
    source = "def widen(x):\n    return x\n\ndef keep(widen):\n    return widen\n\nwiden(len)\n"
    assert _names(tmp_path, "module", source, "NameValue") == {"len"}
    assert "widen" in _names(tmp_path, "module", source + "other = widen\n", "NameValue")
    assert "widen" in _names(tmp_path, "module", source + "@widen\ndef f(): ...\n", "NameValue")
    assert "widen" not in _names(tmp_path, "module", source + "widen.calls\n", "NameValue")
    assert "calls" in _names(tmp_path, "module", source + "widen.calls\n", "NameValue")
    assert "calls" not in _names(tmp_path, "module", source + "widen.calls()\n", "NameValue")
