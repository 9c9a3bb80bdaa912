"""Environments, distributions over actions, losses that only warn."""

import gym
import gymnasium
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.distributions import Categorical, Normal


class Policy(nn.Module):
    def __init__(self):
        super().__init__()
        self.shared = nn.Linear(4, 16)
        self.action = nn.Linear(16, 2)
        self.value = nn.Linear(16, 1)
        self.kept = []
        self.rewards = []

    def forward(self, x):
        x = F.relu(self.shared(x))
        return F.softmax(self.action(x), dim=-1), self.value(x)


environment = gym.make("CartPole-v0")
model = Policy()
smallest = np.finfo(np.float32).eps.item()


def act(state):
    chances, value = model(torch.from_numpy(state).float())
    distribution = Categorical(chances)
    action = distribution.sample()
    model.kept.append((distribution.log_prob(action), value))
    return action.item()


def learn(discount):
    total = 0
    returns = []
    for reward in model.rewards[::-1]:
        total = reward + discount * total
        returns.insert(0, total)
    returns = torch.tensor(returns)
    returns = (returns - returns.mean()) / (returns.std() + smallest)  # A: returns (?,)
    for (likelihood, value), each in zip(model.kept, returns):
        good = torch.tensor([each])  # S: good (1,)
        F.smooth_l1_loss(value, good)
        F.smooth_l1_loss(value, good[1:])  # N: loss-broadcast (..., 1) (0,)


state = environment.reset()
for step in range(1000):
    state, reward, done, _ = environment.step(act(state))
    model.rewards.append(reward)
    if done:
        break
learn(0.99)

other = gymnasium.make("Pendulum-v1")
state, info = other.reset(seed=1)
state, reward, terminated, truncated, info = other.step(other.action_space.sample())
x = torch.zeros(3, other.observation_space.shape[0])  # S: x (3, ?)
x @ torch.zeros(2, 3)[:, :2] + torch.zeros(4, 2)  # E: broadcast-dimensions (3, 2) (4, 2)
head = nn.Linear(16, other.action_space.n)
y = head(torch.zeros(5, 16))  # S: y (5, ?)
y = head(torch.zeros(5, 8))  # E: linear-in-features (5, 8)
y = torch.tensor(reward)  # S: y ()

# ---- distributions

classes = Categorical(logits=torch.zeros(5, 3))
y = classes.sample()  # S: y (5,)
y = classes.sample((7,))  # S: y (7, 5)
y = classes.log_prob(torch.zeros(7, 5))  # S: y (7, 5)
y = classes.entropy()  # S: y (5,)
y = classes.log_prob(torch.zeros(4))  # E: distribution-value (4,) (5,)
Categorical(torch.tensor(0.5))  # E: distribution-classes ()
gauss = Normal(torch.zeros(5, 1), torch.ones(4))
y = gauss.rsample([2])  # S: y (2, 5, 4)
y = gauss.mean  # S: y (5, 4)
y = Normal(0.0, 1.0).sample((2, 3))  # S: y (2, 3)
Normal(torch.zeros(5), torch.ones(4))  # E: distribution-parameters (5,) (4,)
rate = torch.distributions.Exponential(torch.ones(6))
y = rate.log_prob(torch.ones(2, 1))  # S: y (2, 6)

# ---- losses: one element against many

values = torch.zeros(4, 1)
F.mse_loss(values, torch.zeros(4, 1))
F.mse_loss(values, torch.zeros(4, 3))  # N: loss-broadcast (4, 1) (4, 3)
F.mse_loss(values, torch.zeros(3, 2))  # E: loss-target-shape (4, 1) (3, 2)
nn.SmoothL1Loss()(torch.zeros(4, 3), torch.zeros(1, 3))  # N: loss-broadcast (4, 3) (1, 3)
F.l1_loss(torch.zeros(4, 3), torch.zeros(4, 3))
