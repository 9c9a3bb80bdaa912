"""With a planted error: the channels of the pictures stay last."""

import argparse
import glob
import os

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def read_folder(folder, size, total):
    """Return pictures (total, size, size, 3) of bytes, and the class of each."""
    pictures = np.zeros((total, size, size, 3), dtype=np.uint8)
    classes = np.zeros(total, dtype=np.int64)
    for index, path in enumerate(sorted(glob.glob(os.path.join(folder, "*.npy")))[:total]):
        pictures[index] = np.load(path)
        classes[index] = int(os.path.basename(path).split("_")[0])
    return pictures, classes


def as_tensors(pictures, classes):
    images = torch.from_numpy(pictures).float().div(255.0)
    return TensorDataset(images, torch.from_numpy(classes))


class PictureNet(nn.Module):
    def __init__(self, classes, size):
        super().__init__()
        self.layer1 = nn.Sequential(
            nn.Conv2d(3, 16, kernel_size=5, stride=1, padding=2),
            nn.BatchNorm2d(16),
            nn.ReLU(),
            nn.MaxPool2d(kernel_size=2, stride=2),
        )
        self.layer2 = nn.Sequential(
            nn.Conv2d(16, 32, kernel_size=5, stride=1, padding=2),
            nn.BatchNorm2d(32),
            nn.ReLU(),
            nn.MaxPool2d(kernel_size=2, stride=2),
        )
        self.output = nn.Linear((size // 4) ** 2 * 32, classes)

    def forward(self, images):
        out = self.layer1(images)  # E: conv-in-channels (100, 96, 96, 3)
        out = self.layer2(out)  # E: pool-kernel-too-large (100, 32, 48, 1)
        return self.output(out.reshape(out.size(0), -1))


def accuracy(model, loader, device):
    model.eval()
    with torch.no_grad():
        correct = total = 0
        for images, labels in loader:
            predicted = model(images.to(device)).argmax(1)
            total += labels.size(0)
            correct += (predicted == labels.to(device)).sum().item()
    return correct / total


def main():
    parser = argparse.ArgumentParser(description="pictures in NumPy files")
    parser.add_argument("folder", nargs="?", default="pictures")
    parser.add_argument("--size", type=int, default=96)
    parser.add_argument("--total", type=int, default=3000)
    parser.add_argument("--classes", type=int, default=5)
    parser.add_argument("--batch-size", type=int, default=100)
    parser.add_argument("--epochs", type=int, default=5)
    args = parser.parse_args()

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    pictures, classes = read_folder(args.folder, args.size, args.total)
    order = np.random.permutation(args.total)
    pictures, classes = pictures[order], classes[order]
    held_out = args.total // 10
    training = as_tensors(pictures[held_out:], classes[held_out:])
    testing = as_tensors(pictures[:held_out], classes[:held_out])
    loader = DataLoader(training, batch_size=args.batch_size, shuffle=True)
    model = PictureNet(args.classes, args.size).to(device)
    criterion = nn.CrossEntropyLoss()
    optimizer = torch.optim.Adam(model.parameters(), lr=0.001)
    for epoch in range(args.epochs):
        model.train()
        for step, (images, labels) in enumerate(loader):
            scores = model(images.to(device))
            loss = criterion(scores, labels.to(device))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            if (step + 1) % 10 == 0:
                print(f"epoch {epoch + 1}/{args.epochs}, step {step + 1}: {loss.item():.4f}")
        print(accuracy(model, DataLoader(testing, args.batch_size), device))


if __name__ == "__main__":
    main()
