"""ConvNeXt and ShuffleNet: the last layers are replaced, features are taken."""
import torch
from torch import nn
from torchvision import models

images = torch.zeros(4, 3, 224, 224)
net = models.convnext_tiny(weights=models.ConvNeXt_Tiny_Weights.DEFAULT)
a = net.features(images)  # S: a (4, 768, 7, 7)
net.classifier[2] = nn.Linear(net.classifier[2].in_features, 10)
a = net(images)  # S: a (4, 10)
net.classifier[2] = nn.Linear(1024, 10)
a = net(images)  # E: linear-in-features (4, 768)
body = nn.Sequential(*list(net.children())[:-1])
a = body(images)  # S: a (4, 768, 1, 1)

shuffle = models.shufflenet_v2_x1_0(pretrained=True)
shuffle.fc = nn.Linear(shuffle.fc.in_features, 10)
a = shuffle(images)  # S: a (4, 10)
a = shuffle(torch.zeros(4, 1, 224, 224))  # E: conv-in-channels (4, 1, 224, 224)
shuffle.fc = nn.Linear(2048, 10)
a = shuffle(images)  # E: linear-in-features (4, 1024)
