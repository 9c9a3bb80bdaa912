"""Scalers, encoders and projections of scikit-learn are given a table of samples by features."""
import numpy as np
from sklearn.decomposition import PCA
from sklearn.preprocessing import LabelEncoder, MinMaxScaler, OneHotEncoder, PolynomialFeatures, StandardScaler

y = np.zeros(10)
x = np.zeros((10, 3))

good = StandardScaler().fit_transform(x)
good = StandardScaler().fit_transform(y.reshape(-1, 1))
StandardScaler().fit_transform(y)  # E: samples-table (10,)
scaler = MinMaxScaler().fit(x)
good = scaler.transform(x)
scaler.transform(x[0])  # E: samples-table (3,)
MinMaxScaler().fit(y)  # E: samples-table (10,)
StandardScaler().fit(np.zeros((10, 3, 2)))  # E: samples-table (10, 3, 2)

good = OneHotEncoder(sparse_output=False).fit_transform(y[:, None])
OneHotEncoder(sparse_output=False).fit_transform(y)  # E: samples-table (10,)
good = PolynomialFeatures(2).fit_transform(x)
PolynomialFeatures(2).fit_transform(y)  # E: samples-table (10,)

good = LabelEncoder().fit_transform(y)
good = LabelEncoder().fit_transform(y.reshape(-1, 1))
LabelEncoder().fit_transform(x)  # E: label-vector (10, 3)

good = PCA(n_components=3).fit_transform(x)
PCA(n_components=4).fit_transform(x)  # E: component-number (10, 3)
PCA(n_components=3).fit(x[:2])  # E: component-number (2, 3)
PCA(2).fit(y)  # E: samples-table (10,)
good = PCA(0.9).fit(x)
