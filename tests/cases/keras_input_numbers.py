"""How many inputs a functional model has, and how many tensors it is given."""
import keras
import numpy as np
from keras import layers

x = np.zeros((8, 4), "float32")
image = keras.Input((4,))
one = keras.Model(image, layers.Dense(2)(image))
a = one(x)  # S: a (8, 2)
a = one([x])  # S: a (8, 2)
a = one((x,))  # S: a (8, 2)
one([x, x, x])  # E: model-input-number
one((x, x))  # E: model-input-number
one([keras.Input((4,)), keras.Input((4,))])  # E: model-input-number
one.predict([x, x])  # E: model-input-number
# the method itself takes what it needs
one.call([x, x, x])

left, right = keras.Input((4,), name="left"), keras.Input((None, 3), name="right")
two = keras.Model([left, right], layers.Concatenate()([left, layers.LSTM(5)(right)]))
series = np.zeros((8, 7, 3))
b = two([x, series])  # S: b (8, 9)
c = two({"left": x, "right": series})  # S: c (8, 9)
two([x])  # E: model-input-number
two(x)  # E: model-input-number
two([x, series, x])  # E: model-input-number
two.predict([x, series])
two.compile("sgd", "mse")
two.fit([x, series], np.zeros((8, 9)))
two.fit(x, np.zeros((8, 9)))  # E: model-input-number
two.fit([x, series, x], np.zeros((8, 9)))  # E: model-input-number
d = keras.models.clone_model(two)
d(x)  # E: model-input-number

encoder = keras.Model(image, [layers.Dense(3)(image), layers.Dense(3)(image)])
latent = keras.Input((3,))
decoder = keras.Model(latent, layers.Dense(4)(latent))


class Autoencoder(keras.Model):
    def __init__(self, encoder, decoder, position):
        super().__init__()
        self.encoder, self.decoder, self.position = encoder, decoder, position

    def call(self, inputs):
        encoded = self.encoder(inputs)
        if self.position is None:
            return self.decoder(encoded)  # E: model-input-number
        return self.decoder(encoded[self.position])


e = Autoencoder(encoder, decoder, 1)(x)  # S: e (8, 4)
Autoencoder(encoder, decoder, None).predict(x)


class Named(keras.Model):
    def __init__(self):
        inputs = keras.Input((4,))
        super().__init__(inputs=inputs, outputs=layers.Dense(6)(inputs))


f = Named()(x)  # S: f (8, 6)
Named()([x, x])  # E: model-input-number

network = keras.applications.MobileNet(weights=None)
network([np.zeros((2, 224, 224, 3)), np.zeros((2, 224, 224, 3))])  # E: model-input-number


def either(several):
    given = [x, x] if several else x
    return one(given)  # no error: which of them it is given is not followed


either(np.random.rand() > 0.5)
