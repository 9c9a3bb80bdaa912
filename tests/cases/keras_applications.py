"""Networks of keras.applications: what they expect, and what comes out with and without their classes."""
import numpy as np
from tensorflow.keras import layers, models
from tensorflow.keras.applications import MobileNetV2, ResNet50, Xception
from tensorflow.keras.applications.inception_v3 import InceptionV3
from tensorflow.keras.applications.vgg16 import VGG16, preprocess_input

base = VGG16(weights="imagenet", include_top=False, input_shape=(150, 150, 3))
maps = base(np.zeros((8, 150, 150, 3)))  # S: maps (8, 4, 4, 512)
features = base.predict(preprocess_input(np.zeros((8, 150, 150, 3))))
rows = features.reshape(8, 4 * 4 * 512)  # S: rows (8, 8192)
wrong = features.reshape(8, 7 * 7 * 512)  # E: reshape-element-count (8, 4, 4, 512)
base(np.zeros((8, 224, 224, 3)))  # E: model-input-size (8, 224, 224, 3)
base.trainable = False
model = models.Sequential([base, layers.Flatten(), layers.Dense(256, activation="relu"), layers.Dense(1)])
out = model(np.zeros((4, 150, 150, 3)))  # S: out (4, 1)
mobile = MobileNetV2(input_shape=(224, 224, 3), include_top=False)
x = layers.GlobalAveragePooling2D()(mobile.output)  # S: x (batch, 1280)
tuned = models.Model(mobile.input, layers.Dense(5)(x))
five = tuned(np.zeros((3, 224, 224, 3)))  # S: five (3, 5)
whole = ResNet50(weights="imagenet")
classes = whole(np.zeros((1, 224, 224, 3)))  # S: classes (1, 1000)
pooled = Xception(include_top=False, pooling="avg")
vectors = pooled(np.zeros((2, 150, 150, 3)))  # S: vectors (2, 2048)
images = layers.Input((201, 201, 3))
inner = InceptionV3(input_tensor=images, include_top=False)
last = inner.output  # S: last (batch, 4, 4, 2048)
small = ResNet50(include_top=False, input_shape=(28, 28, 3))  # E: application-input

# whole numbers become floats
pixels = preprocess_input(np.zeros((2, 8, 8, 3), "uint8"))
pixels += 0.5  # S: pixels (2, 8, 8, 3)
whole = np.zeros((2, 8, 8, 3), "uint8")
whole += 0.5  # E: result-type
