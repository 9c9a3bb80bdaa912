"""A call that never returns gives nothing, which is counted; what it does is analysed."""
import torch
from torch import nn


class Trainer:
    def __init__(self, limit):
        self.limit = limit
        self.model = nn.Linear(8, 2)

    def run(self):
        rounds = 0
        while True:
            found = self.model(torch.zeros(4, 8))  # S: found (4, 2)
            found @ torch.zeros(3, 2)  # E: matmul-inner-dimensions
            rounds += 1
            if self.limit is not None and rounds >= self.limit:
                break


def main():
    Trainer(None).run()  # G: call


main()
