"""A module of a Sequential that is an item of another one is replaced."""
import torch
from torch import nn


class Block(nn.Sequential):
    def __init__(self, width, height):
        layers = [nn.Linear(width, height), nn.ReLU()]
        super().__init__(*layers)


blocks = nn.Sequential(Block(2, 3), Block(3, 3))
blocks[0][0] = nn.Linear(7, 3)
a = blocks(torch.zeros(6, 7))  # S: a (6, 3)
a = blocks(torch.zeros(6, 2))  # E: linear-in-features (6, 2)
plain = nn.Sequential(nn.Sequential(nn.Linear(3, 4), nn.ReLU()), nn.Linear(4, 5))
plain[0][0] = nn.Linear(3, 8)
a = plain(torch.zeros(6, 3))  # E: linear-in-features (6, 8)
plain[1] = nn.Linear(8, 9)
a = plain(torch.zeros(6, 3))  # S: a (6, 9)
