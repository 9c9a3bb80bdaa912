"""Distributions whose values have dimensions of their own, and divergences."""

import torch
from torch.distributions import (
    Categorical,
    Dirichlet,
    Independent,
    MultivariateNormal,
    Normal,
    OneHotCategorical,
    OneHotCategoricalStraightThrough,
    kl_divergence,
)
from torch.distributions.independent import Independent as Together

# ---- several distributions as one
images = Independent(Normal(torch.zeros(4, 10, 3, 8), 1.0), 2)
drawn = images.rsample()  # S: drawn (4, 10, 3, 8)
likely = images.log_prob(drawn)  # S: likely (4, 10)
images.log_prob(torch.zeros(4, 10, 3, 7))  # E: distribution-value (4, 10, 3, 7) (4, 10, 3, 8)
spread = images.entropy()  # S: spread (4, 10)
centre = images.mean  # S: centre (4, 10, 3, 8)
several = images.sample((5,))  # S: several (5, 4, 10, 3, 8)
Independent(Normal(torch.zeros(4), 1.0), 2)  # E: distribution-together (4,)
Independent(Normal(torch.zeros(4), 1.0), 1)
nested = Together(OneHotCategorical(logits=torch.zeros(2, 6, 5)), 1).log_prob(torch.zeros(2, 6, 5))  # S: nested (2,)

# ---- divergences
between = kl_divergence(images, Independent(Normal(torch.zeros(10, 3, 8), 1.0), 2))  # S: between (4, 10)
kl_divergence(images, Independent(Normal(torch.zeros(10, 3, 7), 1.0), 2))  # E: distribution-divergence (4, 10, 3, 8) (10, 3, 7)
kl_divergence(Normal(torch.zeros(4, 3), 1.0), Normal(torch.zeros(4, 5), 1.0))  # E: distribution-divergence (4, 3) (4, 5)
plain = torch.distributions.kl.kl_divergence(Normal(torch.zeros(4, 3), 1.0), Normal(0.0, 1.0))  # S: plain (4, 3)
choices = kl_divergence(Categorical(logits=torch.zeros(2, 4)), Categorical(logits=torch.zeros(2, 4)))  # S: choices (2,)

# ---- vectors
classes = OneHotCategorical(logits=torch.zeros(2, 5))
vector = classes.sample((3,))  # S: vector (3, 2, 5)
odds = classes.log_prob(vector)  # S: odds (3, 2)
OneHotCategorical(probs=torch.tensor(1.0))  # E: distribution-vectors ()
through = OneHotCategoricalStraightThrough(logits=torch.zeros(2, 6, 5)).rsample()  # S: through (2, 6, 5)
shares = Dirichlet(torch.ones(2, 4))
share = shares.sample()  # S: share (2, 4)
density = shares.log_prob(share)  # S: density (2,)
normal = MultivariateNormal(torch.zeros(3), torch.eye(3))
points = normal.sample((7,))  # S: points (7, 3)
chances = normal.log_prob(points)  # S: chances (7,)
normal.log_prob(torch.zeros(7, 4))  # E: distribution-value (7, 4) (3,)
rows = MultivariateNormal(torch.zeros(3), scale_tril=torch.zeros(6, 3, 3)).rsample()  # S: rows (6, 3)
MultivariateNormal(torch.zeros(3), torch.ones(3))  # E: distribution-matrix (3,)
wide = MultivariateNormal(torch.zeros(3), torch.eye(4))
wide.rsample()  # E: distribution-matrices (3,) (4,)


def divergence(first, second):
    return kl_divergence(first, second) + torch.zeros(3)


divergence(Normal(torch.zeros(2, 3), 1.0), Normal(torch.zeros(3), 1.0))
