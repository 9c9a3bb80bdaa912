"""What is loaded from a file: a matrix where the program takes rows and columns of it, else anything."""
import pickle

import numpy as np
import torch
from torch import nn

data = torch.load("traindata.pt")
inputs = torch.from_numpy(data[3:, :-1])  # S: inputs (max(rows - 3, 0), max(columns - 1, 0))
targets = torch.from_numpy(data[3:, 1:])  # S: targets (max(rows - 3, 0), max(columns - 1, 0))
loss = nn.MSELoss()(inputs, targets)  # S: loss ()
loss = nn.MSELoss()(inputs, targets[1:])  # N: general-matrix

table = np.load("table.npy")
a = np.matmul(table[:, :2], np.zeros((2, 5)))  # S: a (rows, 5)
a = np.matmul(table[:, :2], np.zeros((3, 5)))  # E: matmul-inner-dimensions

pixels = np.load("pixels.npy")
b = pixels[:10, :10, 0]  # S: b (...)
b = pixels[:10, :10]  # S: b (...)

with open("examples.pkl", "rb") as file:
    examples = pickle.load(file)
c = torch.zeros(len(examples["train"]), 3)  # S: c (?, 3)

weights = torch.load("weights.pt", map_location="cpu")
model = nn.Linear(3, 4)
model.load_state_dict(weights["model"])
d = model(torch.zeros(2, 3))  # S: d (2, 4)
