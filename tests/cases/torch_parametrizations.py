"""Layers whose weights are normalised are the layers that they were."""
import torch
from torch import nn
from torch.nn.utils import spectral_norm, weight_norm
from torch.nn.utils.parametrizations import spectral_norm as newer_spectral_norm


class Block(nn.Module):
    def __init__(self, channels, inner):
        super().__init__()
        self.first = weight_norm(nn.Conv1d(channels, inner, 3, padding=1))
        self.second = spectral_norm(nn.Conv1d(inner, 5, 3), n_power_iterations=2)
        self.first.weight.data.normal_(0, 0.01)
        self.net = nn.Sequential(self.first, nn.ReLU(), self.second)

    def forward(self, inputs):
        return self.net(inputs)  # E: conv-in-channels


outputs = Block(4, 8)(torch.zeros(2, 4, 20))  # S: outputs (2, 5, 18)
flat = newer_spectral_norm(nn.Linear(18, 7))(outputs)  # S: flat (2, 5, 7)
Block(4, 8)(torch.zeros(2, 3, 20))
narrow = nn.utils.remove_weight_norm(weight_norm(nn.Linear(3, 4), name="weight", dim=1))
narrow(torch.zeros(2, 5))  # E: linear-in-features
