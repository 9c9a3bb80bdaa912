"""Keywords that layers do not have, and arguments that they cannot be built without."""
import torch
from torch import nn

x = torch.zeros(2, 3, 8, 8)


class Block(nn.Module):
    def __init__(self, width, **more):
        super().__init__()
        self.conv = nn.Conv2d(3, width, kernal_size=3)  # E: layer-keyword
        self.norm = nn.BatchNorm2d()  # E: layer-argument
        self.other = nn.Conv2d(3, width, 3, **more)

    def forward(self, x):
        return self.other(x)


a = Block(4, padding=1)(x)  # S: a (2, 4, 8, 8)
nn.LSTM(3, hidden_dim=5)  # E: layer-keyword
nn.LSTM(input_size=3)  # E: layer-argument
nn.Linear(10)  # E: layer-argument
nn.Linear(10, output_dim=2)  # E: layer-keyword
nn.Dropout(prob=0.5)  # E: layer-keyword
nn.Embedding(embedding_dim=3, num_embeddings=4, padding_idx=0)
nn.MaxPool2d(stride=2)  # E: layer-argument
nn.AdaptiveAvgPool2d()  # E: layer-argument
nn.GroupNorm(2, num_channels=4, affine=False)
nn.TransformerEncoderLayer(d_model=8, num_heads=2)  # E: layer-keyword
nn.MultiheadAttention(8, num_heads=2, batch_first=True, kdim=4, vdim=4, device="cpu", dtype=torch.float32)
b = nn.LazyConv2d(5, kernel_size=3)(x)  # S: b (2, 5, 6, 6)
sizes = [3, 6]
c = nn.Conv2d(*sizes, 3)(x)  # S: c (2, 6, 6, 6)
settings = {"out_channels": 7, "kernel_size": 1}
d = nn.Conv2d(3, **settings)(x)  # S: d (2, 7, 8, 8)
try:
    norm = nn.LayerNorm(8, bias=False, scale=False)
except TypeError:
    norm = nn.LayerNorm(8)
options = {"stride": 2}
try:
    pooling = nn.AvgPool2d(**options)
except TypeError:
    pooling = nn.AvgPool2d(2)
z = pooling(torch.zeros(1, 3, 8, 8))
