"""Models fed by the names of their inputs; labels and losses by the names of the layers that give the outputs."""
import keras
import numpy as np
from keras import layers

title = keras.Input(shape=(12,), name="title")
body = keras.Input(shape=(30,), name="body")
joined = layers.concatenate([title, body])
priority = layers.Dense(1, activation="sigmoid", name="priority")(joined)
genre = layers.Dense(5, activation="softmax", name="genre")(joined)
model = keras.Model(inputs=[title, body], outputs=[priority, genre])
model.compile("adam", loss={"priority": "binary_crossentropy", "genre": keras.losses.CategoricalCrossentropy()})
titles, bodies = np.zeros((64, 12)), np.zeros((64, 30))
priorities, genres = np.zeros((64, 1)), np.zeros((64, 5))
model.fit({"title": titles, "body": bodies}, {"priority": priorities, "genre": genres}, batch_size=32)
model.fit({"body": bodies, "title": titles}, {"genre": genres, "priority": priorities})
model.fit({"title": bodies, "body": bodies}, {"priority": priorities, "genre": genres})  # E: model-input-size (32, 30)
model.fit({"title": titles, "body": bodies}, {"priority": priorities, "genre": np.zeros((64, 6))})  # E: loss-labels (32, 6) (32, 5)
model.fit({"title": titles, "body": bodies[:60]}, {"priority": priorities, "genre": genres})  # E: data-cardinality
model.fit([titles, bodies], {"priority": priorities, "genre": genres})
model.fit({"title": titles, "body": bodies}, [priorities, priorities])  # E: loss-labels (32, 1) (32, 5)
model.evaluate({"title": titles, "body": titles}, {"priority": priorities, "genre": genres})  # E: model-input-size (32, 12)
model.predict({"title": titles, "body": bodies})

one = keras.Model(title, layers.Dense(3, name="kind")(title))
one.compile("adam", loss={"kind": "sparse_categorical_crossentropy"})
one.fit({"title": titles}, {"kind": np.zeros(64)})
one.fit({"title": titles}, {"kind": np.zeros((64, 3))})  # E: loss-labels (32, 3) (32, 3)
one.fit({"title": bodies}, {"kind": np.zeros(64)})  # E: model-input-size

# something unknown among what is fed by name
import somewhere

table, picture = keras.Input((20,), name="table"), keras.Input((6,), name="picture")
together = keras.layers.concatenate([keras.layers.Dense(4)(table), keras.layers.Dense(4)(picture)])
of_both = keras.Model([table, picture], [keras.layers.Dense(3)(together), keras.layers.Dense(1)(together)])
one, two = of_both.predict({"table": np.zeros((50, 20)), "picture": somewhere.made()})
a = one + 0  # S: a (50, 3)
one @ np.zeros((2, 2))  # E: matmul-inner-dimensions (50, 3) (2, 2)
