"""Keras models over datasets of tf.data: fit, evaluate, predict, steps of the program's own, images in folders."""
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers

x = np.zeros((100, 28, 28), dtype="float32")
y = np.zeros((100,), dtype="int32")
train = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(100).batch(32)
model = keras.Sequential([keras.Input((28, 28)), layers.Flatten(), layers.Dense(10)])
model.compile("adam", loss=keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(train, epochs=2, validation_data=train)
model.evaluate(train)
chances = model.predict(train)  # S: chances (100, 10)
some = model.predict(train.map(lambda a, b: a).repeat(2).take(3))  # A: some (?, 10)
model.predict(train.unbatch())  # E: model-input-rank (28, 28)
model.fit(train.map(lambda a, b: (a[:, 1:], b)))  # E: model-input-size (32, 27, 28)
model.fit(train.map(lambda a, b: (a, tf.one_hot(b, 10))))  # E: loss-labels (32, 10) (32, 10)
model.fit(train, validation_data=train.map(lambda a, b: (a, tf.stack([b, b]))))  # E: loss-labels (2, 32) (32, 10)
model.compile("adam", loss="categorical_crossentropy")
model.fit(train.map(lambda a, b: (a, tf.one_hot(b, 10))))
model.evaluate(train)  # E: loss-labels (32,) (32, 10)

first, second = keras.Input((4,)), keras.Input((3,))
joined = keras.Model([first, second], layers.Dense(1)(layers.Concatenate()([first, second])))
joined.compile("sgd", "mse")
pairs = tf.data.Dataset.from_tensor_slices(((np.zeros((8, 4)), np.zeros((8, 3))), np.zeros((8, 1)))).batch(4)
joined.fit(pairs)
swapped = tf.data.Dataset.from_tensor_slices(((np.zeros((8, 3)), np.zeros((8, 4))), np.zeros((8, 1)))).batch(4)
joined.fit(swapped)  # E: model-input-size


# ---- a step of the program's own, instead of the model's call
class Trainer(keras.Model):
    def __init__(self, units):
        super().__init__()
        self.first = layers.Dense(16, activation="relu")
        self.last = layers.Dense(units)
        self.tracker = keras.metrics.Mean(name="loss")

    def call(self, inputs):
        return self.last(self.first(inputs))

    def train_step(self, data):
        inputs, targets = data
        with tf.GradientTape() as tape:
            outputs = self(inputs, training=True)
            loss = tf.reduce_mean(tf.square(targets - outputs))  # E: broadcast-dimensions (32, 4) (32, 5)
        gradients = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(gradients, self.trainable_variables))
        self.tracker.update_state(loss)
        return {"loss": self.tracker.result()}


values = tf.data.Dataset.from_tensor_slices((np.zeros((64, 8), "float32"), np.zeros((64, 4), "float32"))).batch(32)
good = Trainer(4)
good.compile(optimizer="adam")
good.fit(values, epochs=2)
wrong = Trainer(5)
wrong.compile(optimizer="adam")
wrong.fit(values)


class Asks(keras.Model):
    def __init__(self):
        super().__init__()
        self.layer = layers.Dense(3)

    def call(self, inputs):
        return self.layer(inputs)

    def train_step(self, data):
        inputs, targets = data
        with tf.GradientTape() as tape:
            loss = self.compute_loss(y=targets, y_pred=self(inputs))  # E: loss-labels
        self.optimizer.apply_gradients(zip(tape.gradient(loss, self.trainable_weights), self.trainable_weights))
        return {"loss": loss}


asks = Asks()
asks.compile("adam", loss="categorical_crossentropy")
asks.fit(np.zeros((32, 8)), np.zeros((32, 3)), batch_size=16)
asks.fit(np.zeros((32, 8)), np.zeros((32, 4)), batch_size=16)

# ---- images in folders
folder = keras.utils.image_dataset_from_directory("flowers", validation_split=0.2, subset="training", seed=1, image_size=(180, 160), batch_size=16)
names = folder.class_names
for images, labels in folder:
    pixels = tf.reshape(images, [-1, 180 * 160 * 3])  # A: pixels (16, 86400)
    fixed = tf.reshape(images, [16, 180 * 160 * 3])  # W: reshape-element-count
    numbers = tf.identity(labels)  # A: numbers (16,)
network = keras.Sequential([layers.Rescaling(1.0 / 255, input_shape=(180, 160, 3)), layers.Conv2D(8, 3), layers.Flatten(), layers.Dense(5)])
network.compile("adam", loss=keras.losses.SparseCategoricalCrossentropy(from_logits=True))
network.fit(folder.cache().prefetch(tf.data.AUTOTUNE), validation_data=folder)
turned = tf.keras.preprocessing.image_dataset_from_directory("flowers", image_size=(160, 180))
network.fit(turned)  # E: model-input-size
ones = keras.utils.image_dataset_from_directory("flowers", image_size=(180, 160), label_mode="categorical", class_names=["a", "b", "c", "d", "e"])
network.fit(ones)  # E: loss-labels (32, 5) (32, 5)
left, right = keras.utils.image_dataset_from_directory("flowers", subset="both", label_mode="binary", color_mode="grayscale")
gray, yes = next(iter(right))
again = tf.identity(gray)  # S: again (32, 256, 256, 1)
again = tf.identity(yes)  # S: again (32, 1)

# the usual split, said; sequences that are too long are left out
(news, topics), (others, _) = keras.datasets.reuters.load_data(num_words=1000, test_split=0.2)
n = topics + 0  # S: n (8982,)
(short, opinions), _ = keras.datasets.imdb.load_data(maxlen=100)
m = opinions + np.zeros(20000)
