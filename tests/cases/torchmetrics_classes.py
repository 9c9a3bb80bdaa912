"""Metrics of torchmetrics for classes: what they compare, and what they come to (torchmetrics 1.9)."""

import torch
import torchmetrics
from torch import nn
from torchmetrics.classification import BinaryAccuracy, MulticlassAccuracy, MulticlassF1Score
from torchmetrics.functional.classification import multiclass_accuracy

scores, labels = torch.rand(8, 5), torch.zeros(8, dtype=torch.long)

# several classes: scores (N, C) or classes (N,), one number
accuracy = torchmetrics.Accuracy(task="multiclass", num_classes=5)
number = accuracy(scores, labels) * 100  # S: number ()
chosen = accuracy(scores.argmax(1), labels) * 100  # S: chosen ()
accuracy.update(scores, labels)
total = accuracy.compute() * 100  # S: total ()
accuracy.reset()
accuracy(scores, torch.zeros(7, dtype=torch.long))  # E: torch-metric-shapes (8, 5) (7,)
accuracy(torch.rand(8, 4), labels)  # E: torch-metric-classes (8, 4)
accuracy.update(labels, torch.zeros(8, 1, dtype=torch.long))  # E: torch-metric-shapes (8,) (8, 1)
accuracy(torch.rand(8, 5, 3), labels)  # E: torch-metric-shapes (8, 5, 3) (8,)
one = accuracy(scores, torch.zeros(1, dtype=torch.long)) * 100  # S: one ()

# pictures: scores (N, C, H, W), classes (N, H, W)
pictures = torch.rand(2, 5, 4, 6)
whole = accuracy(pictures, torch.zeros(2, 4, 6, dtype=torch.long)) + 0  # S: whole ()
accuracy(pictures, torch.zeros(1, 4, 6, dtype=torch.long))  # E: torch-metric-shapes (2, 5, 4, 6) (1, 4, 6)
accuracy(pictures, torch.zeros(2, 1, 4, 6, dtype=torch.long))  # E: torch-metric-shapes
accuracy(pictures, torch.zeros(2, 6, 4, dtype=torch.long))  # E: torch-metric-shapes

# one number for each class
each = torchmetrics.F1Score(task="multiclass", num_classes=5, average=None)(scores, labels) + 0  # S: each (5,)
named = MulticlassF1Score(5, average="none")(scores, labels) + 0  # S: named (5,)
table = torchmetrics.ConfusionMatrix(task="multiclass", num_classes=5)(scores, labels) + 0  # S: table (5, 5)
counts = torchmetrics.StatScores(task="multiclass", num_classes=4, average=None)(torch.rand(8, 4), labels) + 0  # S: counts (4, 5)
square = torchmetrics.ConfusionMatrix(task="binary")(torch.rand(8), labels) + 0  # S: square (2, 2)
mean = MulticlassAccuracy(num_classes=5)(scores, labels) + 0  # S: mean ()
MulticlassAccuracy(num_classes=6)(scores, labels)  # E: torch-metric-classes (8, 5)

# of scores: no classes for predictions
area = torchmetrics.AUROC(task="multiclass", num_classes=5)
under = area(scores, labels) + 0  # S: under ()
area(labels.float(), labels)  # E: torch-metric-shapes (8,) (8,)
area(scores, labels[:1])  # E: torch-metric-shapes (8, 5) (1,)

# two classes, and several labels: one shape
binary = torchmetrics.Accuracy(task="binary")
both = binary(torch.rand(8), labels) + 0  # S: both ()
binary(torch.rand(8, 1), labels)  # E: torch-metric-shapes (8, 1) (8,)
BinaryAccuracy()(torch.rand(8), labels[:, None])  # E: torch-metric-shapes (8,) (8, 1)
flat = torchmetrics.AUROC(task="binary")(torch.rand(8, 1), labels) + 0  # S: flat ()
marked = torchmetrics.F1Score(task="multilabel", num_labels=3, average="none")
three = marked(torch.rand(8, 3), torch.ones(8, 3, dtype=torch.long)) + 0  # S: three (3,)
marked(torch.rand(8, 4), torch.ones(8, 4, dtype=torch.long))  # E: torch-metric-classes (8, 4)
marked(torch.rand(8, 3), labels)  # E: torch-metric-shapes (8, 3) (8,)

# nobody looks
unseen = torchmetrics.Accuracy(task="multiclass", num_classes=5, validate_args=False)
quiet = unseen(torch.rand(8, 4), labels) + 0  # S: quiet ()

# functions
share = torchmetrics.functional.accuracy(scores, labels, task="multiclass", num_classes=5) + 0  # S: share ()
torchmetrics.functional.accuracy(scores, labels, task="multiclass", num_classes=4)  # E: torch-metric-classes (8, 5)
macro = multiclass_accuracy(scores, labels, num_classes=5, average=None) + 0  # S: macro (5,)
torchmetrics.functional.auroc(torch.rand(8, 1), labels, task="binary")  # E: torch-metric-shapes (8, 1) (8,)
torchmetrics.functional.auroc(torch.rand(8, 1), labels, task="multiclass", num_classes=5)  # E: torch-metric-classes


# parts of modules, several of them
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(6, 5)
        self.accuracy = torchmetrics.Accuracy(task="multiclass", num_classes=5)
        self.tested = self.accuracy.clone()
        several = torchmetrics.MetricCollection({"accuracy": torchmetrics.Accuracy(task="multiclass", num_classes=5)})
        self.several = several.clone(prefix="train_")

    def forward(self, x, y):
        logits = self.layer(x)
        self.several.update(logits, y)
        self.several.reset()
        found = self.several(logits, y)
        return self.accuracy(logits, y), self.tested.compute(), found["train_accuracy"]  # E: torch-metric-shapes (8, 5) (4,)


model = Model().to("cpu")
first, second, third = model(torch.rand(8, 6), labels)
together = first + second  # S: together ()
model(torch.rand(8, 6), labels[:4])
