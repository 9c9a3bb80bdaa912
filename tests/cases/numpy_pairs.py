"""Two variables together: correlation, counts in a plane; polynomials that are objects."""
import numpy as np

x, y = np.random.rand(40), np.random.rand(40)
both = np.corrcoef(x, y)  # S: both (2, 2)
r = np.corrcoef(x, y)[0, 1]
np.corrcoef(x, y)[0, 2]  # E: index-out-of-range
np.corrcoef(x, y[1:])  # E: covariance-lengths (40,) (39,)
spread = np.cov(x, y)  # S: spread (2, 2)
table = np.cov(np.random.rand(3, 40), np.random.rand(2, 40))

counts, xs, ys = np.histogram2d(x, y, bins=(8, 5))
counts @ ys  # E: matmul-inner-dimensions (8, 5) (6,)
counts @ ys[1:]
counts.T - xs  # E: broadcast-dimensions (5, 8) (9,)
even, _, edges = np.histogram2d(x, y)
even * edges[:-1]
even * edges  # E: broadcast-dimensions (10, 10) (11,)
some, _, _ = np.histogram2d(x, y, bins=[np.linspace(0, 1, 4), np.linspace(0, 1, 3)])
some @ np.ones(2)
np.histogram2d(x, y[:-1])  # E: histogram-lengths (40,) (39,)

p = np.poly1d(np.polyfit(x, y, 3))
fitted = p(x)  # S: fitted (40,)
fitted - y[1:]  # E: broadcast-dimensions (40,) (39,)
grid = p(np.linspace(0, 1, 7))  # S: grid (7,)
slope = p.deriv()
slope(x) - y
product = p * np.poly1d([1.0, 2.0])
product(x) - y
print(p, p.coeffs, p.order, p[0], p(0.5) + 1)
q = np.polynomial.Polynomial([1, 2, 3])
values = q(np.zeros((2, 3)))  # S: values (2, 3)
