"""EfficientNet: the last layer is replaced, features are taken."""
import torch
from torch import nn
from torchvision import models
from torchvision.models import EfficientNet_B0_Weights, efficientnet_b0

weights = EfficientNet_B0_Weights.IMAGENET1K_V1
net = efficientnet_b0(weights=weights)
images = torch.zeros(4, 3, 224, 224)
a = net.features(images)  # S: a (4, 1280, 7, 7)
net.classifier[1] = nn.Linear(net.classifier[1].in_features, 10)
a = net(images)  # S: a (4, 10)
net.classifier[1] = nn.Linear(1408, 10)
a = net(images)  # E: linear-in-features (4, 1280)
body = nn.Sequential(*list(net.children())[:-1])
a = body(images)  # S: a (4, 1280, 1, 1)
larger = models.efficientnet_b3(weights="IMAGENET1K_V1")
larger.classifier = nn.Sequential(nn.Dropout(0.3), nn.Linear(1536, 2))
a = larger(torch.zeros(4, 3, 300, 300))  # S: a (4, 2)
second = models.efficientnet_v2_s(num_classes=5)
a = second(images)  # S: a (4, 5)
a = second(torch.zeros(4, 1, 224, 224))  # E: conv-in-channels (4, 1, 224, 224)
