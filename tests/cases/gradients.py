"""Backward passes: of one number, or with a gradient of the same shape; gradients have the shape of their inputs."""
import torch
import torch.nn as nn
import torch.nn.functional as F

rows, classes = torch.randn(5, 8), torch.zeros(5, dtype=torch.long)
layer = nn.Linear(8, 3)

F.cross_entropy(layer(rows), classes).backward()
F.cross_entropy(layer(rows), classes, reduction="none").mean().backward()
F.cross_entropy(layer(rows), classes, reduction="none").backward()  # E: backward-scalar (5,)
F.cross_entropy(layer(rows[:1]), classes[:1], reduction="none").backward()
nn.MSELoss(reduction="none")(layer(torch.randn(4, 8)), torch.zeros(4, 3)).backward()  # E: backward-scalar (4, 3)
layer(torch.randn(6, 8)).sum(1).backward()  # E: backward-scalar (6,)
layer(torch.randn(6, 8))[0, :1].backward()
layer(torch.randn(6, 8)).backward(torch.ones(6, 3))
layer(torch.randn(6, 8)).backward(gradient=torch.ones(6, 3))
layer(torch.randn(6, 8)).backward(torch.ones(6, 2))  # E: gradient-shape (6, 3) (6, 2)
layer(torch.randn(6, 8)).backward(torch.ones(1, 3))  # E: gradient-shape
layer(torch.randn(6, 8))[0, 0].backward(torch.ones(1))  # E: gradient-shape () (1,)
for samples in torch.utils.data.DataLoader(torch.randn(40, 8), batch_size=10):
    layer(samples).mean(dim=1).backward()  # E: backward-scalar (10,)
nothing = open("losses").read()
nothing.backward()

torch.autograd.backward([layer(rows).sum(), layer(rows).mean()])
torch.autograd.backward([layer(rows).sum(), layer(rows)], [None, torch.ones(5, 3)])
torch.autograd.backward([layer(rows).sum(), layer(torch.randn(7, 8))])  # E: backward-scalar (7, 3)

# ---- gradients
points = torch.randn(4, 2, requires_grad=True)
a = torch.autograd.grad((points * points).sum(), points)[0]  # S: a (4, 2)
b, c = torch.autograd.grad(points.sum() + layer(rows).sum(), [points, layer.weight], create_graph=True)
d = b.norm(2, dim=1)  # S: d (4,)
e = c + 0  # S: e (3, 8)
scores = layer(rows)
(f,) = torch.autograd.grad(outputs=scores, inputs=rows, grad_outputs=torch.ones_like(scores))
g = f.view(5, -1)  # S: g (5, 8)
torch.autograd.grad(layer(torch.randn(9, 8)), layer.weight)  # E: backward-scalar (9, 3)
torch.autograd.grad(layer(torch.randn(9, 8)), layer.weight, torch.ones(9))  # E: gradient-shape (9, 3) (9,)
nn.Linear(3, 1)(torch.autograd.grad(points.sum(), points)[0])  # E: linear-in-features (4, 2)
h = torch.autograd.grad(scores, rows, torch.ones(7, 5, 3), is_grads_batched=True)[0]
h.view(7, 40)
torch.autograd.grad(scores.sum(), layer.parameters())
