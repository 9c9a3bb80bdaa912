"""What a model of several inputs is validated with: ((one, other), labels) is one pair, not a sequence of two batches.

https://keras.io/api/models/model_training_apis/ (3.15)
"""

import numpy as np
from tensorflow import keras

one, other, labels = np.zeros((96, 5)), np.zeros((96, 6)), np.zeros((96, 1))
first = keras.Input((5,))
second = keras.Input((6,))
joined = keras.layers.concatenate([first, keras.layers.Dense(30)(second)])
model = keras.Model([first, second], keras.layers.Dense(1)(joined))
model.compile(loss="mse", optimizer="sgd")

model.fit((one, other), labels, validation_data=((one, other), labels))
model.fit([one, other], labels, validation_data=([one, other], labels))
model.fit([one, other], labels, validation_data=((one[:40], other[:40]), labels[:40]))
model.fit((one, other), labels, validation_data=((one, other, one), labels))  # E: model-input-number
model.fit((one, other), labels, validation_data=((one, one), labels))  # E: model-input-size


def batches():
    for position in range(0, 96, 32):
        rows = slice(position, position + 32)
        yield (one[rows], other[rows]), labels[rows]


model.fit(batches(), validation_data=((one, other), labels))
model.fit(batches(), validation_data=((other, one), labels))  # E: model-input-size (32, 6) (batch, 5)
predicted = model.predict((one, other))  # S: predicted (96, 1)
