"""torchvision's residual networks with dilation in place of strides, and the outputs of their stages."""
import torch
import torchvision
from torch import nn
from torchvision.models._utils import IntermediateLayerGetter

# https://docs.pytorch.org/vision/0.22/models/generated/torchvision.models.resnet50.html
a = torch.zeros(3 if torchvision._is_tracing() else 4)  # S: a (4,)
network = torchvision.models.resnet50(replace_stride_with_dilation=[False, True, True])
stages = IntermediateLayerGetter(network, return_layers={"layer4": "out", "layer2": "aux"})
outputs = stages(torch.zeros(2, 3, 224, 224))
a = outputs["out"]  # S: a (2, 2048, 28, 28)
a = outputs["aux"]  # S: a (2, 512, 28, 28)
stages = IntermediateLayerGetter(torchvision.models.resnet18(), return_layers={"layer3": "0"})
a = stages(torch.zeros(2, 3, 224, 224))["0"]  # S: a (2, 256, 14, 14)
b = nn.Conv2d(512, 21, 1)(a)  # E: conv-in-channels


class Frozen(nn.Module):
    def __init__(self, n):
        super().__init__()
        self.register_buffer("weight", torch.ones(n))

    def forward(self, x):
        return x * self.weight.reshape(1, -1, 1, 1)


a = torchvision.models.resnet50(norm_layer=Frozen)(torch.zeros(1, 3, 64, 64))  # S: a (1, 1000)
