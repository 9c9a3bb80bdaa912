"""torchvision.transforms.v2 and the functions of images, checked against torchvision 0.28."""

import numpy as np
import torch
from PIL import Image
from torch.utils.data import DataLoader
from torchvision import datasets
from torchvision.transforms import functional as F
from torchvision.transforms import v2

x = torch.zeros(4, 3, 20, 30)
tf = v2.Compose(
    [
        v2.ToImage(),
        v2.ToDtype(torch.float32, scale=True),
        v2.Resize((32, 32)),
        v2.Normalize((0.5, 0.5, 0.5), (0.5, 0.5, 0.5)),
    ]
)
a = tf(Image.open("x.png").convert("RGB")) + 0  # S: a (3, 32, 32)
a = tf(np.zeros((50, 60, 3), dtype="uint8")) + 0  # S: a (3, 32, 32)
a = v2.CenterCrop(5)(x) + 0  # S: a (4, 3, 5, 5)
b, label = v2.CenterCrop(5)(x, 3)
b = b + 0  # S: b (4, 3, 5, 5)
b = torch.zeros(label)  # S: b (3,)
b, label = v2.Compose([v2.CenterCrop(5), v2.RandomHorizontalFlip()])(x, 3)
b = b + 0  # S: b (4, 3, 5, 5)
b = torch.zeros(label)  # S: b (3,)
mix = v2.RandomChoice([v2.CutMix(num_classes=10), v2.MixUp(num_classes=10)])
images, labels = mix(x, torch.zeros(4, dtype=torch.long))
images = images + 0  # S: images (4, 3, 20, 30)
labels = labels + 0  # S: labels (4, 10)
ds = datasets.CIFAR10("data", train=True, download=True, transform=tf)
loader = DataLoader(ds, batch_size=50)
net = torch.nn.Conv2d(1, 2, 3)
for i, _ in loader:
    net(i)  # E: conv-in-channels
n = v2.Normalize((0.5,) * 3, (0.5,) * 3)
b = n(x[:, :1]) + 0  # S: b (4, 3, 20, 30)
n = v2.Normalize((0.5,), (0.5,) * 3)
b = n(x[:, :1]) + 0  # E: normalize-deviations
b = v2.Grayscale(3)(x[:, :1]) + 0  # S: b (4, 3, 20, 30)
b = v2.RandomApply([v2.ColorJitter(0.1)], p=0.2)(x) + 0  # S: b (4, 3, 20, 30)
b = v2.FiveCrop(5)(x)[4] + 0  # S: b (4, 3, 5, 5)
b = F.resize(x, [8, 9]) + 0  # S: b (4, 3, 8, 9)
b = F.resize(x, 8) + 0  # S: b (4, 3, 8, 12)
b = F.crop(x, 1, 2, 5, 6) + 0  # S: b (4, 3, 5, 6)
b = F.resized_crop(x, 1, 2, 5, 6, (8, 9)) + 0  # S: b (4, 3, 8, 9)
b = F.pad(x, [1, 2]) + 0  # S: b (4, 3, 24, 32)
b = F.center_crop(x, 7) + 0  # S: b (4, 3, 7, 7)
b = F.five_crop(x, 7)[0] + 0  # S: b (4, 3, 7, 7)
b = F.rgb_to_grayscale(x) + 0  # S: b (4, 1, 20, 30)
b = F.to_tensor(np.zeros((4, 5, 3))) + 0  # S: b (3, 4, 5)
b = torch.zeros(F.get_dimensions(x))  # S: b (3, 20, 30)
w, h = F.get_image_size(x)
b = torch.zeros(w, h)  # S: b (30, 20)
b = torch.zeros(F.get_image_num_channels(x))  # S: b (3,)
b = F.normalize(x, [0.5] * 3, [0.5] * 3) + 0  # S: b (4, 3, 20, 30)
b = F.normalize(x[:, :1], [0.5] * 3, [0.5] * 3) + 0  # E: normalize-channels
b = F.convert_image_dtype(x, torch.float64) + 0  # S: b (4, 3, 20, 30)
out = v2.Resize((8, 8))({"image": x, "label": 5})
p = torch.zeros(out["label"], 2)  # S: p (?, 2)


class Labelled:
    """A step of the program's own, between those of the library."""

    def __call__(self, sample):
        image, number = sample
        return {"image": image, "number": number + 1}


sample = v2.Compose([v2.Identity(), Labelled()])((x, 3))
b = torch.zeros(2, 3)  # A: b (2, 3)
bytes_of_image = v2.ToImage()(np.zeros((50, 60, 3), dtype="uint8"))
b = v2.Normalize([0.5], [0.5])(bytes_of_image)  # E: element-type
b = v2.Normalize([0.5], [0.5])(v2.ToDtype(torch.float32)(bytes_of_image))  # S: b (3, 50, 60)
pair = v2.MixUp(num_classes=10)(x, torch.zeros(5, dtype=torch.long))  # E: mixture-batch
pair = v2.CutMix(num_classes=10)(x[0], torch.zeros(3, dtype=torch.long))  # E: mixture-rank
b = v2.Grayscale()(torch.zeros(4, 8, 8))  # E: transform-grey-channels
b = v2.RGB()(torch.zeros(1, 8, 8)) + 0  # S: b (3, 8, 8)
b = F.normalize(torch.zeros(8, 8), [0.5], [0.5])  # E: normalize-dimensions
