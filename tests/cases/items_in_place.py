"""Items of lists that operators change in place: an array stays what it was, and so does its list."""
import random

import numpy as np
import tensorflow as tf
import torch

# of many rounds
rows, labels = [], []
for i in range(1000):
    rows.append(np.random.normal(0, 0.1, 14))
    if random.random() > 0.5:
        labels.append([0])
        rows[-1] += random.randint(-1, 1)
    else:
        labels.append([1])
a = np.array(rows)  # S: a (1000, 14)
b = np.array(labels)  # S: b (1000, 1)
a @ np.ones((14, 1)) + b
a @ np.ones((13, 1))  # E: matmul-inner-dimensions (1000, 14) (13, 1)
a + b[1:]  # E: broadcast-dimensions (1000, 14) (999, 1)

# of rounds that are told apart
few = []
for i in range(20):
    few.append(np.zeros(6))
    if random.random() > 0.5:
        few[-1] += i
c = np.stack(few)  # S: c (20, 6)
c @ np.ones(7)  # E: matmul-inner-dimensions (20, 6) (7,)

# what cannot be changed makes place for something else
held = [np.zeros(3), 1, np.float64(2.0), [4]]
held[0] += 1
held[1] += np.zeros(5)
held[2] += np.zeros(4)
held[3] += [5]
d = held[0] + 0  # S: d (3,)
d = held[1] + 0  # S: d (5,)
d = held[2] + 0  # S: d (4,)
d = np.zeros(len(held[3])) + 0  # S: d (2,)
held[0] += np.zeros((2, 3))  # E: inplace-shape (3,) (2, 3)

parts = [torch.zeros(3), torch.zeros(())]
parts[0] *= 2
parts[0] += torch.zeros(1)
d = parts[0] + 0  # S: d (3,)
parts[-1] += torch.zeros(3)  # E: inplace-shape () (3,)

# tensors of TensorFlow are not changed: += makes another one
sums = [tf.zeros(3), tf.zeros([])]
sums[0] += tf.zeros([2, 3])
sums[1] -= tf.zeros(4)
e = sums[0] * 2.0  # S: e (2, 3)
e = sums[1] * 2.0  # S: e (4,)
total = tf.zeros(3)
total += tf.zeros([2, 3])
total *= tf.zeros([2, 1])
e = total * 1.0  # S: e (2, 3)
total += tf.zeros(2)  # E: broadcast-dimensions (2, 3) (2,)

# counters, by places that nobody knows
counts = [0] * 5
for i in range(1000):
    counts[random.randint(0, 4)] += 1
f = np.array(counts) + 0  # S: f (5,)

# a list that holds some of each
mixed = []
for i in range(1000):
    mixed.append(np.zeros(2))
    mixed.append(3)
mixed[random.randint(0, 1)] += np.zeros(2)

# numbers of NumPy are replaced by such numbers
losses = []
for i in range(300):
    losses.append(np.mean(np.zeros(4)))
    if i > 10 and losses[-1] > losses[-2]:
        losses[-1] *= 0.5
h = np.array(losses) + 0  # S: h (300,)
h + np.zeros(299)  # E: broadcast-dimensions (300,) (299,)

# entries that a round makes anew, and changes then
grown = {}
for i in range(1000):
    grown["sum"] = np.zeros(14)
    grown["sum"] += np.ones(14) * i
k = grown["sum"] + 0  # S: k (14,)
k @ np.ones(13)  # E: matmul-inner-dimensions (14,) (13,)
