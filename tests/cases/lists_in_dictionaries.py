"""Lists in a dictionary that rounds fill by a written key, and items of lists of any length that they replace."""

import numpy as np


class Filter:
    def __init__(self, step, start):
        self.step, self.x, self.spread = step, start, np.eye(len(start))
        self.seen = {"before": [], "after": []}

    def predict(self):
        self.x = self.step @ self.x
        self.spread = self.step @ self.spread @ self.step.T
        return self.x, self.spread

    def run(self, rows):
        for row in rows:
            self.seen["before"].append(self.predict())
            self.x = self.x + row
            self.seen["after"].append((self.x.copy(), self.spread.copy()))
        return self.seen

    def smooth(self, seen):
        means = [x for x, _ in seen["after"]]
        spreads = [spread for _, spread in seen["after"]]
        for k in range(len(means) - 2, -1, -1):
            mean, spread = seen["before"][k + 1]
            gain = spreads[k] @ self.step.T @ np.linalg.inv(spread)
            means[k] = means[k] + gain @ (means[k + 1] - mean)
            spreads[k] = spreads[k] + gain @ (spreads[k + 1] - spread) @ gain.T
            means[k] - spreads[k][:, :2]  # E: broadcast-dimensions
            mean @ np.zeros((3, 3))  # E: matmul-inner-dimensions (4,) (3, 3)
        return np.array(means), np.array(spreads)


rows = np.loadtxt("rows.csv", delimiter=",").reshape(-1, 4)
filtered = Filter(np.eye(4), np.zeros(4))
means, spreads = filtered.smooth(filtered.run(rows))
means[:, 0] + np.zeros((2, 3, 1))
means[:, :, 0]  # E: index-too-many
total = means.sum(axis=0)  # S: total (4,)
turned = spreads.mean(axis=0) @ total  # S: turned (4,)

history = {"loss": [], "weights": []}
for epoch in range(500):
    weights = np.ones(3)
    for batch in range(20):
        history["loss"].append(float(weights.sum()))
        history["weights"].append(weights)
last = history["weights"][-1]
distance = last - np.zeros(3)  # S: distance (3,)
last - np.zeros(4)  # E: broadcast-dimensions (3,) (4,)
for k in range(len(history["loss"])):
    history["weights"][k] + np.zeros(4)  # E: broadcast-dimensions (3,) (4,)

# what grows has no rank, and what may have several shapes has each of them
count = int(open("count.txt").read())
growing = [np.zeros((1, 3)) for _ in range(count)]
for k in range(count):
    growing[k] = np.concatenate([growing[k], np.zeros((1, 3))])
growing[0] @ np.zeros((2, 7))
halved = [np.zeros(8) for _ in range(count)]
for k in range(count - 1):
    halved[k] = 0.5 * (halved[k] + halved[k + 1])
half = halved[0] + 1  # S: half (8,)
halved[0] + np.zeros(5)  # E: broadcast-dimensions (8,) (5,)
