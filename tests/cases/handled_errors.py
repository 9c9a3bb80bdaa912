"""What fails where the failure is handled is a warning: the program goes on."""
import sys

import numpy as np
import torch
from torch import nn

layer = nn.Linear(4, 2)
try:
    layer(torch.zeros(2, 5))  # W: linear-in-features
except RuntimeError as error:
    print("as expected:", error)
try:
    a = np.zeros((2, 3)) @ np.zeros((2, 3))  # W: matmul-inner-dimensions
except (KeyError, ValueError):
    a = np.zeros((2, 2))
b = a + 0  # A: b (2, 2)
try:
    torch.zeros(2, 3) + torch.zeros(2, 4)  # W: broadcast-dimensions
except:
    pass

# a handler that gets others, or ends the program, or passes the error on
try:
    nn.Linear(4, 3)(torch.zeros(2, 5))  # E: linear-in-features
except KeyboardInterrupt:
    pass
try:
    nn.Linear(4, 3)(torch.zeros(2, 5))  # E: linear-in-features
except RuntimeError as error:
    if "out of memory" not in str(error):
        raise
try:
    nn.Linear(4, 3)(torch.zeros(2, 5))  # E: linear-in-features
except Exception:
    sys.exit(1)


class Model(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.layer = nn.Linear(size, 2)

    def forward(self, x):
        return self.layer(x)  # E: linear-in-features


class Tried(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.layer = nn.Linear(size, 2)

    def forward(self, x):
        return self.layer(x)  # W: linear-in-features


# around a call only a handler that names such errors means them
try:
    Tried(4)(torch.zeros(2, 5))
except RuntimeError:
    pass
try:
    Model(4)(torch.zeros(2, 5))
except Exception as error:
    print(error)
try:
    Model(5)(torch.zeros(2, 5))
finally:
    c = layer(torch.zeros(3, 4))  # S: c (3, 2)

# who handles errors of indices alone asks whether an item is there
square = np.zeros((10, 10))
for k in range(15):
    try:
        square[k, k] = 1
    except IndexError:
        break
    try:
        square[k, k] = 1  # W: index-out-of-range
    except Exception:
        pass


def row_at(k):
    try:
        return square[k]
    except (IndexError, KeyError):
        return np.zeros(10)


c = row_at(12)  # A: c (10,)
try:
    square @ np.zeros(11)  # W: matmul-inner-dimensions
except IndexError:
    pass
square[12]  # E: index-out-of-range
