"""Arrays of the bytes of a buffer."""
import sys

import numpy as np

a = np.frombuffer(bytes(16), dtype=np.float32)  # S: a (4,)
b = np.frombuffer(bytes(16))  # S: b (2,)
c = np.frombuffer(bytes(12), np.uint8).reshape(3, 4)  # S: c (3, 4)
np.frombuffer(bytes(16), dtype=np.uint8).reshape(5, 3)  # E: reshape-element-count
np.frombuffer(bytes(10), dtype=np.float32)  # E: buffer-size
d = np.frombuffer(bytes(10), dtype=np.float32, count=2)  # S: d (2,)
e = np.frombuffer(bytes(10), dtype=np.float32, offset=2)  # S: e (?,)
f = np.frombuffer(bytes([1, 2, 3]), dtype=np.uint8)  # S: f (?,)
g = np.frombuffer(bytes(len(sys.argv) * 4), dtype=np.float32)  # S: g (?,)
h = np.frombuffer(bytes(8), dtype="S4")  # S: h (?,)
