"""Feature pyramids: torchvision/ops/feature_pyramid_network.py (0.28), https://arxiv.org/abs/1612.03144."""

from collections import OrderedDict

from torch import nn
from torch.nn import functional
from torchvision.ops.misc import Conv2dNormActivation


class FeaturePyramidNetwork(nn.Module):
    """Maps of all levels get as many channels, the coarse ones are added to the finer ones."""

    def __init__(self, in_channels_list, out_channels, extra_blocks=None, norm_layer=None):
        super().__init__()
        self.inner_blocks = nn.ModuleList()
        self.layer_blocks = nn.ModuleList()
        for in_channels in in_channels_list:
            inner = Conv2dNormActivation(
                in_channels,
                out_channels,
                1,
                padding=0,
                norm_layer=norm_layer,
                activation_layer=None,
            )
            layer = Conv2dNormActivation(
                out_channels, out_channels, 3, norm_layer=norm_layer, activation_layer=None
            )
            self.inner_blocks.append(inner)
            self.layer_blocks.append(layer)
        self.extra_blocks = extra_blocks

    def forward(self, x):
        names = list(x.keys())
        maps = list(x.values())
        last = self.inner_blocks[len(maps) - 1](maps[-1])
        results = [self.layer_blocks[len(maps) - 1](last)]
        for index in range(len(maps) - 2, -1, -1):
            lateral = self.inner_blocks[index](maps[index])
            last = lateral + functional.interpolate(last, size=lateral.shape[-2:], mode="nearest")
            results.insert(0, self.layer_blocks[index](last))
        if self.extra_blocks is not None:
            results, names = self.extra_blocks(results, maps, names)
        return OrderedDict([(name, result) for name, result in zip(names, results, strict=False)])
