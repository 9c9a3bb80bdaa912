"""The calls that a scan makes up to start with."""

from pathlib import Path

from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.outlines import outline_of

from shapelog.scan.analysis import Analyser
from shapelog.scan.discovery import discover
from shapelog.scan.reach import Reach
from shapelog.scan.starting import starting_calls
from shapelog.scan.store import Store
from shapelog.settings import Settings

SOURCE = """
from torch import nn
from torch.autograd import Function

class Network(nn.Module):
    def __init__(self, width=3):
        super().__init__()
    def forward(self, x):
        return x

class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
    def forward(self, x, mask=None):
        return x

class Wide(Block):
    def forward(self, x):
        return x + x

class Narrow(nn.Linear):
    def forward(self, x):
        return x @ self.weight.T

class Square(Function):
    @staticmethod
    def forward(ctx, x):
        return x * x

def build(width, *, depth):
    return Network(width)

def tiny():
    return Network(1)

def _hidden():
    return Network(1)
"""


def test_whole_networks_come_first_and_objects_that_cannot_be_called_are_left_out() -> None:
    facts = facts_of_source(SOURCE, file="nets.py", module="nets", is_package=False)
    outline = outline_of(facts)
    every = starting_calls(outline)
    assert list(every.calls.values()) == [
        "Narrow(*unknown)(unknown)",
        "Network()(unknown)",
        "tiny()",
        "Block(unknown)(unknown)",
        "Wide(unknown)(unknown)",
        "build(unknown, depth=unknown)",
    ]
    assert every.left_out == 0
    few = starting_calls(outline, 1)
    assert list(few.calls.values()) == ["Narrow(*unknown)(unknown)"] and few.left_out == 5


def test_an_inherited_constructor_is_given_what_it_needs(tmp_path: Path) -> None:
    source = tmp_path / "nets.py"
    source.write_text(SOURCE)
    (unit,) = discover([source]).units
    analyser = Analyser(Store(None), "tested", Settings())
    analysed = analyser.analyse(unit, reach=Reach.MODULE)
    assert analysed is not None
    assert analysed.counts.operations >= 3  # the product, the transposition, the sum
    assert analysed.report.summary.not_analysed == 0
