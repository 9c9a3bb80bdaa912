"""A line that says the same wrong thing several times has one finding; another thing has its own."""

import torch

first = torch.zeros(4, 8)
second = torch.zeros(4, 8)
cosine = torch.zeros(6, 8)
sine = torch.zeros(6, 8)

turned = first * cosine - second * sine  # E: broadcast-dimensions (4, 8) (6, 8)
both = torch.stack([cosine * first, sine * second + first * cosine])  # E: broadcast-dimensions (4, 8) (6, 8)
apart = first * cosine  # E: broadcast-dimensions (4, 8) (6, 8)
other = first + torch.zeros(5, 8), second + sine  # E: broadcast-dimensions (4, 8) (5, 8) # E: broadcast-dimensions (4, 8) (6, 8)
products = (first @ cosine, second @ sine.T, first @ sine)  # E: matmul-inner-dimensions (4, 8) (6, 8)
good = second + first  # S: good (4, 8)
