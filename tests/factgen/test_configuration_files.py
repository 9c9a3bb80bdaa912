"""Files of JSON and YAML that a program names: which are found, and what they are as modules."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapelog.factgen.configuration_files import program_of_file
from shapelog.factgen.project import ProjectFacts, find_project


def _modules(folder: Path, program: str) -> set[str]:
    script = folder / "main.py"
    script.write_text(program, encoding="utf-8")
    lowering = ProjectFacts(find_project(script))
    files = lowering.closure(["main"], 100)
    assert files is not None
    return {file.source.module for file in files} - {"main"}


def test_found_beside_the_program_and_in_folders_that_it_names(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "a.json").write_text('{"width": 3}', encoding="utf-8")
    (tmp_path / "inner" / "b.yaml").write_text("width: 3\n", encoding="utf-8")
    program = 'names = "a.json", "inner", "b.yaml", "absent.json"\n'
    assert _modules(tmp_path, program) == {"%file:a.json", "%file:b.yaml"}


@pytest.mark.parametrize("text", ["[1, 2", "3", "NaN", '{"a": Infinity}', ""])
def test_what_is_no_configuration_of_json_is_no_module(tmp_path: Path, text: str) -> None:
    (tmp_path / "a.json").write_text(text, encoding="utf-8")
    assert _modules(tmp_path, 'name = "a.json"\n') == set()


@pytest.mark.parametrize("data", [b"\xff\xfe", b"a: \0", b"[" * 5000, b"# " + b"x" * 100_000])
def test_what_cannot_be_read_is_no_module_and_no_problem(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.yaml").write_bytes(data)
    script = tmp_path / "main.py"
    script.write_text('name = "a.yaml"\n', encoding="utf-8")
    lowering = ProjectFacts(find_project(script))
    files = lowering.closure(["main"], 100)
    assert files is not None and [file.source.module for file in files] == ["main"]
    assert not lowering.problems


def test_none_of_two_under_one_name(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "inner"):
        folder.mkdir(exist_ok=True)
        (folder / "a.json").write_text("{}", encoding="utf-8")
    assert _modules(tmp_path, 'names = "a.json", "inner"\n') == set()


def test_none_if_the_program_writes_such_files(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("{}", encoding="utf-8")
    program = 'import json\njson.dump({}, open("a.json", "w"))\n'
    assert _modules(tmp_path, program) == set()


def test_lines_and_columns_stay() -> None:
    text = '\n{\n  "a": true,\n  "b": [null, "true"]\n}\n'
    program = program_of_file(text, ".json")
    assert program is not None
    assert program.splitlines()[2:4] == ['  "a": True,', '  "b": [None, "true"]']
