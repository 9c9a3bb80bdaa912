"""Keras 1: convolutions over two dimensions take rows and columns; who writes its keywords means these."""

from keras.layers import Activation, Convolution2D, Dense, Flatten, MaxPooling2D
from keras.models import Sequential

model = Sequential()
model.add(Convolution2D(32, 3, 3, border_mode="same", input_shape=(32, 32, 3)))
model.add(Activation("relu"))
model.add(Convolution2D(32, 3, 5))
model.add(Convolution2D(64, 5, 5, subsample=(2, 2)))
model.add(MaxPooling2D(pool_size=(2, 2)))
model.add(Convolution2D(8, (3, 3), strides=2))
print(model.layers[1].output + 0)  # S: model (batch, 32, 32, 32)
print(model.layers[2].output + 0)  # S: model (batch, 30, 28, 32)
print(model.layers[3].output + 0)  # S: model (batch, 13, 12, 64)
print(model.layers[5].output + 0)  # S: model (batch, 2, 2, 8)
model.add(Convolution2D(8, 3, 3))  # E: layer-window
narrow = Sequential([Convolution2D(4, nb_row=2, nb_col=4, input_shape=(8, 8, 1)), Flatten(), Dense(3)])
print(narrow.layers[0].output + 0)  # S: narrow (batch, 7, 5, 4)
