"""Containers that a call makes are not there before it, and are what it left to the next one."""
import sys

import torch

registry = {}
sizes = None


def configured(size, **more):
    return {"size": size, "depth": 2, **more}


def registered(function):
    found = registry.get("count")
    if found is None:
        found = []
        registry["count"] = found
    found.append(function.__name__)
    registry[function.__name__] = {"function": function, "place": len(found)}
    return function


@registered
def narrow():
    return torch.zeros(2, 3)


@registered
def wide():
    return torch.zeros(2, 7)


x = torch.zeros(registry["narrow"]["place"], registry["wide"]["place"])  # S: x (1, 2)
x = registry["wide"]["function"]()  # S: x (2, 7)


def grown(size):
    global sizes
    if sizes is None:
        sizes = [1]
    sizes.append(size)
    return sizes


grown(5)
configured(4, depth=3)
x = torch.zeros(*grown(6))  # S: x (1, 5, 6)
configured(4, depth=3)
x = torch.zeros(len(sizes), sizes[2])  # S: x (3, 6)

kept = None
for word in sys.argv:
    # the list that some earlier round made
    if kept is None:
        kept = [torch.zeros(2, 3)]
    else:
        kept.append(torch.zeros(2, 3))
x = torch.cat(kept, 1)  # A: x (2, ?)


def step(held):
    if held is None:
        held = [torch.zeros(2, 3)]
    else:
        held.append(torch.zeros(2, 4))
    return held


held = None
for word in sys.argv:
    held = step(held)
    first = held[0]  # A: first (2, 3)
y = held[0] @ torch.zeros(3, 5)  # A: y (2, 5)

made = configured(4, depth=3)
z = torch.zeros(made["size"], made["depth"]) @ torch.zeros(2, 5)  # E: matmul-inner-dimensions (4, 3) (2, 5)
