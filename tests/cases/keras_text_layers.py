"""Layers that look words up: each becomes an index, texts become rows of them."""
import keras
from keras import layers
from six.moves import range
texts = keras.Input(shape=(1,), dtype="string")
vectorizer = layers.TextVectorization(max_tokens=1000, output_mode="int", output_sequence_length=20)
vectorizer.adapt(["one", "two"])
rows = vectorizer(texts)  # S: rows (batch, 20)
words = layers.Embedding(1000, 16)(rows)  # S: words (batch, 20, 16)
flat = layers.Flatten()(words)  # S: flat (batch, 320)
layers.Reshape((319,))(flat)  # E: layer-reshape-count
lookup = layers.StringLookup(vocabulary=["a", "b"], mask_token=None)
size = lookup.vocabulary_size()
places = lookup(keras.Input(shape=(5,), dtype="string"))  # S: places (batch, 5)
places + layers.Dense(4)(flat)  # E: broadcast-dimensions
total = keras.Input((3,))
for units in range(4, 6):
    total = layers.Dense(units)(total)
total + keras.Input((4,))  # E: broadcast-dimensions
total = layers.Reshape((1, 5))(total)  # S: total (batch, 1, 5)


from somewhere import sentences
import tensorflow as tf
for batch in tf.data.Dataset.from_tensor_slices(sentences).batch(4).map(lambda text: vectorizer(text)):
    print(batch.shape)
