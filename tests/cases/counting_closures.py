"""Closures that optimizers call: what they count and store is found behind the step, in loops that wait for it, too."""
import torch
import torch.nn.functional as F
from torch import nn, optim


class Remembers(nn.Module):
    def __init__(self, wanted):
        super().__init__()
        self.wanted = wanted.detach()

    def forward(self, x):
        self.loss = F.mse_loss(x, self.wanted)
        return x


def gram(x):
    batch, channels, height, width = x.size()
    features = x.view(batch * channels, height * width)
    return features @ features.t()


def network(image, cut_off):
    layers = [nn.Conv2d(3, 8, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(8, 16, 3, padding=1), nn.ReLU()]
    model = nn.Sequential()
    losses = []
    for number, layer in enumerate(layers):
        model.add_module(f"layer_{number}", layer)
        if isinstance(layer, nn.Conv2d):
            loss = Remembers(model(image))
            model.add_module(f"loss_{number}", loss)
            losses.append(loss)
    for i in range(len(model) - 1, -1, -1):
        if isinstance(model[i], Remembers):
            break
    return model[:(i + cut_off)], losses


def run(image, steps):
    model, losses = network(image, 1)
    image.requires_grad_(True)
    optimizer = optim.LBFGS([image])
    done = [0]
    while done[0] <= steps:

        def closure():
            optimizer.zero_grad()
            model(image)
            score = 0
            for each in losses:
                score += each.loss
            score.backward()
            done[0] += 1
            if done[0] % 50 == 0:
                print("run", done)
            return score

        optimizer.step(closure)
    features = model(image)
    return gram(features)


result = run(torch.rand(1, 3, 32, 32), 300)  # S: result (16, 16)
result + torch.zeros(8, 8)  # E: broadcast-dimensions (16, 16) (8, 8)
# without the last of the losses, what the loop found has another number of channels, if it is cut off behind the layer before
short, _ = network(torch.rand(1, 3, 32, 32), -1)
small = short(torch.rand(1, 3, 32, 32))  # S: small (1, 8, 16, 16)
small.view(1, 16, -1) @ torch.zeros(1, 256, 2)  # E: matmul-inner-dimensions (1, 16, 128) (1, 256, 2)

# a number that the closure counts is known as long as it is told how often it ran
rounds = [3]
weights = nn.Linear(4, 2)
plain = optim.SGD(weights.parameters(), lr=0.1)


def twice():
    rounds[0] *= 2
    return weights(torch.zeros(5, 4)).sum()


plain.step(twice)
