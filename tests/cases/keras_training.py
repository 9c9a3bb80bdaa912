"""Training Keras models: data against the input, labels against the outputs under the loss; data sets."""
import keras
import numpy as np
from keras.datasets import boston_housing, cifar10, imdb, mnist
from keras.layers import Dense, Embedding, Flatten, GlobalAveragePooling1D
from keras.models import Sequential
from keras.preprocessing.image import ImageDataGenerator
from keras.preprocessing.sequence import pad_sequences
from keras.utils import to_categorical
from sklearn.datasets import load_iris, make_classification
from sklearn.model_selection import train_test_split
from sklearn.preprocessing import StandardScaler

(x, y), (x_test, y_test) = mnist.load_data()
rows = x.reshape(60000, 784)  # S: rows (60000, 784)
ones = to_categorical(y, 10)  # S: ones (60000, 10)
model = Sequential([Dense(64, activation="relu", input_shape=(784,)), Dense(10, activation="softmax")])
model.compile("sgd", loss="categorical_crossentropy", metrics=["accuracy"])
model.fit(rows, ones, epochs=5, batch_size=100)
model.fit(rows, y)  # E: loss-labels (32,) (32, 10)
model.fit(x, ones)  # E: model-input-rank (32, 28, 28)
model.fit(rows, ones[:100])  # E: data-cardinality
model.fit(rows, ones, validation_data=(x_test.reshape(10000, 784), y_test))  # E: loss-labels
model.train_on_batch(rows[:50], ones[:50])
model.train_on_batch(rows[:50], ones[:49])  # E: data-cardinality
chances = model.predict(x_test.reshape((-1, 784)))  # S: chances (10000, 10)
model.compile("sgd", loss=keras.losses.SparseCategoricalCrossentropy())
model.fit(rows, y, validation_split=0.1)
model.evaluate(rows, ones)  # E: loss-labels

price = Sequential([Dense(1, input_dim=13)])
price.compile("rmsprop", loss="mse")
(x_price, y_price), _ = boston_housing.load_data()
price.fit(x_price, y_price, epochs=1, batch_size=4)
two = Sequential([Dense(2, input_dim=13)])
two.compile(loss="mae")
two.fit(x_price, y_price, batch_size=4)  # E: loss-labels

(words, mood), _ = imdb.load_data(num_words=1000)
padded = pad_sequences(words, maxlen=80)  # S: padded (25000, 80)
reader = Sequential([Embedding(1000, 16), GlobalAveragePooling1D(), Dense(1, activation="sigmoid")])
reader.compile("adam", "binary_crossentropy")
reader.fit(padded, mood)
reader.fit(words, mood)  # E: layer-rank

(pictures, kinds), _ = cifar10.load_data()
flow = ImageDataGenerator(rescale=1 / 255).flow(pictures, kinds, batch_size=16)
seen = Sequential([Flatten(input_shape=(32, 32, 3)), Dense(10)])
seen.compile(loss="sparse_categorical_crossentropy")
seen.fit_generator(flow, steps_per_epoch=10)
folder = ImageDataGenerator().flow_from_directory("data", target_size=(64, 64), class_mode="binary")
seen.fit(folder)  # E: model-input-size (batch, 64, 64, 3)

iris = load_iris()
scaled = StandardScaler().fit_transform(iris.data)  # S: scaled (150, 4)
x_train, x_rest, y_train, y_rest = train_test_split(scaled, iris.target, test_size=0.2)
flowers = Sequential([Dense(8, input_shape=(4,)), Dense(3, activation="softmax")])
flowers.compile(loss="sparse_categorical_crossentropy")
flowers.fit(x_train, y_train)
points, groups = make_classification(n_samples=200, n_features=12)
flowers.fit(points, groups)  # E: model-input-size


def distance(truth, guess):
    return keras.layers.Add()([truth, guess])  # E: merge-shapes


flowers.compile(loss=distance)
flowers.train_on_batch(np.zeros((5, 4)), np.zeros((5, 4)))

# classes in lists of lists keep their dimensions
rows = [[1, 2, 0], [3, 4, 0]]
steps = to_categorical(rows, num_classes=10)  # S: steps (2, 3, 10)
steps = to_categorical([1, 2, 3], num_classes=10)  # S: steps (3, 10)
steps = to_categorical([[1], [2]], num_classes=10)  # S: steps (2, 10)
digits = {word: place for place, word in enumerate("0123456789")}
many = []
for _ in range(1000):
    many.append([digits["0123456789"[c]] for c in np.random.choice(10, 7)])
steps = to_categorical(many, num_classes=10)  # S: steps (1000, 7, 10)
np.reshape(steps, (-1, 7, 10))
np.reshape(steps, (-1, 3, 10))  # E: reshape-element-count (1000, 7, 10)
