"""What the weights of a layer are: kernels, biases, get_weights (run with Keras 3.15, TensorFlow 2.21)."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers

hidden = layers.Dense(16, activation="relu", name="hidden")
model = keras.Sequential([layers.Input((8,)), hidden, layers.Dense(3, name="out")])
w, b = model.layers[0].get_weights()
kernel, bias = w, b
first = kernel + np.zeros((8, 16))  # S: first (8, 16)
second = bias + np.zeros(16)  # S: second (16,)
np.zeros((5, 8)) @ w + b
np.zeros((5, 16)) @ w  # E: matmul-inner-dimensions (5, 16) (8, 16)
k = model.layers[1].kernel  # S: k (16, 3)
bi = model.layers[1].bias  # S: bi (3,)
w1 = model.layers[0].weights[1]  # S: w1 (16,)
wl = model.get_layer("out").get_weights()[0]  # S: wl (16, 3)
last = model.layers[-1].get_weights()[0]  # S: last (16, 3)
for layer in model.layers:
    print(layer.name, layer.get_weights()[0].shape)
model.layers[0].set_weights([np.zeros((8, 16)), np.zeros(16)])
model.layers[0].set_weights([np.zeros((9, 16)), np.zeros(16)])  # E: keras-weights (9, 16)
model.layers[0].set_weights([np.zeros((8, 16))])  # E: keras-weights-number
hidden.set_weights([w * 2, b])
hidden.set_weights([w.T, b])  # E: keras-weights

dense = layers.Dense(4, use_bias=False)
dense(np.zeros((2, 6)))
dk = dense.kernel  # S: dk (6, 4)
dn = dense.kernel.numpy()  # S: dn (6, 4)
dense.set_weights([np.zeros((6, 4))])
dense.set_weights([np.zeros((6, 4)), np.zeros(4)])  # E: keras-weights-number
conv = layers.Conv2D(8, 3)
conv(np.zeros((1, 10, 10, 3)))
ck = conv.kernel  # S: ck (3, 3, 3, 8)
filters, biases = conv.get_weights()
shown = filters[:, :, :, 0]  # S: shown (3, 3, 3)
words = layers.Embedding(100, 12)
words(np.zeros((2, 4)))
e = words.get_weights()[0]  # S: e (100, 12)
ew = words.embeddings  # S: ew (100, 12)
reverse = layers.LSTM(7)
reverse(np.zeros((2, 4, 5)))
gates = reverse.get_weights()[1]  # S: gates (7, 28)
# of a layer that is applied to what nobody knows
open_layer = layers.Dense(4)
open_layer(np.load(input()))
ok = open_layer.kernel  # S: ok (?, 4)
# layers of others
norm = layers.BatchNormalization()
norm(np.zeros((2, 6)))
gamma = norm.get_weights()[0]
