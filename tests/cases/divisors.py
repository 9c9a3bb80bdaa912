"""Common divisors and multiples of lengths: frames of two lengths are joined from pieces of both."""
import math

import numpy as np

frame, step = 16, -12
piece = math.gcd(frame, step)
x = np.zeros((frame // piece, math.gcd(7, 0)))  # S: x (4, 7)
x + np.zeros((5, 7))  # E: broadcast-dimensions (4, 7) (5, 7)
x = np.zeros(math.lcm(4, 6))  # S: x (12,)
x = np.zeros(math.lcm(4, 0))  # S: x (0,)
x = np.zeros(math.gcd(4, 6, 10))  # S: x (...)
x = np.zeros(math.gcd(int(input()), 6))  # S: x (...)
x = np.lib.pad(np.zeros(3), 2, "constant")  # S: x (7,)
