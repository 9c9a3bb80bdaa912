"""Losses: what input and target must agree on, reduced or not."""
import torch
import torch.nn.functional as F

logits = torch.zeros(4, 10)
classes = torch.zeros(4, dtype=torch.long)
a = F.cross_entropy(logits, classes)  # S: a ()
a = F.cross_entropy(logits, torch.zeros(4, 10)) + 0  # S: a ()
a = F.cross_entropy(logits, classes, reduction="none")  # S: a (4,)
a = F.cross_entropy(logits, torch.zeros(4, 10), reduction="none")  # S: a (4,)
a = F.cross_entropy(torch.zeros(4, 10, 6), torch.zeros(4, 10, 6), reduction="none")  # S: a (4, 6)
a = F.cross_entropy(torch.zeros(10), torch.tensor(3)) + 0  # S: a ()
a = F.cross_entropy(torch.zeros(4, 10, 6), torch.zeros(4, 6, dtype=torch.long), reduction="none")  # S: a (4, 6)
a = F.mse_loss(logits, logits, reduction="none")  # S: a (4, 10)
a = F.mse_loss(logits, torch.zeros(10), reduction="none")  # S: a (4, 10)
a = F.binary_cross_entropy(torch.sigmoid(logits), torch.zeros(4, 10), reduction="none")  # S: a (4, 10)
a = F.binary_cross_entropy(torch.sigmoid(logits), torch.zeros(4, 9))  # E: loss-target-shape
a = F.cross_entropy(logits, torch.zeros(4, 9))  # E: loss-target-shape
a = F.mse_loss(logits, torch.zeros(9))  # E: loss-target-shape

nothing = open("file").read()
a = F.cross_entropy(logits, "text") + logits  # S: a (..., 4, 10)
a = F.cross_entropy("text", classes) + logits  # S: a (..., 4, 10)
a = F.cross_entropy(logits, nothing) + 0  # S: a ()
