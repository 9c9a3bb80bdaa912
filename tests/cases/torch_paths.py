"""Classes of PyTorch by the modules in which they are written."""
import torch
import torch.nn as nn
from torch.autograd.variable import Variable
from torch.distributions.normal import Normal
from torch.nn.modules.conv import Conv2d
from torch.nn.modules.loss import CrossEntropyLoss
from torch.nn.modules.module import Module
from torch.nn.parameter import Parameter
from torch.optim.adam import Adam
from torch.utils.data.dataloader import DataLoader
from torch.utils.data.dataset import TensorDataset


class GraphLayer(Module):
    def __init__(self, features, out):
        super(GraphLayer, self).__init__()
        self.weight = Parameter(torch.FloatTensor(features, out))

    def forward(self, x, adjacency):
        support = torch.mm(x, self.weight)  # E: matmul-inner-dimensions
        return torch.spmm(adjacency, support)


nodes, adjacency = torch.rand(50, 30), torch.eye(50)
GraphLayer(50, 16)(nodes, adjacency)
a = GraphLayer(30, 16)(nodes, adjacency)  # S: a (50, 16)
torch.sparse.mm(torch.eye(40), nodes)  # E: matmul-inner-dimensions
b = Conv2d(3, 8, 3)(Variable(torch.zeros(1, 3, 10, 10)))  # S: b (1, 8, 8, 8)
Conv2d(3, 8, 3)(torch.zeros(1, 4, 10, 10))  # E: conv-in-channels
model = nn.Linear(30, 4)
optimizer = Adam(model.parameters())
for x, y in DataLoader(TensorDataset(nodes, torch.randint(0, 4, (50,))), batch_size=25):
    CrossEntropyLoss()(model(x), y.unsqueeze(1))  # E: loss-target-shape
    loss = CrossEntropyLoss()(model(x), y)  # S: loss ()
c = Normal(torch.zeros(2, 3), torch.ones(3)).sample()  # S: c (2, 3)
d = nn.modules.conv.Conv2d(3, 8, 3)(torch.zeros(1, 3, 10, 10))  # S: d (1, 8, 8, 8)
