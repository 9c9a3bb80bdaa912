"""Arrays of records: a field has the sizes of the array, then its own."""
import numpy as np

particle = np.dtype([("pos", "f8", (3,)), ("cov", np.float32, (2, 4)), ("mass", "f8"), ("kind", "i4"), ("alive", bool)])
many = np.zeros(20, dtype=particle)
grid = np.empty((4, 5), dtype=[("height", float), ("normal", float, 3)])
place = many["pos"]  # S: place (20, 3)
cov = many["cov"]  # S: cov (20, 2, 4)
mass = many["mass"]  # S: mass (20,)
normal = grid["normal"]  # S: normal (4, 5, 3)
height = grid["height"]  # S: height (4, 5)
one = many[0]["pos"]  # S: one (3,)
some = many[3:8]["cov"]  # S: some (5, 2, 4)
many["pos"] = np.ones((20, 3))
many["pos"] = 1.0
many["pos"][2] = np.ones(3)
many["mass"] += 0.5 * mass
many["pos"] -= many["pos"].mean(axis=0)
many["pos"] = np.ones((20, 2))  # E: index-assignment-shape
many["mass"] = np.ones(19)  # E: index-assignment-shape
many["pos"] + many["mass"]  # E: broadcast-dimensions (20, 3) (20,)
many["mass"] @ many["pos"]
many["pos"] @ many["mass"]  # E: matmul-inner-dimensions
moment = many["mass"][:, None] * many["pos"]  # S: moment (20, 3)
few = many[np.array([1, 4, 6])]["pos"]  # S: few (3, 3)
both = many[["mass", "kind"]]  # S: both (20,)
alive = many[many["alive"]]["pos"] @ np.zeros((3, 2))
many[many["mass"] > 1]["pos"] @ np.zeros((2, 2))  # E: matmul-inner-dimensions
for each in many:
    each["pos"] @ np.zeros(2)  # E: matmul-inner-dimensions
like = np.zeros_like(many)["pos"]  # S: like (20, 3)
turned = many.reshape(4, 5)["pos"]  # S: turned (4, 5, 3)
together = np.concatenate([many, many])  # S: together (40,)
order = np.argsort(many, order=["kind", "mass"])
ranked = many[order]["pos"]  # S: ranked (20, 3)
table = np.array([(1, 2.0, (0.0, 1.0)), (3, 4.0, (1.0, 1.0))], dtype=[("a", int), ("b", float), ("c", float, (2,))])
table["c"] @ np.zeros(3)  # E: matmul-inner-dimensions (2, 2) (3,)
total = table["a"] + table["b"]  # S: total (2,)


def made(size, depth):
    return np.zeros(size, dtype=[("x", "f4", (depth,)), ("y", "f4")])


made(5, 2)["x"] + np.zeros(7)
made(5, 2)["y"] + np.zeros(7)  # E: broadcast-dimensions (5,) (7,)
