"""Systems with sparse matrices: the solution has the shape of the right side. Signals that are thinned out."""
import numpy as np
from scipy import signal, sparse
from scipy.sparse.linalg import cg, spsolve

n, m = 12, 5
A = sparse.eye(n * m, format="csc")
u = np.zeros((m, n)).ravel()
for _ in range(4):
    u = spsolve(A, u)
    print(u.reshape(m, n).shape)
x = spsolve(A, np.ones((n * m, 1)))  # S: x (60,)
x.reshape(m, n + 1)  # E: reshape-element-count
spsolve(A, np.ones((n * m, 3))) @ np.zeros((3, 2))
y, information = cg(A, np.ones((n * m, 1)), rtol=1e-8)
y + np.zeros(60)
y + np.zeros(61)  # E: broadcast-dimensions (60,) (61,)
z = signal.decimate(np.zeros((3, 402)), 4)  # S: z (3, 101)
w = signal.decimate(np.zeros((402, 3)), 10, axis=0)  # S: w (41, 3)
z @ w  # E: matmul-inner-dimensions (3, 101) (41, 3)
signal.decimate(np.zeros(40), 4, axis=1)  # E: dimension-out-of-range
