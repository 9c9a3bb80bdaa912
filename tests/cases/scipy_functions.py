"""Functions that SciPy integrates, minimizes, solves and fits: the vectors they get, and what they must give."""
import numpy as np
from scipy import linalg
from scipy.integrate import odeint, solve_ivp
from scipy.optimize import curve_fit, fsolve, least_squares, minimize


def swing(state, time, stiffness):
    place, speed = state
    return [speed, -stiffness * place]


times = np.linspace(0, 5, 51)
path = odeint(swing, [1.0, 0.0], times, args=(3.0,))  # S: path (51, 2)
path[:, 0] + times
path + times  # E: broadcast-dimensions


def three(state, time):
    return np.zeros(3)


odeint(three, [1.0, 0.0], times)  # E: function-size
odeint(three, np.ones(3), times)
odeint(three, np.ones((3, 1)), times)  # E: start-vector
odeint(lambda state, time: np.outer(state, state), [1.0], times)  # E: function-rank
odeint(lambda state, time: [state[0], times], [1.0, 2.0], times)  # E: array-ragged
odeint(lambda state, time: state @ np.zeros((3, 2)), [1.0, 2.0], times)  # E: matmul-inner-dimensions
back = odeint(lambda time, state: state * time, [1.0, 2.0, 0.5], times, tfirst=True)  # S: back (51, 3)

solved = solve_ivp(lambda time, state: -state, (0, 5), np.ones(4), t_eval=times)
values = solved.y  # S: values (4, 51)
values[0] + solved.t
values + np.ones((51, 4))  # E: broadcast-dimensions
solve_ivp(lambda time, state: state[:2], (0, 5), np.ones(4))  # E: function-size

points = np.ones((20, 3))
target = np.ones(20)


def loss(weights, points, target):
    return ((points @ weights - target) ** 2).mean()  # E: matmul-inner-dimensions


def slope(weights, points, target):
    return 2 * points.T @ (points @ weights - target) / len(target)


found = minimize(loss, np.zeros(3), args=(points, target), jac=slope)
best = found.x  # S: best (3,)
minimize(loss, np.zeros(4), args=(points, target))
minimize(lambda weights: points @ weights, np.zeros(3))  # E: objective-number
minimize(loss, np.zeros(3), args=(points, target), jac=lambda weights, points, target: points @ weights)  # E: function-size
minimize(loss, np.zeros(3), args=(points, target), jac=lambda weights, points, target: points @ weights, method="Nelder-Mead")
minimize(lambda weights: (abs(weights).sum(), np.sign(weights)), np.zeros(3), jac=True)
minimize(lambda weights, scale: (scale * weights).sum(), np.zeros(3), args=np.ones(3))
minimize(lambda weights, scale: (scale * weights).sum(), np.zeros(3), args=np.ones(4))  # E: broadcast-dimensions
left = least_squares(lambda weights: points @ weights - target, np.zeros(3)).x  # S: left (3,)
root = fsolve(lambda place: [place[0] + place[1] - 1, place[0]], [0.5, 0.5])  # S: root (2,)
fsolve(lambda place: place[0] - 1, [0.5, 0.5])  # E: function-size


def line(x, slope, offset):
    return slope * x + offset


fitted, spread = curve_fit(line, np.arange(10), np.ones(10))
negated = -1 * fitted  # S: negated (2,)
deviation = np.sqrt(np.diag(spread))  # S: deviation (2,)
curve_fit(line, np.arange(10), np.ones(9))  # E: broadcast-dimensions
guessed, _ = curve_fit(lambda x, *factors: sum(f * x for f in factors), np.arange(10), np.ones(10), p0=[1.0, 2.0, 3.0])
doubled = 2 * guessed  # S: doubled (3,)

linalg.solve(points, target)  # E: square-matrix
half = linalg.solve(np.eye(4), np.ones((4, 2)))  # S: half (4, 2)
linalg.inv(points)  # E: square-matrix
