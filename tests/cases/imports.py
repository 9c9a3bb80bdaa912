"""Modules and packages of the project: imports of every form, star imports, state."""
import parts
import parts.deep.inner
import torch
from numpy import *
from parts import layers
from parts.sizes import *
from parts.sizes import width as renamed

nothing = open("file").read()
a = torch.zeros(renamed, width, height)  # S: a (4, 4, 5)
a = torch.zeros(parts.deep.depth, parts.deep.inner.height)  # S: a (6, 5)
a = layers.make()(torch.zeros(2, 4))  # S: a (2, 5)
a = torch.zeros(3 if name == "parts.sizes" else 4)  # A: a (3,)
a = torch.zeros(3 if __name__ == "__main__" else 4)  # A: a (3,)
a = torch.zeros(len([1, 2]), parts.deep.inner.seen)  # S: a (2, 2)
b = zeros((2, 3))  # S: b (2, 3)
parts.grow()
parts.grow()
a = torch.zeros(parts.size(), parts.state)  # S: a (4, 4)
parts.state = 9
a = torch.zeros(parts.state, 1)  # S: a (9, 1)
kept = torch
for _ in nothing:
    kept = parts
a = torch.zeros(kept.deep.depth, 1)  # A: a (6, 1)
