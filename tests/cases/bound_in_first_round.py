"""What the first round of a while binds keeps its shape in later ones."""
import numpy as np

weights = np.zeros((8, 8))


def step(before):
    return np.tanh(np.dot(weights, before))


n, p = 0, 0
while n < 100:
    if p + 11 >= 100 or n == 0:
        state = np.zeros((8, 1))
        p = 0
    state = step(state)
    p += 10
    n += 1
last = np.tanh(state)  # S: last (8, 1)
np.dot(np.zeros((4, 5)), state)  # E: matmul-inner-dimensions
