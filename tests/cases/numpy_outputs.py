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
