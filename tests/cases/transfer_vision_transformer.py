"""Vision transformers: heads are replaced, images have the size that the network was built for."""
import torch
from torch import nn
from torchvision import models
from torchvision.models import ViT_B_16_Weights, vit_b_16

images = torch.zeros(4, 3, 224, 224)
net = vit_b_16(weights=ViT_B_16_Weights.DEFAULT)
a = net(images)  # S: a (4, 1000)
net.heads.head = nn.Linear(net.heads.head.in_features, 10)
a = net(images)  # S: a (4, 10)
net.heads.head = nn.Linear(1024, 10)
a = net(images)  # E: linear-in-features (4, 768)
net.heads = nn.Sequential(nn.Linear(768, 3))
a = net(images)  # S: a (4, 3)
net.heads = nn.Identity()
a = net(images)  # S: a (4, 768)
a = net(torch.zeros(4, 3, 256, 256))  # E: expand-size (4, 3, 256, 256)
large = vit_b_16(weights=ViT_B_16_Weights.IMAGENET1K_SWAG_E2E_V1)
a = large(torch.zeros(4, 3, 384, 384))  # S: a (4, 1000)
other = models.vit_b_32(image_size=256, num_classes=7)
a = other(torch.zeros(4, 3, 256, 256))  # S: a (4, 7)
a = other(images)  # E: expand-size (4, 3, 224, 224)
