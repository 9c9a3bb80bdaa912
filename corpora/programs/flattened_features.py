"""A network on CIFAR-10 whose first dense layer takes what the flattened images have."""

import torch
import torch.nn as nn
import torch.optim as optim
import torchvision
import torchvision.transforms as transforms

CLASSES = ("plane", "car", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck")


class Net(nn.Module):
    def __init__(self, classes):
        super(Net, self).__init__()
        self.features = nn.Sequential(
            nn.Conv2d(3, 32, kernel_size=5, padding=2),
            nn.ReLU(),
            nn.MaxPool2d(2, 2),
            nn.Conv2d(32, 64, kernel_size=5, padding=2),
            nn.ReLU(),
            nn.MaxPool2d(2, 2),
            nn.Dropout(0.25),
        )
        self.classifier = nn.Sequential(
            nn.Linear(64 * 8 * 8, 1024), nn.ReLU(), nn.Dropout(0.5), nn.Linear(1024, classes)
        )

    def forward(self, x):
        x = self.features(x)
        x = x.view(x.size(0), -1)
        x = self.classifier(x)
        return x


def main():
    transform = transforms.Compose(
        [transforms.ToTensor(), transforms.Normalize((0.5, 0.5, 0.5), (0.5, 0.5, 0.5))]
    )
    training = torchvision.datasets.CIFAR10("./data", train=True, download=True, transform=transform)
    testing = torchvision.datasets.CIFAR10("./data", train=False, download=True, transform=transform)
    train_loader = torch.utils.data.DataLoader(training, batch_size=4, shuffle=True, num_workers=2)
    test_loader = torch.utils.data.DataLoader(testing, batch_size=4, shuffle=False, num_workers=2)

    device = torch.device("cuda:0" if torch.cuda.is_available() else "cpu")
    net = Net(len(CLASSES)).to(device)
    criterion = nn.CrossEntropyLoss()
    optimizer = optim.SGD(net.parameters(), lr=0.001, momentum=0.9)
    for epoch in range(2):
        running = 0.0
        for i, data in enumerate(train_loader, 0):
            inputs, labels = data[0].to(device), data[1].to(device)
            optimizer.zero_grad()
            outputs = net(inputs)  # S: outputs (4, 10)
            loss = criterion(outputs, labels)
            loss.backward()
            optimizer.step()
            running += loss.item()
            if i % 2000 == 1999:
                print("[%d, %5d] loss: %.3f" % (epoch + 1, i + 1, running / 2000))
                running = 0.0

    right = {name: 0 for name in CLASSES}
    total = {name: 0 for name in CLASSES}
    with torch.no_grad():
        for images, labels in test_loader:
            outputs = net(images.to(device))
            _, predicted = torch.max(outputs, 1)
            for label, guess in zip(labels, predicted.cpu()):
                if label == guess:
                    right[CLASSES[label]] += 1
                total[CLASSES[label]] += 1
    for name in CLASSES:
        print(f"{name}: {100.0 * right[name] / total[name]:.1f} %")


if __name__ == "__main__":
    main()
