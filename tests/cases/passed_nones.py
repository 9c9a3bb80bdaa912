"""None for None: a function that hands None back does not say that it is given None."""

import json

import numpy as np
import torch

data = json.load(open("data.json"))


def merged(values):
    if values is None:
        return None
    return np.hstack(values) if isinstance(values, (list, tuple)) else values


def tensor(values):
    return None if values is None else torch.tensor(values)


def kept(values):
    if not values is None:
        return np.asarray(values)


a = np.hstack((np.zeros((2, 3)), merged(data["a"])))
a + np.zeros(3)
torch.cat([torch.zeros(2, 3), tensor(data["b"])])
torch.cat((torch.zeros(2, 3), tensor(tensor(data["b"]))))
np.hstack((np.zeros((2, 3)), kept(data["c"])))


def chosen(flag, values):
    if flag:
        return None
    return values


def given(values=None):
    return None if values is None else np.zeros(3)


np.hstack((np.zeros((2, 3)), chosen(data["d"], np.zeros((2, 3)))))  # W: join-tensors
np.hstack((np.zeros(3), given()))  # E: join-tensors
np.hstack((np.zeros(3), given(1)))
np.hstack((np.zeros(3), merged(None)))  # E: join-tensors
