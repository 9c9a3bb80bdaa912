"""Inception-v3 and GoogLeNet: more than one result in training, the last layers are replaced."""
import torch
import torch.nn.functional as F
from torch import nn
from torchvision import models
from torchvision.models import Inception_V3_Weights

net = models.inception_v3(weights=Inception_V3_Weights.DEFAULT)
net.AuxLogits.fc = nn.Linear(768, 10)
net.fc = nn.Linear(net.fc.in_features, 10)
images = torch.zeros(4, 3, 299, 299)
labels = torch.zeros(4, dtype=torch.long)
net.train()
logits, early = net(images)
a = early + 0  # S: a (4, 10)
out = net(images)
a = out.logits + out.aux_logits  # S: a (4, 10)
loss = F.cross_entropy(logits, labels) + 0.4 * F.cross_entropy(early, labels)
net.eval()
a = net(images)  # S: a (4, 10)
a = a.view(4, 11)  # E: reshape-element-count (4, 10)
net.fc = nn.Linear(1024, 10)
a = net(images)  # E: linear-in-features (4, 2048)
single = models.inception_v3(pretrained=True, aux_logits=False)
a = single(images)  # S: a (4, 1000)

google = models.googlenet(weights="DEFAULT")
google.fc = nn.Linear(1024, 10)
a = google(torch.zeros(4, 3, 224, 224))  # S: a (4, 10)
three = models.googlenet(num_classes=5)
logits, second, first = three(torch.zeros(4, 3, 224, 224))
a = second + first  # S: a (4, 5)
three.fc = nn.Linear(2048, 5)
a = three.eval()(torch.zeros(4, 3, 224, 224))  # E: linear-in-features (4, 1024)
a = three(torch.zeros(4, 1, 224, 224))  # E: conv-in-channels (4, 1, 224, 224)
