"""What layers were built with, read again; classes that derive from layers and use their own parameters."""
import torch
import torch.nn.functional as F
from torch import nn

convolution = nn.Conv2d(4, 8, 3, stride=2, groups=2)
a = torch.zeros(len(convolution.stride), *convolution.kernel_size)  # S: a (2, 3, 3)
a = torch.zeros(convolution.padding[0] + 5, convolution.dilation[1], convolution.groups)  # S: a (5, 1, 2)
a = torch.zeros(nn.Conv1d(1, 1, 7).kernel_size)  # S: a (7,)
a = torch.zeros(nn.Conv2d(1, 1, (3, 5)).kernel_size)  # S: a (3, 5)
a = torch.zeros(nn.MaxPool2d(3).stride, nn.MaxPool2d(3, 2).stride)  # S: a (3, 2)
a = torch.zeros(nn.LSTM(4, 6, num_layers=2).num_layers, nn.GRU(4, 6).hidden_size)  # S: a (2, 6)
a = torch.zeros(nn.Embedding(7, 9).embedding_dim)  # S: a (9,)


class Padded(nn.Conv2d):
    def __init__(self, in_channels, out_channels, kernel_size, image_size=None, **kwargs):
        super().__init__(in_channels, out_channels, kernel_size, **kwargs)
        self.stride = self.stride if len(self.stride) == 2 else [self.stride[0]] * 2
        height, width = self.weight.size()[-2:]
        self.static_padding = nn.ZeroPad2d((width // 2, width // 2, height // 2, height // 2))

    def forward(self, x):
        x = self.static_padding(x)
        return F.conv2d(x, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups)  # E: conv-in-channels (1, 4, 36, 36)


a = Padded(3, 8, 5, stride=2)(torch.zeros(1, 3, 32, 32))  # S: a (1, 8, 16, 16)
Padded(3, 8, 5, stride=2)(torch.zeros(1, 4, 32, 32))


class Older(nn.Conv2d):
    def __init__(self, *sizes):
        nn.Conv2d.__init__(self, *sizes)

    def forward(self, x):
        return F.conv2d(x, self.weight, self.bias, self.stride)


a = Older(3, 8, 5, 2)(torch.zeros(1, 3, 33, 33))  # S: a (1, 8, 15, 15)


class Normed(nn.LayerNorm):
    def forward(self, x):
        return x * self.weight + self.bias


class Product(nn.Linear):
    def forward(self, x):
        return torch.matmul(x, self.weight.t()) + self.bias  # E: matmul-inner-dimensions (2, 8) (7, 9)


a = Product(7, 9)(Normed(7)(torch.zeros(2, 7)))  # S: a (2, 9)
Product(7, 9)(torch.zeros(2, 8))

nn.Conv2d(3, 8, 1)(torch.zeros(1, 3, 4, 4))
nn.Conv2d(3, 8, 0)(torch.zeros(1, 3, 4, 4))  # E: parameter-too-small
