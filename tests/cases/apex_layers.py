"""apex: layers of the same shapes as torch's."""
import apex as amp
import torch
from apex.normalization import FusedLayerNorm
from apex.optimizers import FusedAdam

a = FusedLayerNorm(4)(torch.zeros(2, 4))  # S: a (2, 4)
a = amp.normalization.FusedLayerNorm((3, 4))(torch.zeros(2, 3, 4))  # S: a (2, 3, 4)
a = amp.normalization.FusedLayerNorm(5)(torch.zeros(2, 3, 4))  # E: layer-norm-shape
layer = torch.nn.Linear(3, 4)
optimizer = FusedAdam(layer.parameters(), lr=1e-3)
optimizer.zero_grad()
layer(torch.zeros(2, 3)).sum().backward()
optimizer.step()
