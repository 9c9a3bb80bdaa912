"""Metrics of torchmetrics 0.x, which name no task: there is a target for each prediction."""

import torch
import torchmetrics

scores, labels = torch.rand(8, 5), torch.zeros(8, dtype=torch.long)

accuracy = torchmetrics.Accuracy()
number = accuracy(scores, labels) * 100  # S: number ()
single = accuracy(torch.rand(8, 1), labels) * 100  # S: single ()
accuracy(scores, labels[:7])  # E: torch-metric-shapes (8, 5) (7,)
macro = torchmetrics.F1(num_classes=5, average="macro")(scores, labels) + 0  # S: macro ()
torchmetrics.functional.accuracy(scores, labels[:6])  # E: torch-metric-shapes (8, 5) (6,)
share = torchmetrics.functional.accuracy(scores, labels) + 0  # S: share ()
