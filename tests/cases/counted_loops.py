"""A loop that only counts its rounds and trains: a buffer that it fills has any length from the third round on."""

import random
from collections import deque

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn


class Replay:
    """What was seen, the oldest forgotten."""

    def __init__(self, size):
        self.kept = deque(maxlen=size)

    def push(self, state, action, reward, following):
        self.kept.append((state, action, reward, following))

    def sample(self, count):
        state, action, reward, following = map(np.stack, zip(*random.sample(self.kept, count)))
        return torch.FloatTensor(state), torch.LongTensor(action), torch.FloatTensor(reward), torch.FloatTensor(following)


network = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 3))
memory = Replay(500)
state = np.zeros(8, dtype=np.float32)
for step in range(10000):
    action = network(torch.from_numpy(state).unsqueeze(0)).argmax(1).item()
    following = np.random.randn(8).astype(np.float32)
    memory.push(state, action, random.random(), following)
    state = following
    if len(memory.kept) > 32:
        states, actions, rewards, others = memory.sample(32)
        a = network(states)  # S: a (32, 3)
        q = a.gather(1, actions.unsqueeze(1)).squeeze(1)  # S: q (32,)
        target = rewards + network(others).max(1).values  # S: target (32,)
        loss = F.mse_loss(q, target)
        loss.backward()
        a.gather(1, actions)  # E: gather-shape
        rewards + network(others)  # E: broadcast-dimensions
    if step % 1000 == 0:
        print(f"{step}: {state.mean()}")

# the number matters: each round has rows of its own, and the last one few
inputs, labels = torch.zeros(100, 8), torch.zeros(100, 3)
for start in range(0, 100, 16):
    rows = inputs[start : start + 16]
    F.mse_loss(network(rows), labels[start : start + 16]).backward()
    rows.reshape(16, 2, 4)  # W: reshape-element-count

widths = []
for step in range(3):
    if step == 2:
        network(torch.zeros(2, 7))  # E: linear-in-features
    network(torch.zeros(2, 8)).sum().backward()
    widths.append(step)
b = torch.zeros(len(widths))  # S: b (3,)
