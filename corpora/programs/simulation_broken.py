"""``simulation.py`` mutated, with arrays of three dimensions and in functions: operands, axes, slices, sizes,
new axes and what is written into slices. What only changes values is no shape error, and nothing is found there.
"""

import numpy as np

BODIES = 8
STEPS = 50
rng = np.random.default_rng(1)
positions = rng.uniform(-1.0, 1.0, size=(BODIES, 3))
speeds = np.zeros_like(positions)
masses = rng.uniform(0.5, 2.0, size=BODIES)
away = positions[np.newaxis, :, :] - positions[:, np.newaxis, :]
distance = np.sqrt((away**2).sum(axis=-1))
track = np.empty((STEPS, BODIES, 3))
grid = np.zeros((32, 48))


def pulls(away, masses):
    """What pulls at each body."""
    return (masses[np.newaxis, :, np.newaxis] * away).sum(axis=1)  # E: broadcast-dimensions (1, 8, 1) (5, 5, 3)


pulls(away, masses)
pulls(away[:5, :5], masses)
# an axis changed
masses * away.sum(axis=1)  # E: broadcast-dimensions (8,) (8, 3)
np.stack([positions, speeds], axis=3)  # E: stack-dimension (8, 3)
# a new axis dropped
masses * speeds  # E: broadcast-dimensions (8,) (8, 3)
away / distance  # E: broadcast-dimensions (8, 8, 3) (8, 8)
# a slice changed
(grid[:-2, 1:-1] + grid[2:, 1:-1]) / 2 + grid[1:-1, :-1]  # E: broadcast-dimensions (30, 46) (30, 47)
grid[0] = np.linspace(0.0, 1.0, 32)  # E: index-assignment-shape (32, 48)
grid[-1, ::-2] = grid[0]  # E: index-assignment-shape (32, 48)
grid[1:-1, 1:-1] = grid[2:, 2:][:-1]  # E: index-assignment-shape (32, 48)
grid[32]  # E: index-out-of-range (32, 48)
# a size changed
positions @ np.eye(BODIES)  # E: matmul-inner-dimensions (8, 3) (8, 8)
rng.uniform(size=(BODIES, 2)) + positions  # E: broadcast-dimensions (8, 2) (8, 3)
# operands swapped
np.eye(3) @ positions  # E: matmul-inner-dimensions (3, 3) (8, 3)
# changed in place, in a loop that writes slice by slice
for step in range(STEPS):
    track[step] = positions
    track[step, :, :2] = positions  # E: index-assignment-shape (50, 8, 3)
speeds += distance  # E: broadcast-dimensions (8, 3) (8, 8)
masses += away[:, 0, :1]  # E: inplace-shape (8,) (8, 1)
track[0] += away  # E: inplace-shape (8, 3) (8, 8, 3)
track.shape = (STEPS, BODIES * 2)  # E: reshape-element-count (50, 8, 3)

# values change, shapes do not
positions -= 0.02 * speeds
grid[-1, ::1] = grid[0, ::-1]
np.vstack([positions[::-1], speeds])
