"""What a model of scikit-learn was fitted to says what it takes later and what it predicts."""
import sys

import numpy as np
from sklearn.cluster import KMeans
from sklearn.decomposition import PCA
from sklearn.ensemble import RandomForestRegressor
from sklearn.linear_model import LinearRegression, LogisticRegression
from sklearn.neighbors import KNeighborsClassifier
from sklearn.preprocessing import StandardScaler

x, y = np.random.rand(30, 4), np.random.rand(30)
test = np.random.rand(10, 4)
model = LinearRegression()
model.fit(x, y)
guess = model.predict(test)  # S: guess (10,)
guess - y  # E: broadcast-dimensions (10,) (30,)
model.predict(test[:, :3])  # E: feature-numbers (10, 3) (30, 4)
model.score(x[:, 1:], y)  # E: feature-numbers (30, 3) (30, 4)
weights = model.coef_  # S: weights (4,)
test[:, :3] @ weights  # E: matmul-inner-dimensions (10, 3) (4,)
for column in range(4):
    model.predict(np.delete(test, column, axis=1))  # E: feature-numbers

both = LinearRegression().fit(x, np.ones((30, 2)))
pairs = both.predict(test)  # S: pairs (10, 2)
pairs - y[:10]  # E: broadcast-dimensions (10, 2) (10,)
both.coef_ @ x  # E: matmul-inner-dimensions (2, 4) (30, 4)
both.predict(test.T)  # E: feature-numbers (4, 10) (30, 4)

scaler = StandardScaler()
scaled = scaler.fit_transform(x)
scaler.transform(test)
scaler.transform(test[:, :2])  # E: feature-numbers (10, 2) (30, 4)
pca = PCA(n_components=2).fit(x)
flat = pca.transform(test)  # S: flat (10, 2)
pca.transform(flat)  # E: feature-numbers (10, 2) (30, 4)
back = pca.inverse_transform(flat)

# fitted twice, by whom nobody knows, or to one of two tables
again = LogisticRegression()
again.fit(x, y > 0.5)
again.predict(test)
again.fit(x[:, :2], y > 0.5)
again.predict(test[:, :2])


def train(estimator, table, targets):
    estimator.fit(table, targets)
    return estimator.predict(table)


odds = LogisticRegression().fit(x, y > 0.5).predict_proba(test)
odds[:, 1] - y  # E: broadcast-dimensions (10,) (30,)
clusters = KMeans(n_clusters=3, n_init=1).fit(x)
x[clusters.labels_ == 1]
test[clusters.labels_ == 1]  # E: index-mask-shape
groups = KMeans(n_clusters=3, n_init=1)
groups.fit(x)
labels = groups.predict(test)  # S: labels (10,)
forest = RandomForestRegressor(n_estimators=3)
train(forest, x, y)
train(forest, x[:, :2], y)
forest.predict(test[:, :2])
table = x if len(sys.argv) > 1 else x[:, :3]
near = KNeighborsClassifier(3)
near.fit(table, y > 0.5)
near.predict(table)
for k in (1, 2, 3):
    part = KNeighborsClassifier(k)
    part.fit(x[:, :k], y > 0.5)
    labels = part.predict(test[:, :k])  # S: labels (10,)
    part.predict(test[:, :4])  # E: feature-numbers
