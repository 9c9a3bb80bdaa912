"""Tensors that index together are of one round: what a generator yields together has one size."""

import numpy as np


class Layer:
    def forward(self, x):
        self.x = x
        return x * 2

    def backward(self, g):
        return self.x * g


def batches(x, y, size):
    for start in range(0, len(x), size):
        yield x[start : start + size], y[start : start + size]


x, y = np.ones((210, 3)), np.repeat(np.arange(3), 70)
layers = [Layer(), Layer()]
for rows, labels in batches(x, y, 64):
    out = rows
    for layer in layers:
        out = layer.forward(out)
    loss = out[np.arange(len(labels)), labels].mean()
    for layer in reversed(layers):
        out = layer.backward(out)

for rows, labels in batches(x, y, 64):
    rows[np.arange(17), labels].mean()  # E: index-tensors (64, 3)

x[np.arange(5), np.arange(3)]  # E: index-tensors (210, 3)
