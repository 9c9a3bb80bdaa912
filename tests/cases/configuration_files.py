"""Sizes that a configuration file says: which ones it has to say, where only few will do."""
import json

import torch
import torch.nn as nn
import yaml

with open("sizes.json") as file:
    sizes = json.load(file)
with open("model.yaml") as file:
    model = yaml.safe_load(file)["model"]

wide = nn.Linear(4, sizes["hidden"])(torch.zeros(2, 4))  # S: wide (2, ?)
narrow = nn.Linear(128, 3)(wide)  # W: linear-in-features (2, ?)
units = model["units"]
square = torch.zeros(3, units) @ torch.zeros(units, 3)  # A: square (3, 3)
product = torch.zeros(3, units) @ torch.zeros(5, 3)  # W: matmul-inner-dimensions (3, ?) (5, 3)
offset = torch.zeros(3, model["length"]) + torch.zeros(7)  # W: broadcast-dimensions (3, ?) (7,)
# many values will do, or another size of the file
rows = torch.zeros(4, units).reshape(2, -1)
mixed = torch.zeros(3, units) @ torch.zeros(model["more"], 3)
size = model["size"]
once = torch.zeros(2, size) @ torch.zeros(6, 3)
twice = torch.zeros(2, size) @ torch.zeros(8, 3)  # E: contradictory-requirements (2, ?) (8, 3)
if sizes["mode"] == "long":
    rows = torch.zeros(sizes["rounds"], 4)
plain = json.loads(input())
other = torch.zeros(3, plain[0]) @ torch.zeros(5, 3)
