"""What models of scikit-learn are fitted to: a table of samples, and as many targets."""
import numpy as np
from sklearn import svm
from sklearn.cluster import KMeans
from sklearn.linear_model import LinearRegression, LogisticRegression

x, y = np.linspace(0, 1, 30), np.ones(30)
LinearRegression().fit(x, y)  # E: samples-table
model = LinearRegression().fit(x.reshape(-1, 1), y)
model.fit(x[:, None], y[1:])  # E: sample-numbers
model.predict(x[:, None]) - y
model.predict(x)  # E: samples-table
model.score(x[:, None], y)
model.fit(x[:, None], np.ones((30, 2))).predict(x[:, None]) @ np.ones((2, 5))
slopes = model.coef_
classifier = svm.SVC(kernel="linear")
classifier.fit([[1, 2], [5, 8], [1.5, 1.8]], [0, 1, 0])
classifier.predict([0.58, 0.76])  # E: samples-table
told = classifier.predict([[0.58, 0.76]])  # S: told (1,)
classifier.fit([[1, 2], [5, 8], [1.5, 1.8]], [0, 1])  # E: sample-numbers
classes = LogisticRegression(C=0.1).fit(np.ones((30, 3)), y).predict(np.ones((7, 3)))  # S: classes (7,)
groups = KMeans(n_clusters=3, n_init=10).fit_predict(np.ones((30, 2)))  # S: groups (30,)
KMeans(3).fit(np.ones((5, 8, 8)))  # E: samples-table
classes + np.ones(8)  # E: broadcast-dimensions (7,) (8,)
