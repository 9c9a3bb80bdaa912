"""Stand-in for torchvision.ops (0.28): its blocks of layers, for their shapes only."""

from torchvision.ops.feature_pyramid_network import FeaturePyramidNetwork
from torchvision.ops.misc import (
    MLP,
    Conv2dNormActivation,
    FrozenBatchNorm2d,
    Permute,
    SqueezeExcitation,
)

__all__ = [
    "MLP",
    "Conv2dNormActivation",
    "FeaturePyramidNetwork",
    "FrozenBatchNorm2d",
    "Permute",
    "SqueezeExcitation",
]
