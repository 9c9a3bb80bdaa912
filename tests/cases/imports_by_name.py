"""Modules that are imported by names: `importlib.import_module(name)`, `__import__(name)`."""
import argparse
import importlib

import torch

# https://docs.python.org/3/library/importlib.html#importlib.import_module (3.13)
parser = argparse.ArgumentParser()
parser.add_argument("--kind", default="sizes")
arguments = parser.parse_args()
module = importlib.import_module("parts." + arguments.kind)
a = torch.zeros(module.width, module.height)  # S: a (4, 5)
module = importlib.import_module(f"shelf.{'boxes'}")
a = torch.zeros(module.width, 1)  # S: a (4, 1)


# what the module keeps and registers is there afterwards
import shelf


def loaded(name):
    return importlib.import_module(name)


catalogue = loaded("shelf.catalogue")
a = torch.zeros(catalogue.kept["rows"], len(catalogue.kept))  # S: a (2, 2)
a = torch.zeros(shelf.registered["catalogue"], 1)  # A: a (3, 1)
b = torch.zeros(2, 3) @ torch.zeros(catalogue.kept["columns"], 3)  # E: matmul-inner-dimensions

# https://docs.python.org/3/library/functions.html#import__ (3.13)
a = torch.zeros(__import__("parts").state, 1)  # S: a (2, 1)
a = torch.zeros(__import__("parts.sizes", fromlist=["width"]).width, 1)  # S: a (4, 1)
a = torch.zeros(__import__(open("names").read()).width, 1)
