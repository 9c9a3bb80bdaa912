"""Networks of timm 1.0 as far as programs that take them whole see them.

A family says under what name the classifier is found: resnet.py has `fc`, efficientnet.py and
densenet.py `classifier`, vision_transformer.py and deit.py `head` (timm/models). All was compared
with timm 1.0.31. Of mobilenetv3.py the maps have other features: it is not here.
"""

import torch
from torch import nn

#: Name: the attribute of the classifier, features.
CONVOLUTIONAL = {
    "resnet18": ("fc", 512),
    "resnet34": ("fc", 512),
    "resnet26": ("fc", 2048),
    "resnet50": ("fc", 2048),
    "resnet101": ("fc", 2048),
    "resnet152": ("fc", 2048),
    "resnet18d": ("fc", 512),
    "resnet34d": ("fc", 512),
    "resnet50d": ("fc", 2048),
    "resnext50_32x4d": ("fc", 2048),
    "seresnext50_32x4d": ("fc", 2048),
    "wide_resnet50_2": ("fc", 2048),
    "efficientnet_b0": ("classifier", 1280),
    "efficientnet_b1": ("classifier", 1280),
    "efficientnet_b2": ("classifier", 1408),
    "efficientnet_b3": ("classifier", 1536),
    "efficientnet_b4": ("classifier", 1792),
    "tf_efficientnet_b0": ("classifier", 1280),
    "tf_efficientnet_b0_ns": ("classifier", 1280),
    "tf_efficientnet_b1_ns": ("classifier", 1280),
    "tf_efficientnet_b2_ns": ("classifier", 1408),
    "tf_efficientnet_b3_ns": ("classifier", 1536),
    "tf_efficientnet_b4_ns": ("classifier", 1792),
    "tf_efficientnet_b5_ns": ("classifier", 2048),
    "tf_efficientnet_b6_ns": ("classifier", 2304),
    "tf_efficientnet_b7_ns": ("classifier", 2560),
    "tf_efficientnetv2_s": ("classifier", 1280),
    "mobilenetv2_100": ("classifier", 1280),
    "densenet121": ("classifier", 1024),
    "densenet161": ("classifier", 2208),
    "densenet169": ("classifier", 1664),
    "densenet201": ("classifier", 1920),
}
#: Name: features.
TRANSFORMING = {
    "vit_tiny_patch16_224": 192,
    "vit_small_patch16_224": 384,
    "vit_base_patch16_224": 768,
    "vit_large_patch16_224": 1024,
    "deit_tiny_patch16_224": 192,
    "deit_small_patch16_224": 384,
    "deit_base_patch16_224": 768,
}


def features_of(name):
    """The family of a network, the name of its classifier, and its features."""
    if name in CONVOLUTIONAL:
        classifier, features = CONVOLUTIONAL[name]
        return "convolutional", classifier, features
    if name in TRANSFORMING:
        return "transformer", "head", TRANSFORMING[name]
    return "", "", 0


def _classifier(features, classes):
    return nn.Linear(features, classes) if classes > 0 else nn.Identity()


class Convolutional(nn.Module):
    """Maps of a thirty-second of the sides, pooled, and classified."""

    def __init__(self, classifier, features, num_classes, in_chans):
        super().__init__()
        self.num_features = features
        self.num_classes = num_classes
        self.where = classifier
        self.first = "conv1" if classifier == "fc" else "conv_stem"
        setattr(self, self.first, nn.Conv2d(in_chans, features, 1))
        self.maps = nn.MaxPool2d(32, ceil_mode=True)
        self.global_pool = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Flatten(1))
        setattr(self, classifier, _classifier(features, num_classes))

    def get_classifier(self):
        return getattr(self, self.where)

    def reset_classifier(self, num_classes, global_pool=None):
        self.num_classes = num_classes
        setattr(self, self.where, _classifier(self.num_features, num_classes))

    def forward_features(self, x):
        x = getattr(self, self.first)(x)[:, :1]  # one in the place of the first gives others
        return self.maps(x.expand(-1, self.num_features, -1, -1))

    def forward_head(self, x, pre_logits=False):
        x = self.global_pool(x)
        return x if pre_logits else self.get_classifier()(x)

    def forward(self, x):
        return self.get_classifier()(self.global_pool(self.forward_features(x)))


class Transforming(nn.Module):
    """A token of the class before those of patches of 16, and the class of the first."""

    def __init__(self, features, num_classes, in_chans, img_size):
        super().__init__()
        self.num_features = features
        self.embed_dim = features
        self.num_classes = num_classes
        self.patches = nn.Conv2d(in_chans, features, 16, stride=16)
        self.cls_token = nn.Parameter(torch.zeros(1, 1, features))
        self.pos_embed = nn.Parameter(torch.zeros(1, (img_size // 16) ** 2 + 1, features))
        self.norm = nn.LayerNorm(features)
        self.head = _classifier(features, num_classes)

    def get_classifier(self):
        return self.head

    def reset_classifier(self, num_classes, global_pool=None):
        self.num_classes = num_classes
        self.head = _classifier(self.num_features, num_classes)

    def forward_features(self, x):
        x = self.patches(x).flatten(2).transpose(1, 2)
        x = torch.cat((self.cls_token.expand(x.shape[0], -1, -1), x), dim=1)
        return self.norm(x + self.pos_embed)

    def forward_head(self, x, pre_logits=False):
        x = x[:, 0]
        return x if pre_logits else self.head(x)

    def forward(self, x):
        return self.forward_head(self.forward_features(x))
