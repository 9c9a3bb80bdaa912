"""Classes that are found among the names of a module, which is imported by its name."""
import torch
import zoo
from zoo import wide_net

network = zoo.find("wide")
a = network(3)(torch.zeros(2, 8))  # S: a (2, 3)
torch.nn.Linear(4, 1)(a)  # E: linear-in-features

# what stands in a module besides its classes
width = 0
for name, value in vars(wide_net).items():
    if name == "WIDTH":
        width = value
b = torch.zeros(width)  # S: b (8,)
