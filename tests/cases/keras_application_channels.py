"""Networks that Keras ships are convolutions over the channels they were made for; some normalize before, which spreads one channel."""
import numpy as np
from tensorflow import keras

gray, colour = np.zeros((2, 96, 96, 1), "float32"), np.zeros((2, 96, 96, 3), "float32")
base = keras.applications.MobileNetV2((96, 96, 3), include_top=False, weights=None)
base(colour)
base(gray)  # E: model-input-size (2, 96, 96, 1) (batch, 96, 96, 3)
images = keras.Input((96, 96, 3))
model = keras.Model(images, keras.layers.GlobalAveragePooling2D()(base(images, training=False)))
features = model(colour)  # S: features (2, 1280)
model(gray)  # E: model-input-size (2, 96, 96, 1) (batch, 96, 96, 3)
keras.applications.ResNet50(input_shape=(96, 96, 3), include_top=False, weights=None)(gray)  # E: model-input-size
spread = keras.applications.EfficientNetB0(input_shape=(96, 96, 3), include_top=False, weights=None)
spread(gray)
