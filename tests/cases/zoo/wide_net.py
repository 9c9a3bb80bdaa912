"""A network that is imported by its name only."""
from torch import nn

WIDTH = 8


class WideNet(nn.Module):
    def __init__(self, classes):
        super().__init__()
        self.layer = nn.Linear(WIDTH, classes)

    def forward(self, x):
        return self.layer(x)
