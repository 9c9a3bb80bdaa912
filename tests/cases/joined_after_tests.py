"""What is joined where a branch has asked what an item of it is.

Spinning Up's logger keeps numbers and arrays under names, and joins those that are arrays.
"""

import random

import numpy as np
import torch


class Logger:
    def __init__(self):
        self.kept = dict()

    def store(self, **values):
        for key, value in values.items():
            if not (key in self.kept.keys()):
                self.kept[key] = []
            self.kept[key].append(value)

    def log(self, key):
        values = self.kept[key]
        joined = np.concatenate(values) if isinstance(values[0], np.ndarray) and len(values[0].shape) > 0 else values
        self.kept[key] = []
        return joined


logger = Logger()


def run(rounds):
    for step in range(rounds):
        logger.store(reward=random.random())
        logger.store(scores=np.zeros(32))
        if step % 10 == 0:
            logger.log("reward")
            logger.log("scores")


run(1000)


def either(items):
    if isinstance(items[0], torch.Tensor):
        return torch.cat(items)  # E: cat-dimensions (2, 3) (2, 4)
    return items


either([1, 2])
either([torch.zeros(2, 3), torch.zeros(5, 3)])
either([torch.zeros(2, 3), torch.zeros(2, 4)])
