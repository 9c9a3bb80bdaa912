"""Dictionaries with `**` between their entries: the runs of entries are taken at once, the stars one by one."""
import sys

import torch


def merged(first=2, **more):
    return {"rows": first, "columns": 3, "depth": 4, **more, "depth": 5, "layers": 6}


plain = merged()
x = torch.zeros(plain["rows"], plain["columns"], plain["depth"], plain["layers"])  # S: x (2, 3, 5, 6)
given = merged(7, columns=8, depth=9, extra=10)
x = torch.zeros(given["rows"], given["columns"], given["depth"], given["extra"])  # S: x (7, 8, 5, 10)
x = torch.zeros(len(plain), len(given))  # S: x (4, 5)
x = torch.zeros(*[len(name) for name in given])  # S: x (4, 7, 5, 5, 6)
x = torch.zeros(*[size for size in plain.values()])  # S: x (2, 3, 5, 6)

behind = {**plain, "rows": 11}
x = torch.zeros(behind["rows"], behind["columns"])  # S: x (11, 3)
x = torch.zeros(*behind.values())  # S: x (11, 3, 5, 6)
twice = {"rows": 1, **plain, **given, "columns": 12}
x = torch.zeros(twice["rows"], twice["columns"], twice["layers"], twice["extra"])  # S: x (7, 12, 6, 10)

# what an unknown key may hide is not told as if it were known
named = {"rows": 2, sys.argv[0]: 5, **{"columns": 3}, "depth": 4}
x = torch.zeros(named["columns"], named["depth"])  # A: x (3, 4)
y = torch.zeros(2, named["rows"]) @ torch.zeros(2, 3)  # the name of the script may be "rows"

z = torch.zeros(2, plain["depth"]) @ torch.zeros(4, 3)  # E: matmul-inner-dimensions (2, 5) (4, 3)
