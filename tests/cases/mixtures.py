"""Mixtures of distributions of one family, and some distributions by their parameters."""

import torch
from torch import nn
from torch.distributions import Categorical, HalfCauchy, Independent, MixtureSameFamily, MultivariateNormal, Normal, Pareto, VonMises, Weibull
from torch.distributions.mixture_same_family import MixtureSameFamily as Mixture
from torch.distributions.uniform import Uniform

likely = Categorical(logits=torch.zeros(64, 5))
means = torch.zeros(64, 5, 2)
points = MixtureSameFamily(likely, Independent(Normal(means, 1.0), 1))
drawn = points.sample((10,))  # S: drawn (10, 64, 2)
one = points.sample()  # S: one (64, 2)
density = points.log_prob(torch.zeros(64, 2))  # S: density (64,)
centre = points.mean  # S: centre (64, 2)
points.log_prob(torch.zeros(64, 3))  # E: distribution-value (64, 3) (64, 2)
MixtureSameFamily(likely, Independent(Normal(torch.zeros(64, 4, 2), 1.0), 1))  # E: mixture-components (64, 5) (64, 4, 2)
MixtureSameFamily(likely, Normal(torch.zeros(64, 3, 5), 1.0))  # E: mixture-batches (64,) (64, 3)

numbers = Mixture(likely, Normal(torch.zeros(64, 5), 1.0)).log_prob(torch.zeros(64))  # S: numbers (64,)
shared = Mixture(Categorical(torch.ones(5)), Normal(torch.zeros(64, 5), 1.0)).log_prob(torch.zeros(64))  # S: shared (64,)
vectors = Mixture(Categorical(torch.ones(5)), MultivariateNormal(torch.zeros(5, 2), torch.eye(2))).log_prob(torch.zeros(8, 2))  # S: vectors (8,)
nested = Mixture(Categorical(torch.ones(4)), Mixture(Categorical(torch.ones(5)), Normal(torch.zeros(4, 5), 1.0)))
nested.log_prob(torch.zeros(8))


class Head(nn.Module):
    def __init__(self, components, size):
        super().__init__()
        self.components, self.size = components, size
        self.mix, self.centre = nn.Linear(16, components), nn.Linear(16, components * size)

    def forward(self, x, taken):
        centres = Normal(self.centre(x).view(-1, self.components, self.size), 1.0)
        return MixtureSameFamily(Categorical(logits=self.mix(x)), Independent(centres, 1) if taken else centres)  # E: mixture-batches  # E: mixture-components


likelihood = Head(5, 2)(torch.zeros(8, 16), True).log_prob(torch.zeros(8, 2))  # S: likelihood (8,)
Head(5, 2)(torch.zeros(8, 16), False)

angles = VonMises(torch.zeros(4, 1), torch.ones(3)).sample()  # S: angles (4, 3)
VonMises(torch.zeros(4, 2), torch.ones(3))  # E: distribution-parameters (4, 2) (3,)
heavy = Pareto(torch.ones(3), torch.ones(3)).log_prob(torch.ones(5, 3))  # S: heavy (5, 3)
lives = Weibull(1.0, torch.ones(3)).rsample((6,))  # S: lives (6, 3)
scales = HalfCauchy(torch.ones(2)).sample()  # S: scales (2,)
flat = Uniform(torch.zeros(2), torch.ones(2)).sample((4,))  # S: flat (4, 2)
