"""children() and named_children() of modules: backbones cut from models, layers taken out of containers."""
from collections import OrderedDict

import torch
import torchvision
from torch import nn

images = torch.zeros(5, 3, 64, 64)


class Net(nn.Module):
    def __init__(self, deep=False):
        super().__init__()
        self.width = 8
        self.first = nn.Conv2d(3, self.width, 3)
        self.act = None
        self.pool = nn.AdaptiveAvgPool2d((1, 1))
        if deep:
            self.extra = nn.Flatten()
        self.last = nn.Linear(8, 5)

    def forward(self, x):
        return self.last(torch.flatten(self.pool(self.first(x)), 1))


parts = list(Net().children())
a = parts[0](images)  # S: a (5, 8, 62, 62)
a = parts[2](torch.zeros(2, 8))  # A: a (2, 5)
a = nn.Sequential(*list(Net().children())[:-1])(images)  # A: a (5, 8, 1, 1)
for name, part in Net().named_children():
    if name == "last":
        b = part(torch.zeros(2, 8))  # S: b (2, 5)

layers = nn.Sequential(nn.Conv2d(3, 4, 3), nn.ReLU(), nn.Conv2d(4, 6, 3))
c = nn.Sequential(*list(layers.children())[:2])(images)  # S: c (5, 4, 62, 62)
c = nn.Sequential(*list(layers.children())[1:])(images)  # E: conv-in-channels

backbone = torchvision.models.resnet18(weights=None)
d = nn.Sequential(*list(backbone.children())[:-1])(images)  # S: d (5, 512, 1, 1)
d = nn.Sequential(*list(backbone.children())[:-2])(images)  # S: d (5, 512, 2, 2)


class Gray(nn.Module):
    def __init__(self, classes):
        super().__init__()
        self.backbone = torchvision.models.resnet18(weights=None)
        self.backbone.conv1 = nn.Conv2d(1, 64, 7, stride=2, padding=3, bias=False)
        self.features = self.backbone.fc.in_features
        self.backbone = nn.Sequential(*(list(self.backbone.children())[:-1]))
        self.head = nn.Linear(self.features, classes)

    def forward(self, x):
        found = self.backbone(x)
        return self.head(found.view(found.size(0), -1))


e = Gray(7)(torch.zeros(4, 1, 28, 28))  # S: e (4, 7)
vgg = torchvision.models.vgg11(weights=None)
f = nn.Sequential(*list(vgg.features.children())[:6])(images)  # S: f (5, 128, 16, 16)


class Open(nn.Module):
    def __init__(self):
        super().__init__()
        self.build()

    def build(self):
        self.layer = nn.Linear(3, 4)


g = list(Open().children())[0](torch.zeros(2, 3))

# children of what was given in a dictionary have its keys for names
named = nn.Sequential(OrderedDict([("first", nn.Linear(5, 7)), ("act", nn.ReLU()), ("last", nn.Linear(7, 3))]))
seen = {}
h = torch.zeros(60, 5)
for name, layer in named.named_children():
    h = layer(h)
    seen[name] = h
i = h + 0  # S: i (60, 3)
j = seen["first"] + 0  # S: j (60, 7)
nn.Linear(3, 2)(seen["last"])
nn.Linear(3, 2)(seen["act"])  # E: linear-in-features (60, 7)
named.append(nn.Linear(4, 2))
for name, layer in named.named_children():
    print(name)
