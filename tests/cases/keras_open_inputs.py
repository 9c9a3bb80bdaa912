"""Inputs of an open size: windows are taken to fit; what only odd sizes break is told."""
from tensorflow import keras
from tensorflow.keras import layers

model = keras.Sequential()
model.add(layers.Conv1D(32, 5, input_shape=(None, 7)))
model.add(layers.MaxPooling1D(3))
model.add(layers.Conv1D(16, 5))
a = model(keras.Input((100, 7)))  # A: a (batch, 28, 16)

image = keras.Input((None, None, 3))
down = layers.Conv2D(8, 3, padding="same")(image)
up = layers.UpSampling2D(2)(layers.MaxPooling2D(2)(down))
a = layers.concatenate([down, up])  # W: cat-dimensions
a = layers.Conv2D(8, 3)(keras.Input((None, None, 4)))
a = layers.Conv2D(8, 9)(keras.Input((6, 6, 4)))  # E: layer-window

# Inputs that are declared apart: who feeds them sees to it that their sizes agree, where they can.
other = keras.Input((None, None, 3))
a = layers.concatenate([image, other])
a = layers.Add()([image, other])
a = layers.concatenate([layers.MaxPooling2D(2)(image), other])
a = layers.concatenate([image, layers.Permute((2, 1, 3))(image)])  # W: cat-dimensions
a = layers.concatenate([image, keras.Input((None, 5, 3, 1))])  # E: join-ranks
a = layers.Dot(axes=1)([image, keras.Input((None, 3))])
