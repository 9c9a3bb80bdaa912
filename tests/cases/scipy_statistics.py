"""scipy.stats, scipy.special, distances between rows: parameters are broadcast, rows are equally long."""
import numpy as np
from scipy import special, stats
from scipy.spatial import KDTree
from scipy.spatial.distance import cdist, euclidean, pdist, squareform
from scipy.special import expit, logsumexp, softmax
from scipy.stats import multivariate_normal, norm, pearsonr
from sklearn.metrics.pairwise import cosine_similarity, rbf_kernel

points = np.zeros((20, 3))
x = np.linspace(-3, 3, 100)
p = norm.pdf(x)  # S: p (100,)
mixture = norm.pdf(x[:, None], loc=[0.0, 1.0], scale=np.ones(2))  # S: mixture (100, 2)
mixture @ np.ones(3)  # E: matmul-inner-dimensions (100, 2) (3,)
norm.pdf(x, loc=[0.0, 1.0])  # E: broadcast-dimensions (100,) (2,)
bounds = stats.t.ppf([0.025, 0.975], 9)  # S: bounds (2,)
binomial = stats.binom.pmf(np.arange(11), 10, 0.5)  # S: binomial (11,)
noise = norm.rvs(0, 1, size=(4, 5))  # S: noise (4, 5)
counts = stats.poisson.rvs(3, size=6)  # S: counts (6,)
single = norm.rvs()
points * single
density = multivariate_normal.pdf(points, np.zeros(3), np.eye(3))  # S: density (20,)
multivariate_normal.pdf(points.T, np.zeros(3), np.eye(3))  # E: vector-lengths (3, 20)
drawn = multivariate_normal.rvs(np.zeros(3), np.eye(3), size=7)  # S: drawn (7, 3)
r, q = pearsonr(points[:, 0], points[:, 1])
pearsonr(points[:, 0], points[0])  # E: paired-samples (20,) (3,)
scores = stats.zscore(points, axis=1)  # S: scores (20, 3)
stats.zscore(points, axis=2)  # E: dimension-out-of-range

gate = expit(points)  # S: gate (20, 3)
weights = softmax(points, axis=1)  # S: weights (20, 3)
total = logsumexp(points, axis=1, keepdims=True)  # S: total (20, 1)
points - logsumexp(points, axis=1)  # E: broadcast-dimensions (20, 3) (20,)
value, sign = logsumexp(points, axis=0, return_sign=True)
special.xlogy(points, np.ones(20))  # E: broadcast-dimensions (20, 3) (20,)
gamma = special.gammaln(points + 1)  # S: gamma (20, 3)

centers = np.ones((4, 3))
distances = cdist(points, centers)  # S: distances (20, 4)
cdist(points, centers.T)  # E: row-lengths (20, 3) (3, 4)
cdist(points, centers[0])  # E: table-expected (3,)
cdist(points, centers[:1])
pairs = pdist(points)  # S: pairs (190,)
square = squareform(pairs)  # S: square (20, 20)
square @ centers  # E: matmul-inner-dimensions (20, 20) (4, 3)
euclidean(points[0], centers[1])
euclidean(points[0], centers[:, 1])  # E: vector-lengths
euclidean(points[:1], centers[:1])  # E: vector-expected (1, 3)
similar = cosine_similarity(points)  # S: similar (20, 20)
kernel = rbf_kernel(points, centers, gamma=0.5)  # S: kernel (20, 4)
tree = KDTree(points)
d, near = tree.query(centers, k=2)  # S: near (4, 2)
points[near].mean(axis=1) - centers
tree.query(centers[:, :2])  # E: row-lengths (4, 2) (20, 3)
