"""With a planted error: ResNets of two depths: blocks made by a method that remembers the channels."""

import torch
import torch.nn as nn


def conv3x3(inputs, outputs, stride=1):
    return nn.Conv2d(inputs, outputs, kernel_size=3, stride=stride, padding=1, bias=False)


def conv1x1(inputs, outputs, stride=1):
    return nn.Conv2d(inputs, outputs, kernel_size=1, stride=stride, bias=False)


class BasicBlock(nn.Module):
    expansion = 1

    def __init__(self, inputs, planes, stride=1, downsample=None, norm=None):
        super().__init__()
        if norm is None:
            norm = nn.BatchNorm2d
        self.conv1 = conv3x3(inputs, planes, stride)
        self.norm1 = norm(planes)
        self.relu = nn.ReLU(inplace=True)
        self.conv2 = conv3x3(planes, planes)
        self.norm2 = norm(planes)
        self.downsample = downsample

    def forward(self, images):
        identity = images
        out = self.relu(self.norm1(self.conv1(images)))
        out = self.norm2(self.conv2(out))
        if self.downsample is not None:
            identity = self.downsample(images)
        out += identity
        return self.relu(out)


class Bottleneck(nn.Module):
    expansion = 4

    def __init__(self, inputs, planes, stride=1, downsample=None, norm=None):
        super().__init__()
        if norm is None:
            norm = nn.BatchNorm2d
        self.conv1 = conv1x1(inputs, planes)
        self.norm1 = norm(planes)
        self.conv2 = conv3x3(planes, planes, stride)
        self.norm2 = norm(planes)
        self.conv3 = conv1x1(planes, planes * self.expansion)
        self.norm3 = norm(planes * self.expansion)
        self.relu = nn.ReLU(inplace=True)
        self.downsample = downsample

    def forward(self, images):
        identity = images
        out = self.relu(self.norm1(self.conv1(images)))
        out = self.relu(self.norm2(self.conv2(out)))
        out = self.norm3(self.conv3(out))
        if self.downsample is not None:
            identity = self.downsample(images)
        out += identity  # E: broadcast-dimensions (8, 256, 56, 56) (8, 64, 56, 56)
        return self.relu(out)


class ResNet(nn.Module):
    def __init__(self, block, layers, classes=1000, norm=None):
        super().__init__()
        if norm is None:
            norm = nn.BatchNorm2d
        self._norm = norm
        self.channels = 64
        self.conv1 = nn.Conv2d(3, self.channels, kernel_size=7, stride=2, padding=3, bias=False)
        self.norm1 = norm(self.channels)
        self.relu = nn.ReLU(inplace=True)
        self.maxpool = nn.MaxPool2d(kernel_size=3, stride=2, padding=1)
        self.layer1 = self._make_layer(block, 64, layers[0])
        self.layer2 = self._make_layer(block, 128, layers[1], stride=2)
        self.layer3 = self._make_layer(block, 256, layers[2], stride=2)
        self.layer4 = self._make_layer(block, 512, layers[3], stride=2)
        self.avgpool = nn.AdaptiveAvgPool2d((1, 1))
        self.fc = nn.Linear(512 * block.expansion, classes)

    def _make_layer(self, block, planes, blocks, stride=1):
        norm = self._norm
        downsample = None
        if stride != 1:
            downsample = nn.Sequential(
                conv1x1(self.channels, planes * block.expansion, stride),
                norm(planes * block.expansion),
            )
        layers = []
        layers.append(block(self.channels, planes, stride, downsample, norm))
        self.channels = planes * block.expansion
        for _ in range(1, blocks):
            layers.append(block(self.channels, planes, norm=norm))
        return nn.Sequential(*layers)

    def forward(self, images):
        out = self.maxpool(self.relu(self.norm1(self.conv1(images))))
        out = self.layer1(out)
        out = self.layer2(out)
        out = self.layer3(out)
        out = self.layer4(out)
        out = torch.flatten(self.avgpool(out), 1)
        return self.fc(out)


model = ResNet(Bottleneck, [3, 8, 36, 3])
scores = model(torch.randn(8, 3, 224, 224))
