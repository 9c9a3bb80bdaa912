"""The calls that a scan makes up to start with."""

from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.outlines import outline_of

from shapelog.scan.starting import starting_calls

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
        "Network()(unknown)",
        "tiny()",
        "Block(unknown)(unknown)",
        "Wide(unknown)(unknown)",
        "build(unknown, depth=unknown)",
    ]
    assert every.left_out == 0
    few = starting_calls(outline, 1)
    assert list(few.calls.values()) == ["Network()(unknown)"] and few.left_out == 4
