"""Columns of powers, folds of cross-validation, tables of confusion, components."""
import numpy as np
from sklearn.decomposition import PCA, TruncatedSVD
from sklearn.linear_model import LinearRegression
from sklearn.metrics import confusion_matrix
from sklearn.model_selection import KFold, StratifiedKFold, cross_val_score
from sklearn.preprocessing import PolynomialFeatures

x, y = np.random.rand(32, 3), np.random.rand(32)
powers = PolynomialFeatures(degree=2)
columns = powers.fit_transform(x)  # S: columns (32, 10)
fresh = powers.transform(np.random.rand(7, 3))  # S: fresh (7, 10)
powers.transform(np.random.rand(7, 4))  # E: feature-numbers (7, 4) (32, 3)
cubes = PolynomialFeatures(3).fit_transform(x)  # S: cubes (32, 20)
pairs = PolynomialFeatures(2, interaction_only=True, include_bias=False).fit_transform(x)  # S: pairs (32, 6)
PolynomialFeatures(2).fit_transform(x[:, 0])  # E: samples-table
model = LinearRegression()
model.fit(columns, y)
columns @ model.coef_
x @ model.coef_  # E: matmul-inner-dimensions (32, 3) (10,)

folds = KFold(n_splits=3, shuffle=True, random_state=0)
out = np.zeros(32)
sizes = []
for train, test in folds.split(x):
    line = LinearRegression().fit(x[train], y[train])
    out[test] = line.predict(x[test])
    line.predict(x[test]) - y[train]  # E: broadcast-dimensions
    out[test] = y[train]  # E: index-assignment-shape
for train, test in StratifiedKFold(4).split(x, y > 0.5):
    out[test] = y[test]
    x[train] @ np.ones((4, 2))  # E: matmul-inner-dimensions
scores = cross_val_score(LinearRegression(), x, y, cv=folds)  # S: scores (3,)
usual = cross_val_score(LinearRegression(), x, y)  # S: usual (5,)
np.zeros(4) + cross_val_score(LinearRegression(), x, y, cv=3)  # E: broadcast-dimensions (4,) (3,)

labels = np.random.randint(0, 4, 32)
table = confusion_matrix(labels, labels[::-1])
recall = np.diag(table) / table.sum(axis=1)
confusion_matrix(labels, labels[1:])  # E: score-lengths
projection = TruncatedSVD(2)
flat = projection.fit_transform(x)
parts = projection.components_  # S: parts (2, 3)
back = flat @ parts  # S: back (32, 3)
flat @ parts.T  # E: matmul-inner-dimensions (32, 2) (3, 2)
axes = PCA(2).fit(x).components_
