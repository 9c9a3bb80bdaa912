"""ConvNeXt: Liu et al., A ConvNet for the 2020s, section 3."""

import torch
from torch import nn
from torchvision.ops.misc import Permute


class LayerNorm2d(nn.LayerNorm):
    """Of the channels of images."""

    def forward(self, x):
        x = nn.functional.layer_norm(
            x.permute(0, 2, 3, 1), self.normalized_shape, self.weight, self.bias, self.eps
        )
        return x.permute(0, 3, 1, 2)


class CNBlock(nn.Module):
    """A convolution of each channel by itself, and two linear layers of all the channels."""

    def __init__(self, dim):
        super().__init__()
        self.block = nn.Sequential(
            nn.Conv2d(dim, dim, 7, padding=3, groups=dim),
            Permute([0, 2, 3, 1]),
            nn.LayerNorm(dim),
            nn.Linear(dim, 4 * dim),
            nn.GELU(),
            nn.Linear(4 * dim, dim),
            Permute([0, 3, 1, 2]),
        )
        self.layer_scale = nn.Parameter(torch.ones(dim, 1, 1))
        self.stochastic_depth = nn.Identity()

    def forward(self, input):
        return self.stochastic_depth(self.layer_scale * self.block(input)) + input


class ConvNeXt(nn.Module):
    """Stages of blocks, each on images half as large as the last one's."""

    def __init__(
        self, widths, depths, stochastic_depth_prob=0.0, layer_scale=1e-6, num_classes=1000
    ):
        super().__init__()
        width = widths[0]
        features = [nn.Sequential(nn.Conv2d(3, width, 4, 4), LayerNorm2d(width))]
        for channels, depth in zip(widths, depths, strict=True):
            if channels != width:
                features.append(nn.Sequential(LayerNorm2d(width), nn.Conv2d(width, channels, 2, 2)))
            features.append(nn.Sequential(*[CNBlock(channels) for _ in range(depth)]))
            width = channels
        self.features = nn.Sequential(*features)
        self.avgpool = nn.AdaptiveAvgPool2d(1)
        self.classifier = nn.Sequential(
            LayerNorm2d(width), nn.Flatten(1), nn.Linear(width, num_classes)
        )

    def forward(self, x):
        return self.classifier(self.avgpool(self.features(x)))


def convnext_tiny(pretrained=False, progress=True, weights=None, **kwargs):
    return ConvNeXt([96, 192, 384, 768], [3, 3, 9, 3], **kwargs)


def convnext_small(pretrained=False, progress=True, weights=None, **kwargs):
    return ConvNeXt([96, 192, 384, 768], [3, 3, 27, 3], **kwargs)


def convnext_base(pretrained=False, progress=True, weights=None, **kwargs):
    return ConvNeXt([128, 256, 512, 1024], [3, 3, 27, 3], **kwargs)


def convnext_large(pretrained=False, progress=True, weights=None, **kwargs):
    return ConvNeXt([192, 384, 768, 1536], [3, 3, 27, 3], **kwargs)
