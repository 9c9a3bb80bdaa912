"""torch.nn.Module, its containers, and what is called through them."""
import torch
import torch.nn as nn
from collections import OrderedDict

nothing = open("file").read()


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.zeros(3))
        self.register_buffer("std", tensor=torch.zeros(4))
        self.add_module("layer", nn.Linear(4, 5))
        self.body = nn.Sequential(nn.Linear(4, 6), nn.ReLU())
        self.apply(self.reset)

    def reset(self, module):
        self.seen = 3

    def forward(self, x):
        return self.layer(x) + self.weight


net = Net().to("cpu").eval().train()
a = torch.zeros(2, 3) + net.mean  # A: a (2, 3)
a = torch.zeros(2, 4) + net.std  # A: a (2, 4)
a = net.layer(torch.zeros(2, 4))  # S: a (2, 5)
a = net.body(torch.zeros(2, 4))  # S: a (2, 6)
a = torch.zeros(3 if net.training else 4)  # A: a (3,)
a = torch.zeros(nn.Linear(4, 5).out_features, nn.Conv2d(3, 8, 5).kernel_size[0])  # S: a (5, 5)
a = torch.zeros(3 if net.register_buffer("other", None) is None else 4)  # S: a (3,)
a = net.apply(nothing).layer(torch.zeros(2, 4))  # S: a (2, 5)

# Sequential
b = nn.Sequential()
b.add_module("first", nn.Linear(4, 5))
b.append(nn.Linear(5, 6))
c = b(torch.zeros(2, 4))  # S: c (2, 6)
c = nn.Sequential()(torch.zeros(2, 4)) + 0  # S: c (2, 4)
c = nn.Sequential(*[nn.Linear(4, 4) for _ in range(3)], nn.Linear(4, 7))(torch.zeros(2, 4))  # S: c (2, 7)
c = torch.zeros(nn.Sequential(*nothing)(torch.zeros(2, 4)), 1)  # S: c (?, 1)
c = torch.zeros(nn.Sequential(*list(nothing))(torch.zeros(2, 4)), 1)  # S: c (?, 1)
c = nn.Sequential(OrderedDict([("a", nn.Linear(4, 5)), ("b", nn.Linear(5, 8))]))(torch.zeros(2, 4))  # S: c (2, 8)
c = nn.Sequential(nn.Linear(4, 5), nn.Linear(5, 8)).forward(torch.zeros(2, 4))  # S: c (2, 8)
c = nn.Sequential(nn.Linear(4, 5), nn.Linear(5, 8))[0](torch.zeros(2, 4))  # S: c (2, 5)
d = nn.Sequential()
for _ in nothing:
    d.add_module("more", nn.Linear(4, 4))
c = torch.zeros(d(torch.zeros(2, 4)), 1)  # A: c (?, 1)


class Body(nn.Sequential):
    def __init__(self):
        super().__init__(nn.Linear(4, 5), nn.Linear(5, 9))


c = Body()(torch.zeros(2, 4))  # S: c (2, 9)

# ModuleList
e = nn.ModuleList([nn.Linear(4, 5), nn.Linear(5, 6), nn.Linear(6, 7)])
f = e[0](torch.zeros(2, 4))  # S: f (2, 5)
x = torch.zeros(2, 5)
for layer in e[1:]:
    x = layer(x)
f = x + 0  # S: f (2, 7)
e.add_module("3", nn.Linear(7, 8))
f = e[-1](torch.zeros(2, 7))  # S: f (2, 8)
e.extend([nn.Linear(8, 9)])
f = e[-1](torch.zeros(2, 8))  # S: f (2, 9)
f = nn.ModuleList(nothing)[0](torch.zeros(2, 8))
f = torch.zeros(f, 1)  # S: f (?, 1)
f = nn.ModuleList()
f.append(nn.Linear(2, 3))
f = f[0](torch.zeros(1, 2))  # S: f (1, 3)

# DataParallel
g = nn.DataParallel(nn.Linear(4, 5))(torch.zeros(2, 4))  # S: g (2, 5)
g = nn.parallel.data_parallel(nn.Linear(4, 5), torch.zeros(2, 4))  # S: g (2, 5)
made = list(map(nn.Linear, [4]))
g = torch.zeros(3 if made[0] else 4)  # S: g (3,)
for part in made[0]:
    g = torch.zeros(2, 1)  # S: g (2, 1)
registered = nn.ParameterList([nn.Linear(4, 5)])
registered.add_module("more", nn.Linear(4, 6))
g = registered[0](torch.zeros(2, 4))  # S: g (2, 5)


# ---- an item of a container is replaced

replaced = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 5))
replaced[2] = nn.Linear(4, 6)
y = replaced(torch.zeros(2, 3))  # S: y (2, 6)
replaced[-1] = nn.Linear(7, 6)
y = replaced(torch.zeros(2, 3))  # E: linear-in-features (2, 4)


class Positions(nn.Module):
    def __init__(self, width, longest):
        super().__init__()
        table = torch.zeros(longest, width)
        self.register_buffer("positions", table.unsqueeze(0))

    def forward(self, words):
        part = self.positions[:, : words.size(1)]
        return words + part


x = Positions(16, 100)(torch.zeros(2, 30, 16)) + 0  # S: x (2, 30, 16)
x = Positions(16, 100)(torch.zeros(2, 30, 16)) @ torch.zeros(8, 4)  # E: matmul-inner-dimensions (2, 30, 16) (8, 4)


class Stages(nn.Module):
    def __init__(self, widths):
        super().__init__()
        layers = []
        inputs = 3
        for width in widths:
            for _ in range(13):
                layers.append(Halving(inputs, width))
                inputs = width
        self.layers = nn.ModuleList(layers)
        self.table = torch.zeros(1, 3).fill_diagonal_(1.0)

    def forward(self, images):
        for layer in self.layers:
            images = layer(images)
        return images


class Halving(nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.layer = nn.Conv2d(inputs, outputs, 1)
        self.shortcut = None
        if inputs != outputs:
            self.shortcut = nn.Conv2d(inputs, outputs, 1)

    def forward(self, images):
        kept = images if self.shortcut is None else self.shortcut(images)
        return self.layer(images) + kept


def epochs():
    stages = Stages([4, 8])
    for _ in range(50):
        out = stages(torch.zeros(2, 3, 8, 8))  # S: out (2, 8, 8, 8)
        print(out)


epochs()
x = torch.zeros(3).fill_diagonal_(0.0)  # E: fill-diagonal-rank
x = torch.zeros(3, 3, 2).fill_diagonal_(0.0)  # E: fill-diagonal-sizes
x = torch.zeros(3, 3, 3).fill_diagonal_(0.0)  # S: x (3, 3, 3)

# not compiled, scripted or traced
traced = torch.zeros(3) if torch.jit.is_scripting() or torch.jit.is_tracing() else torch.zeros(4)  # S: traced (4,)
