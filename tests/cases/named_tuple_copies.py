"""Named tuples with some fields replaced."""

from collections import namedtuple
from typing import NamedTuple

import numpy as np

State = namedtuple("State", "particles weights")


class Batch(NamedTuple):
    inputs: np.ndarray
    labels: np.ndarray
    weight: float = 1.0


state = State(np.zeros((20, 3)), np.ones(20))
other = state._replace(weights=np.ones(5))
a = other.particles + 0  # S: a (20, 3)
a = other.weights + np.zeros(20)  # E: broadcast-dimensions (5,) (20,)
particles, weights = other
a = weights + np.zeros(5)  # S: a (5,)
batch = Batch(np.zeros((8, 4)), labels=np.zeros(8))._replace(inputs=np.zeros((8, 6)))
a = batch.inputs @ np.zeros((4, 2))  # E: matmul-inner-dimensions (8, 6) (4, 2)
a = batch.inputs[:, 0] - batch.labels  # S: a (8,)


class Filter:
    def __init__(self):
        self.state = State(np.zeros((20, 3)), np.ones(20))

    def move(self):
        moved = self.state.particles.copy()
        self.state = self.state._replace(particles=moved)

    def resample(self):
        particles, weights = self.state
        self.state = State(particles[np.arange(20)], weights)


f = Filter()
for t in range(15):
    f.move()
    f.resample()
    particles, weights = f.state
    mean = weights @ particles  # S: mean (3,)
    mean = particles @ weights  # E: matmul-inner-dimensions (20, 3) (20,)
