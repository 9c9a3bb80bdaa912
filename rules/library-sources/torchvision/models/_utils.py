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


def _make_divisible(v, divisor, min_value=None):
    """The nearest multiple of the divisor that is not less than nine tenths of `v`."""
    least = divisor if min_value is None else min_value
    nearest = max(least, int(v + divisor / 2) // divisor * divisor)
    return nearest + divisor if nearest < 0.9 * v else nearest
