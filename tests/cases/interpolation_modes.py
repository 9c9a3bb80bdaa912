"""Interpolation: modes, sizes and factors for the dimensions of the input; flips; sizes asked of transposed convolutions."""
import torch
import torch.nn as nn
import torch.nn.functional as F

image, row = torch.randn(2, 3, 8, 8), torch.randn(2, 3, 8)
a = F.interpolate(image, scale_factor=2, mode="bilinear")  # S: a (2, 3, 16, 16)
a = F.interpolate(row, scale_factor=2, mode="linear")  # S: a (2, 3, 16)
a = F.interpolate(row, scale_factor=2)  # S: a (2, 3, 16)
a = F.interpolate(image, size=(4, 4), mode="bicubic", align_corners=False)  # S: a (2, 3, 4, 4)
a = F.interpolate(image, size=image.shape[2:]) + 0  # S: a (2, 3, 8, 8)
a = F.interpolate(image, (4, 4), None, "area") + 0  # S: a (2, 3, 4, 4)
a = F.interpolate(torch.zeros(2, 3, 8, 8, dtype=torch.uint8), size=4) + 0  # S: a (2, 3, 4, 4)
F.interpolate(torch.randn(2, 3, 8), scale_factor=2, mode="bilinear")  # E: interpolate-mode (2, 3, 8)
F.interpolate(torch.randn(2, 3, 8, 8), scale_factor=2, mode="linear")  # E: interpolate-mode (2, 3, 8, 8)
nn.Upsample(scale_factor=2, mode="trilinear")(torch.randn(2, 3, 8, 8))  # E: interpolate-mode
nn.UpsamplingBilinear2d(scale_factor=2)(torch.randn(3, 8, 8))  # E: interpolate-mode
b = nn.UpsamplingBilinear2d(scale_factor=2)(image)  # S: b (2, 3, 16, 16)
F.interpolate(torch.randn(2, 3, 8, 8), scale_factor=2, mode="biliner")  # E: interpolate-mode-name
F.interpolate(torch.randn(2, 3, 8, 8), scale_factor=2, align_corners=True)  # E: interpolate-corners
F.interpolate(torch.randn(2, 3, 8, 8), size=(4, 4, 4))  # E: interpolate-amount (2, 3, 8, 8)
F.interpolate(torch.randn(2, 3, 8, 8), size=image.shape)  # E: interpolate-amount
nn.Upsample(scale_factor=(2, 2, 2))(torch.randn(2, 3, 8, 8))  # E: interpolate-amount
F.interpolate(torch.randn(2, 3, 8, 8), (4, 4), 2)  # E: interpolate-both
F.interpolate(torch.zeros(2, 3, 8, 8, dtype=torch.long), size=4)  # E: element-type

# ---- flips
c = torch.flip(row, [1, -1])  # S: c (2, 3, 8)
c = row.flip(0, 2) + 0  # S: c (2, 3, 8)
d = torch.flip(torch.tensor(1.0), [0])  # S: d ()
torch.flip(torch.randn(2, 3), [2])  # E: dimension-out-of-range (2, 3)
torch.randn(2, 3).flip(0, -3)  # E: dimension-out-of-range
torch.flip(torch.randn(2, 3), (1, -1))  # E: dimension-twice

# ---- sizes of transposed convolutions
e = nn.ConvTranspose2d(3, 6, 3, stride=2, padding=1)(image, output_size=(16, 15))  # S: e (2, 6, 16, 15)
e = nn.ConvTranspose2d(3, 6, 3, stride=2, padding=1)(image, [2, 6, 16, 16]) + 0  # S: e (2, 6, 16, 16)
e = nn.ConvTranspose2d(3, 6, 3, stride=2, padding=1)(image[0], (16, 16)) + 0  # S: e (6, 16, 16)
nn.ConvTranspose2d(3, 6, 3, stride=2, padding=1)(torch.randn(2, 3, 8, 8), output_size=(17, 16))  # E: conv-transpose-size (2, 3, 8, 8)
nn.ConvTranspose2d(3, 6, 3, stride=2, padding=1)(torch.randn(2, 3, 8, 8), output_size=(14, 16))  # E: conv-transpose-size
nn.ConvTranspose2d(3, 6, 3, stride=2, padding=1)(torch.randn(2, 3, 8, 8), output_size=[16])  # E: conv-transpose-amount
