"""What memory holds: objects of rounds that stand for many, aliases, calls, deletions."""
import torch
import torch.nn as nn

nothing = open("file").read()


class Box:
    def __init__(self, size):
        self.size = size
        self.items = []

    def put(self, item):
        self.items.append(item)
        self.size = item


for _ in nothing:
    box = Box(2)
    box.size = 5
    box.items.append(7)
    a = torch.zeros(box.size, box.items[0])  # A: a (5, 7)

# two names of one object
first = Box(3)
second = first
second.size = 4
a = torch.zeros(first.size, 1)  # S: a (4, 1)
other = Box(6)
other.size = 7
a = torch.zeros(first.size, other.size)  # S: a (4, 7)
first.put(9)
a = torch.zeros(second.size, second.items[0])  # S: a (9, 9)

# a method that changes a container leaves attributes alone
stack = nn.Sequential(nn.Linear(4, 5))
stack.size = 3
stack.append(nn.Linear(5, 6))
a = torch.zeros(stack.size, 1)  # S: a (3, 1)
stack.size = 8
a = torch.zeros(stack.size, 1)  # S: a (8, 1)

# a while loop that first runs exactly, then for any number of rounds
box = Box(1)
number = 0
while number < 3 or nothing:
    box.size = box.size + 1
    number += 1
a = torch.zeros(box.size, 1)  # A: a (?, 1)

# dictionaries and generators made on the way
kept = [3]
table = {name: 2 for name in ("a", "b")}
total = sum(item for item in (1, 2))
a = torch.zeros(kept[0], table["b"])  # S: a (3, 2)
del table["a"]
a = torch.zeros(kept[0], table["b"])  # S: a (3, 2)
counts = [4, 5]
del counts[0]
a = torch.zeros(kept[0], counts[0])  # A: a (3, 5)

# memory through joins and calls
if nothing:
    kept.append(6)
else:
    kept.append(8)
a = torch.zeros(kept[1], 1)  # A: a (8, 1)


def change(box):
    box.size = 11
    return box


a = torch.zeros(change(box).size, box.size)  # S: a (11, 11)

# objects made in rounds over batches, and in rounds within rounds that stand for many
for batch in torch.utils.data.DataLoader(nothing, batch_size=2):
    box = Box(2)
    box.size = 5
    b = torch.zeros(box.size, 1)  # A: b (5, 1)
for _ in nothing:
    for size in (3, 4):
        box = Box(size)
        box.size = size + 2
        b = torch.zeros(box.size, 1)  # A: b (6, 1)
    boxes = list(map(Box, [1]))
    boxes[0].size = 7
    b = torch.zeros(boxes[0].size, 1)  # A: b (7, 1)


def pyramid(images):
    kept = []
    for _ in range(3):
        images = torch.nn.functional.max_pool2d(images, 2)
        kept.append(images)
    return torch.cat([kept.pop(), images], 1)


def every_epoch():
    for _ in range(40):
        images = pyramid(torch.zeros(2, 3, 32, 32))  # S: images (2, 6, 4, 4)
        print(images @ torch.zeros(5, 4))  # E: matmul-inner-dimensions (2, 6, 4, 4) (5, 4)


every_epoch()


# what a constructor leaves to another method is stored by it all the same
class Restarted:
    def __init__(self):
        self.restart()

    def restart(self):
        self.size = 4

    def grow(self, more):
        self.size = self.size + more
        return torch.zeros(self.size, 1)


for _ in nothing:
    again = Restarted()
    b = torch.zeros(again.size, 1)  # S: b (4, 1)
    b = again.grow(2)  # A: b (6, 1)


# what no round writes is, in a loop of many, what it was before: also where a branch has chosen it
class Trainer:
    def __init__(self):
        if nothing:
            self.device = "cuda"
            self.width = 3
        else:
            self.device = "cpu"
            self.width = 4
        self.steps = 0


trainer = Trainer()
for batch in torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.zeros(40, 5)), batch_size=16):
    b = batch[0].long().to(trainer.device)  # A: b (16, 5)
    d = torch.zeros(trainer.width, 2) + 0  # A: d (3, 2)
    b.float() @ torch.zeros(trainer.width, 2)  # E: matmul-inner-dimensions (16, 5) (3, 2)
    d @ torch.zeros(3, 3)  # E: matmul-inner-dimensions (3, 2) (3, 3)
    trainer.steps += 1
for _ in nothing:
    d = torch.zeros(trainer.width, 2) + 0  # A: d (4, 2)
    d[:, 0] @ torch.zeros(trainer.width, 2)
    trainer.steps += 1
b = torch.zeros(trainer.steps) + 0  # A: b (?,)


# a buffer of a name that layers have, and that another class stores more than once
class Masked(nn.Module):
    def __init__(self, n):
        super().__init__()
        self.register_buffer("bias", torch.ones(n, n).view(1, 1, n, n))

    def forward(self, x):
        return self.bias[:, :, :2, :2] + x


class Scaled(nn.Module):
    def __init__(self, n):
        super().__init__()
        self.bias = nn.Parameter(torch.zeros(n)) if n else None

    def forward(self, x):
        return self.bias + x


class Cropped(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = Masked(5)
        self.b = Masked(6)
        self.l = Scaled(6)

    def crop(self, n):
        self.a.bias = self.a.bias[:, :, :n, :n]

    def forward(self, x):
        return self.a(x)


cropped = Cropped()
y = cropped(torch.zeros(2, 2)) + 0  # S: y (1, 1, 2, 2)
b = cropped.b.bias + 0  # S: b (1, 1, 6, 6)
c = cropped.l(torch.zeros(3, 6)) + 0  # S: c (3, 6)
cropped.crop(3)
z = cropped.a.bias + 0  # A: z (1, 1, 3, 3)


class Extended(nn.Linear):
    def __init__(self):
        super().__init__(3, 4)
        self.register_buffer("scale", torch.ones(4))

    def forward(self, x):
        return super().forward(x) * self.scale + self.bias


y = Extended()(torch.zeros(2, 3))  # S: y (2, 4)
y + torch.zeros(3)  # E: broadcast-dimensions (2, 4) (3,)


# a tuple that a branch has chosen
class Sized:
    def __init__(self, rows):
        self.shape = (rows, 2) if nothing else (rows, 3)
        self.shape = self.shape


sized = Sized(4)
for batch in torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.zeros(40, 5)), batch_size=16):
    b = torch.zeros(sized.shape) + 0  # A: b (4, 3)
    b @ torch.zeros(5, 1)  # E: matmul-inner-dimensions (4, 2) (5, 1)
