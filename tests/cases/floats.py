"""Floating-point numbers that are known are computed as Python does."""

import math

import torch


def divisible(width, divisor, least=None):
    least = divisor if least is None else least
    rounded = max(least, int(width + divisor / 2) // divisor * divisor)
    if rounded < 0.9 * width:
        rounded += divisor
    return rounded


a = torch.zeros(divisible(32 * 1.0, 8), divisible(10, 8), divisible(96 * 0.75, 8))  # S: a (32, 16, 72)
a = torch.zeros(int(2**0.5 * 10), round(2.5), 3 if round(3.567, 1) > 3.5 else 4)  # S: a (14, 2, 3)
a = torch.zeros(math.ceil(1.1 * 3), int(math.sqrt(49)), int(7.5 // 2), int(float("3.5")))  # S: a (4, 7, 3, 3)
a = torch.zeros(int(max(1.0, 1.5) * 1280), int(min(2, 1.5) * 2), int(0.9 * 37))  # S: a (1920, 3, 33)
a = torch.zeros(3 if abs(-3.0) == 3 else 4, 3 if 0.1 + 0.2 == 0.3 else 4, int(-(-3.7)))  # S: a (3, 4, 3)
a = torch.zeros(int(1 / 3 * 9), int(1e9 * 1e9 > 3), int(math.log(8, 2)))  # S: a (3, 1, 3)
a = torch.zeros(3 if 1.0 / float("inf") < 1e-9 else 4)  # S: a (3,)
a = torch.zeros(2, int(64 * 1.25)) @ torch.zeros(81, 1)  # E: matmul-inner-dimensions (2, 80) (81, 1)
