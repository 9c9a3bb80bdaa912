"""MobileNetV3: Howard et al., Searching for MobileNetV3, tables 1 and 2."""

import torch
from torch import nn
from torchvision.models._utils import _make_divisible
from torchvision.ops.misc import Conv2dNormActivation, SqueezeExcitation


class InvertedResidual(nn.Module):
    """Wide inside, narrow outside; the input is added where the shapes are the same."""

    def __init__(self, inp, kernel, hidden, oup, squeezed, activation, stride, dilation):
        super().__init__()
        self.use_res_connect = stride == 1 and inp == oup
        layers = []
        if hidden != inp:
            layers.append(Conv2dNormActivation(inp, hidden, 1, activation_layer=activation))
        layers.append(
            Conv2dNormActivation(
                hidden,
                hidden,
                kernel,
                1 if dilation > 1 else stride,
                groups=hidden,
                activation_layer=activation,
                dilation=dilation,
            )
        )
        if squeezed:
            narrow = _make_divisible(hidden // 4, 8)
            layers.append(SqueezeExcitation(hidden, narrow, scale_activation=nn.Hardsigmoid))
        layers.append(Conv2dNormActivation(hidden, oup, 1, activation_layer=None))
        self.block = nn.Sequential(*layers)
        self.out_channels = oup

    def forward(self, input):
        result = self.block(input)
        if self.use_res_connect:
            result = result + input
        return result


class MobileNetV3(nn.Module):
    """Inverted residuals, a mean over the image, two linear layers."""

    def __init__(self, settings, last_channel, num_classes=1000, dropout=0.2, width_mult=1.0):
        super().__init__()
        width = 16
        if width_mult != 1.0:
            width = _make_divisible(width * width_mult, 8)
            last_channel = _make_divisible(last_channel * width_mult, 8)
        features = [Conv2dNormActivation(3, width, 3, 2, activation_layer=nn.Hardswish)]
        for kernel, hidden, channels, squeezed, activation, stride, dilation in settings:
            if width_mult != 1.0:
                hidden = _make_divisible(hidden * width_mult, 8)
                channels = _make_divisible(channels * width_mult, 8)
            features.append(
                InvertedResidual(
                    width, kernel, hidden, channels, squeezed, activation, stride, dilation
                )
            )
            width = channels
        features.append(Conv2dNormActivation(width, 6 * width, 1, activation_layer=nn.Hardswish))
        self.features = nn.Sequential(*features)
        self.avgpool = nn.AdaptiveAvgPool2d(1)
        self.classifier = nn.Sequential(
            nn.Linear(6 * width, last_channel),
            nn.Hardswish(inplace=True),
            nn.Dropout(p=dropout, inplace=True),
            nn.Linear(last_channel, num_classes),
        )

    def forward(self, x):
        x = self.avgpool(self.features(x))
        return self.classifier(torch.flatten(x, 1))


def mobilenet_v3_large(
    pretrained=False,
    progress=True,
    weights=None,
    reduced_tail=False,
    dilated=False,
    **kwargs,
):
    tail = 2 if reduced_tail else 1
    spread = 2 if dilated else 1
    settings = [
        [3, 16, 16, False, nn.ReLU, 1, 1],
        [3, 64, 24, False, nn.ReLU, 2, 1],
        [3, 72, 24, False, nn.ReLU, 1, 1],
        [5, 72, 40, True, nn.ReLU, 2, 1],
        [5, 120, 40, True, nn.ReLU, 1, 1],
        [5, 120, 40, True, nn.ReLU, 1, 1],
        [3, 240, 80, False, nn.Hardswish, 2, 1],
        [3, 200, 80, False, nn.Hardswish, 1, 1],
        [3, 184, 80, False, nn.Hardswish, 1, 1],
        [3, 184, 80, False, nn.Hardswish, 1, 1],
        [3, 480, 112, True, nn.Hardswish, 1, 1],
        [3, 672, 112, True, nn.Hardswish, 1, 1],
        [5, 672, 160 // tail, True, nn.Hardswish, 2, spread],
        [5, 960 // tail, 160 // tail, True, nn.Hardswish, 1, spread],
        [5, 960 // tail, 160 // tail, True, nn.Hardswish, 1, spread],
    ]
    return MobileNetV3(settings, 1280 // tail, **kwargs)


def mobilenet_v3_small(
    pretrained=False,
    progress=True,
    weights=None,
    reduced_tail=False,
    dilated=False,
    **kwargs,
):
    tail = 2 if reduced_tail else 1
    spread = 2 if dilated else 1
    settings = [
        [3, 16, 16, True, nn.ReLU, 2, 1],
        [3, 72, 24, False, nn.ReLU, 2, 1],
        [3, 88, 24, False, nn.ReLU, 1, 1],
        [5, 96, 40, True, nn.Hardswish, 2, 1],
        [5, 240, 40, True, nn.Hardswish, 1, 1],
        [5, 240, 40, True, nn.Hardswish, 1, 1],
        [5, 120, 48, True, nn.Hardswish, 1, 1],
        [5, 144, 48, True, nn.Hardswish, 1, 1],
        [5, 288, 96 // tail, True, nn.Hardswish, 2, spread],
        [5, 576 // tail, 96 // tail, True, nn.Hardswish, 1, spread],
        [5, 576 // tail, 96 // tail, True, nn.Hardswish, 1, spread],
    ]
    return MobileNetV3(settings, 1024 // tail, **kwargs)
