"""ShuffleNet V2: Ma et al., Practical Guidelines for Efficient CNN Architecture Design, table 5."""

import torch
from torch import nn


class InvertedResidual(nn.Module):
    """Half of the channels go through the convolutions (all of them twice, where it strides)."""

    def __init__(self, inp, oup, stride):
        super().__init__()
        self.stride = stride
        half = oup // 2
        self.branch1 = nn.Sequential()
        if stride > 1:
            self.branch1 = nn.Sequential(
                nn.Conv2d(inp, inp, 3, stride, 1, groups=inp, bias=False),
                nn.BatchNorm2d(inp),
                nn.Conv2d(inp, half, 1, bias=False),
                nn.BatchNorm2d(half),
                nn.ReLU(inplace=True),
            )
        self.branch2 = nn.Sequential(
            nn.Conv2d(inp if stride > 1 else half, half, 1, bias=False),
            nn.BatchNorm2d(half),
            nn.ReLU(inplace=True),
            nn.Conv2d(half, half, 3, stride, 1, groups=half, bias=False),
            nn.BatchNorm2d(half),
            nn.Conv2d(half, half, 1, bias=False),
            nn.BatchNorm2d(half),
            nn.ReLU(inplace=True),
        )

    def forward(self, x):
        if self.stride == 1:
            kept, changed = x.chunk(2, dim=1)
            out = torch.cat((kept, self.branch2(changed)), dim=1)
        else:
            out = torch.cat((self.branch1(x), self.branch2(x)), dim=1)
        return nn.functional.channel_shuffle(out, 2)


class ShuffleNetV2(nn.Module):
    """Three stages, a mean over the image, a linear layer."""

    def __init__(self, stages_repeats, stages_out_channels, num_classes=1000):
        super().__init__()
        first, second, third, fourth, last = stages_out_channels
        self.conv1 = nn.Sequential(
            nn.Conv2d(3, first, 3, 2, 1, bias=False),
            nn.BatchNorm2d(first),
            nn.ReLU(inplace=True),
        )
        self.maxpool = nn.MaxPool2d(3, 2, 1)
        self.stage2 = self._stage(first, second, stages_repeats[0])
        self.stage3 = self._stage(second, third, stages_repeats[1])
        self.stage4 = self._stage(third, fourth, stages_repeats[2])
        self.conv5 = nn.Sequential(
            nn.Conv2d(fourth, last, 1, bias=False), nn.BatchNorm2d(last), nn.ReLU(inplace=True)
        )
        self.fc = nn.Linear(last, num_classes)

    def _stage(self, inp, oup, repeats):
        blocks = [InvertedResidual(inp, oup, 2)]
        for _ in range(1, repeats):
            blocks.append(InvertedResidual(oup, oup, 1))
        return nn.Sequential(*blocks)

    def forward(self, x):
        x = self.maxpool(self.conv1(x))
        x = self.conv5(self.stage4(self.stage3(self.stage2(x))))
        return self.fc(x.mean([2, 3]))


def shufflenet_v2_x0_5(pretrained=False, progress=True, weights=None, **kwargs):
    return ShuffleNetV2([4, 8, 4], [24, 48, 96, 192, 1024], **kwargs)


def shufflenet_v2_x1_0(pretrained=False, progress=True, weights=None, **kwargs):
    return ShuffleNetV2([4, 8, 4], [24, 116, 232, 464, 1024], **kwargs)


def shufflenet_v2_x1_5(pretrained=False, progress=True, weights=None, **kwargs):
    return ShuffleNetV2([4, 8, 4], [24, 176, 352, 704, 1024], **kwargs)


def shufflenet_v2_x2_0(pretrained=False, progress=True, weights=None, **kwargs):
    return ShuffleNetV2([4, 8, 4], [24, 244, 488, 976, 2048], **kwargs)
