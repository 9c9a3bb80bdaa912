"""Datasets that TensorFlow Datasets prepares: their samples, parts, and numbers."""

import tensorflow as tf
import tensorflow_datasets as tfds

(ds_train, ds_test), ds_info = tfds.load("mnist", split=["train", "test"], shuffle_files=True, as_supervised=True, with_info=True)


def normalize_img(image, label):
    return tf.cast(image, tf.float32) / 255.0, label


ds_train = ds_train.map(normalize_img, num_parallel_calls=tf.data.AUTOTUNE)
ds_train = ds_train.cache()
ds_train = ds_train.shuffle(ds_info.splits["train"].num_examples)
ds_train = ds_train.batch(128)
ds_train = ds_train.prefetch(tf.data.AUTOTUNE)
for image, label in ds_train:
    a = tf.identity(image)  # S: a (128, 28, 28, 1) (96, 28, 28, 1)
    b = tf.identity(label)  # S: b (128,) (96,)
model = tf.keras.models.Sequential(
    [tf.keras.layers.Flatten(input_shape=(28, 28, 1)), tf.keras.layers.Dense(128, activation="relu"), tf.keras.layers.Dense(10)]
)
model.compile(optimizer="adam", loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=["accuracy"])
model.fit(ds_train, epochs=6, validation_data=ds_test.batch(128))
data = tfds.load("cifar10")
for example in data["train"].batch(32).take(1):
    c = tf.identity(example["image"])  # S: c (32, 32, 32, 3)
    d = tf.identity(example["label"])  # S: d (32,)
train = tfds.load("imdb_reviews", split="train", as_supervised=True)
for text, label in train.take(2):
    e = tf.identity(text)  # S: e ()
flowers, info = tfds.load("tf_flowers", split="train[:80%]", with_info=True, as_supervised=True)
flowers = flowers.map(lambda x, y: (tf.image.resize(x, (160, 160)), y)).batch(32)
for x, y in flowers:
    f = tf.identity(x)  # S: f (32, 160, 160, 3) (last batch, 160, 160, 3)
net = tf.keras.Sequential([tf.keras.layers.Conv2D(8, 3), tf.keras.layers.Flatten(), tf.keras.layers.Dense(info.features["label"].num_classes)])
g = net(x)  # S: g (32, ?) (last batch, ?)
other = tfds.load("glue/mrpc", split="train").batch(4)
for z in other:
    print(z)
bad = tf.keras.Sequential([tf.keras.Input((32, 32, 1)), tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
for image, label in ds_train:
    bad(image)  # E: model-input-size
pets, pet_info = tfds.load("oxford_iiit_pet:3.*.*", with_info=True)
pets2 = tfds.load("oxford_iiit_pet", split="train")


def load_image(datapoint):
    input_image = tf.image.resize(datapoint["image"], (128, 128))
    input_mask = tf.image.resize(datapoint["segmentation_mask"], (128, 128), method="nearest")
    return input_image, input_mask - 1


for x, y in pets2.map(load_image).batch(16):
    h = x + 0  # S: h (16, 128, 128, 3)
    i = y + 0  # S: i (16, 128, 128, 1)
train_data = tfds.load(name="mnist", split=tfds.Split.TRAIN, as_supervised=True)
for x, y in train_data:
    print(x)
x_viz, y_viz = tfds.load("mnist", split=["train[:1500]"], batch_size=-1, as_supervised=True)[0]
names = ["train", "test"]
t1, t2 = tfds.load("fashion_mnist", split=names, as_supervised=True)
for x, y in tfds.as_numpy(t1.batch(10)):
    j = x + 0  # S: j (10, 28, 28, 1)
