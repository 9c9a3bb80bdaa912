"""Models that are saved and loaded again, under the same path or another one."""
import keras
import numpy as np
from keras import layers

model = keras.Sequential([keras.Input((5,)), layers.Dense(4), layers.Dense(2)])
model.compile("adam", "mse")
model.save("model.keras")
again = keras.models.load_model("model.keras")
again.summary()
guess = again.predict(np.zeros((8, 5)))  # S: guess (8, 2)
path = "other.keras"
model.save(path)
more = keras.saving.load_model(path)
batch = np.zeros((3, 5))
answer = more(batch)  # S: answer (3, 2)
stranger = keras.models.load_model("stranger.h5", compile=False)
opinion = stranger.predict(batch)
