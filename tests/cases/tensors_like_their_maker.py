"""new_tensor gives elements of the type of the tensor whose method it is, whatever the data are."""

import sys

import torch
import torch.nn as nn

network = nn.Linear(5, 2)
states = torch.zeros(4, 5)
start = states.new_tensor([0, 0, 1, 0, 0])
first = network(start)  # S: first (2,)
start /= 2.0
counts = torch.arange(5).new_tensor([0.5, 1.5, 2.5, 3.5, 4.5])
network(counts)  # E: element-type (5,)
asked = torch.arange(5).new_tensor([[1, 2, 3, 4, 5]], dtype=torch.float32)
second = network(asked)  # S: second (1, 2)
network(states.new_tensor([1, 2, 3]))  # E: linear-in-features (3,)
loaded = torch.load(sys.argv[1])
third = network(loaded.new_tensor([1, 2, 3, 4, 5]))
