"""Interpolation: as many values as abscissas; the result has the shape of where it is asked for."""
import sys

import numpy as np
from scipy.interpolate import CubicSpline, UnivariateSpline, interp1d

x = np.arange(0, 10)
y = np.exp(-x / 3.0)
f = interp1d(x, y)
a = f(np.linspace(0, 9, 40))  # S: a (40,)
a + np.zeros(41)  # E: broadcast-dimensions
b = f(2.5) + np.zeros(3)  # S: b (3,)
interp1d(x, y[:-1])  # E: interpolation-lengths
interp1d(x, np.zeros((3, 10)), kind="cubic")(4.0)
interp1d(x, np.zeros((10, 3)))  # E: interpolation-lengths
interp1d(x, np.zeros((10, 3)), axis=0)
c = CubicSpline(x, np.zeros((10, 3)))
c(4.0)
c.derivative()
CubicSpline([1, 2, 3], [1, 2])  # E: interpolation-lengths
UnivariateSpline(x, y, s=0.5)(x) - y
UnivariateSpline(x, y[2:], s=0.5)  # E: interpolation-lengths
points = [float(word) for word in sys.argv]
interp1d(points, points)(3.0)

# values of several things: the axis gives way to the argument's dimensions
c(np.linspace(0, 9, 40)) @ np.zeros((3, 2))
c(np.linspace(0, 9, 40)) @ np.zeros((40, 2))  # E: matmul-inner-dimensions (40, 3) (40, 2)
d = interp1d(x, np.zeros((3, 10)))(np.linspace(0, 9, 40))  # S: d (3, 40)
e = CubicSpline(x, np.zeros((10, 3)))(np.zeros((5, 6)))  # S: e (5, 6, 3)
interp1d(x, np.zeros((2, 10, 3)), axis=1)(np.zeros(5)) + np.zeros((2, 5, 3))
where = np.array(eval(sys.argv[1]))
interp1d(x, np.zeros((3, 10)))(where) @ np.zeros((4, 2))
CubicSpline(x, np.zeros((10, 3)))(where) @ np.zeros((3, 2))
CubicSpline(x, np.zeros((10, 3)))(where) @ np.zeros((4, 2))  # E: matmul-inner-dimensions
