"""Steps of a model that the program writes itself."""
import keras
import numpy as np
from keras import layers, ops


# what a step of the program's own asks of its data: a tensor is no tuple
class Stepping(keras.Model):
    def __init__(self, units):
        super().__init__()
        self.dense = layers.Dense(units)
        self.head = layers.Dense(3)

    def call(self, x):
        return self.head(self.dense(x))  # E: layer-other-size (4, 3, 5)

    def train_step(self, data):
        if isinstance(data, tuple):
            data = data[0]
        return {"loss": ops.mean(self(data) - ops.reshape(data, (-1, 3)))}  # E: broadcast-dimensions


stepping = Stepping(4)
stepping.compile(optimizer="adam")
stepping.fit(np.zeros((12, 3)), batch_size=4)
stepping.fit(np.zeros((12, 3)), np.zeros((12,)), batch_size=4)
stepping.fit(np.zeros((12, 3, 5)), np.zeros((12,)), batch_size=4)
