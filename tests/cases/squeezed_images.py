"""squeeze() of what layers leave of images: of sides that their files say, 1 by 1 may be left."""

import torch
import torch.nn as nn
from torchvision import datasets, transforms

transform = transforms.Compose([transforms.ToTensor()])
loader = torch.utils.data.DataLoader(datasets.ImageFolder("faces", transform), batch_size=128, drop_last=True)
critic = nn.Sequential(nn.Conv2d(3, 8, 4, 2, 1), nn.Conv2d(8, 8, 4, 2, 1), nn.Conv2d(8, 1, 16, 1, 0), nn.Sigmoid())
loss = nn.BCELoss()

for images, _ in loader:
    real = critic(images).squeeze()
    loss(real, torch.ones(128))
    loss(critic(images).squeeze(3).squeeze(2).squeeze(1), torch.ones(128))
    images.squeeze()[0, 0, 0]

given = torch.load("images.pt")
count, sides = given.shape[0], given.shape[2]
some = torch.zeros(128, 1, sides // 4, sides // 4)
loss(some.squeeze().sigmoid(), torch.ones(128))

fixed = critic(torch.zeros(128, 3, 64, 64)).squeeze()  # S: fixed (128,)
loss(fixed, torch.ones(128))
larger = critic(torch.zeros(128, 3, 128, 128)).squeeze()  # S: larger (128, 17, 17)
loss(larger, torch.ones(128))  # E: loss-target-shape (128, 17, 17) (128,)
