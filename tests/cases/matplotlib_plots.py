"""Points that are drawn: as many abscissas as ordinates."""
import matplotlib.pyplot as plt
import numpy as np

x = np.linspace(0, 1, 50)
y = np.zeros(50)  # S: y (50,)
plt.plot(x, y)
plt.plot(x, y[1:])  # E: plot-lengths
plt.plot(x, y, "r-", x, y[:-1], "k--")  # E: plot-lengths
plt.plot(x, y, "r-", x[:-1], y[:-1], "k--", label="both")
plt.plot(x, y, x, y[::2])  # E: plot-lengths
plt.plot(y, "o", x, y)
plt.plot(y, "o", x, y[3:])  # E: plot-lengths
plt.plot(x, np.zeros((50, 3)))
plt.plot(x, np.zeros((3, 50)))  # E: plot-lengths
plt.plot([1, 2, 3], [4, 5])  # E: plot-lengths
plt.plot(3, 4, "x")
plt.semilogy(range(50), y)
plt.loglog(range(49), y)  # E: plot-lengths
plt.scatter(x, y, c=y)
plt.scatter(x[:10], y)  # E: plot-lengths
plt.scatter(np.zeros((5, 10)), y)
plt.errorbar(x, np.zeros(51), yerr=0.1)  # E: plot-lengths
