"""Double-ended queues, with a greatest length and without one; replay memories."""

import random
from collections import deque, namedtuple

import torch

queue = deque([torch.zeros(2, 3), torch.zeros(4)])
a = queue.popleft()  # S: a (2, 3)
queue.append(torch.zeros(5))
queue.appendleft(torch.zeros(6))
b = queue[0]  # S: b (6,)
b = queue[-1]  # S: b (5,)
b = torch.zeros(len(queue))  # S: b (3,)
queue.popleft() @ queue.popleft()  # E: matmul-inner-dimensions (6,) (4,)

frames = deque(maxlen=4)
for step in range(10):
    frames.append(torch.zeros(84, 84))
c = torch.stack(list(frames))  # S: c (4, 84, 84)
c.view(-1, 84 * 84) @ torch.zeros(84, 2)  # E: matmul-inner-dimensions (4, 7056) (84, 2)

Step = namedtuple("Step", ("state", "action", "reward"))


class Memory:
    def __init__(self, capacity):
        self.steps = deque([], maxlen=capacity)

    def push(self, *parts):
        self.steps.append(Step(*parts))

    def sample(self, count):
        return random.sample(self.steps, count)

    def __len__(self):
        return len(self.steps)


memory = Memory(1000)
network = torch.nn.Linear(25, 4)
for episode in range(50):
    state = torch.zeros(1, 25)
    for step in range(100):
        action = network(state).max(1)[1].view(1, 1)
        index = action.item()
        move = [(0, 1), (0, -1), (1, 0), (-1, 0)][index]
        memory.push(state, action, torch.tensor([0.5]))
        if len(memory) < 32:
            continue
        batch = Step(*zip(*memory.sample(32)))
        states = torch.cat(batch.state)  # S: states (32, 25)
        chosen = network(states).gather(1, torch.cat(batch.action))  # S: chosen (32, 1)
        rewards = torch.cat(batch.reward)  # S: rewards (32,)
        loss = torch.nn.functional.smooth_l1_loss(chosen, rewards.unsqueeze(1))  # S: loss ()
        chosen.view(31, 1)  # E: reshape-element-count (32, 1)
