"""With a planted error: labels of four dimensions for a loss that takes three."""

import argparse

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader, Dataset, random_split


class Scenes(Dataset):
    """Aerial pictures cut into tiles, each with a class for every pixel."""

    def __init__(self, total, size, classes):
        self.total = total
        self.size = size
        self.classes = classes

    def __len__(self):
        return self.total

    def __getitem__(self, index):
        generator = torch.Generator().manual_seed(index)
        tile = torch.rand(3, self.size, self.size, generator=generator)
        labels = torch.randint(0, self.classes, (1, self.size, self.size), generator=generator)
        return tile, labels


class DoubleConvolution(nn.Sequential):
    def __init__(self, inputs, outputs):
        super().__init__(
            nn.Conv2d(inputs, outputs, 3, padding=1),
            nn.BatchNorm2d(outputs),
            nn.ReLU(inplace=True),
            nn.Conv2d(outputs, outputs, 3, padding=1),
            nn.BatchNorm2d(outputs),
            nn.ReLU(inplace=True),
        )


class SmallUNet(nn.Module):
    def __init__(self, channels, classes, width=32, depth=3):
        super().__init__()
        self.down = nn.ModuleList()
        inputs = channels
        for level in range(depth):
            self.down.append(DoubleConvolution(inputs, width * 2**level))
            inputs = width * 2**level
        self.bottom = DoubleConvolution(inputs, inputs * 2)
        self.up = nn.ModuleList()
        self.merge = nn.ModuleList()
        for level in reversed(range(depth)):
            outputs = width * 2**level
            self.up.append(nn.ConvTranspose2d(outputs * 2, outputs, kernel_size=2, stride=2))
            self.merge.append(DoubleConvolution(outputs * 2, outputs))
        self.head = nn.Conv2d(width, classes, kernel_size=1)

    def forward(self, images):
        skipped = []
        for block in self.down:
            images = block(images)
            skipped.append(images)
            images = F.max_pool2d(images, 2)
        images = self.bottom(images)
        for up, merge in zip(self.up, self.merge):
            images = torch.cat([skipped.pop(), up(images)], dim=1)
            images = merge(images)
        return F.log_softmax(self.head(images), dim=1)


def validate(model, loader, criterion, device):
    model.eval()
    loss, right, pixels = 0.0, 0, 0
    with torch.no_grad():
        for tiles, labels in loader:
            scores = model(tiles.to(device))
            labels = labels.squeeze(1).to(device)
            loss += criterion(scores, labels).item()
            right += (scores.argmax(dim=1) == labels).sum().item()
            pixels += labels.numel()
    return loss / len(loader), right / pixels


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tiles", type=int, default=400)
    parser.add_argument("--size", type=int, default=64)
    parser.add_argument("--classes", type=int, default=6)
    parser.add_argument("--batch-size", type=int, default=8)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--lr", type=float, default=1e-3)
    args = parser.parse_args()

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    scenes = Scenes(args.tiles, args.size, args.classes)
    held_out = args.tiles // 5
    training, validation = random_split(scenes, [args.tiles - held_out, held_out])
    loader = DataLoader(training, batch_size=args.batch_size, shuffle=True)
    model = SmallUNet(3, args.classes).to(device)
    criterion = nn.NLLLoss()
    optimizer = torch.optim.Adam(model.parameters(), lr=args.lr)
    for epoch in range(args.epochs):
        model.train()
        for tiles, labels in loader:
            tiles, labels = tiles.to(device), labels.to(device)
            optimizer.zero_grad()
            scores = model(tiles)
            loss = criterion(scores, labels)  # E: loss-target-shape (8, 6, 64, 64)
            loss.backward()
            optimizer.step()
        checked = DataLoader(validation, batch_size=args.batch_size)
        print(epoch, *validate(model, checked, criterion, device))


if __name__ == "__main__":
    main()
