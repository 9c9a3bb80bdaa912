"""Going backwards over numbers of which nobody knows how many there are."""
import random

import torch


def returns(rewards, gamma=0.9):
    total, found = 0.0, []
    for i in reversed(range(len(rewards))):
        total = rewards[i] + gamma * total
        found.insert(0, total)
    return torch.tensor(found)


rewards = []
for step in range(10000):
    rewards.append(random.random())
n = len(open("file").read())

values = returns(rewards)  # S: values (?,)
a = torch.matmul(values.reshape(-1, 1), torch.zeros(1, 4))  # S: a (?, 4)
a = values.reshape(-1, 1) @ torch.zeros(2, 4)  # E: matmul-inner-dimensions

# it begins with the last and ends with the first of them
for i in reversed(range(n)):
    b = torch.zeros(5)[i - i]  # S: b ()
    b = torch.zeros(n, 3)[i]  # S: b (3,)
    b = torch.zeros(n, 3)[i + n]  # E: index-out-of-range
for i in reversed(range(3, n + 3)):
    c = torch.zeros(n, 3)[i - 3]  # S: c (3,)

# by twos: some numbers
for i in reversed(range(0, n, 2)):
    d = torch.zeros(2, i)  # S: d (2, the loop's index)
# a known range
for i in reversed(range(2, 4)):
    e = torch.zeros(i)
e = e + torch.zeros(2)  # S: e (2,)
e + torch.zeros(3)  # E: broadcast-dimensions
