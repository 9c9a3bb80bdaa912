"""What is sorted stands where it belongs, as far as it is known."""
import sys

import torch

text = "hello world, zebra"
chars = sorted(set(text))
number = {c: i for i, c in enumerate(chars)}
a = torch.zeros(number["a"] + 1, number["z"] + 1)  # S: a (3, 12)
data = torch.tensor([number[c] for c in text])
b = torch.nn.functional.one_hot(data, len(chars))  # S: b (18, 12)
sizes = sorted([12, 3, 7, 3])
c = torch.zeros(sizes)  # S: c (3, 3, 7, 12)
torch.zeros(2, sizes[-1]) @ torch.zeros(7, 2)  # E: matmul-inner-dimensions
weight = torch.zeros(12, 2)
d = torch.zeros(2, sizes[-1]) @ weight  # S: d (2, 2)
first = torch.zeros(len(sorted(["pear", "fig", "apple"])[0]))  # S: first (5,)
torch.zeros(4, number["r"]) @ torch.zeros(8, 4)  # E: matmul-inner-dimensions
other = torch.zeros(9, 4)
e = torch.ones(4, number["r"]) @ other  # S: e (4, 4)

# the characters of a longer text
long_text = "the quick brown fox jumps over the lazy dog. " * 3
names = sorted(set(long_text))
place = {c: i for i, c in enumerate(names)}
k = torch.tensor([place[c] for c in long_text])  # S: k (135,)
m = torch.nn.functional.one_hot(k, len(names))  # S: m (135, 28)
n = torch.zeros(len(set(list(range(60)) + [5, 6])))  # S: n (60,)

# what is not known, or sorted by something else: any place
longest = sorted(["pear", "fig", "apple"], key=len)
f = torch.zeros(len(longest))  # S: f (3,)
words = sorted(["b", "a", sys.argv[0]])
g = torch.zeros(len(words))  # S: g (3,)
downwards = sorted([1, 2, 3], reverse=True)
h = torch.zeros(len(downwards))  # S: h (3,)
