"""What is unpacked to another number of names gives guesses: what fails on them is no finding."""

import torch


def joined(edges, features):
    source, target = edges  # E: unpack-length
    both = torch.cat([features[source], features[target]], dim=-1)
    return both + torch.zeros(30, 16)


x = torch.zeros(10, 8)
joined(torch.zeros(30, 2, dtype=torch.long), x)
good = torch.cat([x[torch.zeros(30, dtype=torch.long)], torch.zeros(30, 8)], dim=-1) + 1  # S: good (30, 16)
own = good + torch.zeros(30, 15)  # E: broadcast-dimensions (30, 16) (30, 15)
