"""Parts of models: their layers, by place or by name, what layers give in them, inputs and outputs as lists (run with Keras 3.15)."""
import keras
import numpy as np
import tensorflow as tf
from keras import layers

x = np.zeros((64, 16), "float32")
stack = keras.Sequential([keras.Input((16,)), layers.Dense(32, name="first"), layers.Dense(24), layers.Dense(5)])
features = keras.Model(stack.inputs, stack.layers[-2].output)
a = features(x)  # S: a (64, 24)
features = keras.Model(inputs=stack.inputs, outputs=stack.get_layer("first").output)
a = features(x)  # S: a (64, 32)
tf.matmul(a, tf.zeros((24, 2)))  # E: matmul-inner-dimensions (64, 32)
y = x
for layer in stack.layers:
    y = layer(y)
a = tf.matmul(y, tf.zeros((5, 2)))  # S: a (64, 2)
tf.matmul(y, tf.zeros((6, 2)))  # E: matmul-inner-dimensions (64, 5)
for layer in stack.layers[:-1]:
    layer.trainable = False
deferred = keras.Sequential([layers.Dense(7), layers.Dense(3)])
a = deferred.layers[0](x)  # S: a (64, 7)

image = keras.Input((28, 28, 1))
maps = layers.Conv2D(8, 3, name="maps")(image)
classes = layers.Dense(10)(layers.Flatten()(maps))
network = keras.Model(image, classes)
seen = keras.Model(network.inputs, [network.get_layer("maps").output, network.output])
shown, guessed = seen(np.zeros((2, 28, 28, 1)))
a = shown + 0  # S: a (2, 26, 26, 8)
a = layers.Dense(3)(network.get_layer("maps").output)  # S: a (batch, 26, 26, 3)
layers.Conv2D(4, 3)(network.get_layer("maps").output)
layers.Conv2D(4, 27)(network.get_layer("maps").output)  # E: layer-window
opened = keras.Model(network.input, network.layers[1].output)
a = opened(np.zeros((2, 28, 28, 1)))

left, right = keras.Input((8,)), keras.Input((4,))
joined = keras.Model([left, right], [layers.Dense(2)(layers.concatenate([left, right])), left])
first = keras.Model(inputs=joined.inputs, outputs=joined.outputs[0])
a = first([np.zeros((3, 8)), np.zeros((3, 4))])  # S: a (3, 2)
first([np.zeros((3, 8)), np.zeros((3, 5))])  # E: model-input-size (3, 5)
