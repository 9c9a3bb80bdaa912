"""collections.defaultdict: what is read of a missing key is made and kept."""

import collections
import random
from collections import defaultdict

import numpy as np
import torch


def rollout():
    episode = defaultdict(list)
    done = False
    while not done:
        episode["image"].append(np.zeros((3, 4)))
        episode["reward"].append(1.0)
        done = random.random() < 0.1
    return episode


images = np.stack(rollout()["image"])
torch.as_tensor(images[0]) @ torch.zeros(4, 2, dtype=torch.float64)
torch.as_tensor(images[0]) @ torch.zeros(3, 2, dtype=torch.float64)  # E: matmul-inner-dimensions (3, 4) (3, 2)


def batches(episodes):
    batch = collections.defaultdict(lambda: [])
    for episode in episodes:
        for name, value in episode.items():
            batch[name].append(value)
    return {name: torch.stack(values) for name, values in batch.items()}


joined = batches([{"x": torch.zeros(3), "y": torch.zeros(2, 2)} for _ in range(4)])
xs = joined["x"]  # S: xs (4, 3)
ys = joined["y"]  # S: ys (4, 2, 2)
torch.cat([xs, ys], 1)  # E: join-ranks (4, 3) (4, 2, 2)

tables = defaultdict(dict)
tables["train"]["x"] = torch.zeros(5, 2)
trained = tables["train"]["x"]  # S: trained (5, 2)
missing = tables["test"].get("x")
if missing is not None:
    torch.zeros(3) + torch.zeros(4)

# ---- entries that others may make stay unknown


def log(history, name, value):
    history[name].append(value)


handed = defaultdict(list)
log(handed, "loss", torch.zeros(3))
total = torch.stack(handed["loss"]) + torch.zeros(2)
for values in handed.values():
    torch.zeros(len(values)).view(1, -1)
counted = defaultdict(int)
for word in ("a", "b", "a"):
    counted[word] += 1
torch.zeros(counted["a"]) + torch.zeros(2)
groups = defaultdict(list)
for place in range(6):
    groups[random.randrange(3)].append(torch.zeros(place % 2 + 1))
torch.zeros(len(groups)) + torch.zeros(3)
