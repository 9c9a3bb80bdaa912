"""Numbers that nobody knows: one in its round of a loop, any of them behind the loop."""

import random
from collections import Counter, defaultdict

import torch

for line in open("x"):
    count = len(line)
    torch.zeros(count).view(count + 1)  # E: reshape-element-count
    a = torch.zeros(count, 2).view(2, count)  # S: a (2, ?)

lengths = [len(line) for line in open("x")]
a = torch.zeros(lengths[0]).view(lengths[1] + 1)
torch.zeros(lengths[0], 3) @ torch.zeros(3, lengths[1] + 1)
torch.zeros(lengths[0]) @ torch.zeros(lengths[1] + 1)
torch.zeros(2, lengths[0]) @ torch.zeros(3, lengths[1])
torch.zeros(2, 3, lengths[0]) @ torch.zeros(4, lengths[1], 5)  # E: matmul-batch-dimensions
drawn = [torch.zeros(random.randint(3, 20)) for _ in range(200)]
drawn[3].view(drawn[5].size(0) + 1)

counts = Counter(open("x").read())
torch.zeros(counts["a"]).view(counts["b"] + 1)
sums = defaultdict(int)
torch.zeros(sums["a"]).view(sums["b"] + 1)
numbers = (torch.arange(3) + torch.randint(0, 4, (3,))).tolist()
torch.zeros(numbers[0]).view(numbers[1] + 1)
(first, often), (second, seldom) = counts.most_common(2)
torch.zeros(often).view(seldom + 1)
c = torch.zeros(often, 4)  # A: c (?, 4)
c @ torch.zeros(5, 2)  # E: matmul-inner-dimensions (?, 4) (5, 2)
