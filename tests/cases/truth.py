"""What counts as true: numbers, strings, containers, things of libraries."""
import torch
import torch.nn as nn
import somewhere

nothing = open("file").read()
some = tuple(nothing)
noise = 2.5 * float(nothing)

a = torch.zeros(3 if 0 else 4, 3 if 5 else 4)  # S: a (4, 3)
a = torch.zeros(3 if 0.0 else 4, 3 if 2.5 else 4)  # S: a (4, 3)
a = torch.zeros(3 if "" else 4, 3 if "no" else 4)  # S: a (4, 3)
a = torch.zeros(3 if () else 4, 3 if (0,) else 4)  # S: a (4, 3)
a = torch.zeros(3 if None else 4, 3 if torch.float32 else 4)  # S: a (4, 3)
a = torch.zeros(3 if ... else 4, 3 if 5000000000 else 4)  # S: a (3, 3)
a = torch.zeros(3 if noise else 4)  # A: a (4,)
a = torch.zeros(3 if some else 4)  # A: a (4,)
a = torch.zeros(3 if nothing else 4)  # A: a (4,)
a = torch.zeros(3 if [] else 4)  # S: a (4,)
a = torch.zeros(3 if range(0) else 4)  # A: a (4,)


class Bare:
    def method(self):
        return super()


b = torch.zeros(3 if Bare else 4, 3 if Bare() else 4)  # S: b (3, 3)
b = torch.zeros(3 if Bare().method else 4, 3 if Bare().method() else 4)  # S: b (3, 3)
b = torch.zeros(3 if slice(2) else 4)  # A: b (3,)
b = torch.zeros(3 if (lambda: 0) else 4)  # S: b (3,)
b = torch.zeros(3 if nn.Linear else 4, 3 if nn.Linear(2, 2) else 4)  # S: b (3, 3)
b = torch.zeros(3 if somewhere.flag else 4)  # A: b (4,)
b = torch.zeros(3 if nn.ModuleList() else 4)  # A: b (4,)
b = torch.zeros(3 if a.view else 4, 3 if a.unheard_of else 4)  # A: b (3, 4)
b = torch.zeros(3 if a else 4)  # A: b (4,)
c = torch.zeros(3 if 0 or 5 else 4, 3 if 5 and 0 else 4)  # S: c (3, 4)
c = torch.zeros(None or 5, 0 or "" or 6, 7 and 8)  # S: c (5, 6, 8)
