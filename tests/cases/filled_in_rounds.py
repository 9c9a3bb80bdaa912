"""Lists that rounds fill: nobody says that they are still empty, and one that nothing fills is."""
import numpy as np
import torch
from torch.utils.data import DataLoader

model = torch.hub.load("somewhere", "something")


def train(epochs, loader):
    log = {"losses": [], "accuracies": [], "never": []}
    for epoch in range(epochs):
        for batch in loader:
            log["losses"].append(model(batch).item())
        log["accuracies"].append(3.0)
    return log


log = train(150, DataLoader(torch.zeros(100, 3), 10))
largest = np.max(log["losses"][1000:])
smooth = np.convolve(log["losses"], np.ones(200) / 200, mode="valid")
smooth = np.convolve(log["accuracies"], np.ones(2), mode="valid")

words = set()
for word in open("words").read().split():
    words |= set(word)
first = torch.zeros(2, len(words)).argmax(-1)
some = {1, 2}
same = some
same |= {3}
several = torch.zeros(2, len(some))  # S: several (2, ?)
fewer = torch.zeros(2, len(some - {1}))  # S: fewer (2, ?)
none = np.convolve(log["never"], np.ones(2), mode="valid")  # E: convolve-empty
