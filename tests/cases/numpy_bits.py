"""Bits that are packed into bytes, and back: eight of them along an axis, or of all elements in a row."""
import numpy as np

bits = np.zeros((4, 9), dtype=np.uint8)
packed = np.packbits(bits, axis=1)  # S: packed (4, 2)
a = np.packbits(bits)  # S: a (5,)
a = np.unpackbits(packed, axis=1)  # S: a (4, 16)
a = np.unpackbits(packed, axis=1, count=9)  # S: a (4, 9)
a = np.unpackbits(packed)  # S: a (64,)
np.unpackbits(packed, axis=1) - bits  # E: broadcast-dimensions (4, 16) (4, 9)
