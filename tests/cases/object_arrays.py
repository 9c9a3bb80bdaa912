"""Arrays of objects are lists of anything: what is put in and taken out has a shape of its own; arrays of numbers are not."""
import numpy as np

ragged = np.empty(3, dtype=object)
ragged[0] = np.zeros(4)
ragged[0][1]
numbers = np.empty(3)
numbers[0] = np.zeros(4)  # E: index-assignment-shape (3,) (4,)
numbers[0][1]  # E: index-too-many ()

cells = np.empty((2, 3), object)
cells[0, 1] = np.zeros(5)
for row in cells:
    row[0] = np.zeros(5)
grown = np.ndarray((2,), object)
for step in range(2):
    grown[step] = np.ones((step + 1, 2))
filled = np.full((2, 2), None, dtype=object)
filled[0, 0] = [1, 2]
filled = np.full((2, 2), 1.0)
filled[0, 0] = [1, 2]  # E: index-assignment-shape (2, 2)

cast = np.zeros(3).astype(object)
cast[0] = np.zeros(4)
cast = np.zeros(3).astype("float32")
cast[0] = np.zeros(4)  # E: index-assignment-shape (3,) (4,)
like = np.empty_like(numbers, dtype="object")
like[0] = np.zeros(4)
like = np.empty_like(numbers, dtype=int)
like[0] = np.zeros(4)  # E: index-assignment-shape (3,) (4,)

nothing = np.array([None] * 3)
nothing[1] = np.zeros(4)
nothing[1][0]
records = np.array([{"size": 3}, {"size": 4}])
records[0]["size"]

stored = np.load("labels.npy", allow_pickle=True).flat[0]
keys = np.array(list(stored.keys()))
boxes = stored[keys[0]]
boxes.shape[-1]
stored = np.load("labels.npy", allow_pickle=True).item()
stored["a"]
flat = np.zeros((3, 4)).flat[2:5]  # S: flat (3,)
np.zeros((3, 4)).flat[0][1]  # E: index-too-many ()
