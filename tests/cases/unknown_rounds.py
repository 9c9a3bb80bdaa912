"""Behind a loop of unknown length nobody knows whether there was a round."""
import torch
import torch.nn as nn

sizes = open("sizes").read().split(",")
x = torch.zeros(4, 8)
for size in sizes:
    x = nn.Linear(8, int(size))(torch.zeros(4, 8))
y = nn.Linear(32, 2)(x)  # S: y (4, 2)
grown = torch.zeros(1, 3)
for size in sizes:
    grown = torch.cat([grown, torch.zeros(1, 3)])
z = grown @ torch.zeros(3, 2)  # A: z (?, 2)
w = grown @ torch.zeros(4, 2)  # E: matmul-inner-dimensions (1, 3) (4, 2)
for size in sizes:
    first = torch.zeros(2, 3)
    second = first @ torch.zeros(4, 2)  # E: matmul-inner-dimensions (2, 3) (4, 2)
filled = []
for size in sizes:
    filled.append(torch.zeros(2, 3))
together = torch.cat(filled)  # A: together (?, 3)
nothing = torch.cat([])  # E: join-empty


# ---- numbers counted in a dictionary, round after round

def counting(labels):
    seen = {"cat": 0, "dog": 0}
    names = ("cat", "dog")
    for _ in range(500):
        seen["cat"] += 1
        seen[names[labels.argmax()]] = seen["dog"] + 1
        x = torch.zeros(3, 4)  # S: x (3, 4)
        print(x @ torch.zeros(3, 4))  # E: matmul-inner-dimensions (3, 4) (3, 4)
    return seen


counting(torch.zeros(5))
