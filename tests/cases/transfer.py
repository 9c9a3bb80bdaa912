"""The last layer of a published network is replaced."""
import torch
import torchvision.models as models
from torch import nn

net = models.vgg11()
net.classifier[6] = nn.Linear(4096, 10)
a = net(torch.zeros(4, 3, 224, 224))  # S: a (4, 10)
net.classifier[6] = nn.Linear(2048, 10)
a = net(torch.zeros(4, 3, 224, 224))  # E: linear-in-features (4, 4096)
