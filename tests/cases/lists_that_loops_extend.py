"""A list that rounds of a loop extend by `+=` has one unknown length behind it, not several."""
import os

import torch


def numbers_of(path):
    numbers = []
    for line in open(path):
        numbers += [len(line), 0]
    return numbers


def all_numbers(folder):
    found = []
    for name in os.listdir(folder):
        for inner in os.listdir(name):
            if inner.endswith(".txt"):
                found += numbers_of(inner)
    return found


numbers = torch.LongTensor(all_numbers("data"))  # S: numbers (?,)
batches = numbers.size(0) // 20
rows = numbers.narrow(0, 0, batches * 20).view(20, -1)  # S: rows (20, ? // 20)

known = []
for step in range(3):
    known += [step, step]
short = torch.tensor(known)  # S: short (6,)
short + torch.zeros(5)  # E: broadcast-dimensions


# a display that is stored in what it is made of, in a round that stands for many
def halved(items):
    kept = {"sides": (64, 3)}
    for _ in items:
        kept["sides"] = (kept["sides"][0] // 2, kept["sides"][1])
        yield kept


for each in halved(open("file")):
    a = torch.zeros(2, each["sides"][0])  # A: a (2, ?)
    b = torch.zeros(2, each["sides"][1])  # A: b (2, 3)
