"""Labels of a size that was not followed: their number of dimensions is known all the same."""
import numpy as np
from keras.layers import LSTM, Dense, Input
from keras.models import Model

letters = set()
for letter in np.random.choice(list("abcdefgh"), 40):
    if letter not in letters:
        letters.add(letter)
total = len(letters)
rows = np.zeros((20, 7, total), "float32")
given = Input(shape=(None, total))
last = Model(given, Dense(total, activation="softmax")(LSTM(8)(given)))
last.compile(optimizer="sgd", loss="categorical_crossentropy")
last.fit(rows, rows, verbose=0)  # E: loss-labels (batch, 7, ?) (batch, ?)
last.fit(rows, rows[:, 0], verbose=0)
each = Model(given, Dense(total, activation="softmax")(LSTM(8, return_sequences=True)(given)))
each.compile(optimizer="sgd", loss="categorical_crossentropy")
each.fit(rows, rows, verbose=0)
