"""What is None at the end of an episode is not given to a function in the next round, since there is none."""

import random
from itertools import count

import torch
from torch import nn

net = nn.Linear(4, 2)


def step():
    return torch.zeros(1, 4), random.random() > 0.9, False


def act(state):
    return net(state)


def act_by(state, temperature):
    return net(state) / temperature


for episode in range(20):
    state = torch.zeros(1, 4)
    for t in count():
        a = act(state)  # S: a (1, 2)
        b = act_by(state, 2.0)  # S: b (1, 2)
        observation, terminated, truncated = step()
        done = terminated or truncated
        if terminated:
            next_state = None
        else:
            next_state = observation
        state = next_state
        if done:
            break


def forgets(state):
    state + 1


def act_on(state):
    return net(state)  # E: layer-given-none


def act_wide(state):
    return net(state)  # E: linear-in-features


c = act_on(forgets(torch.zeros(1, 4)))
wide = torch.zeros(1, 5) if random.random() > 0.5 else torch.zeros(2, 5)
d = act_wide(wide)
