"""What is allowed and not meant: each lint beside uses that are as they should be."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader, TensorDataset


class Regression(nn.Module):
    def __init__(self, features):
        super().__init__()
        self.hidden = nn.Linear(features, 16)
        self.out = nn.Linear(16, 1)

    def forward(self, x):
        return self.out(torch.relu(self.hidden(x)))


# ---- a vector and a column
model = Regression(8)
loader = DataLoader(TensorDataset(torch.zeros(96, 8), torch.zeros(96)), batch_size=32)
for inputs, targets in loader:
    predicted = model(inputs)
    loss = F.mse_loss(predicted, targets)  # N: suspicious-broadcast (32, 1) (32,)
    loss = F.mse_loss(predicted.squeeze(1), targets)
    loss = F.mse_loss(predicted, targets.unsqueeze(1))
    error = (predicted - targets).abs().mean()  # N: suspicious-broadcast (32, 1) (32,)
    error = (predicted[:, 0] - targets).abs().mean()
    distances = targets[:, None] - targets
    distances = targets.unsqueeze(1) - targets
    scaled = inputs / inputs.sum(1, keepdim=True)
    chances = F.softmax(predicted, dim=1)  # N: reduction-of-one (32, 1)
    chances = torch.sigmoid(predicted)
    labels = predicted.argmax(dim=1)  # N: reduction-of-one (32, 1)
    labels = inputs.argmax(dim=1)

errors = np.zeros(10) - np.zeros((10, 1))  # N: suspicious-broadcast (10,) (10, 1)
grid = np.arange(10)[:, None] - np.arange(10)
table = np.zeros((10, 4)) - np.zeros((10, 1))


# ---- samples that come together
images = DataLoader(TensorDataset(torch.zeros(100, 3, 8, 8), torch.zeros(100)), batch_size=20)
for image, label in images:
    rows = image.view(3, -1)  # N: batch-mixed (20, 3, 8, 8)
    rows = image.reshape(30, 128)  # N: batch-mixed (20, 3, 8, 8)
    rows = image.view(20, -1)
    rows = image.view(-1, 3 * 8 * 8)
    rows = image.view(-1, 8)
    pairs = image.view(10, 2, -1)
    everything = image.view(1, -1)


# ---- channels last
camera = torch.zeros(4, 48, 64, 3)
pooled = F.max_pool2d(camera, 2)  # N: channels-last (4, 48, 64, 3)
pooled = F.max_pool2d(camera.permute(0, 3, 1, 2), 2)
wrong = nn.Conv2d(48, 8, 3)(camera)  # N: channels-last (4, 48, 64, 3)
right = nn.Conv2d(3, 8, 3)(camera.permute(0, 3, 1, 2))
signal = nn.Conv2d(64, 8, (3, 1))(torch.zeros(4, 64, 100, 1))
small = F.avg_pool2d(torch.zeros(4, 16, 4, 4), 2)


# ---- code that also runs with other sizes
def centred(values):
    return values - values.mean(1, keepdim=True)


centred(torch.zeros(4, 5))
centred(torch.zeros(4, 1))
