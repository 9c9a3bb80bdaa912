"""Tensors and checkpoints that a program has saved and loads again."""
import torch
from torch import nn

t = torch.zeros(3, 4)
torch.save(t, "t.pt")
u = torch.load("t.pt")  # S: u (3, 4)
u @ torch.zeros(4, 2)
u @ torch.zeros(3, 2)  # E: matmul-inner-dimensions (3, 4) (3, 2)
torch.save({"w": t, "epoch": 3}, "c.pt")
checkpoint = torch.load("c.pt")
w = checkpoint["w"]  # S: w (3, 4)
first, second, other = nn.Linear(4, 2), nn.Linear(4, 2), nn.Linear(5, 2)
torch.save(first.state_dict(), "m.pt")
second.load_state_dict(torch.load("m.pt"))
other.load_state_dict(torch.load("m.pt"))  # E: state-size
