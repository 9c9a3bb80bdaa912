"""Methods of lists, sets and dictionaries."""
import collections
from collections import OrderedDict
from copy import copy, deepcopy

import torch
import torch.nn as nn

nothing = open("file").read()
index = int(nothing)
open_list = [2]
open_list += nothing

# lists: append, extend, insert
sizes = [2]
sizes.append(3)
a = torch.zeros(sizes)  # S: a (2, 3)
sizes.extend([4, 5])
a = torch.zeros(sizes)  # S: a (2, 3, 4, 5)
sizes.insert(1, 7)
a = torch.zeros(sizes)  # S: a (2, 7, 3, 4, 5)
sizes.insert(99, 8)
a = torch.zeros(sizes)  # S: a (2, 7, 3, 4, 5, 8)
sizes.insert(-1, 9)
a = torch.zeros(sizes[0], 1)  # A: a (9, 1)
sizes.insert(0, 6)
a = torch.zeros(sizes[0], 1)  # A: a (6, 1)
sizes.append(11)
a = torch.zeros(sizes[0], 1)  # A: a (11, 1)
sizes = [2, 3]
sizes.insert(index, 4)
a = torch.zeros(sizes[0], 1)  # A: a (4, 1)
sizes = [2, 3]
sizes.extend(nothing)
a = torch.zeros(sizes[0], sizes[1])  # A: a (2, ?)
sizes.extend([7])
a = torch.zeros(sizes[0], sizes[1])  # A: a (7, ?)
sizes = [2, 3]
sizes.extend(list(nothing))
a = torch.zeros(sizes[0], sizes[1])  # A: a (2, ?)
many = [1] * 1000
most = many + many + many + many
sizes = [5] + many
sizes.extend(most)
a = torch.zeros(sizes[0], 1)  # A: a (5, 1)
for _ in range(99):
    most.append(7)
a = torch.zeros(most[0], 1)  # A: a (7, 1)
open_list.append(3)
a = torch.zeros(open_list[0], 1)  # A: a (?, 1)
a = torch.zeros(open_list.pop(), 1)  # A: a (?, 1)

# pop, remove, clear, reverse, sort, copy, index, count
sizes = [2, 3, 4]
b = torch.zeros(sizes.pop(), sizes[-1])  # S: b (4, 3)
b = torch.zeros(sizes)  # S: b (2, 3)
sizes.pop(-1)
b = torch.zeros(sizes)  # S: b (2,)
sizes = [2, 3, 4]
b = torch.zeros(sizes.pop(0), sizes[0])  # S: b (2, 3)
b = torch.zeros(sizes.pop(), sizes[0])  # S: b (4, 3)
b = torch.zeros([].pop(), 1)  # S: b (?, 1)
sizes = [2, 3, 4]
sizes.remove(3)
b = torch.zeros(sizes[0], 1)  # A: b (4, 1)
sizes.clear()
b = torch.zeros(sizes)  # S: b ()
sizes = [2, 3]
sizes.reverse()
b = torch.zeros(sizes)  # S: b (3, 2)
sizes.sort(reverse=True)
b = torch.zeros(sizes)  # A: b (3, 3)
fresh = sizes.copy()
fresh.append(4)
b = torch.zeros(fresh)  # A: b (3, 3, 4)
b = torch.zeros(len(sizes), len(copy(sizes)), len(deepcopy(sizes)))  # S: b (2, 2, 2)
b = torch.zeros(sizes.index(2), (2, 3).count(2))  # A: b (1, ?)
b = torch.zeros(3 if sizes.append(1) is None else 4)  # S: b (3,)

# sets
group = {2}
group.add(3)
c = torch.zeros(list(group)[0], 1)  # A: c (3, 1)
group.update([4])
c = torch.zeros(list(group)[0], 1)  # A: c (4, 1)
group.discard(2)
c = torch.zeros(list(group)[0], 1)  # A: c (4, 1)

