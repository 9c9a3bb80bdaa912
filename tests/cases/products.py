"""Matrix products, linear maps and elementwise functions of two tensors."""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

x = torch.zeros(2, 3)
a = x @ torch.zeros(3, 4)  # A: a (2, 4)
a = x @ torch.zeros(3)  # A: a (2,)
a = torch.zeros(2) @ x  # S: a (3,)
a = torch.zeros(2) @ torch.zeros(2)  # A: a ()
a = torch.zeros(5, 2, 3) @ torch.zeros(3, 4)  # A: a (5, 2, 4)
a = x @ torch.zeros(5, 3, 4)  # A: a (5, 2, 4)
a = torch.mv(x, torch.zeros(3))  # S: a (2,)
a = torch.mv(x, torch.zeros(2))  # E: matmul-inner-dimensions
a = torch.mv(x, torch.zeros(3, 1))  # E: matmul-rank
a = torch.mv(torch.zeros(3), torch.zeros(3))  # E: matmul-rank
a = torch.dot(torch.zeros(3), torch.zeros(3))  # S: a ()
a = torch.dot(torch.zeros(3), torch.zeros(4))  # E: matmul-inner-dimensions
m = np.zeros((2, 3))
b = np.dot(m, np.zeros((3, 4)))  # S: b (2, 4)
b = np.dot(m, np.zeros(3))  # S: b (2,)
b = np.dot(np.zeros(2), m)  # S: b (3,)
b = np.dot(np.zeros(3), np.zeros(3)) + np.zeros(4)  # S: b (4,)
b = np.dot(np.zeros((5, 2, 3)), np.zeros((6, 3, 4)))  # S: b (5, 2, 6, 4)
b = np.dot(np.zeros((5, 2, 3)), np.zeros((3, 4)))  # S: b (5, 2, 4)
b = np.dot(m, np.zeros((6, 3, 4)))  # S: b (2, 6, 4)
b = np.dot(np.zeros((5, 2, 3)), np.zeros(3))  # S: b (5, 2)
b = np.dot(m, np.zeros((4, 3)))  # E: matmul-inner-dimensions
c = F.linear(x, torch.zeros(5, 3))  # S: c (2, 5)
c = F.linear(x, torch.zeros(5, 4))  # E: linear-in-features
c = nn.Linear(3, 5)(torch.tensor(1.0))  # E: linear-rank
d = torch.where(x > 0, x, torch.zeros(3))  # S: d (2, 3)
d = torch.where(torch.zeros(5, 1, 1) > 0, x, torch.zeros(2, 1))  # S: d (5, 2, 3)
d = torch.where(x > 0, x, torch.zeros(4))  # E: broadcast-dimensions
d = torch.zeros(2, 3).add_(torch.zeros(3))  # S: d (2, 3)

nothing = open("file").read()
y = torch.zeros(nothing)
wide = nn.Linear(2, 4)(y)
e = x @ y  # S: e (...)
e = y @ x  # S: e (..., 3)
e = wide @ torch.zeros(4)  # A: e (...)
e = wide @ torch.zeros(4, 5)  # A: e (..., 5)
e = torch.zeros(3) @ wide  # S: e (...)
e = torch.zeros(2, 3) @ wide  # S: e (...)
e = wide @ wide  # S: e (...)
e = np.dot(np.zeros(nothing), m) + 0  # S: e (...)
e = np.dot(m, np.zeros(nothing)) + 0  # S: e (...)
e = F.linear(y, torch.zeros(5, 3)) + 0  # S: e (..., 5)
e = torch.zeros(F.linear(x, y), 1)  # S: e (?, 1)
e = nn.Linear(3, "four")(x)  # S: e (2, ?)
e = nn.Linear(3, 4)("text") + x  # S: e (..., 2, 3)
e = torch.where(x > 0)[0]  # S: e (?,)
e = torch.add(x, "text") + x  # S: e (..., 2, 3)
e = torch.add("text", x) + x  # S: e (..., 2, 3)
