"""Options that the command line may change, with attributes that are called as the modules of a network."""

import sys
from ast import literal_eval

import torch
import torch.nn as nn


class Options:
    def merge(self, words):
        for word in words:
            name, value = word.split("=")
            names = name.split(".")
            target = self
            for part in names[:-1]:
                target = getattr(target, part)
            setattr(target, names[-1], literal_eval(value))


class Trainer:
    def __init__(self, options, model):
        self.options = options
        self.model = model.train()

    def decayed(self):
        return [name for name, _ in self.model.named_modules()]


options = Options()
options.model = Options()
options.model.width = None
options.model.classes = 5
options.model.width = 12
options.merge(sys.argv[1:])
options.model.features = 6

network = nn.Sequential(nn.Linear(options.model.features, 12), nn.Linear(12, options.model.classes))
trainer = Trainer(options, network)
scores = trainer.model(torch.zeros(2, options.model.features))  # S: scores (2, 5)
trainer.decayed()
trainer.model(torch.zeros(2, 1 + options.model.features))  # E: linear-in-features (2, 7)
