"""Functions that modules call: with what they give, and what takes its place."""
import torch
from torch import nn


def crop(module, inputs, output):
    return output[:, :4]


def compare(module, inputs, output):
    (given,) = inputs
    a = given.exp()  # S: a (2, 4)
    b = output.exp()  # S: b (2, 3)
    given @ output  # E: matmul-inner-dimensions


kept = {}


def keep(name):
    def hook(module, inputs, output):
        kept[name] = output.detach()

    return hook


# one that gives something changes what the layer gives: here nobody knows, before it is removed or behind
cropped = nn.Linear(4, 8)
cropped.register_forward_hook(crop)
nn.Linear(4, 2)(cropped(torch.zeros(2, 4)))

compared = nn.Linear(4, 3)
compared.register_forward_hook(compare)
c = compared(torch.zeros(2, 4))  # S: c (2, 3)

named = nn.Linear(4, 5)
handle = named.register_forward_hook(keep("named"))
d = named(torch.zeros(2, 4))  # S: d (2, 5)
e = kept["named"]  # A: e (2, 5)
handle.remove()
nn.Linear(6, 2)(d)  # E: linear-in-features


def doubled(module, args):
    (given,) = args
    return (torch.cat([given, given], dim=1),)


# one that is called before may change what the layer gets: nobody knows, before it is removed or behind
widened = nn.Linear(8, 3)
widened.register_forward_pre_hook(doubled)
f = widened(torch.zeros(2, 4))  # S: f (2, 3)


def look(module, args):
    args[0] @ args[0]  # E: matmul-inner-dimensions


looked = nn.Linear(4, 3)
looked.register_forward_pre_hook(look)
g = looked(torch.zeros(2, 4))  # S: g (2, 3)
looked(torch.zeros(2, 5))  # E: linear-in-features


class Flat(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(6, 5), nn.ReLU())
        self.body.register_forward_pre_hook(lambda module, args: args[0].flatten(1))

    def forward(self, x):
        return self.body(x)


h = Flat()(torch.zeros(3, 2, 3))  # U: h (3, 5)


# an object that can be called, and a hook that gets the keywords
class Tap:
    def __init__(self, module):
        self.value = None
        self.handle = module.register_forward_hook(self)

    def __call__(self, module, inputs, output):
        self.value = output
        output @ inputs[0]  # E: matmul-inner-dimensions

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.handle.remove()


body = nn.Sequential(nn.Linear(6, 5), nn.ReLU())
with Tap(body) as tap, Tap(body[0]) as first:
    i = body(torch.zeros(3, 6))  # S: i (3, 5)
nn.Linear(5, 2)(tap.value)
first.value @ torch.zeros(5, 4)
j = tap.value.exp()  # A: j (3, 5)


class Recorder:
    def __init__(self):
        self.seen = None

    def record(self, module, args, kwargs, output):
        torch.cat([args[0], output])  # E: cat-dimensions
        self.seen = (args, kwargs, output)


recorder = Recorder()
recorded = nn.Linear(4, 3)
recorded.register_forward_hook(recorder.record, with_kwargs=True)
recorded(torch.zeros(2, 4))
nn.Linear(3, 2)(recorder.seen[2])
k = recorder.seen[2].exp()  # A: k (2, 3)


# hooks that get gradients: tuples of what has the shapes of what a module got and gave; both attributes begin as None
class Maps:
    def __init__(self, layer):
        self.activations, self.gradients = None, None
        layer.register_forward_hook(self.keep_activations)
        layer.register_full_backward_hook(self.keep_gradients)

    def keep_activations(self, module, inputs, output):
        self.activations = output.detach()

    def keep_gradients(self, module, given, wanted):
        self.gradients = wanted[0].detach()

    def weighted(self):
        weights = self.gradients.mean(dim=(2, 3), keepdim=True)
        return (weights * self.activations).sum(dim=1)

    def refused(self):
        return self.gradients[:, :4] * self.activations  # E: broadcast-dimensions (2, 4, 22, 22) (2, 8, 22, 22)

    def refused_too(self):
        return self.gradients @ self.activations.mean((2, 3))  # E: matmul-inner-dimensions (2, 8, 22, 22) (2, 8)

    def refused_beside(self, other):
        if other:
            return self.gradients * self.activations[..., :7]  # E: broadcast-dimensions (2, 8, 22, 22) (2, 8, 22, 7)
        return self.gradients


class Seen(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)
        self.head = nn.Linear(8, 4)

    def forward(self, x):
        return self.head(self.conv(x).relu().mean((2, 3)))


seen = Seen()
maps = Maps(seen.conv)
seen(torch.randn(2, 3, 24, 24)).sum().backward()
m = maps.weighted()  # A: m (2, 22, 22)
maps.refused()
maps.refused_too()
maps.refused_beside(True)


def compare_gradients(module, given, wanted):
    (outer,) = wanted
    outer @ given[0]  # E: matmul-inner-dimensions


watched = nn.Linear(4, 3)
watched.register_full_backward_hook(compare_gradients)
watched(torch.zeros(2, 4, requires_grad=True)).sum().backward()
