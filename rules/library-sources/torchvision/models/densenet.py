"""DenseNet: Huang et al., Densely Connected Convolutional Networks, table 1."""

import torch
from torch import nn


class _DenseLayer(nn.Module):
    """A 1 x 1 convolution and a 3 x 3 one, over all that came before in the block."""

    def __init__(self, num_input_features, growth_rate, bn_size, drop_rate):
        super().__init__()
        self.norm1 = nn.BatchNorm2d(num_input_features)
        self.conv1 = nn.Conv2d(num_input_features, bn_size * growth_rate, 1, bias=False)
        self.norm2 = nn.BatchNorm2d(bn_size * growth_rate)
        self.conv2 = nn.Conv2d(bn_size * growth_rate, growth_rate, 3, padding=1, bias=False)

    def forward(self, x):
        out = self.conv1(torch.relu(self.norm1(x)))
        out = self.conv2(torch.relu(self.norm2(out)))
        return torch.cat([x, out], 1)


class _Transition(nn.Sequential):
    def __init__(self, num_input_features, num_output_features):
        super().__init__(
            nn.BatchNorm2d(num_input_features),
            nn.ReLU(inplace=True),
            nn.Conv2d(num_input_features, num_output_features, 1, bias=False),
            nn.AvgPool2d(kernel_size=2, stride=2),
        )


class DenseNet(nn.Module):
    """A stem, dense blocks with transitions between them, a mean over the image, a linear layer."""

    def __init__(
        self,
        growth_rate=32,
        block_config=(6, 12, 24, 16),
        num_init_features=64,
        bn_size=4,
        drop_rate=0,
        num_classes=1000,
        memory_efficient=False,
    ):
        super().__init__()
        features = [
            nn.Conv2d(3, num_init_features, 7, 2, 3, bias=False),
            nn.BatchNorm2d(num_init_features),
            nn.ReLU(inplace=True),
            nn.MaxPool2d(kernel_size=3, stride=2, padding=1),
        ]
        width = num_init_features
        for position, layers in enumerate(block_config):
            block = []
            for _ in range(layers):
                block.append(_DenseLayer(width, growth_rate, bn_size, drop_rate))
                width = width + growth_rate
            features.append(nn.Sequential(*block))
            if position != len(block_config) - 1:
                features.append(_Transition(width, width // 2))
                width = width // 2
        features.append(nn.BatchNorm2d(width))
        self.features = nn.Sequential(*features)
        self.classifier = nn.Linear(width, num_classes)

    def forward(self, x):
        out = torch.relu(self.features(x))
        out = torch.flatten(nn.functional.adaptive_avg_pool2d(out, (1, 1)), 1)
        return self.classifier(out)


def densenet121(pretrained=False, progress=True, weights=None, **kwargs):
    return DenseNet(32, (6, 12, 24, 16), 64, **kwargs)


def densenet161(pretrained=False, progress=True, weights=None, **kwargs):
    return DenseNet(48, (6, 12, 36, 24), 96, **kwargs)


def densenet169(pretrained=False, progress=True, weights=None, **kwargs):
    return DenseNet(32, (6, 12, 32, 32), 64, **kwargs)


def densenet201(pretrained=False, progress=True, weights=None, **kwargs):
    return DenseNet(32, (6, 12, 48, 32), 64, **kwargs)
