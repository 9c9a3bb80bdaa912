"""A small repository of everything that a scan meets, written to a folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from shapelog.rules.cache import CACHE_VARIABLE, cache_directory

FILES = {
    "pyproject.toml": '[project]\nname = "sample"\n\n[project.scripts]\nsample = "sample.tool:main"\n',
    "src/sample/__init__.py": "from .layers import Block\nfrom .other import *\n",
    "src/sample/layers.py": """\
import torch.nn as nn


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.first = nn.Linear(width, 8)
        self.second = nn.Linear(9, 4)

    def forward(self, x):
        return self.second(self.first(x))


def unused():
    return never_defined_anywhere()
""",
    "src/sample/other.py": "def helper(x):\n    return x\n",
    "src/sample/tool.py": """\
import torch

from sample import Block, helper


def main():
    return Block(3)(helper(torch.zeros(2, 3)))
""",
    "train.py": """\
import torch
from sample.layers import Block

model = Block(16)
print(model(torch.zeros(5, 16)))
print(torch.zeros(2, 3) @ torch.zeros(4, 5))
""",
    "plain.py": "import json\n\nprint(json.dumps({}))\n",
    "broken.py": "def f(:\n    pass\n",
}
NOTEBOOK = {
    "cells": [
        {"cell_type": "markdown", "source": ["# title"]},
        {"cell_type": "code", "source": ["import torch\n", "a = torch.zeros(2, 3)\n"]},
        {"cell_type": "code", "source": ["%matplotlib inline\n", "a @ a\n"]},
    ]
}


def write_repository(folder: Path) -> Path:
    """Write the repository below a folder and return it."""
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    (folder / "look.ipynb").write_text(json.dumps(NOTEBOOK), "utf-8")
    return folder


def own_cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test have a cache of its own, but for the compiled rules."""
    folder.mkdir()
    rules = cache_directory() / "rules"
    rules.mkdir(parents=True, exist_ok=True)
    (folder / "rules").symlink_to(rules.resolve(), target_is_directory=True)
    monkeypatch.setenv(CACHE_VARIABLE, str(folder))
