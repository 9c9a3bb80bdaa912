"""Managers that change no shape: what stands in their body is followed as it is."""
import numpy as np
import torch

with np.errstate(divide="ignore", invalid="ignore"):
    a = np.zeros((2, 3)) / 0  # S: a (2, 3)
    a @ np.zeros((2, 3))  # E: matmul-inner-dimensions
with np.printoptions(precision=2) as options:
    print(a + np.zeros(3))
with torch.autograd.set_detect_anomaly(True):
    b = torch.zeros(2, 3).T  # S: b (3, 2)
torch.autograd.set_detect_anomaly(True)
with torch.autograd.detect_anomaly(), torch.no_grad():
    b + torch.zeros(3)  # E: broadcast-dimensions


@np.errstate(all="ignore")
def ratio(x, y):
    return x / y


c = ratio(np.ones((4, 1)), np.zeros(5))  # S: c (4, 5)
