"""What the backward of a function with a derivative of its own gives: a gradient for each argument of its forward."""
import torch
from torch.autograd import Function


class Product(Function):
    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return x @ weight.t()

    @staticmethod
    def backward(ctx, gradient):
        x, weight = ctx.saved_tensors
        a = gradient @ weight  # S: a (4, 3)
        b = gradient.t() @ x  # S: b (5, 3)
        return a, b


class Turned(Function):
    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return x @ weight.t()

    @staticmethod
    def backward(ctx, gradient):
        x, weight = ctx.saved_tensors
        return gradient @ weight, x.t() @ gradient


class Inside(Function):
    @staticmethod
    def forward(ctx, weight):
        ctx.save_for_backward(weight)
        return weight.sum(0)

    @staticmethod
    def backward(ctx, gradient):
        (weight,) = ctx.saved_tensors
        gradient = gradient.unsqueeze(1)
        weight.t() @ gradient  # E: matmul-inner-dimensions (3, 5) (3, 1)
        return None


class Scaled(Function):
    @staticmethod
    def forward(ctx, x, weight, times):
        ctx.save_for_backward(x, weight)
        ctx.times, ctx.rows = times, x.shape[0]
        ctx.mark_non_differentiable(weight)
        return x * weight * times, x.sum()

    @staticmethod
    def backward(ctx, gradient, other):
        x, weight = ctx.saved_tensors
        c = gradient * weight * ctx.times + other  # S: c (4, 3)
        d = c.view(ctx.rows, 1, -1)  # S: d (4, 1, 3)
        if not ctx.needs_input_grad[0]:
            return None, gradient * x * ctx.times, None
        return d.squeeze(1), gradient * x * ctx.times, None


class Summed(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.columns = x.shape[1]
        return x.sum(1)

    @staticmethod
    def backward(ctx, gradient):
        return gradient.expand(ctx.columns, -1)


class Rounded(Function):
    @staticmethod
    def forward(ctx, x):
        return x.round()

    @staticmethod
    def backward(ctx, gradient):
        return gradient


x = torch.randn(4, 3, requires_grad=True)
weight = torch.randn(5, 3, requires_grad=True)
row = torch.randn(3, requires_grad=True)
Product.apply(x, weight).sum().backward()
y, total = Scaled.apply(x, row, 2)
(Rounded.apply(y).sum() + total).backward()
Turned.apply(x, weight).sum().backward()  # E: backward-shape (3, 5) (5, 3)
Summed.apply(x).sum().backward()  # E: backward-shape (3, 4) (4, 3)
Inside.apply(weight).sum().backward()
