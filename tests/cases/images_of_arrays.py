"""Images of arrays that nobody knows: the mode says how many channels they have."""

import numpy as np
from PIL import Image
from torchvision import transforms

normalize = transforms.Compose([transforms.ToTensor(), transforms.Normalize((0.5,) * 3, (0.5,) * 3)])
coloured = normalize(Image.fromarray(np.load("pixels.npy"), mode="RGB"))  # S: coloured (3, image height, image width)
grey = transforms.ToTensor()(Image.fromarray(np.load("pixels.npy"), "L"))  # S: grey (1, image height, image width)
normalize(Image.fromarray(np.load("pixels.npy"), mode="RGBA"))  # E: normalize-channels
normalize(Image.fromarray(np.load("pixels.npy")))  # W: normalize-channels
opened = np.array(Image.open("picture.png"))
turned = normalize(Image.fromarray(opened[:, ::-1, :], "RGB"))  # S: turned (3, image height, image width)
