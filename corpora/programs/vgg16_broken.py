"""With a planted error: VGG16, layers made in a loop over a configuration."""

import torch
import torch.nn as nn

CONFIGURATION = [64, 64, "M", 128, 128, "M", 256, 256, 256, "M", 512, 512, 512, "M", 512, 512, 512, "M"]


def make_layers(configuration, batch_norm=False):
    layers = []
    channels = 3
    for item in configuration:
        if item == "M":
            layers += [nn.MaxPool2d(kernel_size=2, stride=2)]
        else:
            convolution = nn.Conv2d(channels, item, kernel_size=3, padding=1)
            if batch_norm:
                layers += [convolution, nn.BatchNorm2d(item), nn.ReLU(inplace=True)]
            else:
                layers += [convolution, nn.ReLU(inplace=True)]
            channels = item if item != 256 else 255
    return nn.Sequential(*layers)


class VGG(nn.Module):
    def __init__(self, features, classes=1000):
        super().__init__()
        self.features = features
        self.pool = nn.AdaptiveAvgPool2d((7, 7))
        self.classifier = nn.Sequential(
            nn.Linear(512 * 7 * 7, 4096),
            nn.ReLU(True),
            nn.Dropout(),
            nn.Linear(4096, 4096),
            nn.ReLU(True),
            nn.Dropout(),
            nn.Linear(4096, classes),
        )

    def forward(self, images):
        features = self.features(images)  # E: conv-in-channels
        features = self.pool(features)
        features = torch.flatten(features, 1)
        return self.classifier(features)


model = VGG(make_layers(CONFIGURATION, batch_norm=True))
scores = model(torch.randn(8, 3, 224, 224))
