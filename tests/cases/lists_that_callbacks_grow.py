"""Lists that a callback makes, keeps, and may find again when it is called once more."""

import torch
from elsewhere import register, visit


class Tagged:
    tags = None

    def tag(self, name, options):
        tags = self.tags if self.tags is not None else []
        if name not in tags:
            tags.append(name)
        options["tags"] = tags

    def put_first(self, name, options):
        names = self.tags if self.tags is not None else []
        names.insert(0, name)
        options["names"] = names

    def double(self, options):
        doubled = self.tags if self.tags is not None else [0]
        doubled.extend(doubled)
        options["doubled"] = doubled


Tagged.tag = register(Tagged.tag)
Tagged.put_first = register(Tagged.put_first)
Tagged.double = register(Tagged.double)


def parts(x):
    made = []
    made.append(x)
    made.append(x)
    return torch.cat(made)


visit(parts)
joined = list(map(parts, [torch.zeros(2, 3), torch.zeros(4, 3)]))
whole = torch.cat(joined)  # S: whole (12, 3)
whole @ torch.zeros(3, 5)
whole @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (12, 3) (4, 5)
