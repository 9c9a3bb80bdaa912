"""What losses need of their further operands: weights of classes, of elements, variances, labels of pairs, negatives."""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

classes = torch.zeros(4, dtype=torch.long)
places = torch.zeros(2, 6, 6, dtype=torch.long)

# ---- one weight for each class
a = nn.CrossEntropyLoss(weight=torch.ones(10))(torch.randn(4, 10), classes)  # S: a ()
nn.CrossEntropyLoss(weight=torch.ones(9))(torch.randn(4, 10), classes)  # E: loss-class-weights (4, 10) (9,)
nn.CrossEntropyLoss(weight=torch.tensor([1.0, 3.0]))(torch.randn(4, 3), classes)  # E: loss-class-weights (4, 3) (2,)
nn.CrossEntropyLoss(torch.ones(1))(torch.randn(4, 10), classes)  # E: loss-class-weights
nn.CrossEntropyLoss(torch.ones(10, 1))(torch.randn(4, 10), classes)  # E: loss-class-weights
a = F.cross_entropy(torch.randn(2, 5, 6, 6), places, weight=torch.ones(5)) + 0  # S: a ()
a = F.cross_entropy(torch.randn(2, 5, 6, 6), places, weight=torch.ones(5, 1)) + 0  # S: a ()
F.cross_entropy(torch.randn(2, 5, 6, 6), places, weight=torch.ones(6))  # E: loss-class-weights
a = F.cross_entropy(torch.randn(4, 10), torch.zeros(4, 10), torch.ones(10)) + 0  # S: a ()
F.cross_entropy(torch.randn(4, 10), torch.zeros(4, 10), torch.ones(4))  # E: loss-class-weights
a = F.nll_loss(torch.randn(10), torch.tensor(3), torch.ones(10)) + 0  # S: a ()
F.nll_loss(torch.randn(10), torch.tensor(3), torch.ones(9))  # E: loss-class-weights (10,) (9,)
counts = np.bincount(np.random.randint(0, 3, 40), minlength=3)
a = nn.NLLLoss(torch.from_numpy(1.0 / counts).float())(torch.randn(4, 3), classes)  # S: a ()
nn.NLLLoss(torch.ones(3, dtype=torch.float64))(torch.randn(4, 3), classes)  # E: same-types (4, 3) (3,)
a = F.cross_entropy(torch.randn(4, 3), torch.zeros(4, 3), torch.ones(3, dtype=torch.float64)) + 0  # S: a ()


class Weighed(nn.Module):
    def __init__(self, weights):
        super().__init__()
        self.head = nn.Linear(8, 5)
        self.loss = nn.CrossEntropyLoss(weight=weights)

    def forward(self, rows, labels):
        return self.loss(self.head(rows), labels)  # E: loss-class-weights (4, 5) (6,)


Weighed(torch.ones(6))(torch.randn(4, 8), classes)

# ---- weights of elements are repeated to the input
a = nn.BCEWithLogitsLoss(pos_weight=torch.ones(10))(torch.randn(4, 10), torch.zeros(4, 10))  # S: a ()
a = nn.BCEWithLogitsLoss(pos_weight=torch.tensor(3.0))(torch.randn(4, 10), torch.zeros(4, 10))  # S: a ()
a = nn.BCEWithLogitsLoss(weight=torch.ones(4, 1))(torch.randn(4, 10), torch.zeros(4, 10))  # S: a ()
nn.BCEWithLogitsLoss(pos_weight=torch.ones(9))(torch.randn(4, 10), torch.zeros(4, 10))  # E: loss-weights (4, 10) (9,)
nn.BCEWithLogitsLoss(pos_weight=torch.ones(10))(torch.randn(4, 1), torch.zeros(4, 1))  # E: loss-weights (4, 1) (10,)
nn.BCEWithLogitsLoss(weight=torch.ones(3, 1, 1))(torch.randn(4, 10), torch.zeros(4, 10))  # E: loss-weights
F.binary_cross_entropy_with_logits(torch.randn(4, 10), torch.zeros(4, 10), pos_weight=torch.ones(4))  # E: loss-weights
a = F.binary_cross_entropy(torch.rand(4, 10), torch.zeros(4, 10), torch.ones(10)) + 0  # S: a ()
F.binary_cross_entropy(torch.rand(4, 10), torch.zeros(4, 10), torch.ones(4))  # E: loss-weights (4, 10) (4,)
a = nn.MultiLabelSoftMarginLoss(weight=torch.ones(3))(torch.randn(5, 3), torch.ones(5, 3))  # S: a ()
nn.MultiLabelSoftMarginLoss(weight=torch.ones(4))(torch.randn(5, 3), torch.ones(5, 3))  # E: loss-weights

# ---- variances
a = nn.GaussianNLLLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.ones(5, 3))  # S: a ()
a = nn.GaussianNLLLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.ones(5, 1))  # S: a ()
a = nn.GaussianNLLLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.ones(5))  # S: a ()
a = nn.GaussianNLLLoss()(torch.randn(5), torch.randn(5), torch.tensor(1.0))  # S: a ()
nn.GaussianNLLLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.ones(5, 2))  # E: loss-variance (5, 3) (5, 2)
nn.GaussianNLLLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.ones(3))  # E: loss-variance (5, 3) (3,)
nn.GaussianNLLLoss()(torch.randn(5, 1), torch.randn(5, 3), torch.ones(5, 3))  # E: loss-variance
F.gaussian_nll_loss(torch.randn(5, 3), torch.randn(5, 3), torch.tensor(1.0))  # E: loss-variance

# ---- labels of pairs
a = nn.CosineEmbeddingLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.ones(5))  # S: a ()
a = nn.CosineEmbeddingLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.ones(1))  # S: a ()
a = F.cosine_embedding_loss(torch.randn(3), torch.randn(3), torch.tensor(1.0)) + 0  # S: a ()
nn.CosineEmbeddingLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.ones(4))  # E: loss-target-shape (5, 3) (4,)
nn.CosineEmbeddingLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.ones(5, 1))  # E: loss-target-shape
nn.CosineEmbeddingLoss()(torch.randn(3), torch.randn(3), torch.ones(1))  # E: loss-target-shape
a = nn.MarginRankingLoss()(torch.randn(5), torch.randn(5), torch.ones(1))  # S: a ()
nn.MarginRankingLoss()(torch.randn(5), torch.randn(5), torch.ones(4))  # E: loss-target-shape (5,) (4,)
nn.MarginRankingLoss()(torch.randn(5), torch.randn(5, 1), torch.ones(5))  # E: loss-target-shape

# ---- anchors, positives, negatives
a = nn.TripletMarginLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.randn(5, 3))  # S: a ()
a = nn.TripletMarginLoss()(torch.randn(5, 3), torch.randn(1, 3), torch.randn(5, 3))  # S: a ()
a = nn.TripletMarginLoss()(torch.randn(3), torch.randn(3), torch.randn(3))  # S: a ()
nn.TripletMarginLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.randn(4, 3))  # E: loss-target-shape
nn.TripletMarginLoss()(torch.randn(5, 3), torch.randn(5, 3), torch.randn(3))  # E: loss-target-shape
nn.TripletMarginLoss()(torch.randn(1, 3), torch.randn(5, 3), torch.randn(4, 3))  # E: loss-target-shape (5, 3) (4, 3)
