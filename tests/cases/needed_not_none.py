"""Attributes that begin as None: where the program needs something else, they are what was stored later."""

import numpy as np


class Model:
    def __init__(self):
        self.centers = None
        self.weight = None
        self.scale = None

    def fit(self, x, limit):
        if limit > x.mean():
            self.centers = x[:4]
            self.weight = np.zeros(x.shape[1])
        if limit > x.std():
            self.scale = np.ones(7)
        return self

    def nearest(self, x):
        return x[:, None, :] - self.centers[None, :, :]  # E: broadcast-dimensions (5, 1, 2) (1, 4, 3)

    def scores(self, x):
        return x @ self.weight  # E: matmul-inner-dimensions (5, 2) (3,)

    def moved(self, x):
        return x + self.centers[0]  # E: broadcast-dimensions (5, 2) (3,)

    def turned(self, x):
        return x @ self.centers.T  # E: matmul-inner-dimensions (5, 2) (3, 4)

    def scaled(self, x):
        # who has not asked whether it is there uses it in another branch
        if x.mean() < 2.0:
            return x * self.scale  # E: broadcast-dimensions (5, 2) (7,)
        return x

    def asked(self, x):
        if self.scale is None:
            return x
        return x[:, :1] * self.scale

    def tried(self, x):
        try:
            return x * self.scale
        except TypeError:
            return x


x = np.random.rand(20, 3)
model = Model().fit(x, 0.9)
model.nearest(x)
model.scores(x)
model.moved(x)
model.turned(x)
other = np.zeros((5, 2))
model.nearest(other)
model.scores(other)
model.moved(other)
model.turned(other)
model.scaled(other)
model.asked(other)
model.tried(other)
