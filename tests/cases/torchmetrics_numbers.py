"""Metrics of torchmetrics for numbers, and those that collect (torchmetrics 1.9)."""

import torch
import torchmetrics
from torchmetrics.regression import MeanAbsoluteError

guesses, truth = torch.rand(8), torch.rand(8)

error = torchmetrics.MeanSquaredError()
squared = error(guesses, truth) + 0  # S: squared ()
error.update(guesses, truth)
far = error.compute() + 0  # S: far ()
error(torch.rand(8, 1), truth)  # E: torch-metric-shapes (8, 1) (8,)
error(torch.rand(9), truth)  # E: torch-metric-shapes (9,) (8,)
rows = MeanAbsoluteError()(torch.rand(8, 3), torch.rand(8, 3)) + 0  # S: rows ()
MeanAbsoluteError().update(torch.rand(8, 3), torch.rand(8, 1))  # E: torch-metric-shapes (8, 3) (8, 1)
fit = torchmetrics.R2Score()(guesses, truth) + 0  # S: fit ()
torchmetrics.PearsonCorrCoef()(guesses[:, None], truth)  # E: torch-metric-shapes (8, 1) (8,)
share = torchmetrics.functional.mean_squared_error(guesses, truth) + 0  # S: share ()
torchmetrics.functional.r2_score(guesses, truth[:, None])  # E: torch-metric-shapes (8,) (8, 1)

mean = torchmetrics.MeanMetric()
mean.update(torch.rand(3, 4))
mean.update(0.5)
middle = mean.compute() + 0  # S: middle ()
most = torchmetrics.MaxMetric()(torch.rand(3)) + 0  # S: most ()
