"""What hooks keep in a dictionary, by the names of modules: of layers by themselves, of children, of layers in a container."""
import torch
from torch import nn

features = {}


def keep(name):
    def hook(module, inputs, output):
        features[name] = output.detach()

    return hook


alone = nn.Conv2d(3, 16, 3, padding=1)
alone.register_forward_hook(keep("alone"))
alone(torch.randn(2, 3, 8, 8))
a = features["alone"]  # S: a (2, 16, 8, 8)
nn.Conv2d(5, 5, 1)(a)  # E: conv-in-channels (2, 16, 8, 8)


class Backbone(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, 16, 3, padding=1), nn.ReLU())
        self.body = nn.Conv2d(16, 32, 3, stride=2, padding=1)

    def forward(self, x):
        return self.body(self.stem(x))


features = {}
backbone = Backbone()
for name, module in backbone.named_children():
    module.register_forward_hook(keep(name))
backbone(torch.randn(2, 3, 8, 8))
b = features["stem"]  # S: b (2, 16, 8, 8)
c = features["body"]  # S: c (2, 32, 4, 4)
top = nn.functional.interpolate(c, size=b.shape[-2:])
both = torch.cat([top, b], 1)
nn.Conv2d(48, 5, 1)(both)
nn.Conv2d(32, 5, 1)(both)  # E: conv-in-channels (2, 48, 8, 8)

stages = nn.Sequential(nn.Linear(4, 6), nn.Sequential(nn.ReLU(), nn.Linear(6, 8)))
seen = {}
stages[0].register_forward_hook(lambda module, inputs, output: seen.update(first=output))
stages[1][1].register_forward_hook(keep("inner"))
stages(torch.randn(3, 4))
d = features["inner"]  # S: d (3, 8)
d @ torch.zeros(8, 2)
d @ torch.zeros(9, 2)  # E: matmul-inner-dimensions


class Tapped(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(4, 6), nn.ReLU(), nn.Linear(6, 8))
        self.kept = {}
        for number, layer in enumerate(self.net):
            layer.register_forward_hook(self.hook_for(number))

    def hook_for(self, number):
        def hook(module, inputs, output):
            self.kept[number] = output

        return hook

    def forward(self, x):
        self.net(x)
        return self.kept[0], self.kept[2]


e, f = Tapped()(torch.randn(5, 4))
e @ torch.zeros(6, 1)
f @ torch.zeros(8, 1)
f @ torch.zeros(6, 1)  # E: matmul-inner-dimensions (5, 8)
