"""VGG: Simonyan and Zisserman, Very Deep Convolutional Networks, table 1."""

import torch
from torch import nn

cfgs = {
    "A": [64, "M", 128, "M", 256, 256, "M", 512, 512, "M", 512, 512, "M"],
    "B": [64, 64, "M", 128, 128, "M", 256, 256, "M", 512, 512, "M", 512, 512, "M"],
    "D": [64, 64, "M", 128, 128, "M", 256, 256, 256, "M", 512, 512, 512, "M", 512, 512, 512, "M"],
    "E": [64, 64, "M", 128, 128, "M"]
    + [256, 256, 256, 256, "M", 512, 512, 512, 512, "M", 512, 512, 512, 512, "M"],
}


class VGG(nn.Module):
    """Convolutions, a mean over 7 x 7 fields, three linear layers."""

    def __init__(self, features, num_classes=1000, init_weights=True, dropout=0.5):
        super().__init__()
        self.features = features
        self.avgpool = nn.AdaptiveAvgPool2d((7, 7))
        self.classifier = nn.Sequential(
            nn.Linear(512 * 7 * 7, 4096),
            nn.ReLU(True),
            nn.Dropout(p=dropout),
            nn.Linear(4096, 4096),
            nn.ReLU(True),
            nn.Dropout(p=dropout),
            nn.Linear(4096, num_classes),
        )

    def forward(self, x):
        x = self.avgpool(self.features(x))
        return self.classifier(torch.flatten(x, 1))


def make_layers(cfg, batch_norm=False):
    """Return the convolutions of a configuration; an "M" is a pooling layer."""
    layers = []
    in_channels = 3
    for width in cfg:
        if width == "M":
            layers += [nn.MaxPool2d(kernel_size=2, stride=2)]
        else:
            convolution = nn.Conv2d(in_channels, width, kernel_size=3, padding=1)
            if batch_norm:
                layers += [convolution, nn.BatchNorm2d(width), nn.ReLU(inplace=True)]
            else:
                layers += [convolution, nn.ReLU(inplace=True)]
            in_channels = width
    return nn.Sequential(*layers)


def vgg11(pretrained=False, progress=True, weights=None, **kwargs):
    return VGG(make_layers(cfgs["A"]), **kwargs)


def vgg11_bn(pretrained=False, progress=True, weights=None, **kwargs):
    return VGG(make_layers(cfgs["A"], True), **kwargs)


def vgg13(pretrained=False, progress=True, weights=None, **kwargs):
    return VGG(make_layers(cfgs["B"]), **kwargs)


def vgg13_bn(pretrained=False, progress=True, weights=None, **kwargs):
    return VGG(make_layers(cfgs["B"], True), **kwargs)


def vgg16(pretrained=False, progress=True, weights=None, **kwargs):
    return VGG(make_layers(cfgs["D"]), **kwargs)


def vgg16_bn(pretrained=False, progress=True, weights=None, **kwargs):
    return VGG(make_layers(cfgs["D"], True), **kwargs)


def vgg19(pretrained=False, progress=True, weights=None, **kwargs):
    return VGG(make_layers(cfgs["E"]), **kwargs)


def vgg19_bn(pretrained=False, progress=True, weights=None, **kwargs):
    return VGG(make_layers(cfgs["E"], True), **kwargs)
