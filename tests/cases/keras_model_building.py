"""What programs do around the models that they build: sizes that are open, classes with a name to be saved under."""
import keras
import numpy as np
from keras import layers, ops

# a size that is open as long as the model is built is None
number = keras.Input(shape=())
if number.shape[-1] is None:
    number = ops.expand_dims(number, -1)  # S: number (batch, 1)
words = keras.Input(shape=(None, 8))
steps = words.shape[1]
if steps is not None:
    words = layers.Dense(steps)(words)
joined = layers.concatenate([number, layers.Dense(3)(keras.Input((4,)))])  # S: joined (batch, 4)
if keras.Input((6,)).shape[1] is None:
    layers.Dense(2)(joined) + keras.Input((7,))


@keras.saving.register_keras_serializable()
class Double(layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.dense = layers.Dense(units)

    def call(self, x):
        return ops.concatenate([self.dense(x), self.dense(x)], axis=-1)


@keras.utils.register_keras_serializable("own", name="Triple")
class Triple(Double):
    pass


doubled = Double(5)(joined)  # S: doubled (batch, 10)
doubled + Triple(6)(joined)  # E: broadcast-dimensions
rows = np.zeros((10, 3))
picked = rows[np.random.choice(range(10), size=4)]  # S: picked (4, 3)
# what a model is built of is promoted, its tensors are not
places = keras.Input((4,), dtype="int32")
scaled = places * 0.5 + keras.Input((4,))  # S: scaled (batch, 4)
merged = layers.concatenate([places, scaled])  # S: merged (batch, 8)
ops.ones((4,), dtype="int32") * ops.ones((4,))  # E: same-types


class Pair(keras.Model):
    def __init__(self, units):
        super().__init__()
        self.dense = layers.Dense(units)
        self.other = layers.Dense(units + 1)

    def call(self, inputs):
        first, second = inputs
        return self.dense(first) + self.other(second)  # E: broadcast-dimensions


# a shape for each of several inputs
Pair(6).build(input_shape=[(4, 10), (4, 12)])
