# Arrays of records: a tuple in the data is one element, whatever its fields are
import numpy as np

record = np.dtype([("step", np.int32), ("state", np.uint8, (84, 84)), ("done", np.bool_)])
blank = (0, np.zeros((84, 84), dtype=np.uint8), False)

pairs = np.array([(1, 2.0), (3, 4.0), (5, 6.0)], dtype=[("a", int), ("b", float)])  # S: pairs (3,)
np.array([(1, 2.0), (3, 4.0), (5, 6.0)])  # (3, 2) without fields
data = np.array([blank] * 7, dtype=record)  # S: data (7,)
data[2:5]
rows = data[np.arange(4)[:, None] + np.arange(3)]  # S: rows (4, 3)
one = np.array(blank, dtype=record)
none = np.array([], dtype=record)  # S: none (0,)
empty = np.zeros(3, dtype=record)  # S: empty (3,)
empty[0] = blank
data["state"] @ np.zeros((84, 2))
np.zeros(7) + (data["step"] == 0)
many = np.array([blank for _ in open("names.txt")], dtype=record)
np.concatenate([many, data])
np.concatenate([many[:, None], data])  # E: join-ranks (7,)

# an element type by its name, or by another
plain = np.array([1, 2], dtype=np.dtype(np.float32))  # S: plain (2,)
np.array([1, 2, 3], dtype=np.dtype("int32")) + plain  # E: broadcast-dimensions (3,) (2,)


def copied(values, dtype):
    return np.array(values, dtype=np.dtype(dtype))


copied([[1, 2], [3, 4]], "float64") + np.zeros(3)  # E: broadcast-dimensions (2, 2) (3,)
np.array([[1, 2], [3]], dtype=np.dtype("int64"))  # E: array-ragged
