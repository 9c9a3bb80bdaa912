"""ModuleDict and ParameterDict: modules held by name, reached by key, in a loop, by update and in."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = nn.ModuleDict({"a": nn.Linear(4, 5), "b": nn.Linear(5, 6)})
        self.more = nn.ModuleDict()
        self.more["c"] = nn.Linear(6, 7)
        self.more.update({"d": nn.Linear(7, 8)})
        self.more.add_module("e", nn.Linear(8, 9))
        self.pairs = nn.ModuleDict([["relu", nn.ReLU()], ("last", nn.Linear(9, 3))])
        self.scale = nn.ParameterDict({"w": nn.Parameter(torch.zeros(3, 2))})

    def forward(self, x):
        x = self.blocks["b"](self.blocks["a"](x))
        for _, layer in self.more.items():
            x = layer(x)
        for layer in self.pairs.values():
            x = layer(x)
        if "w" in self.scale:
            x = x @ self.scale["w"]
        if "v" in self.scale:
            x = x @ torch.zeros(7, 7)
        return x


net = Net()
y = net(torch.zeros(2, 4))  # S: y (2, 2)
net.to("cuda").blocks.eval()
count = torch.zeros(len(net.more))  # S: count (3,)
net.blocks["b"](torch.zeros(2, 4))  # E: linear-in-features (2, 4)
for key in net.blocks:
    net.blocks[key](torch.zeros(2, 5))  # E: linear-in-features (2, 5)
for key in net.pairs.keys():
    z = net.pairs[key](torch.zeros(2, 9))
z.view(6)
z.view(7)  # E: reshape-element-count (2, 3)
last = net.pairs.pop("last")
last(torch.zeros(2, 8))  # E: linear-in-features (2, 8)

copied = nn.ModuleDict(net.blocks)
w = copied["a"](torch.zeros(1, 4))  # S: w (1, 5)
modules = torch.zeros(3, 4 if isinstance(copied, nn.Module) else 5)  # S: modules (3, 4)
plain = torch.zeros(3, 4 if isinstance(copied, dict) else 5)  # S: plain (3, 5)


# classes of the program that derive from them
class Block(nn.ModuleDict):
    def __init__(self, layers):
        super().__init__()
        for i in range(layers):
            self.add_module("layer%d" % (i + 1), nn.Linear(3 + i, 4 + i))

    def forward(self, x):
        for name, layer in self.items():
            x = layer(x)  # E: linear-in-features (2, 4)
        return x


out = Block(3)(torch.zeros(2, 3))  # S: out (2, 6)
Block(3)(torch.zeros(2, 4))


class Chain(nn.ModuleDict):
    def forward(self, x):
        for layer in self.values():
            x = layer(x)
        return x


out = Chain({"a": nn.Linear(3, 4), "b": nn.Linear(4, 7)})(torch.zeros(2, 3))  # S: out (2, 7)
