"""Outputs by name: predict gives arrays, and the program's own batches are dictionaries (run with Keras 3.15)."""

import keras
import numpy as np
from keras import layers


class Batches(keras.utils.Sequence):
    def __init__(self, count, size, width=10, kinds=4):
        super().__init__()
        self.size = size
        self.title = np.zeros((count, width))
        self.score, self.kind = np.zeros((count, 1)), np.zeros((count, kinds))

    def __len__(self):
        return int(np.ceil(len(self.title) / self.size))

    def __getitem__(self, index):
        part = slice(index * self.size, (index + 1) * self.size)
        return {"title": self.title[part]}, {"score": self.score[part], "kind": self.kind[part]}


title = keras.Input(shape=(10,), name="title")
hidden = layers.Dense(3)(title)
outputs = {"score": layers.Dense(1, name="score")(hidden), "kind": layers.Dense(4, name="kind")(hidden)}
model = keras.Model(inputs=[title], outputs=outputs)
model.compile("sgd", loss={"score": "mse", "kind": "mse"})
predicted = model.predict({"title": np.zeros((5, 10))}, verbose=0)
scores = predicted["score"].ravel() + 1.0  # S: scores (5,)
kinds = predicted["kind"].argmax(1) + 1  # S: kinds (5,)
both = np.hstack([predicted["score"], predicted["kind"]])  # S: both (5, 5)
np.hstack([predicted["score"].ravel(), predicted["kind"]])  # E: join-ranks
both @ np.ones(4)  # E: matmul-inner-dimensions (5, 5) (4,)

model.fit(Batches(20, 8))
model.fit(Batches(20, 8), validation_data=Batches(8, 4))
model.fit(Batches(20, 8, width=11))  # E: model-input-size (8, 11)
model.fit(Batches(20, 8, kinds=5))  # E: loss-labels (8, 5)
model.fit(Batches(20, 8), validation_data=Batches(8, 4, kinds=5))  # E: loss-labels (4, 5)
batches = model.predict(Batches(20, 8))
print(batches["kind"].argmax(1) + np.zeros(20))
