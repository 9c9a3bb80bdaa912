"""Sequences cut and filled to one length, whose steps have dimensions of their own."""

import numpy as np
from keras.datasets import imdb
from keras.layers import Dense, Embedding, LSTM
from keras.models import Sequential
from keras.preprocessing.sequence import pad_sequences
from keras.utils import to_categorical

a = pad_sequences(np.zeros((7, 9, 4)), maxlen=6)  # S: a (7, 6, 4)
b = pad_sequences(np.zeros((7, 9)), maxlen=6)  # S: b (7, 6)
pad_sequences([to_categorical([1, 2], num_classes=5), to_categorical([1], num_classes=5)], maxlen=6)[0, 0, 0]
c = pad_sequences([np.zeros(3), np.zeros(2)], maxlen=6)  # S: c (2, 6)
(texts, _), _ = imdb.load_data()
d = pad_sequences(texts, maxlen=6)  # S: d (25000, 6)
d.dot(np.zeros((7, 2)))  # E: matmul-inner-dimensions (25000, 6) (7, 2)

lines = open("words.txt").readlines()
tags = np.empty((len(lines),), dtype=list)
for i, line in enumerate(lines):
    tags[i] = to_categorical([len(word) for word in line.split()], num_classes=5)
tags = pad_sequences(tags, maxlen=6)

tagger = Sequential([Embedding(100, 8), LSTM(16, return_sequences=True), Dense(5, activation="softmax")])
tagger.compile(loss="categorical_crossentropy", optimizer="adam")
tagger.fit(np.zeros((10, 6)), tags[:10])

tagger.fit(np.zeros((2, 6)), c)  # E: loss-labels
cells = np.empty((7, 2), dtype=dict)
cells[1, 1] = np.zeros(3)
np.zeros((7, 2))[1, 1] = np.zeros(3)  # E: index-assignment-shape
