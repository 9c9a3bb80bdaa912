"""Environments of gym since 0.26: a step gives five things, and a reset two; all observations are alike."""

import gym
import numpy as np
import torch
import torch.nn as nn

environment = gym.make("CartPole-v1")
policy = nn.Linear(4, 2)
observations, rewards = [], []
state, info = environment.reset()
for step in range(200):
    action = policy(torch.from_numpy(state).float()).argmax().item()
    following, reward, done, truncated, info = environment.step(action)
    observations.append(state)
    rewards.append([reward])
    state = following
    if done or truncated:
        break
y = torch.tensor([reward, reward])  # S: y (2,)
y + torch.zeros(3)  # E: broadcast-dimensions (2,) (3,)
batch = torch.tensor(np.array(observations))
x = torch.tensor(rewards)  # A: x (?, 1)
x @ torch.zeros(2, 2)  # E: matmul-inner-dimensions (?, 1) (2, 2)
state, reward = environment.step(0)  # E: unpack-length
