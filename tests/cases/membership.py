"""`is` and `in`: what is known to be there, known to be missing, or not known."""
import torch

nothing = open("file").read()
numbers = [1, 2, nothing]
table = {"a": 1, "b": 2}

a = torch.zeros(3 if 2 in [1, 2] else 4, 3 if 3 in [1, 2] else 4)  # S: a (3, 4)
a = torch.zeros(3 if 2 not in [1, 2] else 4, 3 if 3 not in [1, 2] else 4)  # S: a (4, 3)
a = torch.zeros(3 if 2 in (1, 2) else 4, 3 if 3 in (1, 2) else 4)  # S: a (3, 4)
a = torch.zeros(3 if "a" in table else 4, 3 if "c" in table else 4)  # S: a (3, 4)
a = torch.zeros(3 if 2 in {1, 2} else 4, 3 if 3 in {1, 2} else 4)  # S: a (3, 4)
a = torch.zeros(3 if 2 in range(3) else 4, 3 if 3 in range(3) else 4)  # A: a (3, 4)
a = torch.zeros(3 if 2 in frozenset((1, 2)) else 4, 3 if 2 in set() else 4)  # S: a (3, 4)
grown = set()
grown.add(nothing)
a = torch.zeros(3 if 2 in grown else 4)  # A: a (4,)
grown.update([2, 3])
a = torch.zeros(3 if 2 in grown else 4)  # A: a (4,)
grown.clear()
a = torch.zeros(3 if 2 in grown else 4)  # S: a (4,)
a = torch.zeros(len(set([1, 2, 2])))  # S: a (2,)
b = torch.zeros(3 if "a" in "abc" else 4, 3 if "d" in "abc" else 4)  # S: b (3, 4)
b = torch.zeros(3 if "a" not in "abc" else 4, 3 if "d" not in "abc" else 4)  # S: b (4, 3)
c = torch.zeros(3 if 2 in numbers else 4)  # A: c (3,)
c = torch.zeros(3 if 3 in numbers else 4)  # A: c (4,)
c = torch.zeros(3 if nothing in [1, 2] else 4)  # A: c (4,)
c = torch.zeros(3 if 2 in list(nothing) else 4)  # A: c (4,)
c = torch.zeros(3 if 2 in [nothing, *nothing] else 4)  # A: c (4,)
c = torch.zeros(3 if 2 in nothing else 4)  # A: c (4,)
c = torch.zeros(3 if nothing in "abc" else 4)  # A: c (4,)
d = torch.zeros(3 if nothing is None else 4)  # A: d (4,)
d = torch.zeros(3 if None is nothing else 4)  # A: d (4,)
d = torch.zeros(3 if nothing is not None else 4)  # A: d (4,)

# an open number among one number: it is there if they are equal
path = torch.zeros(500, 3)
for i in range(500):
    if i + 1 not in (500,):
        path[i + 1] + path[i]
for i in range(500):
    if i + 1 not in [400]:
        path[i + 1] + path[i]  # E: index-out-of-range
for i in range(500):
    if i + 1 in (500,):
        path[i + 1]  # E: index-out-of-range
