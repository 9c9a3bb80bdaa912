"""Places of things in lists: numbers, known where the things are written out."""
import random

import torch
import torch.nn.functional as F

names = ["ant", "bee", "cat"]
known = torch.zeros(names.index("cat") + 1)  # S: known (3,)
known + torch.zeros(2)  # E: broadcast-dimensions (3,) (2,)
some = names[random.randint(0, len(names) - 1)]
label = torch.tensor([names.index(some)], dtype=torch.long)  # S: label (1,)
one = F.one_hot(label, 3)  # S: one (1, 3)
words = open("words").read().split()
labels = torch.tensor([names.index(word) for word in words])  # S: labels (?,)
rows = torch.zeros(3, 7)
row = rows[names.index(some)]  # S: row (7,)
letters = tuple("abc")
place = torch.zeros(2)[:letters.index("b")]  # S: place (1,)
numbers = [4, 5, 6]
third = torch.zeros(numbers.index(6), 2)  # S: third (2, 2)
