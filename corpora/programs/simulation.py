"""A simulation of bodies as Zimen's thesis has it: positions and speeds in arrays, changed slice by slice.

Rebuilt from what is told of it, with arrays of three dimensions and functions, which his tool could not follow.
The right program; ``simulation_broken.py`` has the mutations.
"""

import numpy as np

BODIES = 8
STEPS = 50
DELTA = 0.01


def differences(positions):
    """From each body to each other: an array of three dimensions."""
    return positions[np.newaxis, :, :] - positions[:, np.newaxis, :]


def accelerations(positions, masses):
    away = differences(positions)
    distance = np.sqrt((away**2).sum(axis=-1) + 1e-3)
    pull = masses[np.newaxis, :, np.newaxis] * away / distance[:, :, np.newaxis] ** 3
    return pull.sum(axis=1)


rng = np.random.default_rng(1)
positions = rng.uniform(-1.0, 1.0, size=(BODIES, 3))
speeds = np.zeros_like(positions)
masses = rng.uniform(0.5, 2.0, size=BODIES)
away = differences(positions)  # S: away (8, 8, 3)
pull = accelerations(positions, masses)  # S: pull (8, 3)

track = np.empty((STEPS, BODIES, 3))
for step in range(STEPS):
    speeds += DELTA * accelerations(positions, masses)
    positions += DELTA * speeds
    track[step] = positions
    track[step, :, 2] = 0.0

# a wave on a grid: the inner points from their neighbours, the border stays
grid = np.zeros((32, 48))
grid[0] = np.linspace(0.0, 1.0, 48)
grid[-1, ::-1] = grid[0]
while grid.max() > 0.5:
    inner = (grid[:-2, 1:-1] + grid[2:, 1:-1] + grid[1:-1, :-2] + grid[1:-1, 2:]) / 4  # S: inner (30, 46)
    grid[1:-1, 1:-1] = inner
    grid *= 0.99

backwards = track[::-1]  # S: backwards (50, 8, 3)
thinned = track[-1::-5, :, :2]  # S: thinned (10, 8, 2)
flat = track.reshape(STEPS, -1)  # S: flat (50, 24)
flat.shape = (STEPS * BODIES, 3)
every = flat + 0  # S: every (400, 3)
first = np.vstack([positions[:1], every])  # S: first (401, 3)
energy = 0.5 * masses * (speeds**2).sum(axis=1)  # S: energy (8,)
total = energy.sum()  # S: total ()
