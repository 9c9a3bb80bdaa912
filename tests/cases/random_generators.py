"""random.Random: a generator of its own draws as the functions of the module do."""

import random

import torch

generator = random.Random(0)
size = generator.randint(4, 12)
torch.zeros(size, 5) @ torch.zeros(6, 3)  # E: matmul-inner-dimensions (random integer, 5) (6, 3)
torch.zeros(size, 5) @ torch.zeros(5, 3)
torch.zeros(size) + torch.zeros(3)  # E: broadcast-dimensions (random integer,) (3,)
torch.zeros(generator.randrange(4, 9)) + torch.zeros(3)  # E: broadcast-dimensions (random integer,) (3,)
torch.zeros(generator.randrange(2, 9)) + torch.zeros(3)  # W: broadcast-dimensions (random integer,) (3,)
shared = random.Random()
rows = [torch.zeros(3, 4), torch.zeros(3, 4)]
shared.shuffle(rows)
row = shared.choice(rows)  # S: row (3, 4)
some = torch.stack(shared.sample(rows, 2))  # S: some (2, 3, 4)
more = torch.stack(shared.choices(rows, k=5))  # S: more (5, 3, 4)
scaled = torch.zeros(3) * shared.random() + shared.gauss(0, 1) + shared.uniform(a=-1, b=1)  # S: scaled (3,)
torch.stack(random.SystemRandom().sample(rows, 1)).view(3, 8)  # E: reshape-element-count (1, 3, 4)


class Sets:
    def __init__(self, count, seed=0):
        draw = random.Random(seed)
        self.items = []
        for _ in range(count):
            self.items.append((torch.randn(draw.randint(4, 12), 5), draw.randrange(6)))


first, label = Sets(50).items[0]  # S: first (random integer, 5)
torch.nn.Linear(6, 2)(first)  # E: linear-in-features (random integer, 5)
