"""What a program has saved and loads again: arrays, several of them by their names, objects."""
import os
import pickle

import joblib
import numpy as np

X = np.random.randn(40, 6)
y = np.zeros(40)
np.savez("d.npz", X=X, y=y)
data = np.load("d.npz")
A = data["X"]  # S: A (40, 6)
B = data["y"]  # S: B (40,)
A @ np.zeros((6, 2))
A @ np.zeros((5, 2))  # E: matmul-inner-dimensions (40, 6) (5, 2)
np.save("x.npy", X[:10])
C = np.load("x.npy")  # S: C (10, 6)
C + np.zeros((10, 6))
C + np.zeros((11, 6))  # E: broadcast-dimensions (10, 6) (11, 6)
with open("p.pkl", "wb") as f:
    pickle.dump((X, y), f)
with open("p.pkl", "rb") as f:
    D, E = pickle.load(f)
D @ np.zeros((6, 2))
D @ np.zeros((7, 2))  # E: matmul-inner-dimensions (40, 6) (7, 2)
joblib.dump(X, "j.joblib")
J = joblib.load("j.joblib")  # S: J (40, 6)
path = os.path.join(".", "z.npz")
np.savez_compressed(path, a=X, b=[1, 2, 3])
z = np.load(path)
b = z["b"]  # S: b (3,)
s = pickle.loads(pickle.dumps(X))  # S: s (40, 6)

# loaded before it is saved, saved twice, or perhaps: nobody knows what was there
if os.path.exists("old.npy"):
    old = np.load("old.npy")
    more = old @ np.zeros((3, 2))
np.save("old.npy", X)
np.save("twice.npy", X)
np.save("twice.npy", y)
either = np.load("twice.npy")
if os.path.exists("old.npy"):
    np.save("maybe.npy", X)
else:
    np.save("maybe2.npy", y)
perhaps = np.load("maybe.npy")
names = np.load("d.npz").files
for step in range(3):
    np.save("step.npy", np.zeros(step + 1))
