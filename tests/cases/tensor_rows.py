"""Going over tensors and arrays: loops, comprehensions, enumerate, zip and unpacking give the parts along the first axis."""
import numpy as np
import torch

points = np.random.randn(150, 4)
labels = np.random.randint(0, 3, 150)
weights = np.ones(4)
for row in points:
    product = row @ weights  # S: product ()
    wrong = row @ np.ones(5)  # E: matmul-inner-dimensions (4,) (5,)
for index, row in enumerate(points):
    difference = points[index] - row  # S: difference (4,)
for image, label in zip(np.zeros((40, 28, 28)), labels):
    flat = image.reshape(784)  # S: flat (784,)
    short = image.reshape(780)  # E: reshape-element-count (28, 28)
for value in np.linspace(0, 1, 5):
    pair = np.array([[value, value]])  # S: pair (1, 2)
for place in np.random.permutation(150):
    one = points[place]  # S: one (4,)
means = np.array([points[labels == k].mean(axis=0) for k in range(3)])  # S: means (3, 4)
distances = np.array([np.linalg.norm(points - center, axis=1) for center in means])  # S: distances (3, 150)
sums = np.array([row.sum() for row in points])  # S: sums (150,)
left, right = np.random.rand(2, 7)
both = left + right  # S: both (7,)
first, *others = np.zeros((4, 2))
stacked = np.stack(others)  # S: stacked (3, 2)
total = sum(np.zeros((4, 2)))  # S: total (2,)
size = tuple(np.array([3, 4]))
unknown = np.zeros(size)  # S: unknown (?, ?)
batch = torch.zeros(16, 3, 8, 8)
stack = torch.stack([picture.flatten() for picture in batch])  # S: stack (16, 192)
red, green, blue = torch.zeros(3, 5)
mixed = red + green * blue  # S: mixed (5,)
bad = torch.cat([part for part in torch.zeros(6, 5)]) + torch.zeros(31)  # E: broadcast-dimensions (30,) (31,)
names = {"a": 1, "b": 2}
numbers = np.zeros(len([names[name] for name in np.array(["a", "b"])]))  # S: numbers (2,)
# a tensor among indices is no size
places = torch.zeros(7, dtype=torch.long)
picked = torch.zeros(5, 4, 3)[:, places]  # S: picked (5, 7, 3)
picked = torch.zeros(5, 4, 3)[places, 0] + torch.zeros(7, 2)  # E: broadcast-dimensions (7, 3) (7, 2)
