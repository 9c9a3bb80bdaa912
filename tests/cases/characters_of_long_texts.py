"""A text longer than what is followed: its characters are looked up in what rounds that stand for many filled."""

import torch
from torch import nn

text = "to be or not to be that is the question whether tis nobler in the mind to suffer the slings"
numbers = {character: number for number, character in enumerate(sorted(set(text)))}
one = torch.tensor([numbers["t"]])
one + torch.zeros(1, 2)
one.float() @ torch.zeros(2)  # E: matmul-inner-dimensions (1,) (2,)


def encode(words):
    return [numbers[character] for character in words]


coded = torch.tensor(encode(text))  # S: coded (91,)
windows = torch.stack([coded[start : start + 8] for start in (0, 5)])  # S: windows (2, 8)
embedded = nn.Embedding(len(numbers), 4)(windows)  # S: embedded (2, 8, 4)
nn.Linear(5, 2)(embedded)  # E: linear-in-features (2, 8, 4)

counts = {}
for word in text.split():
    counts[word] = counts.get(word, 0) + 1
torch.zeros(3) + torch.tensor([counts["question"]])
