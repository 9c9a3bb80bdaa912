"""What json.loads gives for a text in the source is known."""

import json
from json import loads as read
from types import SimpleNamespace

import torch
from torch import nn

CONFIG = """
{"model": {"widths": [3, 8, 16], "kernel": 3, "bias": true}, "scale": -0.5, "name": null}
"""
OTHER = "[1, 2"


class Net(nn.Module):
    def __init__(self, config):
        super().__init__()
        widths = config["widths"]
        self.layers = nn.ModuleList(
            nn.Conv2d(before, after, config["kernel"], bias=config["bias"])
            for before, after in zip(widths, widths[1:])
        )
        self.head = nn.Linear(config["widths"][1], 2)

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        pooled = x.mean((2, 3))  # S: pooled (4, 16)
        return self.head(pooled)  # E: linear-in-features (4, 16)


config = json.loads(CONFIG)
Net(config["model"])(torch.zeros(4, 3, 9, 9) * config["scale"])
assert config["name"] is None
sizes = read("[4, 6]")
made = torch.zeros(sizes)  # S: made (4, 6)
made @ torch.zeros(sizes)  # E: matmul-inner-dimensions (4, 6) (4, 6)
try:
    json.loads(OTHER)
except ValueError:
    pass
torch.zeros(*json.loads("[2, 3]", parse_int=lambda digits: int(digits) + 1)) + torch.zeros(3, 4)
options = json.loads(
    '{"model": {"width": 32, "heads": 4}, "size": 8}',
    object_hook=lambda found: SimpleNamespace(**found),
)
layer = nn.Linear(options.model.width, options.model.heads)
fits = layer(torch.zeros(options.size, 32))  # S: fits (8, 4)
layer(torch.zeros(options.size, 31))  # E: linear-in-features (8, 31)
