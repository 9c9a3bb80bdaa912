"""How many rounds of a loop are told apart: fewer where each goes through layers that nothing writes out."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapelog.rules.cache import compiled_program
from shapelog.rules.files import rule_files

from shapelog.pipeline import derive_unit, load
from shapelog.settings import Settings

PROGRAM = """import torch
from torch import nn


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = {layers}

    def forward(self, x):
        return self.layers(x)


network = Network()
x = torch.zeros(2, 4)
for _ in range(50):
    x = network(x)
"""


@pytest.mark.parametrize(
    ("layers", "limit"),
    [
        ("nn.Linear(4, 4)", Settings().unroll),
        ("nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4))", Settings().unroll),
        ("nn.Sequential(*[nn.Linear(4, 4) for _ in range(12)])", Settings().heavy),
    ],
)
def test_applying_any_number_of_layers_is_a_loop(tmp_path: Path, layers: str, limit: int) -> None:
    script = tmp_path / "script.py"
    script.write_text(PROGRAM.format(layers=layers), "utf-8")
    (unit,) = load([script], (), Settings()).units
    derived = derive_unit(unit, compiled_program(rule_files()), "clingo", ["Rounds"])
    rounds = {row[1] for row in derived.derivation.rows("Rounds") if "<module>" in str(row[0])}
    assert rounds == {limit}