# dictionaries
table = dict(a=3, b=4)
d = torch.zeros(table["a"], table.get("b"))  # S: d (3, 4)
d = torch.zeros(dict([("a", 5), ("b", 6)])["b"], 1)  # S: d (6, 1)
ordered = OrderedDict([("first", nn.Linear(2, 3)), ("second", nn.Linear(3, 4))])
d = nn.Sequential(ordered)(torch.zeros(1, 2))  # S: d (1, 4)
d = nn.Sequential(OrderedDict(first=nn.Linear(2, 3)))
d = torch.zeros(dict(table)["a"], dict({"c": 7})["c"])  # S: d (3, 7)
d = torch.zeros(dict(open_list)["a"], 1)  # S: d (?, 1)
shape = {"x": 2, "y": 3}
d = torch.zeros(shape.get("z", 8), shape.get("x", 8))  # S: d (8, 2)
d = torch.zeros(shape.get(nothing), shape.get(nothing, 9))  # A: d (3, 9)
d = torch.zeros({nothing: 5}.get("x", 6), {**nothing}.get("x"))  # A: d (5, ?)
d = torch.zeros(tuple(shape.values()))  # S: d (2, 3)
d = torch.zeros([shape[key] for key in shape.keys()])  # S: d (2, 3)
d = torch.zeros([size + 1 for key, size in shape.items()])  # S: d (3, 4)
d = torch.zeros([3 if key == "x" else 4 for key, size in shape.items()])  # S: d (3, 4)
for key, size in {**nothing}.items():
    d = torch.zeros(size, 1)  # S: d (?, 1)
for key in {nothing: 5}:
    d = torch.zeros(key, 1)  # S: d (?, 1)
d = torch.zeros(shape.pop("x"), shape["y"])  # S: d (2, 3)
d = torch.zeros(4 if "x" in shape else 5, shape.get("x", 6), shape.pop("x", 7))  # A: d (5, 6, 7)
d = torch.zeros(shape.setdefault("y", 9), shape["y"])  # S: d (3, 3)
d = torch.zeros(shape.setdefault("w", 9), shape["w"], shape.setdefault("w", 8))  # S: d (9, 9, 9)
shape.update({"y": 5, "z": 6, "x": 2})
d = torch.zeros(shape["y"], shape["z"], shape["x"])  # S: d (5, 6, 2)
del shape["x"]
d = torch.zeros(shape.get("x", 4), shape.get("y", 4))  # S: d (4, 5)
named = dict(small=2, large=3)
d = torch.zeros(named.get("large", 4), named.get("huge", 4), named.get(1, 5))  # S: d (3, 4, 5)
named.setdefault("other", named.get("large"))
d = torch.zeros(named["other"], named["small"], named.get("more", 6))  # S: d (3, 2, 6)
for each in (named, dict(large=7)):
    each.setdefault("last", each.get("large"))
d = torch.zeros(named["last"], 7 if "medium" in named else 8)  # A: d (3, 8)
sizes = dict(a=2, b=2, c=2, d=2, e=2, f=2, g=2, h=2, i=2)
d = torch.zeros(sizes[nothing], sizes["i"])  # S: d (?, 2)
d = torch.zeros(sizes.get(nothing), {"a": 2}[nothing])  # A: d (?, 2)
sizes.setdefault("j", 3)
d = torch.zeros(sizes[nothing], sizes["j"])  # S: d (?, 3)
counts = collections.defaultdict(int)
counts["a"] = 3
d = torch.zeros(counts["b"], 1)  # S: d (?, 1)
grouped = collections.defaultdict(list)
grouped["a"].append(torch.zeros(3))
for key, value in grouped.items():
    d = torch.zeros(len(value), 1)  # S: d (1, 1)


def passes_on(**options):
    width = options.pop("width")
    return made_of(**options), width


def made_of(height=1, width=9):
    return torch.zeros(height, width)


made, width = passes_on(width=4, height=5)
d = torch.relu(made)  # S: d (5, 9)
d = torch.zeros(width, 1)  # S: d (4, 1)
shape.update(z=7)
d = torch.zeros(shape["y"], shape["z"])  # S: d (5, 7)
shape.update(nothing)
d = torch.zeros(shape["y"], shape["other"])  # A: d (5, ?)
d = torch.zeros(3 if shape.update({}) is None else 4, 3 if {}.clear() is None else 4)  # S: d (3, 3)
copied = table.copy()
copied["a"] = 8
d = torch.zeros(copied["a"], copied["b"], table["a"])  # S: d (8, 4, 3)

# a dictionary made of pairs whose keys nobody knows maps any key to any of their values
from somewhere import things
by_name = dict([(thing.name, torch.zeros(3, 4)) for thing in things])
d = by_name["first"] + torch.zeros(4)  # A: d (3, 4)
by_name["first"] + torch.zeros(5)  # E: broadcast-dimensions
pairs = []
for thing in things:
    pairs.append((thing.name, torch.zeros(2, 6)))
d = dict(pairs)["last"]  # A: d (2, 6)
