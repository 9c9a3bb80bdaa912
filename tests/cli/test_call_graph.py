"""`shapelog callgraph` as a user runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """import torch


class Net(torch.nn.Module):
    def forward(self, x):
        return helper(x)


def helper(x):
    return x.relu()


net = Net()
net(torch.zeros(3))
unknown = open("x").read()
unknown.call()
"""
ELSEWHERE = Path(sys.executable).parent


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "shapelog.cli", "callgraph", *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ELSEWHERE, env=dict(os.environ)
    )


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "program.py"
    path.write_text(PROGRAM, encoding="utf-8")
    return path


def test_json_names_functions_calls_and_places(program: Path) -> None:
    graph = json.loads(run(program).stdout)
    assert {node["name"] for node in graph["nodes"]} == {"", "Net.forward", "helper"}
    calls = {(edge["caller"], edge["callee"], edge["line"]) for edge in graph["edges"]}
    assert ("program:<module>", "program:Net.forward", 14) in calls
    assert ("program:Net.forward", "program:helper", 6) in calls
    assert ("program:helper", "torch.Tensor.relu", 10) in calls


def test_pycg_names_builtins_and_methods(program: Path) -> None:
    graph = json.loads(run(program, "--format", "pycg").stdout)
    assert graph["program.Net.forward"] == ["program.helper"]
    assert "<builtin>.open" in graph["program"]


def test_dot_can_be_drawn(program: Path) -> None:
    text = run(program, "--format", "dot").stdout
    assert text.startswith("digraph calls {") and text.rstrip().endswith("}")
    assert '"program.Net.forward" -> "program.helper";' in text


def test_a_broken_file_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("def f(:\n", encoding="utf-8")
    done = run(path)
    assert done.returncode == 2
    assert done.stderr.startswith("shapelog: ") and len(done.stderr.splitlines()) == 1
