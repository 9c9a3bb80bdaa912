"""Packages import their own modules (`from . import module`), and may call something else so besides."""
import torch

import shelf
from shelf import boxes, labels, tags

# Python 3.11, reference/import, "Submodules": an imported module is bound in the package around it
a = torch.zeros(shelf.boxes.width, boxes.width)  # S: a (4, 4)
a = torch.zeros(shelf.covers.width, shelf.lids.width)  # S: a (6, 6)

# what is registered when modules are imported, in the order in which they are
a = torch.zeros(shelf.registered["boxes"], shelf.registered["tags"])  # S: a (3, 2)
a = torch.zeros(len(shelf.registered), 1)  # S: a (2, 1)
for name in open("names"):
    import shelf.locks
a = torch.zeros(len(shelf.registered), 1)  # A: a (2, 1)

# what the package binds to the name later is what others import
a = torch.zeros(labels(), tags())  # S: a (5, 7)
a = torch.zeros(shelf.drawers.width, shelf.drawers.count)  # S: a (5, 5)
b = a @ torch.zeros(5, 2)  # S: b (5, 2)
b = a @ torch.zeros(shelf.boxes.width, 2)  # E: matmul-inner-dimensions
