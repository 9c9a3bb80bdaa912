"""Handlers for missing names: what the libraries have is not missing."""
try:
    import torch
except ImportError:
    torch = None
import sys

try:
    from torch import ones as filled
except ImportError:
    from torch import zeros as filled
try:
    from torch import nn
    import torch.nn.functional as F
except (ImportError, ModuleNotFoundError):
    nn = F = None
try:
    import optional_kernels
except ImportError:
    optional_kernels = None
try:
    from torch import no_such_name as odd
except ImportError:
    odd = None

rows = filled(2, 3)  # S: rows (2, 3)
bent = F.relu(nn.Linear(3, 4)(rows))  # S: bent (2, 4)
size = 5 if optional_kernels is None else 6
both = torch.zeros(size)  # A: both (5,)
also = torch.zeros(size)  # A: also (6,)
other = torch.zeros(5 if odd is None else 6)  # A: other (5,)


class Layer(nn.Module):
    def forward(self, x):
        try:
            made = torch.cat([x, x], dim=1)
        except AttributeError:
            made = torch.concat_of_old([x, x], 1)
        for part in [x, x]:
            try:
                made = torch.stack([part, made.narrow_away()])
            except AttributeError:
                made = torch.zeros(1)
        return made


def old():
    if len(sys.argv) > 1:
        raise AttributeError("not any more")
    return 3


def width():
    try:
        columns = old()
    except AttributeError:
        columns = 4
    return columns


def height(x):
    try:
        first = x.shape[0]
        for one in range(3):
            if one > 1:
                raise ImportError("too many")
    except ImportError:
        first = 7
    return first


def anything(x):
    try:
        made = torch.relu(x)
    except (AttributeError, RuntimeError):
        made = torch.zeros(1)
    return made


doubled = torch.cat([rows, rows], dim=1)
try:
    tripled = torch.cat([doubled, rows], dim=1)
except AttributeError:
    tripled = torch.concat_of_old([doubled, rows])
wrong = tripled @ rows  # E: matmul-inner-dimensions (2, 9) (2, 3)
tripled = tripled + 0  # S: tripled (2, 9)
made = Layer()(rows)  # A: made (1,)
four = torch.zeros(width())  # A: four (4,)
seven = torch.zeros(height(rows))  # A: seven (7,)
any_of = anything(rows)  # A: any_of (1,)
taken = anything(rows)  # A: taken (2, 3)
