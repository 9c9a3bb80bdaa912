"""Dropout of elements keeps any tensor, dropout of channels one that has channels."""
import torch
import torch.nn as nn
import torch.nn.functional as F

a = nn.Dropout(0.2)(torch.zeros(5))  # S: a (5,)
a = nn.Dropout2d()(torch.zeros(4, 3, 8, 8))  # S: a (4, 3, 8, 8)
a = nn.Dropout2d()(torch.zeros(100))  # E: dropout-rank (100,)
a = nn.Dropout1d()(torch.zeros(4, 3, 8))  # S: a (4, 3, 8)
a = nn.Dropout1d()(torch.zeros(4, 3, 8, 8))  # E: dropout-rank (4, 3, 8, 8)
a = F.dropout3d(torch.zeros(2, 3), training=True)  # S: a (2, 3)
a = F.dropout3d(torch.zeros(3))  # E: dropout-rank (3,)
a = nn.FeatureAlphaDropout()(torch.zeros(6, 5))  # S: a (6, 5)
a = F.dropout2d(torch.zeros(3), training=False)  # S: a (3,)
a = F.feature_alpha_dropout(torch.zeros(3))  # S: a (3,)
