"""What is written into a row as far as it goes: place and value depend on one choice."""

import random

import torch

padded = torch.zeros(2, 15)
tokens = random.choice([torch.zeros(5), torch.zeros(6)])
padded[0, : len(tokens)] = tokens
padded[1, 1 : 1 + len(tokens)] = tokens

samples = [torch.zeros(5 + i) for i in range(4)]
batch = torch.zeros(2, 15)
first = random.randrange(2)
for row, sample in enumerate(samples[first : first + 2]):
    batch[row, : len(sample)] = sample

# no place is large enough for any of them
small = torch.zeros(2, 4)
small[0, : len(tokens)] = tokens  # E: index-assignment-shape
# a place that is always the same
number = int(input())
chosen = torch.zeros(5) if number > 2 else torch.zeros(6)
padded[0, :5] = chosen  # W: index-assignment-shape (6,)
padded[1, : len(chosen)] = chosen
