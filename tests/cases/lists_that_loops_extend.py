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
rows = numbers.narrow(0, 0, batches * 20).view(20, -1)  # S: rows (20, len(list) // 20)

known = []
for step in range(3):
    known += [step, step]
short = torch.tensor(known)  # S: short (6,)
short + torch.zeros(5)  # E: broadcast-dimensions
