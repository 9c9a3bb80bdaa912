"""Windows over a series, in batches (run with Keras 3.15)."""
import keras
import numpy as np
from keras import layers

data = np.zeros((100, 3), "float32")
pairs = keras.utils.timeseries_dataset_from_array(data, data[:, 0], sequence_length=10, batch_size=16)
model = keras.Sequential([keras.Input((10, 3)), layers.LSTM(8), layers.Dense(1)])
model.compile("adam", "mse")
model.fit(pairs)
for windows, targets in pairs.take(1):
    a = windows + 0  # S: a (16, 10, 3)
    a = targets + 0  # S: a (16,)
for windows in keras.utils.timeseries_dataset_from_array(data, targets=None, sequence_length=10, sequence_stride=2, sampling_rate=3):
    a = windows + 0  # S: a (37, 10, 3)
longer = keras.preprocessing.timeseries_dataset_from_array(data[:-10], data[10:], sequence_length=12)
flat = keras.Sequential([keras.Input((10, 3)), layers.Flatten(), layers.Dense(3)])
flat.compile("adam", "mse")
flat.fit(longer)  # E: model-input-size (79, 12, 3)
other = keras.Sequential([keras.Input((12, 3)), layers.LSTM(8), layers.Dense(1)])
other.compile("adam", "mse")
other.fit(longer)
wide = keras.Sequential([keras.Input((12, 3)), layers.LSTM(8), layers.Dense(2)])
wide.compile("adam", "mse")
wide.fit(longer)  # E: loss-labels (79, 3)
