"""Segments of rows in keras.ops, scattering into what a tensor says, sequences of texts."""
import numpy as np
import tensorflow as tf
from keras import layers, ops
from tensorflow.keras.preprocessing.sequence import pad_sequences
from tensorflow.keras.preprocessing.text import Tokenizer

rows, numbers = ops.zeros((5, 3)), np.array([0, 0, 1, 1, 2])
a = ops.segment_sum(rows, numbers, num_segments=7)  # S: a (7, 3)
b = ops.segment_max(rows, numbers)  # S: b (?, 3)
ops.segment_sum(rows, numbers[:4], num_segments=7)  # E: segment-numbers
ops.segment_sum(rows, np.zeros((5, 3), int), num_segments=7)  # E: segment-numbers
c = ops.segment_sum(ops.zeros(5), numbers, 4)  # S: c (4,)
layers.Dense(2)(a).numpy().reshape(15)  # E: reshape-element-count

d = tf.scatter_nd([[0], [1]], [1.0, 2.0], tf.constant([8]))  # S: d (8,)
e = d + 1  # S: e (8,)

tokenizer = Tokenizer(num_words=100)
texts = ["one text", "another one", "the last"]
tokenizer.fit_on_texts(texts)
sequences = tokenizer.texts_to_sequences(texts)
padded = pad_sequences(sequences, maxlen=6)  # S: padded (3, 6)
longest = max(len(sequence) for sequence in sequences)
f = np.array(pad_sequences(sequences, maxlen=longest))  # S: f (3, ?)
padded.reshape(2, 10)  # E: reshape-element-count
first = sequences[0]
pad_sequences([first])
g = pad_sequences(tokenizer.texts_to_sequences(open("texts.txt").readlines()), maxlen=6)  # S: g (?, 6)
