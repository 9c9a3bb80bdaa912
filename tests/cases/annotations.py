"""Annotated shapes: requirements on arguments; what nothing calls is checked with them."""
from typing import Annotated

import torch
from jaxtyping import Float
from torch import Tensor


def mix(x: Float[Tensor, "batch 4"], y: Float[Tensor, "batch wide"]) -> Tensor:
    return x.t() @ y  # E: matmul-inner-dimensions (4, 3) (2, 5)


a = mix(torch.zeros(3, 4), torch.zeros(3, 5))  # S: a (4, 5)
b = mix(torch.zeros(3, 6), torch.zeros(3, 5))  # E: annotation-size (3, 6)
c = mix(torch.zeros(3, 4), torch.zeros(2, 5))  # E: annotation-names (2, 5)
d = mix(torch.zeros(3), torch.zeros(3, 5))  # E: annotation-rank (3,)


def alone(x: Float[Tensor, "b 3 h w"], k: Annotated[Tensor, (5, 7)]):
    first = x[:, 0] + 1
    return k @ torch.zeros(6, 2)  # E: matmul-inner-dimensions (5, 7) (6, 2)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(10, 2)

    def forward(self, x: Float[Tensor, "... 12"]):
        return self.linear(x)  # E: linear-in-features (..., 12)


def helper(x: Tensor, n=3):
    if n > 2:
        return torch.zeros(3, 4) @ torch.zeros(5, n)  # E: matmul-inner-dimensions (3, 4) (5, 3)
    return x
