"""Modules of folders without __init__.py, by all the ways of importing them.

https://docs.python.org/3/reference/import.html#namespace-packages (3.13)
"""

import importlib

import loose
import loose.deep
import loose.deep.using
import loose.making
import loose.making as made
import torch
from loose import deep, making
from loose.deep import others, using
from loose.making import make

try:
    import nothing_of_this_name
    from loose.deep import using as tried
except ImportError:
    from loose.deep import using as tried

weight = torch.zeros(4, 2)

a = make(4) + 0  # S: a (4, 3)
a = making.make(4) + 0  # S: a (4, 3)
a = made.make(4) + 0  # S: a (4, 3)
a = loose.making.make(4) + 0  # S: a (4, 3)
a = loose.deep.using.use(5) + 0  # S: a (5, 3)
a = deep.using.use(5) + 0  # S: a (5, 3)
a = using.use(6) + 0  # S: a (6, 3)
a = tried.use(7) + 0  # S: a (7, 3)
a = importlib.import_module("loose.making").make(8) + 0  # S: a (8, 3)
a = torch.zeros(others.COLUMNS) + 0  # S: a (3,)

make(5) @ weight  # E: matmul-inner-dimensions
making.make(5) @ weight  # E: matmul-inner-dimensions
loose.making.make(5) @ weight  # E: matmul-inner-dimensions
deep.using.use(5) @ weight  # E: matmul-inner-dimensions
