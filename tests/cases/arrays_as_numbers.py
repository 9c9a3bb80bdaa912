"""Arrays where one number is expected, texts beside arrays, fractions that arange counts."""
import math

import numpy as np
import torch

times = np.arange(0, 1, 0.01)  # S: times (100,)
down = np.arange(-2.0, 6.0, 0.1)  # S: down (80,)
many = np.arange(0, 30, 0.001)  # S: many (30000,)
more = np.arange(1.0, 1.3, 0.1)  # S: more (4,)
ahead = torch.arange(0, 1, 0.1)  # S: ahead (10,)
none = np.arange(1.0, 0.0, 0.3)  # S: none (0,)
np.exp(times) + times
math.exp(times)  # E: number-of-array
math.exp(times[0])
math.floor(times)  # E: number-of-array
math.sqrt(np.ones((1, 1)))
float(times)  # E: number-of-array
int(times[:1])
math.sin(torch.zeros(3))  # E: number-of-array
math.sin(torch.zeros(3).sum())

names = np.array(["ann", "bob", "cid"])
chosen = names == "bob"  # S: chosen (3,)
others = "bob" != names  # S: others (3,)
rows = np.zeros((4, 2))
rows[chosen]  # E: index-mask-shape
rows[:3][~chosen]

first, second = np.ones(3), np.ones(3)
np.concatenate(first, second)  # E: axis-of-array
joined = np.concatenate((first, second))  # S: joined (6,)
np.stack(first, second)  # E: axis-of-array
