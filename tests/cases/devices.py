"""Where a tensor is says nothing of its elements: `to` a device keeps them."""

import torch

if torch.accelerator.is_available():
    device = torch.accelerator.current_accelerator()
else:
    device = torch.device("cpu")
scores = torch.zeros(4, 10).to(device)
labels = torch.zeros(4, dtype=torch.long).to(device)
loss = torch.nn.functional.cross_entropy(scores, labels)  # S: loss ()
same = torch.arange(4).to(scores.device)  # S: same (4,)
torch.nn.functional.cross_entropy(scores, same)
torch.nn.functional.cross_entropy(scores, same.to(device).to(torch.int32))  # E: class-type
scores.to(torch.get_default_device()) @ torch.zeros(10, 2).double()  # E: same-types
