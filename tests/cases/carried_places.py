"""Where a walker is, round after round: tuples of numbers that grow in no round that stands for many."""
from collections import deque

import numpy as np

MOVES = [(-1, 0), (1, 0), (0, -1), (0, 1)]
maze = np.zeros((5, 6))


def step(state, action):
    r, c = state
    dr, dc = MOVES[action]
    nr, nc = r + dr, c + dc
    if not (0 <= nr < maze.shape[0] and 0 <= nc < maze.shape[1]) or maze[nr, nc] == 1:
        return state, -1.0
    return (nr, nc), 1.0


class Walker:
    def __init__(self):
        self.place = (0, 0)

    def go(self, action):
        r, c = self.place
        self.place = (r + action, c)


def walk(rng, steps):
    state, done = (0, 0), 0
    q = np.zeros((*maze.shape, 4))
    while done < steps:
        new, reward = step(state, rng.integers(4))
        q[state][0] += reward
        state = new
        done += 1
    walker = Walker()
    while rng.random() < 0.9:
        walker.go(rng.integers(2))
    return q


def fill(image, start):
    queue = deque([start])
    seen = set()
    while queue:
        r, c = queue.popleft()
        if (r, c) in seen or r < 0 or r >= image.shape[0] or c < 0 or c >= image.shape[1]:
            continue
        seen.add((r, c))
        image[r, c] = 1
        for dr, dc in MOVES:
            queue.append((r + dr, c + dc))
    return image


table = walk(np.random.default_rng(0), 200)  # S: table (5, 6, 4)
filled = fill(np.zeros((5, 6)), (2, 2))  # S: filled (5, 6)
table + filled  # E: broadcast-dimensions
