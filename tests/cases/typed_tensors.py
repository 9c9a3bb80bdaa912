"""The classes of tensors called, and x.new: sizes, data, tensors of another type."""

import numpy as np
import torch
from torch import nn

table = np.zeros((40, 5))
floats = torch.FloatTensor(table)  # S: floats (40, 5)
torch.nn.Linear(5, 2)(floats)
torch.nn.Linear(4, 2)(floats)  # E: linear-in-features
numbers = torch.LongTensor(np.arange(7))  # S: numbers (7,)
made = torch.Tensor(2, 3)  # S: made (2, 3)
listed = torch.Tensor((2, 3))  # S: listed (2,)
sized = torch.Tensor(made.size())  # S: sized (2, 3)
nested = torch.Tensor([[1, 2], [3, 4], [5, 6]])  # S: nested (3, 2)
empty = torch.Tensor()  # S: empty (0,)
whole = torch.LongTensor(4).fill_(1)  # S: whole (4,)
again = made.new(4, made.shape[1]).zero_()  # S: again (4, 3)
copied = made.new([1, 2, 3])  # S: copied (3,)
alike = made.new(made.shape)  # S: alike (2, 3)
kept = torch.Tensor(numbers)  # S: kept (7,)
nn.Embedding(10, 3)(numbers)
nn.Embedding(10, 3)(kept)
nn.Embedding(10, 3)(torch.Tensor([1, 2]))  # E: index-type
torch.LongTensor(made)  # E: tensor-class
torch.FloatTensor(made)
torch.Tensor(0.5)  # E: tensor-of-number
torch.FloatTensor([0.5]) + torch.FloatTensor([1, 2, 3])
torch.FloatTensor([0.5, 1]) + torch.FloatTensor([1, 2, 3])  # E: broadcast-dimensions
made.new(3, 4) @ made  # E: matmul-inner-dimensions
torch.Tensor(2, -3)  # E: creation-size


layers = nn.LSTM(10, 8, 2, batch_first=True)
layers(torch.rand(4, 6, 10), (made.new(2, 4, 8), made.new(2, 4, 8)))
layers(torch.rand(4, 6, 10), (made.new(2, 4, 8), made.new(1, 4, 8)))  # E: recurrent-cell-state
layers(torch.rand(4, 6, 10), (made.new(2, 4, 9), made.new(2, 4, 8)))  # E: recurrent-state

# sizes taken over from another one
resized = torch.zeros(3).new().resize_as_(torch.zeros(2, 5)).zero_()  # S: resized (2, 5)
resized + torch.zeros(3)  # E: broadcast-dimensions (2, 5) (3,)
