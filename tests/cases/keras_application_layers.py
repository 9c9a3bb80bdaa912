"""Layers of networks of keras.applications, by their names and by their places (run with Keras 3.15)."""
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers
from tensorflow.keras.applications import InceptionV3, MobileNetV2, ResNet50, VGG16, VGG19

base = VGG16(weights=None, include_top=False, input_shape=(64, 64, 3))
for layer in base.layers[:-4]:
    layer.trainable = False
a = base.layers[-5].output  # S: a (batch, 4, 4, 512)
a = base.layers[-1].output  # S: a (batch, 2, 2, 512)
a = base.layers[0].output  # S: a (batch, 64, 64, 3)
a = base.get_layer("block3_pool").output  # S: a (batch, 8, 8, 256)
a = tf.zeros((len(base.layers), 2))  # S: a (19, 2)
cut = keras.Model(base.input, base.get_layer("block4_conv3").output)
a = cut(np.zeros((2, 64, 64, 3), "float32"))  # S: a (2, 8, 8, 512)
layers.Reshape((64, 512))(cut.output)
layers.Reshape((49, 512))(cut.output)  # E: layer-reshape-count

# with its classes
whole = VGG16(weights=None)
a = whole.layers[-2].output  # S: a (batch, 4096)
a = whole.get_layer("fc1").output  # S: a (batch, 4096)
a = whole.layers[-1].output  # S: a (batch, 1000)
a = tf.zeros((len(whole.layers), 2))  # S: a (23, 2)
residual = ResNet50(weights=None)
a = residual.get_layer("avg_pool").output  # S: a (batch, 2048)

# a network for any size: several maps at once
styles = ["block1_conv1", "block3_conv1"]
open_network = VGG19(include_top=False, weights=None)
seen = keras.Model([open_network.input], [open_network.get_layer(name).output for name in styles])
first, third = seen(tf.zeros((1, 96, 64, 3)))
a = first + 0  # S: a (1, 96, 64, 64)
a = third + 0  # S: a (1, 24, 16, 256)
tf.matmul(tf.reshape(third, (384, 256)), tf.zeros((512, 2)))  # E: matmul-inner-dimensions

# the maps of the way down that the way up joins
mobile = MobileNetV2(input_shape=(128, 128, 3), include_top=False, weights=None)
names = ["block_1_expand_relu", "block_3_expand_relu", "block_6_expand_relu", "block_13_expand_relu", "block_16_project"]
down = keras.Model(inputs=mobile.input, outputs=[mobile.get_layer(name).output for name in names])
skips = down(keras.Input((128, 128, 3)))
x = layers.Conv2DTranspose(64, 3, strides=2, padding="same")(skips[-1])
x = layers.Concatenate()([x, skips[3]])  # S: x (batch, 8, 8, 640)
layers.Concatenate()([x, skips[2]])  # E: cat-dimensions
inception = InceptionV3(input_shape=(150, 150, 3), include_top=False, weights=None)
a = inception.get_layer("mixed7").output  # S: a (batch, 7, 7, 768)
residual = ResNet50(include_top=False, input_shape=(256, 256, 3), weights=None)
a = residual.get_layer("conv4_block6_out").output  # S: a (batch, 16, 16, 1024)
a = residual.get_layer("conv1_relu").output  # S: a (batch, 128, 128, 64)
# what is not listed
layers.Reshape((7,))(residual.get_layer("conv4_block6_2_conv").output)
layers.Reshape((7,))(residual.layers[-30].output)

# names that a loop makes
stack = keras.Sequential([keras.Input((40, 40, 3))])
for i, width in enumerate([8, 16]):
    stack.add(layers.Conv2D(width, 3, name=f"conv{i}"))
    stack.add(layers.MaxPooling2D(2, name=f"pool{i}"))
stack.add(layers.Flatten())
a = stack.get_layer("pool1").output  # S: a (batch, 8, 8, 16)
layers.Reshape((77,))(stack.get_layer("flatten").output)
