"""A docstring that a class puts together from what it has: it is for people, and no string that is followed."""

import numpy as np


class Factory:
    def __init__(self, name):
        self.__doc__ = f"Factory of {name}\n"
        self.names = []

    def add(self, name, make):
        self.names.append(name)
        self.__doc__ += f"{', ' if len(self.names) > 1 else ' '}`{name}`"
        return make


factory = Factory("arrays")
for name in open("anything").read().split():
    factory.add(name, np.zeros)
zeros = factory.add("a", np.zeros)
factory.add("b", np.ones)
factory.add("c", np.ones)
factory.add("d", np.ones)
factory.add("e", np.ones)
factory.add("f", np.ones)
factory.add("g", np.ones)
factory.add("h", np.ones)
factory.add("i", np.ones)
factory.add("j", np.ones)
factory.add("k", np.ones)
factory.add("l", np.ones)
rows = zeros((2, 3))  # S: rows (2, 3)
rows @ np.zeros((3, 4))
rows @ np.zeros((2, 4))  # E: matmul-inner-dimensions
print(factory.__doc__)
