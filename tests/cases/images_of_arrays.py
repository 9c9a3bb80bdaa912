"""Images of arrays that nobody knows: the mode says how many channels they have."""

import numpy as np
from PIL import Image
from torchvision import transforms

normalize = transforms.Compose([transforms.ToTensor(), transforms.Normalize((0.5,) * 3, (0.5,) * 3)])
coloured = normalize(Image.fromarray(np.load("pixels.npy"), mode="RGB"))  # S: coloured (3, ?, ?)
grey = transforms.ToTensor()(Image.fromarray(np.load("pixels.npy"), "L"))  # S: grey (1, ?, ?)
normalize(Image.fromarray(np.load("pixels.npy"), mode="RGBA"))  # E: normalize-channels
normalize(Image.fromarray(np.load("pixels.npy")))  # undecided: how many channels the array has
opened = np.array(Image.open("picture.png"))
turned = normalize(Image.fromarray(opened[:, ::-1, :], "RGB"))  # S: turned (3, ?, ?) (3, image height, image width)

# a grey picture gives an array without channels, which is not told apart
masked = Image.open("mask.png")
array = np.asarray(masked)
if np.atleast_3d(array).shape[2] != 1:
    raise ValueError("grey pictures only")
again = Image.fromarray(array)
again = Image.fromarray(np.zeros((8, 8, 1), dtype="uint8"))  # E: image-array-channels
