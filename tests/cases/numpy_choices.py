"""Choices: a probability for each thing, and no more than there are without replacement."""
import sys

import numpy as np

a = np.random.choice([1, 2, 3], 2, p=[0.5, 0.25, 0.25])  # S: a (2,)
np.random.choice([1, 2, 3], 2, p=[0.5, 0.5])  # E: choice-probabilities
np.random.choice(3, 2, p=[0.5, 0.5])  # E: choice-probabilities
rng = np.random.default_rng(0)
rng.choice(range(4), 3, p=np.ones(4) / 4)
rng.choice(range(4), 3, p=np.ones(3) / 3)  # E: choice-probabilities
walk = np.array([[0.5, 0.5], [0.25, 0.75]])
state = 0
for _ in range(int(sys.argv[1])):
    row = walk[state]  # S: row (2,)
    row @ np.ones(3)  # E: matmul-inner-dimensions (2,) (3,)
    state = np.random.choice(2, p=row)
np.random.choice(2, p=walk)  # E: choice-probabilities-rank (2, 2)
rng.choice(2, p=[[0.5, 0.5], [0.25, 0.75]])  # E: choice-probabilities-rank
np.random.choice(2, p=walk[0])
np.random.choice(2, p=None)
rng.choice(np.zeros((2, 4)), 3, p=np.ones(4) / 4, axis=1)
grown = []
for i in range(3):
    grown.append(1 / 3)
np.random.choice(3, p=grown)
either = [0.5, 0.5] if len(sys.argv) > 5 else None
np.random.choice(2, p=either)
np.random.choice(3, p=either)  # W: choice-probabilities
np.random.choice(3, 3, replace=False)
np.random.choice(3, 5, replace=False)  # E: choice-too-many
np.random.choice(3, 5)
np.random.choice(len(sys.argv) + 5, 1, replace=False)
