"""Texts that are cut in two, at the first or the last separator."""

import torch

x = torch.zeros(2, 3)
sizes = {"encoder.layers.0": 3, "q_proj": 4, "encoder": 5, "layers.0.q_proj": 6, "a": 7, "b=c": 8, "": 9, "0": 10}


def of(name):
    return torch.zeros(sizes[name])


path = "encoder.layers.0.q_proj"
parent, attribute = path.rsplit(".", 1)
a = of(parent) + 0  # S: a (3,)
b = of(attribute) + 0  # S: b (4,)
first, rest = path.split(".", 1)
c = of(first) + 0  # S: c (5,)
d = of(rest) + 0  # S: d (6,)
key, _, value = "a=b=c".partition("=")
e = of(key) + 0  # S: e (7,)
f = of(value) + 0  # S: f (8,)
head, dot, tail = "encoder.layers.0.q_proj".rpartition(".")
g = of(head) + of(tail + "")[:3]  # S: g (3,)
nowhere, dot, whole = "encoder".rpartition(".")
h = of(nowhere) + 0  # S: h (9,)
i = of(whole) + of(dot)[:5]  # S: i (5,)
j = of("encoder".rsplit(".", 1)[0]) + 0  # S: j (5,)
k = torch.zeros(len(path.rsplit("."))) + 0  # S: k (4,)
m = of(path.rsplit(".")[-2]) + 0  # S: m (10,)
x + of(path.rsplit(".", 1)[0])
x + of(path.rsplit(".", 1)[1])  # E: broadcast-dimensions (2, 3) (4,)
