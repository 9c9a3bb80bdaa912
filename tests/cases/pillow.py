"""Images read with Pillow, by themselves and as tensors and arrays."""
import numpy as np
import torch
import torch.nn as nn
from PIL import Image
from torchvision import transforms

image = Image.open("photo.jpg")
tensor = transforms.ToTensor()(image)
x = tensor + 0  # S: x (image channels, image height, image width)
first = nn.Conv2d(3, 8, 3)
y = first(tensor.unsqueeze(0))  # W: conv-in-channels (1, image channels, image height, image width)
second = nn.Conv2d(3, 8, 3)
rgb = transforms.ToTensor()(image.convert("RGB").resize((64, 48)))
y = second(rgb.unsqueeze(0))  # S: y (1, 8, 46, 62)
third = nn.Conv2d(3, 8, 3)
grey = transforms.ToTensor()(Image.open("photo.jpg").convert("L").resize((64, 48)))
y = third(grey.unsqueeze(0))  # E: conv-in-channels (1, 1, 48, 64)

luma, blue, red = image.convert("YCbCr").split()
x = transforms.ToTensor()(luma.crop((10, 20, 40, 60)))  # S: x (1, 40, 30)
with Image.open("photo.jpg") as opened:
    opened.load()
    small = opened.convert("RGBA").resize((20, 10)).rotate(90).copy()
x = np.array(small)  # S: x (10, 20, 4)
x = np.asarray(small.convert("L"))  # S: x (10, 20)
x = torch.zeros(small.size) + torch.zeros(small.width, small.height)  # S: x (20, 10)
width, height = small.size
x = torch.from_numpy(np.array(small)).permute(2, 0, 1).view(4, width * height)  # S: x (4, 200)
x = np.array(Image.new("RGB", (7, 5)))  # S: x (5, 7, 3)
x = np.array(Image.merge("LA", (small.getchannel(0), small.getchannel(1))))  # S: x (10, 20, 2)
x = np.array(Image.merge("RGB", (small.getchannel(0), small.getchannel(1))))  # E: image-bands
x = np.array(Image.fromarray(np.zeros((6, 9, 3), dtype=np.uint8)))  # S: x (6, 9, 3)
x = Image.fromarray(np.zeros((3, 6, 9), dtype=np.uint8))  # E: image-array-channels (3, 6, 9)
x = Image.fromarray(np.zeros((1, 6, 9, 3), dtype=np.uint8))  # E: image-array-rank (1, 6, 9, 3)
x = np.array(Image.fromarray(np.zeros((6, 9), dtype=np.uint8)))  # S: x (6, 9)
