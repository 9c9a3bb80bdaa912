"""What a comprehension over a range gives and names unpack is told apart, and so are empty containers that are filled later."""

import torch
from torch import nn

states, actions, values, rewards, ended, chances = ([] for _ in range(6))
policy = nn.Linear(5, 4)
state = torch.zeros(5)
for step in range(500):
    action = policy(state).argmax()
    kept = (state, action, policy(state)[:3], 1.0, False, torch.zeros(4))
    for buffer, item in zip((states, actions, values, rewards, ended, chances), kept):
        buffer.append(item)
batch = torch.stack(states)
scores = policy(batch)
picked = scores.gather(1, torch.stack(actions).unsqueeze(1))
batch[:, 0] - torch.tensor(rewards)
batch[0] - torch.stack(values)[0]  # E: broadcast-dimensions (5,) (3,)
nn.Linear(3, 2)(batch)  # E: linear-in-features
nn.Linear(3, 2)(torch.stack(chances))  # E: linear-in-features
torch.tensor(rewards)[:, 0]  # E: index-too-many
nn.Linear(3, 2)(torch.stack(values))

first, second, third, fourth, fifth, sixth = [[] for _ in range(6)]
first.append(torch.zeros(2, 3))
second.append(torch.zeros(4, 3))
third.append(fourth)
left = first[0] + 0  # S: left (2, 3)
first[0] + second[0]  # E: broadcast-dimensions (2, 3) (4, 3)

# a cache for each layer
layers = nn.ModuleList([nn.Linear(8 * 2**i, 16 * 2**i) for i in range(7)])
caches = [{} for _ in range(7)]
x = torch.zeros(3, 8)
for i, layer in enumerate(layers):
    caches[i]["input"] = x
    x = layer(x)
    caches[i]["output"] = x
early = caches[0]["output"] + 0  # S: early (3, 16)
late = layers[6](caches[6]["input"])  # S: late (3, 1024)
layers[6](caches[5]["input"])  # E: linear-in-features
