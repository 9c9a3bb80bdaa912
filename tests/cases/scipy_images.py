"""scipy.ndimage: what is filtered keeps its shape; scipy.linalg: matrices of vectors and of blocks, factors."""
import numpy as np
from scipy import linalg, ndimage
from scipy.optimize import linear_sum_assignment

image = np.zeros((32, 48))
soft = ndimage.gaussian_filter(image, sigma=2)  # S: soft (32, 48)
edges = np.hypot(ndimage.sobel(image, axis=0), ndimage.sobel(image, axis=1))  # S: edges (32, 48)
ndimage.sobel(image, axis=2)  # E: dimension-out-of-range
edges[1:] - soft  # E: broadcast-dimensions (31, 48) (32, 48)
sharp = ndimage.convolve(image, np.ones((3, 3)))  # S: sharp (32, 48)
ndimage.convolve(image, np.ones(3))  # E: weights-rank (3,)
ndimage.convolve1d(image, np.ones(3), axis=0)
mask = ndimage.binary_opening(image > 0)  # S: mask (32, 48)
labels, count = ndimage.label(mask)  # S: labels (32, 48)
sizes = np.zeros(count + 1)
image[labels == 1]
image[:16][labels == 1]  # E: index-mask-shape
at = np.zeros((2, 10, 12))
read = ndimage.map_coordinates(image, at)  # S: read (10, 12)
ndimage.map_coordinates(image, np.zeros((10, 2)))  # E: coordinate-numbers (10, 2)

shifted = linalg.toeplitz(np.arange(5))  # S: shifted (5, 5)
wide = linalg.toeplitz(np.arange(5), np.arange(3))  # S: wide (5, 3)
blocks = linalg.block_diag(shifted, wide, [1, 2])  # S: blocks (11, 10)
linalg.inv(blocks)  # E: square-matrix (11, 10)
w, v = linalg.eigh(shifted)  # S: v (5, 5)
values = linalg.eigh(shifted, eigvals_only=True)  # S: values (5,)
w, v = linalg.eig(shifted)  # S: v (5, 5)
q, r = linalg.qr(wide, mode="economic")  # S: r (3, 3)
q @ r
r @ q  # E: matmul-inner-dimensions (3, 3) (5, 3)
p, l, u = linalg.lu(wide)  # S: u (3, 3)
factor = linalg.cho_factor(np.eye(5))
solved = linalg.cho_solve(factor, np.ones((5, 2)))  # S: solved (5, 2)
linalg.cho_solve(factor, np.ones(4))  # E: solve-rows
linalg.solve_triangular(np.eye(5), np.ones(6))  # E: solve-rows
root = linalg.sqrtm(np.eye(5))  # S: root (5, 5)
linalg.sqrtm(wide)  # E: square-matrix (5, 3)
rows, columns = linear_sum_assignment(wide)  # S: columns (3,)
wide[rows, columns]
