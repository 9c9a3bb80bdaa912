"""A call that the program itself refuses, in a loop: what comes behind it, other rounds and other functions, explains nothing of it."""
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Rows(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.cnn = nn.Sequential()
        self.cnn.add_module("conv", nn.Conv2d(1, 8, 3, padding=1))
        self.cnn.add_module("norm", nn.BatchNorm2d(8))
        self.cnn.add_module("pool", nn.MaxPool2d(4))
        self.head = nn.Linear(8, width)

    def forward(self, x):
        features = self.cnn(x)
        _, _, height, _ = features.size()
        assert height == 1, "one row is expected"  # E: assertion-fails
        return self.head(features.squeeze(2).transpose(1, 2))


def evaluate(model, loader):
    model.eval()
    total = 0.0
    for images, targets in loader:
        total += model(images).sum(1)[0, 0].item()  # G: call
    return total / len(loader)


def train(height):
    data = DataLoader(TensorDataset(torch.zeros(20, 1, height, 32), torch.zeros(20)), 8)
    model = Rows(5)
    for epoch in range(2):
        model.train()
        for images, targets in data:
            out = model(images)
            loss = out.mean()
            loss.backward()
        print(loss.item(), evaluate(model, data))
    return out


last = train(4).mean(0)  # S: last (8, 5)


# the same again, in a function of its own
def train_taller(height):
    data = DataLoader(TensorDataset(torch.zeros(20, 1, height, 32), torch.zeros(20)), 8)
    model = Rows(5)
    for epoch in range(2):
        model.train()
        for images, targets in data:
            out = model(images)  # G: call
            loss = out.mean()
            loss.backward()
        print(loss.item(), evaluate(model, data))  # G: item
    return out


train_taller(8)
