"""A residual network with stochastic depth on CIFAR-10: each block is skipped at random."""

import argparse
import random

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader
from torchvision import datasets, transforms


class RandomBlock(nn.Module):
    """A residual block that keeps its branch with a probability, and scales it when testing."""

    def __init__(self, inputs, outputs, stride, survival):
        super().__init__()
        self.survival = survival
        self.first = nn.Conv2d(inputs, outputs, 3, stride=stride, padding=1, bias=False)
        self.first_norm = nn.BatchNorm2d(outputs)
        self.second = nn.Conv2d(outputs, outputs, 3, padding=1, bias=False)
        self.second_norm = nn.BatchNorm2d(outputs)
        self.shortcut = None
        if stride != 1 or inputs != outputs:
            self.shortcut = nn.Sequential(
                nn.Conv2d(inputs, outputs, 1, stride=stride, bias=False),
                nn.BatchNorm2d(outputs),
            )

    def branch(self, images):
        out = F.relu(self.first_norm(self.first(images)))
        return self.second_norm(self.second(out))

    def forward(self, images):
        kept = images if self.shortcut is None else self.shortcut(images)
        if self.training:
            if torch.rand(1).item() < self.survival:
                return F.relu(self.branch(images) + kept)
            return F.relu(kept)
        return F.relu(self.survival * self.branch(images) + kept)


class StochasticResNet(nn.Module):
    def __init__(self, blocks=(5, 5, 5), widths=(16, 32, 64), last=0.5, classes=10):
        super().__init__()
        self.stem = nn.Conv2d(3, widths[0], 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(widths[0])
        total = sum(blocks)
        layers = []
        inputs = widths[0]
        for stage, (count, width) in enumerate(zip(blocks, widths)):
            for position in range(count):
                survival = 1.0 - (len(layers) + 1) / total * (1.0 - last)
                stride = 2 if stage > 0 and position == 0 else 1
                layers.append(RandomBlock(inputs, width, stride, survival))
                inputs = width
        self.layers = nn.ModuleList(layers)
        self.output = nn.Linear(inputs, classes)

    def forward(self, images):
        images = F.relu(self.norm(self.stem(images)))
        for layer in self.layers:
            images = layer(images)
        return self.output(F.avg_pool2d(images, 8).flatten(1))


class Cutout:
    """Blanks a square of an image now and then."""

    def __init__(self, size, probability):
        self.size = size
        self.probability = probability

    def __call__(self, image):
        if random.random() < self.probability:
            top = random.randint(0, image.size(1) - self.size)
            left = random.randint(0, image.size(2) - self.size)
            image[:, top : top + self.size, left : left + self.size] = 0.0
        return image


def loaders(folder, batch_size):
    normalize = transforms.Normalize((0.4914, 0.4822, 0.4465), (0.2023, 0.1994, 0.2010))
    train = transforms.Compose(
        [
            transforms.RandomCrop(32, padding=4),
            transforms.RandomHorizontalFlip(),
            transforms.ToTensor(),
            normalize,
            Cutout(8, 0.5),
        ]
    )
    test = transforms.Compose([transforms.ToTensor(), normalize])
    return (
        DataLoader(datasets.CIFAR10(folder, True, train, download=True), batch_size, shuffle=True),
        DataLoader(datasets.CIFAR10(folder, False, test, download=True), batch_size),
    )


def evaluate(model, loader, device):
    model.eval()
    correct = 0
    with torch.no_grad():
        for images, labels in loader:
            scores = model(images.to(device))  # A: scores (128, 10)
            correct += (scores.max(1)[1] == labels.to(device)).sum().item()
    return correct / len(loader.dataset)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", default="./data")
    parser.add_argument("--batch-size", default=128, type=int)
    parser.add_argument("--epochs", default=500, type=int)
    parser.add_argument("--lr", default=0.1, type=float)
    args = parser.parse_args()

    device = "cuda" if torch.cuda.is_available() else "cpu"
    train_loader, test_loader = loaders(args.data, args.batch_size)
    model = StochasticResNet().to(device)
    optimizer = torch.optim.SGD(
        model.parameters(), lr=args.lr, momentum=0.9, weight_decay=1e-4, nesterov=True
    )
    milestones = [args.epochs // 2, args.epochs * 3 // 4]
    schedule = torch.optim.lr_scheduler.MultiStepLR(optimizer, milestones)
    for epoch in range(args.epochs):
        model.train()
        for images, labels in train_loader:
            images, labels = images.to(device), labels.to(device)
            loss = F.cross_entropy(model(images), labels)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        schedule.step()
        print(f"epoch {epoch}: {evaluate(model, test_loader, device):.2%}")


if __name__ == "__main__":
    main()
