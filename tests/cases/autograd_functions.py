"""Functions with a derivative of their own, and what a program asks of the compiler."""
import torch
import torch.fx
from torch.autograd.function import Function


class Doubled(Function):
    @staticmethod
    def forward(ctx, x, rows):
        ctx.save_for_backward(x)
        return torch.cat([x, x.new_zeros(rows, x.shape[1])])

    @staticmethod
    def backward(ctx, gradient):
        return gradient, None


class WithoutContext(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x @ torch.zeros(3, 5)

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


a = Doubled.apply(torch.zeros(2, 3), 4)  # S: a (6, 3)
b = WithoutContext.apply(torch.zeros(2, 3))  # S: b (2, 5)


class Broken(Function):
    @staticmethod
    def forward(ctx, x):
        return x @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (2, 3) (4, 5)


Broken.apply(torch.zeros(2, 3))


@torch.fx.wrap
def scripted(x):
    torch._assert(x.dim() == 2, "two dimensions")
    if torch.jit.is_scripting():
        return x @ torch.zeros(4, 5)
    return x.t()


c = scripted(torch.zeros(2, 3))  # S: c (3, 2)

# it gives what its forward gives and nothing besides
a = Doubled.apply(torch.zeros(2, 3), 4)
torch.zeros(7, 7) + a  # E: broadcast-dimensions (7, 7) (6, 3)
