"""Indices that are written as numbers, or counted, and what they look up; element types of gradients and of ~."""
import torch
import torch.nn as nn
import torch.nn.functional as F

rows = nn.Embedding(10, 4)
a = rows(torch.tensor([0, 9]))  # S: a (2, 4)
a = rows(torch.randint(0, 20, (2,))) + 0  # S: a (2, 4)
rows(torch.tensor([0, 12]))  # E: index-out-of-rows (2,)
nn.Embedding(10, 4)(torch.LongTensor([[0, 1], [2, 10]]))  # E: index-out-of-rows (2, 2)
nn.Embedding(10, 4)(torch.tensor([-1]))  # E: index-out-of-rows
F.embedding(torch.tensor([0, 12]), torch.ones(10, 4))  # E: index-out-of-rows
words = torch.tensor([[1, 2, 4, 5], [4, 3, 2, 9]])
b = rows(words)  # S: b (2, 4, 4)
changed = torch.tensor([3, 12])
changed[1] = 2
b = rows(changed) + 0  # S: b (2, 4)
shared = torch.tensor([3, 12])
shared.clamp_(max=9)
b = rows(shared) + 0  # S: b (2, 4)


class Positions(nn.Module):
    def __init__(self, longest):
        super().__init__()
        self.table = nn.Embedding(longest, 8)

    def forward(self, tokens):
        batch, length = tokens.shape
        places = torch.arange(length, device=tokens.device).unsqueeze(0).expand(batch, length)
        return self.table(places)  # E: index-out-of-rows (2, 20)


c = Positions(16)(torch.zeros(2, 16, dtype=torch.long))  # S: c (2, 16, 8)
Positions(16)(torch.zeros(2, 20, dtype=torch.long))
nn.Embedding(10, 4, padding_idx=-10)
nn.Embedding(10, 4, padding_idx=10)  # E: embedding-filling

# ---- classes
d = F.one_hot(torch.tensor([0, 4]), 5)  # S: d (2, 5)
d = F.one_hot(torch.tensor([0, 4])) + 0  # S: d (2, ?)
F.one_hot(torch.tensor([0, 5]), 5)  # E: index-out-of-rows (2,)
F.one_hot(torch.arange(5), num_classes=4)  # E: index-out-of-rows (5,)
e = F.cross_entropy(torch.randn(2, 3), torch.tensor([0, 2]))  # S: e ()
e = F.cross_entropy(torch.randn(2, 3), torch.tensor([0, -100])) + 0  # S: e ()
e = nn.CrossEntropyLoss(None, None, 255)(torch.randn(2, 3), torch.tensor([0, 255])) + 0  # S: e ()
F.cross_entropy(torch.randn(2, 3), torch.tensor([0, 3]))  # E: index-out-of-rows (2,)
nn.NLLLoss()(torch.randn(2, 3), torch.tensor([1, -1]))  # E: index-out-of-rows
e = nn.MSELoss(reduce=False)(torch.randn(2, 3), torch.randn(2, 3)) + 0  # S: e (2, 3)
e = F.mse_loss(torch.randn(2, 3), torch.randn(2, 3), None, None, "none") + 0  # S: e (2, 3)

# ---- gradients of integers
numbers = torch.tensor([1, 2, 3])
f = numbers.float().requires_grad_(True)  # S: f (3,)
f = numbers.requires_grad_(False) + 0  # S: f (3,)
f = nn.Parameter(numbers, requires_grad=False) + 0  # S: f (3,)
f = nn.Parameter(torch.arange(3.0)) + 0  # S: f (3,)
torch.tensor([1, 2, 3]).requires_grad_()  # E: gradient-type (3,)
torch.tensor([1, 2, 3], requires_grad=True)  # E: gradient-type
torch.zeros(3, dtype=torch.long, requires_grad=True)  # E: gradient-type (3,)
nn.Parameter(torch.arange(3))  # E: gradient-type (3,)
torch.tensor([1.0, 2.0], requires_grad=True)

# ---- inverted truths, interpolation
mask = torch.randn(4) > 0
g = ~mask  # S: g (4,)
g = ~torch.tensor([1, 2]) + 0  # S: g (2,)
~torch.ones(4)  # E: invert-type (4,)
h = torch.lerp(torch.randn(4), torch.randn(4), 0.5)  # S: h (4,)
torch.lerp(torch.randn(4), torch.randn(4).double(), 0.5)  # E: same-types (4,) (4,)
torch.lerp(torch.tensor([1, 2]), torch.tensor([3, 4]), 0.5)  # E: element-type (2,)

# ---- along a dimension
table = torch.zeros(2, 4)
torch.gather(table, 1, torch.tensor([[0, 4], [1, 2]]))  # E: index-out-of-rows
table.gather(1, torch.tensor([[0, -1], [1, 2]]))  # E: index-out-of-rows
table.index_select(1, torch.tensor([0, 4]))  # E: index-out-of-rows
torch.index_select(table, 0, torch.arange(3))  # E: index-out-of-rows
table.scatter(1, torch.tensor([[4], [1]]), 1.0)  # E: index-out-of-rows
table.index_add(0, torch.tensor([0, 2]), torch.ones(2, 4))  # E: index-out-of-rows
picked = torch.gather(table, 1, torch.tensor([[0, 3], [1, 2]]))  # S: picked (2, 2)
picked = table.index_select(1, torch.tensor([0, 3, 1])) + 0  # S: picked (2, 3)
table.scatter_(1, torch.tensor([[3], [1]]), 1.0)
