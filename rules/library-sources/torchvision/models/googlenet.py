"""GoogLeNet: Szegedy et al., Going Deeper with Convolutions, table 1.

3 x 3 stands for 5 x 5, as in the library.
"""

from collections import namedtuple

import torch
from torch import nn
from torchvision.models.inception import BasicConv2d

GoogLeNetOutputs = namedtuple("GoogLeNetOutputs", ["logits", "aux_logits2", "aux_logits1"])


class Inception(nn.Module):
    def __init__(self, in_channels, ch1x1, ch3x3red, ch3x3, ch5x5red, ch5x5, pool_proj):
        super().__init__()
        self.branch1 = BasicConv2d(in_channels, ch1x1, 1)
        self.branch2 = nn.Sequential(
            BasicConv2d(in_channels, ch3x3red, 1), BasicConv2d(ch3x3red, ch3x3, 3, padding=1)
        )
        self.branch3 = nn.Sequential(
            BasicConv2d(in_channels, ch5x5red, 1), BasicConv2d(ch5x5red, ch5x5, 3, padding=1)
        )
        self.branch4 = nn.Sequential(
            nn.MaxPool2d(3, 1, 1, ceil_mode=True), BasicConv2d(in_channels, pool_proj, 1)
        )

    def forward(self, x):
        return torch.cat([self.branch1(x), self.branch2(x), self.branch3(x), self.branch4(x)], 1)


class InceptionAux(nn.Module):
    """A classifier of its own, from the middle of the network."""

    def __init__(self, in_channels, num_classes, dropout=0.7):
        super().__init__()
        self.conv = BasicConv2d(in_channels, 128, 1)
        self.fc1 = nn.Linear(2048, 1024)
        self.fc2 = nn.Linear(1024, num_classes)
        self.dropout = nn.Dropout(p=dropout)

    def forward(self, x):
        x = self.conv(nn.functional.adaptive_avg_pool2d(x, (4, 4)))
        x = nn.functional.relu(self.fc1(torch.flatten(x, 1)))
        return self.fc2(self.dropout(x))


class GoogLeNet(nn.Module):
    """In training three results, where there are the classifiers in the middle."""

    def __init__(
        self,
        num_classes=1000,
        aux_logits=True,
        transform_input=False,
        init_weights=None,
        blocks=None,
        dropout=0.2,
        dropout_aux=0.7,
    ):
        super().__init__()
        self.aux_logits = aux_logits
        self.transform_input = transform_input
        self.conv1 = BasicConv2d(3, 64, 7, 2, 3)
        self.maxpool1 = nn.MaxPool2d(3, 2, ceil_mode=True)
        self.conv2 = BasicConv2d(64, 64, 1)
        self.conv3 = BasicConv2d(64, 192, 3, padding=1)
        self.maxpool2 = nn.MaxPool2d(3, 2, ceil_mode=True)
        self.inception3a = Inception(192, 64, 96, 128, 16, 32, 32)
        self.inception3b = Inception(256, 128, 128, 192, 32, 96, 64)
        self.maxpool3 = nn.MaxPool2d(3, 2, ceil_mode=True)
        self.inception4a = Inception(480, 192, 96, 208, 16, 48, 64)
        self.inception4b = Inception(512, 160, 112, 224, 24, 64, 64)
        self.inception4c = Inception(512, 128, 128, 256, 24, 64, 64)
        self.inception4d = Inception(512, 112, 144, 288, 32, 64, 64)
        self.inception4e = Inception(528, 256, 160, 320, 32, 128, 128)
        self.maxpool4 = nn.MaxPool2d(2, 2, ceil_mode=True)
        self.inception5a = Inception(832, 256, 160, 320, 32, 128, 128)
        self.inception5b = Inception(832, 384, 192, 384, 48, 128, 128)
        self.aux1 = InceptionAux(512, num_classes, dropout_aux) if aux_logits else None
        self.aux2 = InceptionAux(528, num_classes, dropout_aux) if aux_logits else None
        self.avgpool = nn.AdaptiveAvgPool2d((1, 1))
        self.dropout = nn.Dropout(p=dropout)
        self.fc = nn.Linear(1024, num_classes)

    def forward(self, x):
        if self.transform_input:
            x = torch.cat([x[:, 0:1] * 0.458, x[:, 1:2] * 0.448, x[:, 2:3] * 0.45], 1)
        x = self.conv3(self.conv2(self.maxpool1(self.conv1(x))))
        x = self.inception3b(self.inception3a(self.maxpool2(x)))
        x = self.inception4a(self.maxpool3(x))
        aux1 = None
        if self.aux1 is not None and self.training:
            aux1 = self.aux1(x)
        x = self.inception4d(self.inception4c(self.inception4b(x)))
        aux2 = None
        if self.aux2 is not None and self.training:
            aux2 = self.aux2(x)
        x = self.inception5a(self.maxpool4(self.inception4e(x)))
        x = torch.flatten(self.avgpool(self.inception5b(x)), 1)
        x = self.fc(self.dropout(x))
        if self.training and self.aux_logits:
            return GoogLeNetOutputs(x, aux2, aux1)
        return x


def googlenet(
    pretrained=False,
    progress=True,
    weights=None,
    transform_input=None,
    aux_logits=None,
    **kwargs,
):
    published = pretrained or weights is not None
    if transform_input is None:
        transform_input = published
    if aux_logits is None:
        aux_logits = not published
    return GoogLeNet(transform_input=transform_input, aux_logits=aux_logits, **kwargs)
