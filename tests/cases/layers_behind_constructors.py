"""What a container of modules contains, asked behind constructors: most change lists of their own, some change it."""
import torch
from torch import nn

KNOWN = {}


class Plain(nn.Sequential):
    """Changes a list, a dictionary of the module and what it was given by keywords."""

    def __init__(self, size, **options):
        layers = []
        for number in range(2):
            layers += [nn.Linear(size, size)]
        layers.append(nn.ReLU())
        options["size"] = size
        KNOWN[size] = options
        super().__init__(*layers)


class Own(nn.Module):
    """Changes containers that it has made itself."""

    def __init__(self, size):
        super().__init__()
        self.layers = nn.ModuleList()
        for number in range(2):
            self.layers.append(nn.Linear(size, size))
        self.extra = nn.Sequential()
        self.extra.add_module("last", nn.Linear(size, 2))


class Given(nn.Module):
    """Changes one that it is given."""

    def __init__(self, net, size):
        super().__init__()
        self.net = net
        net[0] = nn.Linear(6, size)


class Kept(nn.Module):
    """Changes one that it is given and has stored."""

    def __init__(self, net):
        super().__init__()
        self.net = net
        self.net.append(nn.Linear(4, 2))


class Chosen(nn.Module):
    """Changes a list, or one that it is given."""

    def __init__(self, net, size):
        super().__init__()
        layers = net if size else []
        layers.append(nn.Linear(4, size))


x = torch.zeros(3, 8)
first = nn.Sequential(nn.Linear(8, 4))
others = Plain(5), Own(5), Plain(7)
a = first(x)  # S: a (3, 4)
second = nn.Sequential(nn.Linear(8, 4), nn.Linear(4, 4))
given = Given(second, 4)
a = second(torch.zeros(3, 6))  # S: a (3, 4)
second(x)  # E: linear-in-features (3, 8)
third = nn.Sequential(nn.Linear(8, 4))
kept = Kept(third)
a = third(x)  # S: a (3, 2)
a @ torch.zeros(4, 1)  # E: matmul-inner-dimensions (3, 2)
fourth = nn.Sequential(nn.Linear(8, 4))
chosen = Chosen(fourth, 5)
a = fourth(x)  # S: a (3, 5)
a = others[0](torch.zeros(3, 5))  # S: a (3, 5)
a = others[1].extra(torch.zeros(3, 5))  # S: a (3, 2)
others[1].layers[1](x)  # E: linear-in-features (3, 8)
print(len(KNOWN))
