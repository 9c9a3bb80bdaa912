"""The command as a user runs it: formats, exit codes, one clear line for every bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

WRONG = """import torch

weights = torch.ones(5, 6)
result = torch.ones(3, 4) @ weights
"""
RIGHT = "import torch\n\nresult = torch.ones(3, 4) @ torch.ones(4, 6)\n"


ELSEWHERE = Path(sys.executable).parent  # in the root, Python would take shapelog/ for all of it


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "shapelog.cli", *map(str, arguments)]
    environment = {**os.environ, "COLUMNS": "100"}
    return subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ELSEWHERE, env=environment
    )


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    path = tmp_path / "wrong.py"
    path.write_text(WRONG, encoding="utf-8")
    return path


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert lines
    return lines[-1]


def test_a_finding_points_at_the_argument_and_names_both_shapes(wrong: Path) -> None:
    done = run("check", wrong)
    assert done.returncode == 1
    assert "error[matmul-inner-dimensions]" in done.stdout
    assert "wrong.py:4:29" in done.stdout
    assert "(3, 4)" in done.stdout and "(5, 6)" in done.stdout
    assert "1 error, 0 warnings" in done.stdout


def test_nothing_found(tmp_path: Path) -> None:
    path = tmp_path / "right.py"
    path.write_text(RIGHT, encoding="utf-8")
    done = run("check", path)
    assert done.returncode == 0
    assert "0 errors, 0 warnings" in done.stdout


def test_json_has_the_promised_fields(wrong: Path) -> None:
    done = run("check", wrong, "--format", "json")
    objects = [json.loads(line) for line in done.stdout.splitlines()]
    finding = next(item for item in objects if item["kind"] == "finding")
    promised = "file line column end_line end_column severity rule verdict message shapes trace"
    assert set(promised.split()) <= finding.keys()
    assert (finding["line"], finding["verdict"]) == (4, "invalid")
    assert objects[-1]["kind"] == "summary"


@pytest.mark.parametrize("name", ["sarif", "html", "github"])
def test_other_formats_go_to_a_file(wrong: Path, tmp_path: Path, name: str) -> None:
    output = tmp_path / "report"
    done = run("check", wrong, "--format", name, "--output", output)
    assert done.returncode == 1
    assert "matmul-inner-dimensions" in output.read_text(encoding="utf-8")


def test_two_runs_print_the_same_bytes(wrong: Path) -> None:
    assert (
        run("check", wrong, "--format", "json").stdout
        == run("check", wrong, "--format", "json").stdout
    )


def test_arguments_behind_the_dashes_reach_the_program(tmp_path: Path) -> None:
    path = tmp_path / "options.py"
    path.write_text(
        "import argparse\nimport torch\n\nparser = argparse.ArgumentParser()\n"
        "parser.add_argument('--size', type=int, default=4)\nargs = parser.parse_args()\n"
        "torch.ones(3, args.size) @ torch.ones(4, 6)\n",
        encoding="utf-8",
    )
    assert run("check", path).returncode == 0
    assert run("check", path, "--", "--size", "5").returncode == 1
    assert run("check", path, "--", "--size=5").returncode == 1


def test_notebooks_and_packages(tmp_path: Path) -> None:
    cells = [{"cell_type": "code", "source": [line + "\n" for line in WRONG.splitlines()]}]
    notebook = tmp_path / "wrong.ipynb"
    notebook.write_text(json.dumps({"cells": cells}), encoding="utf-8")
    assert run("check", notebook).returncode == 1
    package = tmp_path / "project"
    (package / "inner").mkdir(parents=True)
    (package / "inner" / "__init__.py").write_text("from .sizes import WIDTH\n", encoding="utf-8")
    (package / "inner" / "sizes.py").write_text("WIDTH = 5\n", encoding="utf-8")
    (package / "main.py").write_text(
        "import torch\nfrom inner import WIDTH\n\ntorch.ones(3, 4) @ torch.ones(WIDTH, 2)\n",
        encoding="utf-8",
    )
    done = run("check", package, "--format", "json")
    assert done.returncode == 1
    assert '"line": 4' in done.stdout


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"def f(:\n", "syntax error"),
        (b"x = '\xff\xfe'\n", "not text in utf-8"),
        (b"x = 1\0\n", "null bytes"),
    ],
)
def test_a_bad_file_is_named_and_the_rest_is_analysed(
    tmp_path: Path, content: bytes, words: str
) -> None:
    (tmp_path / "bad.py").write_bytes(content)
    (tmp_path / "wrong.py").write_text(WRONG, encoding="utf-8")
    alone = run("check", tmp_path / "bad.py")
    assert alone.returncode == 2 and words in alone.stdout
    done = run("check", tmp_path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr + done.stdout
    assert "bad.py" in done.stdout and words in done.stdout
    assert "matmul-inner-dimensions" in done.stdout


def test_targets_that_cannot_be_analysed(tmp_path: Path) -> None:
    assert "no such file" in one_line(run("check", tmp_path / "missing.py"))
    assert "no Python files" in one_line(run("check", tmp_path))
    assert "nonsense" in one_line(run("check", tmp_path, "--nonsense"))


def test_unwritable_output(wrong: Path, tmp_path: Path) -> None:
    output = tmp_path / "missing" / "report.html"
    assert "report.html" in one_line(run("check", wrong, "--format", "html", "--output", output))


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ('.decl P(x: number)\nP("a").\n', "2:3"),
        (".decl P(x: number\n", "1:"),
    ],
)
def test_faulty_rule_files(wrong: Path, tmp_path: Path, rules: str, words: str) -> None:
    path = tmp_path / "own.dl"
    path.write_text(rules, encoding="utf-8")
    line = one_line(run("check", wrong, "--rules", path))
    assert "own.dl" in line and words in line


#: Lines of the huge file; it takes minutes with all of them.
HUGE = 50_000 if os.environ.get("SHAPELOG_LONG") else 10_000


def test_a_recursive_function_and_a_huge_file(tmp_path: Path) -> None:
    path = tmp_path / "huge.py"
    path.write_text(
        "import torch\n\ndef f(n):\n    return f(n + 1) + f(n - 1)\n\nf(1)\n"
        + "".join(f"x{number} = {number}\n" for number in range(HUGE))
        + "torch.ones(3, 4) @ torch.ones(5, 6)\n",
        encoding="utf-8",
    )
    done = run("check", path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "matmul-inner-dimensions" in done.stdout


def test_soufflé_says_how_to_get_it(wrong: Path) -> None:
    environment = {**os.environ, "PATH": "/nonexistent"}
    environment.pop("SHAPELOG_SOUFFLE", None)
    done = subprocess.run(
        [sys.executable, "-m", "shapelog.cli", "check", str(wrong), "--engine", "souffle"],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=ELSEWHERE,
    )
    assert "souffle-lang" in one_line(done)


def test_derive_prints_relations(wrong: Path) -> None:
    done = run("derive", wrong, "--relation", "Broken")
    assert done.returncode == 0
    assert done.stdout.startswith("Broken(")
    assert "no relation" in one_line(run("derive", wrong, "--relation", "Nonsense"))


def test_facts_are_written_and_read_back(wrong: Path, tmp_path: Path) -> None:
    from shapelog.factgen import Facts

    assert run("facts", wrong, "--output", tmp_path / "facts").returncode == 0
    facts = Facts.read(tmp_path / "facts")
    assert facts.rows("BinaryOperation")
    facts.check()


def test_what_is_not_modelled_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "sizes.py"
    path.write_text(
        "import math\nimport torch\n\ntorch.zeros(math.comb(4, 2), 3)\n", encoding="utf-8"
    )
    done = run("check", path)
    assert done.returncode == 0
    assert "1 unmodelled name (math.comb)" in done.stdout


def test_columns_are_characters(tmp_path: Path) -> None:
    path = tmp_path / "wide.py"
    line = 'x = "äöü😀", torch.ones(3, 4) @ torch.ones(5, 6)'
    path.write_text(f"import torch\n{line}\n", encoding="utf-8")
    done = run("check", path, "--format", "json")
    finding = json.loads(done.stdout.splitlines()[0])
    assert (finding["line"], finding["column"]) == (2, line.index("torch.ones(5") + 1)
    assert finding["end_column"] == len(line) + 1
    assert {one["explanation"] for one in finding["origins"]} == {
        "torch.ones(3, 4) gives (3, 4)",
        "torch.ones(5, 6) gives (5, 6)",
    }


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["check", "--bogus", "x.py"], "--bogus"),
        (["chek", "x.py"], "check"),
        (["scan", "x", "--jobs", "many"], "--jobs"),
        (["check", "x.py", "--format", "pdf"], "sarif"),
        (["bench", "everything"], "everything"),
    ],
)
def test_a_wrong_command_line(arguments: list[str], named: str) -> None:
    done = run(*arguments)
    line = one_line(done)
    assert done.stderr.strip() == line
    assert line.startswith("shapelog: ") and named in line and "--help" in line


def test_without_a_command_there_is_help() -> None:
    done = run("bench")
    assert "Commands:" in done.stdout + done.stderr
