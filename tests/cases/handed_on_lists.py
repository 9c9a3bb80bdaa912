"""Lists that one round makes and others add to, in rounds that stand for many."""
import random

import torch


class Memory:
    def __init__(self):
        self.data = []

    def put(self, item):
        self.data.append(item)

    def batch(self):
        rows = []
        for step in self.data:
            for state, reward in step:
                rows.append(state)
        self.data = []
        return torch.stack(rows)


memory = Memory()
rollout = []
for episode in range(10000):
    done = False
    while not done:
        for t in range(3):
            rollout.append((torch.zeros(4), 1.0))
            if len(rollout) == 3:
                memory.put(rollout)
                rollout = []
            done = random.random() > 0.9
    states = memory.batch()  # S: states (?, 4)
    good = torch.matmul(states, torch.zeros(4, 2))  # S: good (?, 2)
    torch.matmul(states, torch.zeros(3, 2))  # E: matmul-inner-dimensions

# an inner loop that a `break` ends, whose rounds have loops of their own
def several(x):
    for layer in range(2):
        x = x * 2
    return x


for episode in range(10000):
    steps = []
    for t in range(10):
        steps.append(several(torch.zeros(5)))
        if random.random() > 0.9:
            break
    states = torch.stack(steps)  # S: states (?, 5)
