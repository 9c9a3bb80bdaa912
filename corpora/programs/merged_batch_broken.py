"""With a planted error: images of another size become more images when they are flattened."""

import argparse
import time

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader
from torchvision import datasets, transforms


class LeNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 6, 5)
        self.pool = nn.MaxPool2d(2, 2)
        self.conv2 = nn.Conv2d(6, 16, 5)
        self.fc1 = nn.Linear(16 * 5 * 5, 120)
        self.fc2 = nn.Linear(120, 84)
        self.fc3 = nn.Linear(84, 10)

    def forward(self, x):
        x = self.pool(F.relu(self.conv1(x)))
        x = self.pool(F.relu(self.conv2(x)))
        x = x.view(-1, 16 * 5 * 5)
        x = F.relu(self.fc1(x))
        x = F.relu(self.fc2(x))
        return self.fc3(x)


def prepare(size, batch_size):
    transform = transforms.Compose(
        [
            transforms.Resize((size, size)),
            transforms.ToTensor(),
            transforms.Normalize((0.5, 0.5, 0.5), (0.5, 0.5, 0.5)),
        ]
    )
    sets = {
        phase: datasets.CIFAR10("data", train=phase == "train", download=True, transform=transform)
        for phase in ("train", "test")
    }
    return {
        phase: DataLoader(sets[phase], batch_size, shuffle=phase == "train", num_workers=2)
        for phase in ("train", "test")
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", type=int, default=52)
    parser.add_argument("--batch-size", type=int, default=20)
    parser.add_argument("--epochs", type=int, default=10)
    args = parser.parse_args()

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    loaders = prepare(args.size, args.batch_size)
    net = LeNet().to(device)
    criterion = nn.CrossEntropyLoss()
    optimizer = torch.optim.SGD(net.parameters(), lr=0.001, momentum=0.9)
    for epoch in range(args.epochs):
        started = time.time()
        for phase in ("train", "test"):
            net.train(phase == "train")
            total_loss = 0.0
            for inputs, labels in loaders[phase]:
                inputs, labels = inputs.to(device), labels.to(device)
                optimizer.zero_grad()
                with torch.set_grad_enabled(phase == "train"):
                    outputs = net(inputs)
                    loss = criterion(outputs, labels)  # E: loss-batch-size (80, 10)
                    if phase == "train":
                        loss.backward()
                        optimizer.step()
                total_loss += loss.item() * inputs.size(0)
            mean = total_loss / len(loaders[phase].dataset)
            print(f"epoch {epoch} {phase}: loss {mean:.4f}, {time.time() - started:.1f} s")


if __name__ == "__main__":
    main()
