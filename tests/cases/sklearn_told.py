"""What fitted models tell of classes and clusters, names of features (run with scikit-learn 1.7, pandas 3.1)."""
import numpy as np
import pandas as pd
from sklearn.cluster import KMeans
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression, Ridge
from sklearn.model_selection import KFold

iris = load_iris()
df = pd.DataFrame(iris.data, columns=iris.feature_names)
df["target"] = iris.target
full = df.values  # S: full (150, 5)
df["sepal length (cm)"] = 0
same = df.values  # S: same (150, 5)
features = df.drop("target", axis=1).values  # S: features (150, 4)
features @ np.zeros((4, 2))
features @ np.zeros((5, 2))  # E: matmul-inner-dimensions (150, 4) (5, 2)
both = pd.DataFrame(np.c_[iris.data, iris.target], columns=iris.feature_names + ["target"])
x = both[iris.feature_names].values  # S: x (150, 4)
kmeans = KMeans(n_clusters=3, n_init=10).fit(features)
centers = kmeans.cluster_centers_  # S: centers (3, 4)
dist = np.linalg.norm(features[:, None] - centers[None], axis=2)  # S: dist (150, 3)
centers @ np.zeros((4, 1))
centers @ np.zeros((3, 1))  # E: matmul-inner-dimensions (3, 4) (3, 1)
eight = KMeans().fit(features).cluster_centers_  # S: eight (8, 4)
forest = RandomForestClassifier(n_estimators=5).fit(features, iris.target)
chances = forest.predict_proba(features[:7])  # S: chances (7, ?)
linear = LogisticRegression(max_iter=500).fit(features, iris.target)
weights = linear.coef_  # S: weights (?, 4)
turned = weights.T
scores = features @ turned  # S: scores (150, ?)
measured = features[:, 0] * 2
for train, test in KFold(5).split(features):
    model = Ridge().fit(features[train], measured[train])
    predicted = model.predict(features[test])  # S: predicted (30,)
    predicted + np.zeros(30)
    predicted + np.zeros(31)  # E: broadcast-dimensions (30,) (31,)
# the next round goes on with what the last one left
model = Ridge()
for train, test in KFold(5).split(features):
    predicted = model.fit(features[train], measured[train]).predict(features[test])
