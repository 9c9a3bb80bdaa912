"""Calls that many programs have: products of sizes, grids of slices, windows, polynomials, scores, samples of classes."""
import keras
import numpy as np
import tensorflow as tf
from numpy.lib.stride_tricks import as_strided, sliding_window_view
from sklearn.metrics import accuracy_score, mean_squared_error

shape = (28, 28, 3)
flat = np.zeros((5,) + shape).reshape(5, np.prod(shape))  # S: flat (5, 2352)
narrow = np.zeros((5,) + shape).reshape(5, np.prod(shape[:2]))  # E: reshape-element-count
halves = np.prod([0.5, 2.0]) * np.ones(3)  # S: halves (3,)
columns = np.prod(np.ones((3, 4)), axis=0)  # S: columns (4,)

rows, places = np.ogrid[:6, :8]  # S: rows (6, 1)  # S: places (1, 8)
disc = (rows - 3) ** 2 + (places - 4) ** 2 < 9  # S: disc (6, 8)
picture = np.zeros((8, 6))
picture * disc  # E: broadcast-dimensions (8, 6) (6, 8)
grid = np.mgrid[2:5, :4]  # S: grid (2, 3, 4)
points = np.mgrid[0:3:0.5, :4]  # S: points (2, ?, 4)
line = np.ogrid[:9]  # S: line (9,)

windows = sliding_window_view(np.arange(100), 10)  # S: windows (91, 10)
patches = sliding_window_view(np.zeros((8, 9)), (3, 3))  # S: patches (6, 7, 3, 3)
along = sliding_window_view(np.zeros((8, 9)), 3, axis=0)  # S: along (6, 9, 3)
sliding_window_view(np.arange(5), 10)  # E: window-larger
several = sliding_window_view(np.zeros((4, 3, 20, 24)), (5, 3), axis=(2, 3))  # S: several (4, 3, 16, 22, 5, 3)
several = sliding_window_view(np.zeros((4, 3, 20, 24)), (5, 3), axis=(-1, 0))  # S: several (2, 3, 20, 20, 5, 3)
sliding_window_view(np.zeros((4, 3, 20, 24)), (5, 3), axis=(2, 1))[0] + 1
sliding_window_view(np.zeros((4, 3, 20, 24)), (5, 4), axis=(2, 1))  # E: window-larger
sliding_window_view(np.zeros((4, 3, 20, 24)), (5, 3, 3), axis=(2, 3))  # E: window-dimensions
sliding_window_view(np.zeros((4, 3, 20, 24)), (5, 3), axis=(2, 4))  # E: dimension-out-of-range
sliding_window_view(np.zeros((8, 9)), 3)  # E: window-dimensions
strided = as_strided(np.zeros(10), (8, 3), (8, 8))  # S: strided (8, 3)

times = np.linspace(0, 1, 50)
weights = np.polyfit(times, times ** 2, 2)  # S: weights (3,)
curve = np.polyval(weights, np.zeros(20))  # S: curve (20,)
np.polyfit(times, np.zeros(49), 2)  # E: fit-lengths
np.polyfit(times[:, None], times, 2)  # E: vector-expected
empty = np.ndarray((4, 2), dtype=np.int32)  # S: empty (4, 2)

error = np.sqrt(mean_squared_error(times, curve[:5]))  # E: score-lengths
hits = accuracy_score([1, 0, 1], np.array([1, 1, 1]))

noise = keras.random.normal((4, 2))  # S: noise (4, 2)
counts = tf.math.confusion_matrix([1, 2], [0, 2], num_classes=3)  # S: counts (3, 3)
total = counts + tf.zeros([4, 4], tf.int32)  # E: broadcast-dimensions (3, 3) (4, 4)
tf.print("counts", counts)

embedded = tf.zeros([16, 32])
table, offsets = tf.zeros([500, 32]), tf.zeros([500])
labels = tf.zeros([16, 1], tf.int64)
loss = tf.nn.nce_loss(table, offsets, labels, embedded, num_sampled=8, num_classes=500)  # S: loss (16,)
tf.nn.nce_loss(table, offsets, labels[:, 0], embedded, 8, 500)  # E: sampled-loss-rank
tf.nn.sampled_softmax_loss(table, offsets, labels, embedded[:, :30], 8, 500)  # E: sampled-loss-sizes
tf.nn.nce_loss(table, embedded[0], labels, embedded, 8, 500)  # E: sampled-loss-classes

unsure = keras.Sequential([keras.layers.Dense(4, input_dim=np.array([5])[0])])
fed = unsure(np.zeros((3, 5)))  # S: fed (3, 4)


def windows_of(series, width, ahead):
    inputs, start = [], 0
    for _ in range(len(series)):
        if start + width + ahead <= len(series):
            inputs.append(series[start : start + width].reshape((width, 1)))
        start += 1
    return np.array(inputs)


recurrent = keras.Sequential([keras.layers.LSTM(3, input_shape=(14, 1))])
recurrent.predict(windows_of(np.zeros(144), 14, 7))
recurrent.predict(np.zeros((144, 14)), verbose=0)
recurrent.predict(np.zeros((144,)), verbose=0)  # E: model-input-rank
