"""Weights of samples that models of Keras are trained with: one for each, and none of classes beside them."""
import keras
import numpy as np
from keras import layers

model = keras.Sequential([keras.Input((9,)), layers.Dense(3, activation="softmax")])
model.compile("sgd", "sparse_categorical_crossentropy")
x, y = np.zeros((12, 9)), np.zeros(12, int)
model.fit(x, y, sample_weight=np.ones(12))
model.fit(x, y, sample_weight=np.ones(10))  # E: data-cardinality (12, 9) (10,)
model.fit(x, y, sample_weight=None)
model.fit(x, y, class_weight={0: 1.0, 1: 2.0, 2: 1.0})
model.fit(x, y, sample_weight=np.ones(12), class_weight={0: 1.0, 1: 2.0, 2: 1.0})  # E: keras-both-weights (12,)
model.fit(x, y, sample_weight=np.ones(12), class_weight=None)
model.evaluate(x, y, sample_weight=np.ones(12))
model.evaluate(x, y, sample_weight=np.ones(10))  # E: data-cardinality (12, 9) (10,)
model.fit(x, y, validation_data=(x[:4], y[:4], np.ones(4)))
model.fit(x, y, validation_data=(x[:4], y[:4], np.ones(5)))  # E: data-cardinality (4, 9) (5,)
model.fit(x, y, validation_data=(x[:4], y[:4]))


def balanced(labels):
    counts = np.bincount(labels, minlength=3)
    return (len(labels) / (3 * counts))[labels]


model.fit(x, y, sample_weight=balanced(y))
model.fit(x[:8], y[:8], sample_weight=balanced(y))  # E: data-cardinality (8, 9) (12,)
model.fit(x[:8], y[:8], sample_weight=balanced(y[:8]))
