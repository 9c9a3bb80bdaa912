"""Configurations in files of JSON and YAML that lie beside the program: what they say is known."""
import argparse
import json
import os
from pathlib import Path

import torch
import yaml
from torch import nn

HERE = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(HERE, "settings", "network.json")) as file:
    network = json.load(file)
a = torch.zeros(network["batch"], network["model"]["widths"][1])  # S: a (16, 64)
layers, last = [], 3
for width in network["model"]["widths"]:
    layers += [nn.Linear(last, width, bias=network["model"]["bias"]), nn.ReLU()]
    last = width
b = nn.Sequential(*layers)(torch.zeros(2, 3))  # S: b (2, 64)
nn.Linear(32, 1)(b)  # E: linear-in-features (2, 64)

parser = argparse.ArgumentParser()
parser.add_argument("--config", default="settings/training.yaml")
options = parser.parse_args()
with open(options.config) as file:
    training = yaml.safe_load(file)
c = torch.zeros(training["model"]["hidden"], 2)  # S: c (24, 2)
d = torch.zeros([stage["width"] for stage in training["stages"]])  # S: d (5, 7)
getattr(torch.optim, training["model"]["optimizer"]["name"])([c])
c @ d  # E: matmul-inner-dimensions (24, 2) (5, 7)

text = (Path(__file__).parent / "settings" / "network.json").read_text()
e = torch.zeros(json.loads(text)["batch"], 1)  # S: e (16, 1)
f = torch.zeros(json.load(open(f"{HERE}/settings/network.json"))["batch"], 1)  # S: f (16, 1)
