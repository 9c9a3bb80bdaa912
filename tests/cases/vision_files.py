"""torchvision.io and tv_tensors, and operators of boxes that only a compiled torchvision runs."""
import torch
from torch import nn
from torchvision import ops, tv_tensors
from torchvision.io import ImageReadMode, read_image
a = read_image("x.png", mode=ImageReadMode.RGB)  # S: a (3, image height, image width)
a = read_image("x.png", ImageReadMode.GRAY)  # S: a (1, image height, image width)
b = read_image("x.png")  # S: b (image channels, image height, image width)
nn.Conv2d(3, 4, 3)(a.float())  # E: conv-in-channels
c = tv_tensors.Image(torch.zeros(8, 9))  # S: c (1, 8, 9)
c = tv_tensors.Image(a)  # S: c (1, image height, image width)
keep = ops.nms(torch.zeros(5, 4), torch.zeros(5), 0.5)
d = torch.zeros(5, 4)[keep]  # S: d (?, 4)
ops.nms(torch.zeros(5, 4), torch.zeros(4), 0.5)  # E: box-scores
p = ops.roi_align(torch.zeros(2, 3, 32, 32), torch.zeros(7, 5), (5, 6))  # S: p (7, 3, 5, 6)
p = ops.RoIAlign(7, 1.0, 2)(torch.zeros(2, 3, 32, 32), [torch.zeros(7, 4), torch.zeros(2, 4)])  # S: p (?, 3, 7, 7)
p = ops.roi_pool(torch.zeros(2, 3, 32, 32), torch.zeros(7, 4), output_size=5)  # E: pooled-box-numbers
