"""np.average: weights of the array's shape, or one for each place along the axis."""

import numpy as np

x = np.ones((200, 4))
np.average(x, axis=0, weights=np.ones((200, 200)))  # E: average-weights (200, 4) (200, 200)
np.average(x, axis=0, weights=np.ones(4))  # E: average-weights (200, 4) (4,)
np.average(x, axis=1, weights=np.ones((4, 1)))  # E: average-weights (200, 4) (4, 1)
np.average(x[0], weights=np.ones(3))  # E: average-weights (4,) (3,)
rows = np.average(x, axis=0, weights=np.ones(200))  # S: rows (4,)
np.average(x, axis=1, weights=np.ones(4))
np.average(x, axis=-1, weights=np.ones((200, 4)))
np.average(x, weights=x)
np.average(x[0], weights=[1, 2, 3, 4])
np.average(x, axis=(0, 1), weights=x)
