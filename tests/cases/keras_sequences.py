"""Models fed by objects that give batches by their number."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers


class Masks(keras.utils.Sequence):
    def __init__(self, total, batch_size, classes, flat=False):
        super().__init__()
        self.total, self.batch_size, self.classes, self.flat = total, batch_size, classes, flat
        self.places = np.arange(total)

    def __len__(self):
        return int(np.ceil(self.total / self.batch_size))

    def __getitem__(self, index):
        chosen = self.places[index * self.batch_size : (index + 1) * self.batch_size]
        images = np.zeros((len(chosen), 32, 32, 3), dtype="float32")  # S: images (4, 32, 32, 3)
        masks = np.zeros((len(chosen), 32, 32, self.classes))
        for place, _ in enumerate(chosen):
            masks[place] = np.eye(self.classes)[np.random.randint(0, self.classes, (32, 32))]
        return images, masks


class Pairs(keras.utils.PyDataset):
    def __getitem__(self, index):
        return (np.zeros((8, 3)), np.zeros((8, 5))), np.zeros((8, 2))


class Broken(keras.utils.Sequence):
    def __getitem__(self, index):
        masks = np.zeros((4, 32, 32, 3))
        masks[0] = np.zeros((32, 32))  # E: index-assignment-shape
        return np.zeros((4, 32, 32, 3)), masks


segments = keras.Sequential([layers.Input((32, 32, 3)), layers.Conv2D(5, 3, padding="same", activation="softmax")])
segments.compile("adam", "categorical_crossentropy")
segments.fit(Masks(20, 4, 5), validation_data=Masks(8, 4, 5), epochs=2)
segments.fit(Masks(20, 4, 6))  # E: loss-labels (4, 32, 32, 6) (4, 32, 32, 5)
segments.fit(Masks(20, 4, 5), validation_data=Masks(8, 4, 3))  # E: loss-labels
narrow = keras.Sequential([layers.Input((32, 32, 4)), layers.Conv2D(5, 3, padding="same")])
narrow.compile("adam", "categorical_crossentropy")
narrow.fit(Masks(20, 4, 5))  # E: model-input-size
three = keras.Sequential([layers.Input((32, 32, 3)), layers.Conv2D(3, 3, padding="same")])
three.compile("adam", "mse")
three.fit(Broken())
first, second = keras.Input((3,)), keras.Input((5,))
joined = keras.Model([first, second], layers.Dense(2)(layers.concatenate([first, second])))
joined.compile("adam", "mse")
joined.fit(Pairs())
third = keras.Input((4,))
other = keras.Model([first, third], layers.Dense(2)(layers.concatenate([first, third])))
other.compile("adam", "mse")
other.fit(Pairs())  # E: model-input-size
