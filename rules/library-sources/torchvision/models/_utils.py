"""Parts of a network: torchvision/models/_utils.py (0.22)."""
from collections import OrderedDict

from torch import nn


class IntermediateLayerGetter(nn.ModuleDict):
    """The outputs of some children of a network that runs one after the other, by new names."""

    def __init__(self, model, return_layers):
        layers = OrderedDict()
        missing = len(return_layers)
        for name, module in model.named_children():
            layers[name] = module
            if name in return_layers:
                missing = missing - 1
            if missing == 0:
                break
        super().__init__(layers)
        self.return_layers = return_layers

    def forward(self, x):
        out = OrderedDict()
        for name, module in self.items():
            x = module(x)
            if name in self.return_layers:
                out[self.return_layers[name]] = x
        return out
