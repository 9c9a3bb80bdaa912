"""What the type of a tensor's elements decides."""
import torch

a = torch.zeros(3 if torch.zeros(2).is_floating_point() else 4)  # S: a (3,)
a = torch.zeros(3 if torch.is_floating_point(torch.zeros(2, dtype=torch.int32)) else 4)  # S: a (4,)
a = torch.zeros(3 if torch.is_complex(torch.zeros(2)) else 4)  # S: a (4,)
a = torch.zeros(3 if torch.zeros(2, dtype=torch.complex64).is_complex() else 4)  # S: a (3,)
a = torch.zeros(3 if torch.is_floating_point(torch.tensor(open("file").read())) else 4)  # A: a (4,)
