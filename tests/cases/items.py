"""Items and slices of lists, tuples, ranges and dictionaries."""
import torch

nothing = open("file").read()
some = tuple(nothing)
index = int(nothing)
sizes = [2, 3, 4, 5]

a = torch.zeros(sizes[0], sizes[-1])  # S: a (2, 5)
a = torch.zeros(sizes[True], (6, 7)[False])  # S: a (3, 6)
a = torch.zeros(some[0], 1)  # S: a (?, 1)
a = torch.zeros(sizes[index], 1)  # A: a (4, 1)
a = torch.zeros([][index], 1)  # S: a (?, 1)
a = torch.zeros(sizes[9], 1)  # S: a (?, 1)  # E: item-out-of-range
a = torch.zeros(sizes[-9], 1)  # S: a (?, 1)  # E: item-out-of-range
a = torch.zeros(range(3, 9, 2)[1], range(5)[-1])  # S: a (5, 4)

b = torch.zeros(sizes[1:3])  # S: b (3, 4)
b = torch.zeros(sizes[:2])  # S: b (2, 3)
b = torch.zeros(sizes[2:])  # S: b (4, 5)
b = torch.zeros(sizes[-2:])  # S: b (4, 5)
b = torch.zeros(sizes[:-2])  # S: b (2, 3)
b = torch.zeros(sizes[2:99])  # S: b (4, 5)
b = torch.zeros(sizes[-99:1])  # S: b (2,)
b = torch.zeros(sizes[3:1])  # S: b ()
b = torch.zeros(sizes[::-1])  # S: b (5, 4, 3, 2)
b = torch.zeros((6, 7, 8)[1:])  # S: b (7, 8)
b = torch.zeros((6, 7, 8)[::-1])  # S: b (8, 7, 6)
b = torch.zeros(range(3, 6)[1:])  # S: b (4, 5)
c = torch.zeros(sizes[::2][0], 1)  # S: c (2, 1)
c = torch.zeros(sizes[3:0:-1][0], 1)  # S: c (5, 1)
c = torch.zeros(sizes[:0:-1][0], 1)  # S: c (5, 1)

# slices whose length is not followed
c = torch.zeros(sizes[index:][0], 1)  # A: c (4, 1)
c = torch.zeros(sizes[:index][0], 1)  # A: c (4, 1)
c = torch.zeros(sizes[::index][0], 1)  # A: c (4, 1)
c = torch.zeros(some[1:][0], 1)  # S: c (?, 1)

# dictionaries
table = {"a": 3, "b": 4, None: 5, 1.5: 6}
d = torch.zeros(table["b"], table[None], table[1.5])  # S: d (4, 5, 6)
d = torch.zeros(table[nothing], 1)  # A: d (4, 1)
d = torch.zeros(table["missing"], 1)  # S: d (?, 1)
d = torch.zeros({nothing: 7}["a"], 1)  # A: d (7, 1)
d = torch.zeros({**table, "a": 8}["a"], {**table, "c": 8}["b"])  # S: d (8, 4)
d = torch.zeros({**nothing, "a": 8}["a"], 1)  # A: d (8, 1)
d = torch.zeros({"c": 8, **nothing}["d"], 1)  # S: d (?, 1)

# what has no items that are followed
e = torch.zeros(nothing[0], 1)  # S: e (?, 1)
e = torch.zeros(len("345"[0]), 1)  # S: e (1, 1)


class Bare:
    pass


e = torch.zeros(Bare()[0], 1)  # S: e (?, 1)
e = torch.zeros(torch.nn.Linear(2, 2)[0], 1)  # S: e (?, 1)

# storing
f = [1, 2, 3]
f[1] = 5
f[-1] = 6
g = torch.zeros(f)  # S: g (1, 5, 6)
f[index] = 9
g = torch.zeros(f[0], f[1], f[2])  # A: g (9, 9, 9)
f = [1, 2, 3]
del f[0]
g = torch.zeros(f[0], 1)  # A: g (2, 1)
f = list(nothing)
f[0] = 9
g = torch.zeros(f[0], 1)  # A: g (9, 1)
f = [1]
f += (2, 3)
f[0] = 9
g = torch.zeros(f[0], 1)  # S: g (9, 1)
h = {"a": 1}
h["b"] = 2
h["a"] = 3
g = torch.zeros(h["a"], h["b"])  # S: g (3, 2)
h[nothing] = 7
g = torch.zeros(h["c"], 1)  # S: g (7, 1)
h = {"a": 1, "b": 2}
del h["a"]
g = torch.zeros(h["b"], 1)  # S: g (2, 1)
h = {**nothing}
h["a"] = 3
g = torch.zeros(h["a"], h["b"])  # A: g (3, ?)
