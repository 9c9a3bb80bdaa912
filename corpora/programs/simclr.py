"""Contrastive learning on CIFAR-10: two views of each image, the NT-Xent loss, a small ResNet."""

import argparse
import os

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader
from torchvision import transforms
from torchvision.datasets import CIFAR10


class TwoViews:
    """Applies one random transform twice."""

    def __init__(self, transform):
        self.transform = transform

    def __call__(self, image):
        return self.transform(image), self.transform(image)


def augmentation(size, strength):
    jitter = transforms.ColorJitter(0.8 * strength, 0.8 * strength, 0.8 * strength, 0.2 * strength)
    return transforms.Compose(
        [
            transforms.RandomResizedCrop(size=size),
            transforms.RandomHorizontalFlip(),
            transforms.RandomApply([jitter], p=0.8),
            transforms.RandomGrayscale(p=0.2),
            transforms.ToTensor(),
            transforms.Normalize((0.4914, 0.4822, 0.4465), (0.2470, 0.2435, 0.2616)),
        ]
    )


class ResidualBlock(nn.Module):
    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(inputs, outputs, 3, stride, padding=1, bias=False),
            nn.BatchNorm2d(outputs),
            nn.ReLU(inplace=True),
            nn.Conv2d(outputs, outputs, 3, padding=1, bias=False),
            nn.BatchNorm2d(outputs),
        )
        self.shortcut = nn.Identity()
        if stride != 1 or inputs != outputs:
            self.shortcut = nn.Sequential(
                nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs)
            )

    def forward(self, images):
        return F.relu(self.body(images) + self.shortcut(images))


class Encoder(nn.Module):
    def __init__(self, widths=(64, 128, 256, 512), projection=128):
        super().__init__()
        stages = [nn.Conv2d(3, widths[0], 3, padding=1, bias=False), nn.ReLU(inplace=True)]
        inputs = widths[0]
        for position, width in enumerate(widths):
            stages.append(ResidualBlock(inputs, width, 1 if position == 0 else 2))
            inputs = width
        self.features = nn.Sequential(*stages, nn.AdaptiveAvgPool2d(1), nn.Flatten())
        self.projector = nn.Sequential(
            nn.Linear(inputs, inputs), nn.ReLU(inplace=True), nn.Linear(inputs, projection)
        )

    def forward(self, images):
        features = self.features(images)
        return features, self.projector(features)


class NormalizedCrossEntropy(nn.Module):
    """NT-Xent: the other view of an image is its class among the 2N - 1 other views."""

    def __init__(self, batch_size, temperature, device):
        super().__init__()
        self.batch_size = batch_size
        self.temperature = temperature
        self.device = device
        self.criterion = nn.CrossEntropyLoss(reduction="sum")
        self.similarity = nn.CosineSimilarity(dim=2)
        self.negatives = self.mask_of_negatives(batch_size)

    def mask_of_negatives(self, batch_size):
        total = 2 * batch_size
        mask = torch.ones((total, total), dtype=torch.bool)
        mask = mask.fill_diagonal_(False)
        for index in range(batch_size):
            mask[index, batch_size + index] = False
            mask[batch_size + index, index] = False
        return mask.to(self.device)

    def forward(self, first, second):
        total = 2 * self.batch_size
        views = torch.cat((first, second), dim=0)
        scores = self.similarity(views.unsqueeze(1), views.unsqueeze(0)) / self.temperature
        forth = torch.diag(scores, self.batch_size)
        back = torch.diag(scores, -self.batch_size)
        positives = torch.cat((forth, back), dim=0).reshape(total, 1)  # S: positives (512, 1)
        negatives = scores[self.negatives].reshape(total, -1)
        logits = torch.cat((positives, negatives), dim=1)
        labels = torch.zeros(total, dtype=torch.long, device=self.device)
        return self.criterion(logits, labels) / total


def train(model, criterion, loader, optimizer, device, epoch):
    model.train()
    total = 0.0
    for step, ((first, second), _) in enumerate(loader):
        first = first.to(device, non_blocking=True)
        second = second.to(device, non_blocking=True)
        optimizer.zero_grad()
        _, projected_first = model(first)
        _, projected_second = model(second)
        loss = criterion(projected_first, projected_second)
        loss.backward()
        optimizer.step()
        total += loss.item()
        if step % 50 == 0:
            print(f"epoch {epoch} [{step}/{len(loader)}] loss {loss.item():.4f}")
    return total / len(loader)


def main():
    parser = argparse.ArgumentParser(description="SimCLR on CIFAR-10")
    parser.add_argument("--data", default="data")
    parser.add_argument("--batch-size", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=100)
    parser.add_argument("--image-size", type=int, default=32)
    parser.add_argument("--temperature", type=float, default=0.5)
    parser.add_argument("--learning-rate", type=float, default=3e-4)
    parser.add_argument("--weight-decay", type=float, default=1e-6)
    parser.add_argument("--workers", type=int, default=8)
    parser.add_argument("--checkpoints", default="checkpoints")
    args = parser.parse_args()

    device = torch.device("cuda:0" if torch.cuda.is_available() else "cpu")
    views = TwoViews(augmentation(args.image_size, 1.0))
    dataset = CIFAR10(args.data, train=True, download=True, transform=views)
    loader = DataLoader(
        dataset,
        batch_size=args.batch_size,
        shuffle=True,
        drop_last=True,
        num_workers=args.workers,
        pin_memory=True,
    )
    model = Encoder().to(device)
    criterion = NormalizedCrossEntropy(args.batch_size, args.temperature, device)
    optimizer = torch.optim.Adam(
        model.parameters(), args.learning_rate, weight_decay=args.weight_decay
    )
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=len(loader))
    os.makedirs(args.checkpoints, exist_ok=True)
    for epoch in range(1, args.epochs + 1):
        loss = train(model, criterion, loader, optimizer, device, epoch)
        if epoch > 10:
            schedule.step()
        print(f"epoch {epoch}: {loss:.4f}")
        if epoch % 10 == 0:
            path = os.path.join(args.checkpoints, f"{epoch}.pt")
            torch.save({"model": model.state_dict(), "epoch": epoch}, path)


if __name__ == "__main__":
    main()
