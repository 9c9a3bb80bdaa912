"""Functions that a library nobody models is given, to call them or to decorate them."""
import hydra
import optuna
import scipy.optimize
import torch
from registry import MODELS
from somewhere import cached, looper
from torch import nn

model = nn.Linear(3, 2)


def objective(trial):
    rate = trial.suggest_float("rate", 0, 1)
    hidden = trial.suggest_int("hidden", 3, 5)
    first = nn.Linear(3, hidden)(torch.zeros(6, 3)) * rate
    return model(torch.zeros(5, 4))  # E: linear-in-features


study = optuna.create_study()
study.optimize(objective, n_trials=100)


class Problem:
    def __init__(self, size):
        self.size = size

    def value(self, point):
        return torch.zeros(3, self.size) @ torch.zeros(4, 2)  # E: matmul-inner-dimensions (3, 5) (4, 2)

    def gradient(self, point):
        return torch.zeros(3, self.size) @ torch.zeros(5, 2)


problem = Problem(5)
scipy.optimize.shgo(problem.value, [(0, 1), (0, 2)], callback=problem.gradient)


# who hands itself over is followed once
def tick(count):
    looper.after(100, tick)
    return model(torch.zeros(count, 3))


tick(4)


@hydra.main(config_path="configuration")
def main(settings):
    batch = torch.zeros(settings.batch, 3)
    return model(batch) @ torch.zeros(3, 1)  # E: matmul-inner-dimensions


main()


@cached
def made(rows, columns=2):
    return torch.zeros(rows, columns)


a = made(7)  # S: a (7, 2)
a = made(7, 4)  # S: a (7, 4)


@MODELS.register("net")
class Net(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.layer = nn.Linear(size, 6)

    def forward(self, x):
        return self.layer(x)  # E: linear-in-features


b = Net(3)(torch.zeros(2, 3))  # S: b (2, 6)
b = Net(3)(torch.zeros(2, 4))
