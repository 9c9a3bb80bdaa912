"""Statistics of a single value, in a program that evaluates: its modules may use those that they have kept."""
import torch
import torch.nn as nn

model = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8))
model.eval()
a = model(torch.randn(1, 4))  # S: a (1, 8)
nn.BatchNorm1d(8, track_running_stats=False)(torch.randn(1, 8))  # E: norm-single-value
nn.InstanceNorm1d(3)(torch.randn(2, 3, 1))  # E: norm-single-value
nn.InstanceNorm1d(3, track_running_stats=True)(torch.randn(2, 3, 1))  # E: norm-single-value
norm = nn.InstanceNorm1d(3, track_running_stats=True).eval()
b = norm(torch.randn(2, 3, 1))  # S: b (2, 3, 1)
F = nn.functional
nn.functional.instance_norm(torch.randn(2, 3, 1))  # E: norm-single-value
