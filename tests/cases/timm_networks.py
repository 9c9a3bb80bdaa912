"""Networks of timm by their names, whole or without their classifier.

https://huggingface.co/docs/timm/reference/models (1.0)
"""

import timm
import torch
from timm import create_model
from torch import nn

images = torch.zeros(2, 3, 224, 224)
a = timm.create_model("resnet18", pretrained=True, num_classes=7)(images)  # S: a (2, 7)
a = create_model("vit_base_patch16_224.augreg_in21k")(images)  # S: a (2, 1000)
features = timm.create_model("efficientnet_b0", num_classes=0)
a = features(images)  # S: a (2, 1280)
a = features.forward_features(images)  # S: a (2, 1280, 7, 7)
nn.Linear(1000, 2)(features(images))  # E: linear-in-features (2, 1280)
replaced = timm.create_model("resnet50", in_chans=1)
replaced.fc = nn.Linear(replaced.fc.in_features, 5)
a = replaced(images[:, :1])  # S: a (2, 5)
replaced(images)  # E: conv-in-channels (2, 3, 224, 224)
reset = timm.create_model("vit_small_patch16_224")
reset.reset_classifier(9)
a = reset(images)  # S: a (2, 9)
a = reset.forward_features(images)  # S: a (2, 197, 384)
reset(torch.zeros(2, 3, 384, 384))  # E: broadcast-dimensions
unknown = timm.create_model("a_network_of_next_year", num_classes=4)
a = unknown(images)


class Classifier(nn.Module):
    def __init__(self, name, classes):
        super().__init__()
        self.backbone = timm.create_model(name, pretrained=True)
        features = self.backbone.classifier.in_features
        self.backbone.classifier = nn.Identity()
        self.head = nn.Linear(features, classes)

    def forward(self, x):
        return self.head(self.backbone(x))


a = Classifier("tf_efficientnet_b4_ns", 6)(images)  # S: a (2, 6)
a = Classifier("densenet121", 6)(images)  # S: a (2, 6)
