"""The attributes of objects as dictionaries: vars(options), options.__dict__, Model(**vars(options))."""

import json
from dataclasses import dataclass

import torch
import torch.nn as nn


class Options:
    def __init__(self, width=4):
        self.width = width
        self.depth = 3

    def __str__(self):
        return ", ".join(f"{name}={value}" for name, value in self.__dict__.items())

    def save(self, path):
        with open(path, "w") as file:
            json.dump(self.__dict__, file)


@dataclass
class Sizes:
    width: int = 6
    depth: int = 2


class Model(nn.Module):
    def __init__(self, width, depth):
        super().__init__()
        self.layers = nn.Linear(width, depth)

    def forward(self, x):
        return self.layers(x)  # E: linear-in-features (5, 6)


options = Options()
print(options)
options.save("options.json")
a = torch.zeros(options.__dict__["width"], vars(options)["depth"])  # S: a (4, 3)
b = torch.zeros(dict(options.__dict__)["width"])  # S: b (4,)
c = torch.zeros({**vars(options)}["depth"])  # S: c (3,)
d = torch.zeros(vars(options).get("width", 9))  # S: d (4,)
e = torch.zeros(vars(options).get("height", 9))  # S: e (9,)
model = Model(**vars(options))
f = model(torch.zeros(2, 4))  # S: f (2, 3)
g = Model(**Sizes().__dict__)(torch.zeros(5, 6))  # S: g (5, 2)
Model(**vars(Sizes(width=7)))(torch.zeros(5, 6))  # fails in forward, by a layer of 7

# what is stored again is as it is then
options.depth = 5
h = torch.zeros(vars(options)["depth"])  # S: h (5,)
options.depth = 8
k = torch.zeros(vars(options)["depth"])  # S: k (8,)
for name, value in vars(options).items():
    print(name, value)
