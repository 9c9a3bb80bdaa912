# What fails whichever branch was taken before fails in every run; what fails behind one of them is told with its condition.
import random
import sys

import torch
from torch import nn


class Trainer:
    def __init__(self, devices=None):
        self.devices = devices

    def fit(self, model, x):
        return model(x)  # E: linear-in-features


if torch.cuda.is_available():
    trainer = Trainer(devices=1)
else:
    trainer = Trainer()
trainer.fit(nn.Linear(5, 2), torch.zeros(3, 4))


class Runner:
    def run(self, model, x):
        return model(x)  # E: linear-in-features


class Slow(Runner):
    pass


if torch.cuda.is_available():
    runner = Runner()
elif len(sys.argv) > 3:
    runner = Slow()
else:
    runner = Slow()
runner.run(nn.Linear(6, 2), torch.zeros(3, 4))


class Careful:
    def run(self, model, x):
        return model(x)  # W: linear-in-features


class Sliced(Careful):
    def run(self, model, x):
        return model(x[:, 1:])


careful = Careful() if len(sys.argv) > 1 else Sliced()
careful.run(nn.Linear(3, 2), torch.zeros(3, 4))


class Evaluator:
    def run(self, model, x):
        return model(x)  # W: linear-in-features


small, large = Evaluator(), Evaluator()
if random.random() > 0.5:
    evaluator, data = small, torch.zeros(3, 7)
else:
    evaluator, data = large, torch.zeros(3, 8)
a = evaluator.run(nn.Linear(8, 2), data) + 0  # A: a (3, 2)
