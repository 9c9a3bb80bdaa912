"""The attributes of objects as dictionaries, where the program sets some by names that it computes."""

import sys

import torch


class Options:
    def __init__(self):
        self.width = 4

    def merge(self, other):
        for name, value in other.__dict__.items():
            setattr(self, name, value)


class Node:
    def __init__(self, **entries):
        self.__dict__.update(entries)

    def to_dict(self):
        return {k: v.to_dict() if isinstance(v, Node) else v for k, v in self.__dict__.items()}


options = Options()
a = torch.zeros(vars(options)["width"])  # S: a (4,)
b = torch.zeros(vars(options).get("height", 9))  # S: b (9,) (?,) (...)
options.merge(Options())
c = torch.zeros(vars(options)["width"])  # S: c (4,)
node = Node(size=3, inner=Node(depth=2))
d = torch.zeros(vars(node)["size"])  # S: d (3,) (?,) (...)
e = torch.zeros(node.to_dict()["size"], 2) @ torch.zeros(2, 5)  # S: e (3, 5) (2, 5) (?, 5)
torch.zeros(vars(options)["width"]) @ torch.zeros(5)  # E: matmul-inner-dimensions (4,) (5,)

# attributes whose names nobody knows
other = Options()
setattr(other, sys.argv[1], 3)
f = torch.zeros(vars(other)["width"])  # S: f (4,) (...) (?,)


# a function that is given the dictionary itself may change it
def fill(target, source):
    target.update(source)


class Filled:
    def __init__(self, **entries):
        self.depth = 2
        fill(self.__dict__, entries)


g = torch.zeros(Filled(breadth=4).breadth)  # S: g (4,) (?,)
