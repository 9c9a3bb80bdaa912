"""Texts gone over character by character, and words numbered by their place in a set."""

import sys

import numpy as np
import torch

letters = [letter for letter in "SEPabcdefghijklmnopqrstuvwxyz"]
a = torch.zeros(len(letters))  # S: a (29,)
numbers = {letter: number for number, letter in enumerate(letters)}
a = torch.zeros(len(numbers))  # S: a (29,)
pairs = [["man", "women"], ["black", "white"], ["up", "down"]]


def make_batch():
    inputs, outputs, targets = [], [], []
    for pair in pairs:
        for place in range(2):
            pair[place] = pair[place] + "P" * (5 - len(pair[place]))
        inputs.append(np.eye(len(numbers))[[numbers[n] for n in pair[0]]])
        outputs.append([numbers[n] for n in ("S" + pair[1])])
        targets.append(numbers[pair[1][-1]])
    return torch.FloatTensor(inputs), torch.LongTensor(outputs), torch.LongTensor(targets)


x, y, z = make_batch()
a = x + 0  # S: a (3, 5, 29)
a = y + 0  # S: a (3, 6)
a = z + 0  # S: a (3,)
torch.nn.functional.cross_entropy(torch.zeros(3, 29), z)
torch.nn.functional.cross_entropy(torch.zeros(3, 29), y)  # E: loss-target-shape

sentence = "the cat sat on the mat and the dog sat too"
words = sentence.split()
numbered = {word: number for number, word in enumerate(list(set(words)))}
a = torch.zeros(len(set(sentence.replace(" ", ""))), len(numbered))  # S: a (11, 8)
rows = []
for index, word in enumerate(words[:-1]):
    taken = [numbered[w] for w in words[: (index + 1)]]
    taken = taken + [0] * (len(words) - len(taken))
    rows.append(np.eye(len(numbered))[taken])
a = torch.FloatTensor(rows)  # S: a (10, 11, 8)
a.view(110, 9)  # E: reshape-element-count


def either(flag):
    """One number of columns or another: the rows still have one."""
    columns = 3 if flag else 4
    torch.tensor([[1] * columns, [2] * columns])
    torch.tensor([[1] * columns, [2] * 5])  # E: array-ragged
    torch.tensor([[1, 2], [2] * 3])  # E: array-ragged


either(len(sys.argv) > 1)
