"""Axes of figures: an array of them is indexed first; they draw as many abscissas as ordinates."""
import sys

import matplotlib.pyplot as plt
import numpy as np

x = np.linspace(0, 1, 50)
y = np.zeros(50)
fig, ax = plt.subplots()
ax.plot(x, y)
ax.plot(x, y[1:])  # E: plot-lengths
ax.scatter(x, y[1:])  # E: plot-lengths
line, = ax.plot(x, y, "r-")
ax.set_title("one")
ax.twinx().plot(x, y[2:])  # E: plot-lengths
fig.colorbar(ax.imshow(np.zeros((3, 4))), ax=ax)
fig.tight_layout()

fig, axes = plt.subplots(2, 3, figsize=(9, 6))  # S: axes (2, 3)
axes[0, 1].plot(x, y)
axes[0][1].plot(x, y[1:])  # E: plot-lengths
axes[0].plot(x, y)  # E: axes-array
axes[1].imshow(np.zeros((3, 4)))  # E: axes-array
axes[2, 1].plot(x, y)  # E: index-out-of-range
for i in range(6):
    axes[i // 3, i % 3].imshow(np.zeros((3, 4)))
for ax in axes.flat:
    ax.plot(x, y)
    ax.plot(x, y[1:])  # E: plot-lengths
for ax in axes.ravel():
    ax.set_xlabel("x")
for ax in axes:
    ax.set_xlabel("x")  # E: axes-array
for row in axes:
    for ax in row:
        ax.set_xlabel("x")
flat = axes.flatten()  # S: flat (6,)
flat[5].hist(y)
flat[6].hist(y)  # E: index-out-of-range

fig, axs = plt.subplots(1, 3)  # S: axs (3,)
axs[1].plot(x, y)
axs[0, 1].plot(x, y)  # E: index-too-many
fig, axs = plt.subplots(3, 1, squeeze=False)  # S: axs (3, 1)
axs[1].plot(x, y)  # E: axes-array
fig, (left, right) = plt.subplots(1, 2)
left.plot(x, y)
right.plot(x, y[1:])  # E: plot-lengths
fig, ((a, b), (c, d)) = plt.subplots(2, 2)
d.bar(x, y)
fig, (left, right) = plt.subplots(2, 2)
left.bar(x, y)  # E: axes-array

n = len(sys.argv)
fig, several = plt.subplots(1, n)
if n == 1:
    several = [several]
several[0].plot(x, y)
fig, single = plt.subplots(1, 1)
if not isinstance(single, np.ndarray):
    single = np.array([single])
single[0].plot(x, y)
many = plt.figure().subplots(2, 2)  # S: many (2, 2)
np.array(many).reshape(-1)[0].plot(x, y)
plt.figure().add_subplot(1, 1, 1).plot(x, y[1:])  # E: plot-lengths
plt.gca().plot(x, y[1:])  # E: plot-lengths
