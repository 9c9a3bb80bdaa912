"""Methods of strings."""
import torch

nothing = open("file").read()
name = "conv2d"

a = torch.zeros(3 if name.startswith("conv") else 4, 3 if name.startswith("pool") else 4)  # S: a (3, 4)
a = torch.zeros(3 if "a".startswith("abc") else 4, 3 if name.startswith(nothing) else 4)  # A: a (4, 4)
a = torch.zeros(3 if name.endswith("2d") else 4, 3 if name.endswith("3d") else 4)  # S: a (3, 4)
a = torch.zeros(3 if "a".endswith("abc") else 4, name.find("v"))  # S: a (4, 3)
a = torch.zeros(len("abc".lower()), len("Abc".lower()))  # S: a (3, 3)
a = torch.zeros(len("abc".strip()), len(" abc ".strip()))  # S: a (3, ?)
a = torch.zeros(len("a,b".split(",")), len("{}".format(3)))  # S: a (2, 1)
