"""Containers of modules: what nobody changes is at any time what it was, the others are followed."""
import torch
import torch.nn as nn
from parts import tables
from parts.tables import AT_IMPORT, LISTED, ROWS, early, given, grow, grow_held, grow_shared, one, width_of

nothing = open("file").read()


class Net(nn.Module):
    def __init__(self, name):
        super().__init__()
        self.body = nn.Linear(width_of(name), ROWS["few"])

    def forward(self, x):
        return self.body(x)  # E: linear-in-features


y = Net("large")(torch.zeros(3, 8))  # S: y (3, 2)
Net("small")(torch.zeros(3, 8))
y = Net("other")(torch.zeros(3, 4))  # S: y (3, 2)
y = torch.zeros(len(tables.WIDTHS), *LISTED)  # A: y (2, 3, 4)

# changed by a function, through a global
grow()
y = torch.zeros(tables.GROWN["few"])  # A: y (9,)
# through another name of it
grow_shared()
y = torch.zeros(*tables.ALIASED)  # A: y (2, 3)
# through a tuple that holds it
grow_held()
y = torch.zeros(*tables.HELD)  # A: y (1, 2)
# by who got it
given()["few"] = 7
y = torch.zeros(tables.HANDED["few"])  # A: y (7,)
# by a name that is a string
getattr(tables, "NAMED").append(4)
y = torch.zeros(*tables.NAMED)  # A: y (1, 4)
# by the module itself, in a loop over several
y = torch.zeros(*one("one"), *one("two"), *one("three"))  # A: y (1, 2, 5, 5, 6, 6)
# read before the module has changed it, and after
y = torch.zeros(AT_IMPORT, early())  # A: y (1, 2)
