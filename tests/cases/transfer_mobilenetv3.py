"""MobileNetV3: the last layer is replaced, the first one takes grey images, features are taken."""
import torch
from torch import nn
from torchvision import models
from torchvision.models import MobileNet_V3_Small_Weights, mobilenet_v3_large

net = models.mobilenet_v3_small(weights=MobileNet_V3_Small_Weights.DEFAULT)
images = torch.zeros(4, 3, 224, 224)
a = net.features(images)  # S: a (4, 576, 7, 7)
a = net(images)  # S: a (4, 1000)
net.classifier[3] = nn.Linear(net.classifier[3].in_features, 10)
a = net(images)  # S: a (4, 10)
net.classifier[3] = nn.Linear(576, 10)
a = net(images)  # E: linear-in-features (4, 1024)
net.classifier = nn.Linear(576, 10)
a = net(images)  # S: a (4, 10)
body = nn.Sequential(*list(net.children())[:-1])
a = body(images)  # S: a (4, 576, 1, 1)
a = net(torch.zeros(4, 1, 224, 224))  # E: conv-in-channels (4, 1, 224, 224)
grey = models.mobilenet_v3_small(num_classes=10)
grey.features[0][0] = nn.Conv2d(1, 16, 3, stride=2, padding=1, bias=False)
a = grey(torch.zeros(4, 1, 224, 224))  # S: a (4, 10)
large = mobilenet_v3_large(pretrained=True, num_classes=7)
a = large(images)  # S: a (4, 7)
a = large.features(images)  # S: a (4, 960, 7, 7)
large.classifier = nn.Sequential(nn.Flatten(), nn.Linear(1280, 7))
a = large(images)  # E: linear-in-features (4, 960)
