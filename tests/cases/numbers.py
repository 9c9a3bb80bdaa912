"""Arithmetic and comparison of Python's numbers, strings and truth values."""
import argparse

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--size", type=int, required=True)
size = parser.parse_args().size
nothing = unknown_name.value

a = torch.zeros(7 // 2, -7 // 2 + 9, 7 // -2 + 9, -7 // -2)  # S: a (3, 5, 5, 3)
b = torch.zeros(7 % 4, -7 % 4, 7 % -4 + 9, -7 % -4 + 9)  # S: b (3, 1, 8, 6)
c = torch.zeros(int(7 / 2), int(9 / 3))  # S: c (3, 3)
d = torch.zeros(2**0, 2**3, 3**2)  # S: d (1, 8, 9)
e = torch.zeros(3) * 2**-1  # S: e (3,)
e = torch.zeros(3) * 2**70  # S: e (3,)
e = torch.zeros(3) * 2**0.5  # S: e (3,)
e = torch.zeros(3) * (7 / 0)  # S: e (3,)
e = torch.zeros(3) * 2.5 // 2  # S: e (3,)
f = torch.zeros(6 & 3, 2)  # S: f (2, 2)
g = torch.zeros(3 if 2 <= 2 else 4, 3 if 3 <= 2 else 4)  # S: g (3, 4)
g = torch.zeros(3 if 2 > 2 else 4, 3 if 3 > 2 else 4)  # S: g (4, 3)
g = torch.zeros(3 if 2 >= 2 else 4, 3 if 2 >= 3 else 4)  # S: g (3, 4)
g = torch.zeros(3 if 2 < 2 else 4, 3 if 2 < 3 else 4)  # S: g (4, 3)
g = torch.zeros(3 if 2 == 2 else 4, 3 if 2 == 3 else 4)  # S: g (3, 4)
g = torch.zeros(3 if 2 != 2 else 4, 3 if 2 != 3 else 4)  # S: g (4, 3)
g = torch.zeros(3 if 2 < 3 < 4 else 4, 3 if 2 < 3 < 3 else 4)  # S: g (3, 4)
h = torch.zeros(3 if True == True else 4, 3 if True == False else 4)  # S: h (3, 4)
h = torch.zeros(3 if True != True else 4, 3 if True != False else 4)  # S: h (4, 3)
i = torch.zeros(3 if "a" == "a" else 4, 3 if "a" == "b" else 4)  # S: i (3, 4)
i = torch.zeros(3 if "a" != "a" else 4, 3 if "a" != "b" else 4)  # S: i (4, 3)
i = torch.zeros(3 if "a" < "b" else 4)  # A: i (4,)
j = torch.zeros(3 if None == None else 4, 3 if None == 0 else 4)  # S: j (3, 4)
j = torch.zeros(3 if None != None else 4, 3 if None != 0 else 4)  # S: j (4, 3)
j = torch.zeros(3 if None == (1, 2) else 4)  # S: j (4,)
j = torch.zeros(3 if nothing == 2 else 4)  # S: j (4,)
k = torch.zeros(3 if None is None else 4, 3 if None is not None else 4)  # S: k (3, 4)
k = torch.zeros(3 if torch is None else 4, 3 if torch is not None else 4)  # S: k (4, 3)
k = torch.zeros(3 if 2 is None else 4, 3 if None is 2 else 4)  # S: k (4, 4)
k = torch.zeros(3 if 2 is not None else 4, 3 if None is not "a" else 4)  # S: k (3, 3)
k = torch.zeros(3 if 1000 is 1000 else 4)  # A: k (4,)
k = torch.zeros(3 if nothing is None else 4)  # S: k (4,)
k = torch.zeros(3 if None is nothing else 4)  # S: k (4,)
l = torch.zeros(-(-3), +4, ~-6)  # S: l (3, 4, 5)
half = 2.5
l = -torch.zeros(3) * -half  # S: l (3,)
l = torch.zeros(-nothing, 2)  # S: l (?, 2)
l = torch.zeros(-(size > 3), 2)  # S: l (?, 2)
l = torch.zeros(~size, 2)  # S: l (?, 2)
l = torch.zeros(3 if not nothing else 4)  # A: l (4,)
l = torch.zeros(3 if not 0 else 4, 3 if not 5 else 4)  # S: l (3, 4)

# as dimensions: constants that do not fit, and inputs
m = torch.zeros(1073741823 + 1073741823, 1)  # S: m (1073741823 + 1073741823, 1)
n = torch.zeros(pow(2, 3), pow(l.shape[0], 2)) + 0  # A: n (8, 9)
