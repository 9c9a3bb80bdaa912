"""Going over image generators of Keras, and lists of what a dataset gives."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator

folder = ImageDataGenerator().flow_from_directory("images", target_size=(32, 48), batch_size=20, class_mode="binary")
for images, labels in folder:
    rows = images.reshape(-1, 32 * 48 * 3)  # A: rows (20, 4608)
    bad = images.reshape(-1, 28 * 28)  # E: reshape-element-count
    break
first, kinds = next(folder)
half = first / 2  # S: half (20, 32, 48, 3)
alone = ImageDataGenerator().flow_from_directory("images", target_size=(32, 48), class_mode=None)
for index, picture in enumerate(alone):
    more = picture + 1  # A: more (32, 32, 48, 3)
dataset = tf.data.Dataset.from_tensor_slices((np.zeros((100, 8)), np.zeros(100))).batch(10)
weights = tf.zeros((8, 2))
for points, values in list(dataset):
    product = points @ weights  # S: product (10, 2)
fewer = tf.zeros((9, 2))
points, values = list(dataset)[0]
wrong = points @ fewer  # E: matmul-inner-dimensions (10, 8) (9, 2)
