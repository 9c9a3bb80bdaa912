"""torchvision's networks, from shapelog's own sources of them."""
import torch
import torchvision
import torchvision.models as models
from torch import nn
from torchvision import models as networks
from torchvision.models.resnet import BasicBlock, ResNet

images = torch.zeros(4, 3, 224, 224)
net = networks.resnet18(weights="DEFAULT")
net.fc = nn.Linear(net.fc.in_features, 10)
a = net(images)  # S: a (4, 10)
a = ResNet(BasicBlock, [1, 1, 1, 1])(images)  # S: a (4, 1000)
features = models.vgg16(pretrained=True).features
a = features[4](features[3](features[2](features[1](features[0](images)))))  # S: a (4, 64, 112, 112)
a = torchvision.models.alexnet().features(images)  # S: a (4, 256, 6, 6)
a = models.__dict__["squeezenet1_1"](num_classes=5)(images)  # S: a (4, 5)
grey = torch.zeros(4, 1, 224, 224)
a = models.vgg11()(grey)  # E: conv-in-channels (4, 1, 224, 224)
a = models.vgg11()(grey.view(4, 1, 112, 448))  # E: conv-in-channels (4, 1, 112, 448)
