# Names of several star imports from libraries are those of the one that has them
import numpy as np
from keras.models import *
from keras.layers import *
from keras.optimizers import *
from keras import backend as K


def network(size=(64, 64, 1)):
    inputs = Input(size)
    first = Conv2D(8, 3, activation="relu", padding="same")(inputs)
    first = Conv2D(8, 3, activation="relu", padding="same")(first)
    pooled = MaxPooling2D(pool_size=(2, 2))(first)
    second = Conv2D(16, 3, activation="relu", padding="same")(pooled)
    second = Dropout(0.5)(second)
    up = Conv2D(8, 2, activation="relu", padding="same")(UpSampling2D(size=(2, 2))(second))
    merged = concatenate([first, up], axis=3)
    outputs = Conv2D(1, 1, activation="sigmoid")(merged)
    concatenate([first, pooled], axis=3)  # E: cat-dimensions (batch, 64, 64, 8) (batch, 32, 32, 8)
    return Model(inputs, outputs)


model = network()
model.compile(optimizer=Adam(learning_rate=1e-4), loss="binary_crossentropy")
answer = model.predict(np.zeros((4, 64, 64, 1)))  # S: answer (4, 64, 64, 1)
