"""dict(x) and C(x) of an object whose class derives from dict."""

import torch


class Settings(dict):
    def __getattr__(self, name):
        value = self[name]
        return Settings(value) if isinstance(value, dict) else value


class Sorted(dict):
    def __iter__(self):
        return iter(["width"])


MODELS = {}


def register(cls):
    MODELS[cls.__name__] = cls
    return cls


def build(settings):
    arguments = dict(settings)
    kind = arguments.pop("type")
    return MODELS[kind](**arguments)


@register
class Head(torch.nn.Module):
    def __init__(self, width, classes):
        super().__init__()
        self.linear = torch.nn.Linear(width, classes)

    def forward(self, x):
        return self.linear(x)  # E: linear-in-features (4, 8)


settings = Settings({"model": {"type": "Head", "width": 16, "classes": 10}, "depth": 2})
head = build(settings.model)
good = head(torch.zeros(4, 16))  # S: good (4, 10)
head(torch.zeros(4, 8))

copied = dict(settings)
weight = torch.zeros(copied["depth"], 3) + 1  # S: weight (2, 3)
weight @ torch.zeros(2, 3)  # E: matmul-inner-dimensions (2, 3) (2, 3)

wider = dict(settings["model"], width=5)
row = torch.zeros(wider["width"], wider["classes"]) + 1  # S: row (5, 10)

again = Settings(settings)
column = torch.zeros(again.depth, 1) + 1  # S: column (2, 1)

more = dict(Settings(width=3), height=4)
plane = torch.zeros(more["height"], more["width"]) + 1  # S: plane (4, 3)

# what goes through the object by a method of its own is not followed
part = dict(Sorted(width=3, height=4))
open_field = torch.zeros(part["width"]) + 1  # S: open_field (...)
