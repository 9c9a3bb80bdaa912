"""match: literals, alternatives, sequences, mappings, classes, guards."""
from dataclasses import dataclass

import torch


@dataclass
class Config:
    width: int
    depth: int = 2


def size(value):
    match value:
        case 1 | 2:
            return 12
        case [first, *rest]:
            return first + len(rest)
        case {"width": width, "kind": "wide"}:
            return width
        case Config(width=width, depth=2):
            return width
        case Config(width, 3):
            return width + 100
        case str():
            return 55
        case None:
            return 66
        case number if number > 10:
            return number
        case _:
            return 77


x = torch.zeros(size(1), size([5, 6, 7]), size({"width": 8, "kind": "wide"}))  # A: x (12, 7, 8)
x = torch.zeros(size(Config(21)), size(Config(1, 3)), size("text"))  # A: x (21, 101, 55)
x = torch.zeros(size(None), size(13), size(5))  # S: x (66, 13, 77)
y = torch.zeros(1, size("s")) @ torch.zeros(size(5), 2)  # E: matmul-inner-dimensions (1, 55) (77, 2)
