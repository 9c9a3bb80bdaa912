"""Networks that take pictures from files as they are: some size fits, or none does."""
import torch
import torch.nn as nn
from PIL import Image
from torchvision import transforms

image = transforms.ToTensor()(Image.open("drawing.png").convert("L")).unsqueeze(0)
features = nn.Sequential(nn.Conv2d(1, 6, 5), nn.MaxPool2d(2), nn.Conv2d(6, 16, 5), nn.MaxPool2d(2))

# drawings of 28 x 28 pixels fit, although pictures are usually larger
small = nn.Linear(16 * 4 * 4, 10)
x = small(torch.flatten(features(image), 1))  # S: x (1, 10)

# one of 100 x 100 pixels fits: others do not
larger = nn.Linear(16 * 22 * 22, 10)
x = larger(torch.flatten(features(image), 1))  # W: linear-in-features

# nothing fits: 16 channels make no 7 numbers
never = nn.Linear(7, 10)
x = never(torch.flatten(features(image), 1))  # E: linear-in-features
