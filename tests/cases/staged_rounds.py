"""Training loops of which one round, by its number, changes the network."""
import torch
from torch import nn


class Growing(nn.Module):
    def __init__(self, keeps_head):
        super().__init__()
        self.blocks = nn.ModuleList([nn.Linear(8, 16)])
        self.head = nn.Linear(16, 2)
        self.keeps_head = keeps_head

    def grow(self):
        width = self.blocks[-1].out_features
        self.blocks.append(nn.Linear(width, width * 2))
        if not self.keeps_head:
            self.head = nn.Linear(width * 2, 2)

    def forward(self, x):
        for block in self.blocks:
            x = torch.relu(block(x))
        return self.head(x)  # E: linear-in-features (4, 32)


def train(net):
    for epoch in range(8):
        if epoch == 3:
            net.grow()
        optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
        for _ in range(3):
            x, y = torch.randn(4, 8), torch.randint(0, 2, (4,))
            loss = nn.functional.cross_entropy(net(x), y)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


train(Growing(False))
train(Growing(True))
net = nn.Linear(8, 3)
for epoch in range(10):
    if epoch >= 5:
        net.out = nn.Linear(4, 1)
    hidden = net(torch.randn(4, 8))
    if epoch >= 5:
        hidden = net.out(hidden)  # E: linear-in-features (4, 3)
    hidden.sum().backward()
