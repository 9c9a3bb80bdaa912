"""Methods that give a tensor another shape in place: the name has it from there on."""
import torch

x = torch.zeros(3, 4)
x.unsqueeze_(1)
y = x + torch.zeros(3, 5, 4)  # S: y (3, 5, 4)
x.squeeze_(1)
y = x + torch.zeros(3, 4)  # S: y (3, 4)
x.transpose_(0, 1)
y = x + torch.zeros(4, 3)  # S: y (4, 3)
y = x + torch.zeros(3, 4)  # E: broadcast-dimensions


def columns(rows):
    rows.unsqueeze_(0)
    return rows


y = columns(torch.zeros(2, 5))  # S: y (1, 2, 5)

for _ in range(3):
    batch = torch.zeros(2, 6)
    batch.unsqueeze_(1)
    y = batch.expand(2, 7, 6)  # S: y (2, 7, 6)


def deeper(tensor):
    for _ in range(2):
        tensor.unsqueeze_(0)
    return tensor


y = deeper(torch.zeros(5))  # S: y (1, 1, 5)
two, three, four, six = torch.zeros(2, 5), torch.zeros(3, 5), torch.zeros(4, 5), torch.zeros(6, 5)
z = torch.zeros(3, 4)
z.resize_(2, 6)
y = z @ six  # S: y (2, 5)
z.t_()
y = z @ two  # S: y (6, 5)
y = z @ six  # E: matmul-inner-dimensions
z.swapaxes_(0, 1)
y = z @ six  # S: y (2, 5)
z.swapdims_(0, 1).mul_(2)
y = z @ two  # S: y (6, 5)
z.mul_(2).t_()
y = z @ six  # S: y (2, 5)
z.resize_(torch.Size([3, 4]))
y = z @ four  # S: y (3, 5)
z.as_strided_((2, 2, 3), (6, 3, 1))
y = z @ three  # S: y (2, 2, 5)
y = z @ four  # E: matmul-inner-dimensions
print(z.resize_(4, 3).shape)
y = z @ three  # S: y (4, 5)
w = z.t_()
y = z @ four  # S: y (3, 5)
y = w @ four  # S: y (3, 5)
y = w @ three  # E: matmul-inner-dimensions


class Buffers:
    """Has a tensor that its methods change."""

    def __init__(self):
        self.buffer = torch.zeros(3, 4)

    def turned(self):
        self.buffer.t_()
        return self.buffer @ three

    def flat(self):
        return self.buffer.mul_(2).resize_(12), self.buffer


y = Buffers().turned()  # S: y (4, 5)
y, v = Buffers().flat()  # S: v (12,)
v @ four  # E: matmul-inner-dimensions
# not followed, and not taken for what it was
z.set_(torch.zeros(7, 6))
z @ six
z.resize_as_(torch.zeros(4, 4))
z @ four


class Picture:
    """Has a method of that name, which gives nothing."""

    def __init__(self, data):
        self.data = data

    def resize_(self, size):
        self.data = torch.zeros(size, size)


picture = Picture(torch.zeros(2, 3))
picture.resize_(4)
y = torch.nn.Linear(4, 2)(picture.data)  # S: y (4, 2)
y = torch.nn.Linear(5, 2)(picture.data)  # E: linear-in-features

# an item of a list, which is not followed
import numpy

parts = [torch.zeros(2, 3)]
parts[0].t_()
boxes = [numpy.zeros((2, 3))]
boxes[0].shape = (3, 2)

# the data of a tensor
p = torch.nn.Parameter(torch.zeros(3, 4))
p.data = torch.zeros(5, 6)
y = torch.zeros(2, 5) @ p  # S: y (2, 6)
y = torch.zeros(2, 3) @ p  # E: matmul-inner-dimensions
picture.data = torch.zeros(2, 3)
y = torch.nn.Linear(3, 2)(picture.data)  # S: y (2, 2)


# a function that changes a tensor of its caller: it has another shape then, which is not followed
def turn(t):
    t.t_()


def turned_copy(t):
    t = t.clone()
    t.t_()
    return t


b = torch.zeros(3, 4)
y = turned_copy(b)  # S: y (4, 3)
y = b @ four  # S: y (3, 5)
b @ three  # E: matmul-inner-dimensions
turn(b)
y = b @ three
turn(t=b)
y = b @ four
