# What has more values than are told apart: they come to an end, and keep what they share.
import sys

import torch
from torch import nn

tables = [torch.zeros(rows + 1, 7) for rows in range(60)]
table = tables[int(sys.argv[1])]
total = table.sum(0)  # S: total (7,)
total + torch.zeros(7)
total + torch.zeros(6)  # E: broadcast-dimensions (7,) (6,)


def doubled(rows):
    return rows @ torch.zeros(7, 2)


def halved(rows):
    return rows @ torch.zeros(6, 2)


chosen = table if len(sys.argv) > 2 else torch.zeros(100, 7)
a = doubled(chosen).sum(0)  # S: a (2,)
b = halved(chosen)  # fails whatever was chosen: undecided, as one stands for those that are too many

others = tables[:59] + [torch.zeros(3, 6)]
other = others[int(sys.argv[1])]
doubled(other)


def described(path):
    with open(path) as file:
        return [dict(part.split("=") for part in line.split()) for line in file]


class Network(nn.Module):
    """Layers of a file: each of them may be any, of what any others have made."""

    def __init__(self, path):
        super().__init__()
        self.descriptions = described(path)
        self.layers = nn.ModuleList()
        widths = [3]
        for each in self.descriptions:
            layer = nn.Sequential()
            width = widths[-1]
            if each["kind"] == "convolution":
                width = int(each["width"])
                size = int(each["size"])
                layer.add_module("convolution", nn.Conv2d(widths[-1], width, size, int(each["stride"]), (size - 1) // 2))
            elif each["kind"] == "pool":
                size = int(each["size"])
                layer.add_module("pool", nn.MaxPool2d(size, int(each["stride"]), (size - 1) // 2))
            elif each["kind"] == "route":
                width = sum(widths[1:][int(place)] for place in each["places"].split(",")) // int(each.get("groups", 1))
            elif each["kind"] == "shortcut":
                width = widths[1:][int(each["place"])]
            self.layers.append(layer)
            widths.append(width)

    def forward(self, x):
        kept = []
        for each, layer in zip(self.descriptions, self.layers):
            if each["kind"] in ("convolution", "pool"):
                x = layer(x)
            elif each["kind"] == "route":
                joined = torch.cat([kept[int(place)] for place in each["places"].split(",")], 1)
                width = joined.shape[1] // int(each.get("groups", 1))
                first = width * int(each.get("group", 0))
                x = joined[:, first : first + width]
            elif each["kind"] == "shortcut":
                x = kept[-1] + kept[int(each["place"])]
            kept.append(x)
        return x


y = Network("network.cfg")(torch.zeros(2, 3, 64, 64))
c = y.flatten(1).new_zeros(2, 5)
nn.Linear(5, 4)(c)
nn.Linear(4, 5)(c)  # E: linear-in-features (2, 5)
