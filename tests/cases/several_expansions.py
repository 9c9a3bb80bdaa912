"""Calls that expand several dictionaries: unknown ones may fill what the others do not, and no default is certain."""

import torch
from torch import nn


def make(features=5, classes=3):
    return nn.Linear(features, classes)


def of_file(**options):
    return make(**torch.load("options"), **options)


def of_changed(**options):
    options.pop("features", None)
    return make(**torch.load("options"), **options)


def of_two(first, second):
    return nn.Linear(**first, **second)


# nobody knows whether the default is taken
of_file()(torch.zeros(2, 4))
of_file(classes=2)(torch.zeros(2, 4))
# what is given is given
two = of_file(features=4, classes=2)(torch.zeros(2, 4)) + 0  # S: two (2, 2)
of_file(features=6)(torch.zeros(2, 4))  # E: linear-in-features (2, 4)
of_changed(features=6)(torch.zeros(2, 4))
# each is known: what neither has is missing there, and the default otherwise
three = of_two({"in_features": 5}, {"out_features": 7})(torch.zeros(2, 5)) + 0  # S: three (2, 7)
of_two({"in_features": 5}, {"out_features": 2})(torch.zeros(2, 4))  # E: linear-in-features (2, 4)


def made_of_two(first, second):
    return other(**first, **second)


def other(features=5, classes=3):
    return nn.Linear(features, classes)


four = made_of_two({"classes": 7}, {})(torch.zeros(2, 5)) + 0  # S: four (2, 7)
made_of_two({}, {"classes": 7})(torch.zeros(2, 4))  # E: linear-in-features (2, 4)
