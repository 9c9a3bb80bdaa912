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


def test_a_module_whose_name_cannot_be_written_is_started_like_any_other(tmp_path: Path) -> None:
    folder = tmp_path / "2-steps"
    folder.mkdir()
    (folder / "4_bands-32khz.py").write_text(f"{SOURCE}\ndef both(x):\n    return tiny() @ x\n")
    (tmp_path / "lambda.py").write_text(SOURCE)
    analyser = Analyser(Store(None), "tested", Settings())
    for unit in discover([tmp_path]).units:
        for reach in (Reach.MODULE, Reach.WHOLE):
            analysed = analyser.analyse(unit, reach=reach)
            assert analysed is not None and analysed.counts.operations >= 3


VARIADIC = """
import torch
from torch import nn

class Joined(nn.Module):
    def __init__(self, *sizes, **options):
        super().__init__()
        self.given = nn.Conv2d(*sizes, **options)
        self.first = nn.Linear(3, 4)
        self.last = nn.Linear(5, 2)

    def forward(self, *tensors):
        return self.last(self.first(torch.cat(tensors[1:], dim=1) + tensors[0]))

def both(left, right=2, *rest):
    return left[right] + rest[0]
"""


def test_any_number_of_arguments_is_any_number(tmp_path: Path) -> None:
    source = tmp_path / "nets.py"
    source.write_text(VARIADIC)
    (unit,) = discover([source]).units
    facts = facts_of_source(VARIADIC, file="nets.py", module="nets", is_package=False)
    assert list(starting_calls(outline_of(facts)).calls.values()) == [
        "Joined(*unknown)(*unknown)",
        "both(unknown, unknown, *unknown)",
    ]
    analysed = Analyser(Store(None), "tested", Settings()).analyse(unit, reach=Reach.MODULE)
    assert analysed is not None
    assert [one.rule for one in analysed.report.findings] == ["linear-in-features"]
