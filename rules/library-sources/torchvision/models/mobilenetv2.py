"""MobileNetV2: Sandler et al., Inverted Residuals and Linear Bottlenecks, table 2."""

import torch
from torch import nn


def _convolution(in_channels, out_channels, kernel_size=3, stride=1, groups=1):
    return nn.Sequential(
        nn.Conv2d(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            (kernel_size - 1) // 2,
            groups=groups,
            bias=False,
        ),
        nn.BatchNorm2d(out_channels),
        nn.ReLU6(inplace=True),
    )


class InvertedResidual(nn.Module):
    """Wide inside, narrow outside; the input is added where the shapes are the same."""

    def __init__(self, inp, oup, stride, expand_ratio):
        super().__init__()
        hidden = inp * expand_ratio
        self.use_res_connect = stride == 1 and inp == oup
        layers = []
        if expand_ratio != 1:
            layers.append(_convolution(inp, hidden, 1))
        layers += [
            _convolution(hidden, hidden, 3, stride, hidden),
            nn.Conv2d(hidden, oup, 1, bias=False),
            nn.BatchNorm2d(oup),
        ]
        self.conv = nn.Sequential(*layers)

    def forward(self, x):
        if self.use_res_connect:
            return x + self.conv(x)
        return self.conv(x)


class MobileNetV2(nn.Module):
    """Inverted residuals, a mean over the image, a linear layer."""

    def __init__(self, num_classes=1000, width_mult=1.0, dropout=0.2):
        super().__init__()
        settings = [
            [1, 16, 1, 1],
            [6, 24, 2, 2],
            [6, 32, 3, 2],
            [6, 64, 4, 2],
            [6, 96, 3, 1],
            [6, 160, 3, 2],
            [6, 320, 1, 1],
        ]
        width = 32
        features = [_convolution(3, width, 3, 2)]
        for ratio, channels, repeats, stride in settings:
            for position in range(repeats):
                features.append(
                    InvertedResidual(width, channels, stride if position == 0 else 1, ratio)
                )
                width = channels
        self.last_channel = 1280
        features.append(_convolution(width, self.last_channel, 1))
        self.features = nn.Sequential(*features)
        self.classifier = nn.Sequential(
            nn.Dropout(p=dropout), nn.Linear(self.last_channel, num_classes)
        )

    def forward(self, x):
        x = nn.functional.adaptive_avg_pool2d(self.features(x), (1, 1))
        return self.classifier(torch.flatten(x, 1))


def mobilenet_v2(pretrained=False, progress=True, weights=None, **kwargs):
    return MobileNetV2(**kwargs)
