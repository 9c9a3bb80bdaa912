"""Queues with a greatest length: full ones stay so (the last frames of a game), of others nobody knows how many they hold."""

import collections
import functools
import random
from collections import deque
from collections import deque as Ring

import numpy as np
import torch
from torch import nn

network = nn.Conv2d(4, 8, 3)
other = nn.Conv2d(3, 8, 3)


class Frames:
    def __init__(self, total):
        self.total = total
        self.frames = deque([], maxlen=total)

    def reset(self):
        for _ in range(self.total):
            self.frames.append(torch.zeros(84, 84))
        return self.state()

    def step(self):
        self.frames.append(torch.rand(84, 84))
        return self.state(), random.random() < 0.1

    def state(self):
        return torch.stack(list(self.frames), 0)


environment = Frames(4)
for episode in range(500):
    state = environment.reset()
    done = False
    while not done:
        network(state.unsqueeze(0))
        other(state.unsqueeze(0))  # E: conv-in-channels (1, 4, 84, 84)
        following, done = environment.step()
        state = following
        a = state.sum(0)  # S: a (84, 84)
        a = state.sum(1)  # S: a (4, 84)

# as many as it holds, or more, or fewer
b = np.stack(deque([np.zeros((2, 3))] * 5, maxlen=5))  # S: b (5, 2, 3)
queue = collections.deque((torch.zeros(1), torch.zeros(2), torch.zeros(3)), 2)
c = torch.cat(tuple(queue))  # S: c (5,)
queue.append(torch.zeros(7))
c = torch.cat(tuple(queue))  # S: c (10,)
queue.appendleft(torch.zeros(9))
c = torch.cat(tuple(queue))  # S: c (12,)
d = queue[0]  # S: d (9,)
d @ torch.zeros(8)  # E: matmul-inner-dimensions (9,) (8,)
queue.pop()
e = torch.zeros(len(queue))  # S: e (1,)
queue.append(torch.zeros(4))
f = torch.cat(list(queue))  # A: f (?,)
queue.extend([torch.zeros(2), torch.zeros(3), torch.zeros(4)])
f = torch.cat(list(queue))  # S: f (7,)
queue.extend([torch.zeros(5)])
f = torch.cat(list(queue))  # A: f (?,)
few = deque([torch.zeros(3)], maxlen=8)
g = torch.stack(list(few))  # A: g (?, 3)
g @ torch.zeros(4, 2)  # E: matmul-inner-dimensions

# what a round puts in only now and then, or too few times
last = deque(maxlen=3)
for step in range(3):
    if random.random() < 0.5:
        last.append(torch.zeros(2))
h = torch.stack(list(last))  # A: h (?, 2)
short = deque(maxlen=10)
for step in range(9):
    short.append(torch.zeros(2))
h = torch.stack(list(short))  # A: h (?, 2)
for step in range(12):
    short.append(torch.zeros(2))
h = torch.stack(list(short))  # S: h (10, 2)
short.clear()
for step in range(12):
    short.append(torch.zeros(5))
h = torch.stack(list(short))  # S: h (10, 5)

# many rounds, and large ones
history = deque(maxlen=16)
for step in range(1000):
    history.append(torch.zeros(4))
h = torch.stack(list(history))  # A: h (?, 4)
memory = deque(maxlen=10000)
for step in range(1000):
    memory.append((torch.zeros(4), step % 2))
    if len(memory) > 32:
        states, actions = zip(*random.sample(memory, 32))
        i = torch.stack(states)  # S: i (32, 4)
        nn.Linear(5, 2)(i)  # E: linear-in-features (32, 4)

# what is made of the last item does not grow without end
hidden = deque([torch.zeros(1, 2)], maxlen=4)
while random.random() < 0.9:
    hidden.append(torch.cat([hidden[-1], torch.zeros(1, 2)]))
j = hidden[-1]

# without a greatest length after all, or where it is not to be seen
free = deque([torch.zeros(2)] * 3, maxlen=None)
free.append(torch.zeros(2))
k = torch.stack(list(free))  # S: k (4, 2)
make = functools.partial(deque, maxlen=2)
hidden_bound = make([torch.zeros(2)] * 2)
hidden_bound.append(torch.zeros(2))
k = torch.stack(list(hidden_bound))  # A: k (?, 2)
renamed = Ring([torch.zeros(2)] * 2, 2)
renamed.append(torch.zeros(2))
k = torch.stack(list(renamed))  # S: k (2, 2)
k @ torch.zeros(3, 2)  # E: matmul-inner-dimensions (2, 2) (3, 2)

# a round may take something out again
taken = deque(maxlen=4)
for step in range(10):
    taken.append(torch.zeros(3))
    if len(taken) > 1:
        taken.popleft()
m = torch.stack(list(taken))  # A: m (?, 3)
torch.zeros(4) + m.sum(1)
m @ torch.zeros(4, 2)  # E: matmul-inner-dimensions
