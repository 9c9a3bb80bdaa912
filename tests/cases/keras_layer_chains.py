"""The layers of functional models by their place, where one is applied to what another gives (run with Keras 3.15)."""
import keras
import numpy as np
import tensorflow as tf
from keras import Model, layers

image = keras.Input((32, 32, 3))
x = layers.Conv2D(8, 3, name="maps")(image)
x = layers.MaxPooling2D()(x)
x = layers.Flatten(name="flat")(x)
x = layers.Dense(64, activation="relu")(x)
classes = layers.Dense(10)(x)
network = Model(image, classes)
a = network.layers[-2].output  # S: a (batch, 64)
a = network.layers[1].output  # S: a (batch, 30, 30, 8)
a = network.get_layer(index=2).output  # S: a (batch, 15, 15, 8)
a = network.get_layer(index=-1).output  # S: a (batch, 10)
a = tf.zeros((len(network.layers), 1))  # S: a (6, 1)
features = Model(inputs=network.input, outputs=network.layers[-2].output)
a = features(np.zeros((5, 32, 32, 3), "float32"))  # S: a (5, 64)
tf.matmul(a, tf.zeros((10, 2)))  # E: matmul-inner-dimensions (5, 64) (10, 2)
layers.Reshape((8, 8))(network.layers[-2].output)
layers.Reshape((8, 9))(network.layers[-2].output)  # E: layer-reshape-count
head = Model(network.inputs, layers.Dense(3)(network.layers[-3].output))
a = head(np.zeros((5, 32, 32, 3), "float32"))  # S: a (5, 3)
seen = Model(network.inputs, [layer.output for layer in network.layers[1:3]])
maps, pooled = seen(np.zeros((5, 32, 32, 3), "float32"))
a = maps + 0  # S: a (5, 30, 30, 8)
a = pooled + 0  # S: a (5, 15, 15, 8)
y = np.zeros((5, 32, 32, 3), "float32")
for layer in network.layers[1:]:
    y = layer(y)
a = y + 0  # S: a (5, 10)

# the decoder is what comes last of both together
given = keras.Input(shape=(784,))
encoded = layers.Dense(32)(given)
autoencoder = Model(given, layers.Dense(784)(encoded))
short = keras.Input(shape=(32,))
decoder = Model(short, autoencoder.layers[-1](short))
a = decoder(np.zeros((2, 32), "float32"))  # S: a (2, 784)


stack = keras.Sequential([keras.Input((8,)), layers.Dense(4), layers.Dense(2)])
a = stack.get_layer(index=0).output  # S: a (batch, 4)
a = stack.get_layer(index=-1).output  # S: a (batch, 2)

# a layer that is applied twice, and layers side by side: in which order is not followed
twice = layers.Dense(16)
joined = Model(given, layers.Dense(5)(twice(layers.Dense(16)(twice(layers.Dense(16)(given))))))
layers.Reshape((77,))(joined.layers[2].output)
sides = Model(given, layers.Dense(7)(layers.add([layers.Dense(3)(given), layers.Dense(3)(given)])))
layers.Reshape((77,))(sides.layers[-2].output)

# a layer in each round of a loop
x = image
for i, width in enumerate((8, 16)):
    x = layers.Conv2D(width, 3, padding="same")(x)
    x = layers.MaxPooling2D()(x)
x = layers.Flatten()(x)
looped = Model(image, layers.Dense(10)(x))
a = looped.layers[-2].output  # S: a (batch, 1024)
a = looped.layers[3].output  # S: a (batch, 16, 16, 16)
a = tf.zeros((len(looped.layers), 1))  # S: a (7, 1)
coded = Model(looped.input, looped.layers[-2].output)
tf.matmul(coded(np.zeros((5, 32, 32, 3), "float32")), tf.zeros((100, 2)))  # E: matmul-inner-dimensions (5, 1024) (100, 2)


def deep(rounds):
    given = keras.Input((16,))
    x = given
    for _ in range(rounds):
        x = layers.Dense(x.shape[-1] + 1)(x)
    return Model(given, x)


a = deep(3).layers[-1].output  # S: a (batch, 19)
a = deep(3).layers[1].output  # S: a (batch, 17)
# how many rounds, nobody knows
layers.Reshape((77,))(deep(np.random.randint(5)).layers[-1].output)
# both ways around a layer
x = image
for width in (8, 16):
    x = layers.add([layers.Conv2D(width, 3, padding="same")(x), layers.Conv2D(width, 1)(x)])
layers.Reshape((77,))(Model(image, x).layers[-2].output)
