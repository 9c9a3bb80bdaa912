"""Functions that fire runs by themselves (0.7): parameters have their defaults, where no word says otherwise; others may be anything.
https://google.github.io/python-fire/guide/"""
import fire
import torch
from torch import nn


class Settings:
    hidden = 12

    def update(self, given):
        for name, value in given.items():
            setattr(self, name, value)


settings = Settings()


def train(hidden=64, classes=10, batch=8):
    layer = nn.Linear(32, hidden)
    x = layer(torch.zeros(batch, 32))  # S: x (8, 64)
    fits = nn.Linear(hidden, classes)(x)  # S: fits (8, 10)
    nn.Linear(hidden + 1, classes)(x)  # E: linear-in-features


def evaluate(path, size, hidden=48, *, rows=3):
    free = torch.zeros(size, rows)  # S: free (?, 3)
    x = nn.Linear(16, hidden)(torch.zeros(rows, 16))  # S: x (3, 48)
    x @ torch.zeros(hidden + 2, 1)  # E: matmul-inner-dimensions (3, 48) (50, 1)


def configured(**given):
    settings.update(given)
    x = torch.zeros(2, settings.hidden)  # S: x (2, 12)
    x @ torch.zeros(13, 1)  # E: matmul-inner-dimensions (2, 12) (13, 1)


if __name__ == "__main__":
    fire.Fire()
