"""A convolutional network on MNIST, trained for some epochs."""

import argparse

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader
from torchvision import datasets, transforms


class Classifier(nn.Module):
    def __init__(self, classes=10):
        super().__init__()
        self.first = nn.Conv2d(1, 32, kernel_size=3)
        self.second = nn.Conv2d(32, 64, kernel_size=3)
        self.dropout = nn.Dropout(0.25)
        self.hidden = nn.Linear(9216, 128)
        self.output = nn.Linear(128, classes)

    def forward(self, images):
        features = F.relu(self.first(images))
        features = F.relu(self.second(features))
        features = self.dropout(F.max_pool2d(features, 2))
        features = torch.flatten(features, 1)
        features = F.relu(self.hidden(features))
        return F.log_softmax(self.output(features), dim=1)


def train(arguments, model, device, loader, optimizer, epoch):
    model.train()
    for index, (images, labels) in enumerate(loader):
        images, labels = images.to(device), labels.to(device)
        optimizer.zero_grad()
        scores = model(images)
        loss = F.nll_loss(scores, labels)
        loss.backward()
        optimizer.step()
        if index % arguments.log_interval == 0:
            print(f"epoch {epoch}, batch {index}: loss {loss.item():.4f}")


def evaluate(model, device, loader):
    model.eval()
    total = 0.0
    correct = 0
    with torch.no_grad():
        for images, labels in loader:
            images, labels = images.to(device), labels.to(device)
            scores = model(images)  # A: scores (16, 10)
            total += F.nll_loss(scores, labels, reduction="sum").item()
            best = scores.argmax(dim=1, keepdim=True)
            correct += best.eq(labels.view_as(best)).sum().item()
    print(f"loss {total / len(loader.dataset):.4f}, {correct} correct")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--batch-size", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=14)
    parser.add_argument("--log-interval", type=int, default=10)
    parser.add_argument("--no-cuda", action="store_true")
    arguments = parser.parse_args()
    use_cuda = not arguments.no_cuda and torch.cuda.is_available()
    device = torch.device("cuda" if use_cuda else "cpu")
    options = {"batch_size": arguments.batch_size}
    if use_cuda:
        options.update({"num_workers": 1, "pin_memory": True})
    transform = transforms.Compose(
        [transforms.ToTensor(), transforms.Normalize((0.1307,), (0.3081,))]
    )
    training = datasets.MNIST("data", train=True, download=True, transform=transform)
    testing = datasets.MNIST("data", train=False, transform=transform)
    model = Classifier().to(device)
    optimizer = torch.optim.Adadelta(model.parameters())
    for epoch in range(1, arguments.epochs + 1):
        train(arguments, model, device, DataLoader(training, **options), optimizer, epoch)
        evaluate(model, device, DataLoader(testing, **options))


if __name__ == "__main__":
    main()
