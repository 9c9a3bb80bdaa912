"""Models of scikit-learn that are put together of others (run with scikit-learn 1.7)."""
import numpy as np
import pandas as pd
from sklearn.compose import ColumnTransformer
from sklearn.decomposition import PCA
from sklearn.ensemble import VotingClassifier
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression, Ridge
from sklearn.model_selection import GridSearchCV
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import OneHotEncoder, StandardScaler
from sklearn.svm import SVC

x, y = np.random.rand(40, 4), np.arange(40) % 2
test, truth = np.random.rand(12, 4), np.arange(12) % 2
pipe = Pipeline([("scale", StandardScaler()), ("pca", PCA(n_components=2)), ("svc", SVC(probability=True))])
pipe.fit(x, y)
guess = pipe.predict(test)  # S: guess (12,)
guess == truth
guess - y  # E: broadcast-dimensions (12,) (40,)
odds = pipe.predict_proba(test)
odds[:, 1] - truth
odds[:, 1] - y  # E: broadcast-dimensions (12,) (40,)
pipe.score(test, truth)
pipe.score(test, y)  # E: sample-numbers (12, 4) (40,)
make_pipeline(StandardScaler(), Ridge()).fit(x, y[1:])  # E: sample-numbers (40, 4) (39,)
grid = GridSearchCV(make_pipeline(StandardScaler(), SVC()), {"svc__C": [0.1, 1.0]}, cv=3)
grid.fit(x, y)
again = grid.best_estimator_.predict(test) + grid.predict(test)
table = grid.cv_results_["mean_test_score"].reshape(2, 1)
vote = VotingClassifier([("one", LogisticRegression()), ("two", SVC())])
mean = (vote.fit(x, y).predict(test) == truth).mean()

# samples that are no table
texts = ["the cat sat", "the dog barked", "a cat and a dog"]
model = make_pipeline(TfidfVectorizer(), LogisticRegression())
model.fit(texts, [0, 1, 1])
told = model.predict(["a cat", "a dog"])  # S: told (2,)
make_pipeline(TfidfVectorizer(), Ridge()).fit(np.array(texts), np.zeros(4))  # E: sample-numbers (3,) (4,)

# several targets, none, and frames
both = make_pipeline(StandardScaler(), Ridge())
both.fit(x, np.zeros((40, 3)))
both.predict(test) - np.zeros((12, 3))
flat = make_pipeline(StandardScaler(), PCA(2))
flat.fit(x)
flat.transform(test) - np.zeros((12, 2))
frame = pd.DataFrame({"a": np.arange(40.0), "b": np.arange(40.0), "c": ["x", "y"] * 20})
prepared = ColumnTransformer([("numbers", StandardScaler(), ["a", "b"]), ("words", OneHotEncoder(), ["c"])])
chain = Pipeline([("prepared", prepared), ("ridge", Ridge())])
chain.fit(frame, y)
np.c_[prepared.fit_transform(frame), y]
counts = TfidfVectorizer().fit_transform(texts)
counts.sum(axis=0)[0, 1]
MLPClassifier((8,)).fit(x, y).predict(test) - truth
MLPClassifier((8,)).fit(x, y[:-1])  # E: sample-numbers (40, 4) (39,)
MLPClassifier((8,)).fit(x[0], y)  # E: samples-table (4,)
