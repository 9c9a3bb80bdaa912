"""Arrays that products are written into."""
import numpy as np

x, y, z = np.zeros(3), np.ones(3), np.zeros(3)
a = np.matmul(x, y, z)  # S: a (3,)
a[:, np.newaxis] * np.ones(2)
product = np.zeros((2, 4))
b = np.matmul(np.ones((2, 3)), np.ones((3, 4)), out=product)  # S: b (2, 4)
c = np.matmul(x, y)  # S: c ()
c[:, np.newaxis]  # E: index-too-many
np.matmul(np.ones((2, 3)), np.ones((2, 4)))  # E: matmul-inner-dimensions

# of an operation element by element: broadcast to what it is written into
big = np.empty((4, 6))
np.add(np.ones(6), 1, out=big)
np.add(np.ones((4, 6)), np.ones(6), out=big)
np.subtract(np.ones((4, 6)), 1, out=np.empty(6))  # E: output-shape (6,) (4, 6)
np.multiply(np.ones((1, 6)), 2, np.empty(6))  # E: output-shape (6,) (1, 6)
np.exp(np.ones((4, 5)), out=big)  # E: output-shape (4, 6) (4, 5)
np.clip(big, 0, 1, out=big)
np.clip(big, 0, 1, out=np.empty((6, 4)))  # E: output-shape (6, 4) (4, 6)
np.sqrt(big, out=big, where=big > 0)

# of a reduction: just so
sums = np.empty(6)
np.sum(big, axis=0, out=sums)
np.mean(big, 0, None, sums)
big.max(axis=0, out=sums)
np.std(big, axis=0, keepdims=True, out=np.empty((1, 6)))
np.sum(big, out=np.empty(()))
np.sum(big, axis=0, out=np.empty(4))  # E: output-shape (4,) (6,)
np.mean(big, axis=0, out=np.empty((1, 6)))  # E: output-shape (1, 6) (6,)
big.min(axis=1, out=sums)  # E: output-shape (6,) (4,)
np.add.reduce(big, axis=0, out=np.empty(5))  # E: output-shape (5,) (6,)
np.cumsum(big, axis=0, out=big)
np.cumsum(big, axis=0, out=np.empty((4, 5)))  # E: output-shape (4, 5) (4, 6)

# of a product
np.matmul(big, big.T, out=np.empty((4, 4)))
np.matmul(big, big.T, out=np.empty((3, 4, 4)))
np.matmul(big, big.T, out=np.empty((6, 6)))  # E: output-shape (6, 6) (4, 4)
np.matmul(big, big, out=np.empty((4, 6)))  # E: matmul-inner-dimensions
np.dot(big, big.T, out=np.empty((4, 4)))
np.dot(big, big.T, np.empty((3, 4, 4)))  # E: output-shape (3, 4, 4) (4, 4)
