"""Modules and buffers that are registered under names that are put together, texts that a loop puts together."""
import torch
from torch import nn


class Layers(nn.Module):
    def __init__(self, channels):
        super().__init__()
        before = 3
        for i, after in enumerate(channels):
            self.add_module(f"layer{i + 1}", nn.Conv2d(before, after, 3, padding=1))
            before = after
        self.number = len(channels)

    def forward(self, x):
        for i in range(self.number):
            x = getattr(self, f"layer{i + 1}")(x)  # E: conv-in-channels
        return x


a = Layers((4, 8))(torch.zeros(2, 3, 9, 9))  # S: a (2, 8, 9, 9)
b = Layers((4, 8)).layer2(torch.zeros(2, 4, 9, 9))  # S: b (2, 8, 9, 9)
Layers((4,))(torch.zeros(2, 1, 9, 9))


class Buffers(nn.Module):
    def __init__(self):
        super().__init__()
        register = lambda name, value: self.register_buffer(name, value.float())
        register("betas", torch.linspace(0.1, 0.2, 10))

    def forward(self, x):
        return self.betas * x  # E: broadcast-dimensions


c = Buffers()(torch.zeros(10))  # S: c (10,)
Buffers()(torch.zeros(9))

# torch.full has the type of what it is filled with
d = torch.zeros(7)[torch.full((2, 3), 1)]  # S: d (2, 3)
torch.zeros(7)[torch.full((2, 3), 1.0)]  # E: index-type

letters = dict((i, letter) for letter, i in {"a": 0, "b": 1, "c": 2}.items())


def sample(predicted):
    text = ""
    while len(text) < 100:
        text += letters[int(predicted)]
        if text.endswith("c"):
            break
    return text


e = torch.zeros(4, len(sample(torch.rand(1))), 2).sum(1)  # S: e (4, 2)
