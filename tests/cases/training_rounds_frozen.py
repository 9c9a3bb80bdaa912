"""Parts that are evaluated while the others train: what is normalized with the statistics that were kept."""
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

teacher = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8))
student = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8))
teacher.eval()
for epoch in range(2):
    student.train()
    for (rows,) in DataLoader(TensorDataset(torch.randn(41, 4)), batch_size=10):
        wanted = teacher(rows)
        (student(rows) - wanted).pow(2).mean().backward()  # W: norm-single-value (1, 8)
    student.eval()
    a = student(torch.randn(1, 4))  # S: a (1, 8)
