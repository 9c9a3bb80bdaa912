"""What a condition tells of sizes: behind it an unknown size is the smaller one of it and the limit."""
import json

import torch

settings = json.load(open("settings.json"))
text = torch.zeros(1, settings["length"], 48)
LIMIT = 16


def cropped(x, limit):
    return x if x.size(1) <= limit else x[:, -limit:]


def padded(x, limit):
    if x.shape[1] > limit:
        x = x[:, :limit]
    return x


a = cropped(text, LIMIT)
a + padded(text, LIMIT)
a @ torch.zeros(48, 3)
a @ torch.zeros(47, 3)  # E: matmul-inner-dimensions
short = torch.zeros(1, 5, 48)
b = cropped(short, LIMIT)  # S: b (1, 5, 48)
c = cropped(torch.zeros(1, 50, 48), LIMIT)  # S: c (1, 16, 48)
torch.zeros(1, 17, 48)[:, :, :47] + b  # E: broadcast-dimensions
if 9 > text.size()[1]:
    text.expand(1, -1, 48)
if text.size(2) < 9:  # never
    text + 1
if text.shape[7] < 9:  # E: item-out-of-range
    text + 1
while text.size(1) < 100:
    text = torch.cat([text, text[:, -1:]], 1)
text @ torch.zeros(48, 3)
