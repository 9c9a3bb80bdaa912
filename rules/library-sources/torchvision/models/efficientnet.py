"""EfficientNet: Tan and Le, EfficientNet, table 1; EfficientNetV2, table 4."""

import torch
from torch import nn
from torchvision.models._utils import _make_divisible
from torchvision.ops.misc import Conv2dNormActivation, SqueezeExcitation


class MBConv(nn.Module):
    """Wide inside, with a convolution of each channel by itself, and its channels weighted."""

    def __init__(self, ratio, kernel, stride, inp, oup, norm):
        super().__init__()
        self.use_res_connect = stride == 1 and inp == oup
        hidden = inp * ratio
        layers = []
        if ratio != 1:
            layers.append(
                Conv2dNormActivation(inp, hidden, 1, norm_layer=norm, activation_layer=nn.SiLU)
            )
        layers += [
            Conv2dNormActivation(
                hidden,
                hidden,
                kernel,
                stride,
                groups=hidden,
                norm_layer=norm,
                activation_layer=nn.SiLU,
            ),
            SqueezeExcitation(hidden, inp // 4, activation=nn.SiLU),
            Conv2dNormActivation(hidden, oup, 1, norm_layer=norm, activation_layer=None),
        ]
        self.block = nn.Sequential(*layers)
        self.stochastic_depth = nn.Identity()
        self.out_channels = oup

    def forward(self, input):
        result = self.block(input)
        if self.use_res_connect:
            return self.stochastic_depth(result) + input
        return result


class FusedMBConv(nn.Module):
    """As above, with one convolution for the first two."""

    def __init__(self, ratio, kernel, stride, inp, oup, norm):
        super().__init__()
        self.use_res_connect = stride == 1 and inp == oup
        if ratio == 1:
            self.block = nn.Sequential(
                Conv2dNormActivation(
                    inp, oup, kernel, stride, norm_layer=norm, activation_layer=nn.SiLU
                )
            )
        else:
            hidden = inp * ratio
            self.block = nn.Sequential(
                Conv2dNormActivation(
                    inp, hidden, kernel, stride, norm_layer=norm, activation_layer=nn.SiLU
                ),
                Conv2dNormActivation(hidden, oup, 1, norm_layer=norm, activation_layer=None),
            )
        self.stochastic_depth = nn.Identity()
        self.out_channels = oup

    def forward(self, input):
        result = self.block(input)
        if self.use_res_connect:
            return self.stochastic_depth(result) + input
        return result


class EfficientNet(nn.Module):
    """Stages of blocks, a mean over the image, a linear layer."""

    def __init__(
        self,
        width,
        settings,
        last_channel,
        dropout=0.2,
        stochastic_depth_prob=0.2,
        num_classes=1000,
        norm_layer=None,
    ):
        super().__init__()
        norm = nn.BatchNorm2d if norm_layer is None else norm_layer
        features = [Conv2dNormActivation(3, width, 3, 2, norm_layer=norm, activation_layer=nn.SiLU)]
        for block, ratio, kernel, stride, channels, repeats in settings:
            stage = [block(ratio, kernel, stride, width, channels, norm)]
            for _ in range(1, repeats):
                stage.append(block(ratio, kernel, 1, channels, channels, norm))
            features.append(nn.Sequential(*stage))
            width = channels
        features.append(
            Conv2dNormActivation(width, last_channel, 1, norm_layer=norm, activation_layer=nn.SiLU)
        )
        self.features = nn.Sequential(*features)
        self.avgpool = nn.AdaptiveAvgPool2d(1)
        self.classifier = nn.Sequential(
            nn.Dropout(p=dropout, inplace=True), nn.Linear(last_channel, num_classes)
        )

    def forward(self, x):
        x = self.avgpool(self.features(x))
        return self.classifier(torch.flatten(x, 1))


def _scaled(width, depth, kwargs):
    """The first network: `width` times as wide, `depth` tenths as deep."""
    channels = [_make_divisible(each * width, 8) for each in (16, 24, 40, 80, 112, 192, 320)]
    settings = [
        (MBConv, 1, 3, 1, channels[0], (depth + 9) // 10),
        (MBConv, 6, 3, 2, channels[1], (2 * depth + 9) // 10),
        (MBConv, 6, 5, 2, channels[2], (2 * depth + 9) // 10),
        (MBConv, 6, 3, 2, channels[3], (3 * depth + 9) // 10),
        (MBConv, 6, 5, 1, channels[4], (3 * depth + 9) // 10),
        (MBConv, 6, 5, 2, channels[5], (4 * depth + 9) // 10),
        (MBConv, 6, 3, 1, channels[6], (depth + 9) // 10),
    ]
    return EfficientNet(_make_divisible(32 * width, 8), settings, 4 * channels[6], **kwargs)


def efficientnet_b0(pretrained=False, progress=True, weights=None, **kwargs):
    return _scaled(1.0, 10, kwargs)


def efficientnet_b1(pretrained=False, progress=True, weights=None, **kwargs):
    return _scaled(1.0, 11, kwargs)


def efficientnet_b2(pretrained=False, progress=True, weights=None, **kwargs):
    return _scaled(1.1, 12, kwargs)


def efficientnet_b3(pretrained=False, progress=True, weights=None, **kwargs):
    return _scaled(1.2, 14, kwargs)


def efficientnet_b4(pretrained=False, progress=True, weights=None, **kwargs):
    return _scaled(1.4, 18, kwargs)


def efficientnet_b5(pretrained=False, progress=True, weights=None, **kwargs):
    return _scaled(1.6, 22, kwargs)


def efficientnet_b6(pretrained=False, progress=True, weights=None, **kwargs):
    return _scaled(1.8, 26, kwargs)


def efficientnet_b7(pretrained=False, progress=True, weights=None, **kwargs):
    return _scaled(2.0, 31, kwargs)


def efficientnet_v2_s(pretrained=False, progress=True, weights=None, **kwargs):
    settings = [
        (FusedMBConv, 1, 3, 1, 24, 2),
        (FusedMBConv, 4, 3, 2, 48, 4),
        (FusedMBConv, 4, 3, 2, 64, 4),
        (MBConv, 4, 3, 2, 128, 6),
        (MBConv, 6, 3, 1, 160, 9),
        (MBConv, 6, 3, 2, 256, 15),
    ]
    return EfficientNet(24, settings, 1280, **kwargs)


def efficientnet_v2_m(pretrained=False, progress=True, weights=None, **kwargs):
    settings = [
        (FusedMBConv, 1, 3, 1, 24, 3),
        (FusedMBConv, 4, 3, 2, 48, 5),
        (FusedMBConv, 4, 3, 2, 80, 5),
        (MBConv, 4, 3, 2, 160, 7),
        (MBConv, 6, 3, 1, 176, 14),
        (MBConv, 6, 3, 2, 304, 18),
        (MBConv, 6, 3, 1, 512, 5),
    ]
    return EfficientNet(24, settings, 1280, **kwargs)


def efficientnet_v2_l(pretrained=False, progress=True, weights=None, **kwargs):
    settings = [
        (FusedMBConv, 1, 3, 1, 32, 4),
        (FusedMBConv, 4, 3, 2, 64, 7),
        (FusedMBConv, 4, 3, 2, 96, 7),
        (MBConv, 4, 3, 2, 192, 10),
        (MBConv, 6, 3, 1, 224, 19),
        (MBConv, 6, 3, 2, 384, 25),
        (MBConv, 6, 3, 1, 640, 7),
    ]
    return EfficientNet(32, settings, 1280, **kwargs)
