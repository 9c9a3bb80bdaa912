"""With a planted error, a shortcut that keeps its size: a small residual network on CIFAR-10, with the functional API and augmented images."""

import tensorflow as tf
from tensorflow.keras import layers
from tensorflow.keras.preprocessing.image import ImageDataGenerator


def block(features, filters, strides=1):
    shortcut = features
    hidden = layers.Conv2D(filters, 3, strides=strides, padding="same")(features)
    hidden = layers.BatchNormalization()(hidden)
    hidden = layers.Activation("relu")(hidden)
    hidden = layers.Conv2D(filters, 3, padding="same")(hidden)
    hidden = layers.BatchNormalization()(hidden)
    if strides != 1:
        shortcut = layers.Conv2D(filters, 1, padding="same")(features)
    return layers.Activation("relu")(layers.add([hidden, shortcut]))  # E: merge-shapes (batch, 16, 16, 32) (batch, 32, 32, 32)


def network(shape=(32, 32, 3), depth=3, classes=10):
    images = tf.keras.Input(shape=shape)
    features = layers.Conv2D(16, 3, padding="same", activation="relu")(images)
    for stage in range(3):
        filters = 16 * 2**stage
        for index in range(depth):
            features = block(features, filters, 2 if stage > 0 and index == 0 else 1)
    features = layers.GlobalAveragePooling2D()(features)
    return tf.keras.Model(images, layers.Dense(classes, activation="softmax")(features))


def main():
    (x_train, y_train), (x_test, y_test) = tf.keras.datasets.cifar10.load_data()
    x_train, x_test = x_train / 255.0, x_test / 255.0
    model = network(x_train.shape[1:])
    model.compile(
        optimizer="adam", loss="sparse_categorical_crossentropy", metrics=["accuracy"]
    )
    augmented = ImageDataGenerator(width_shift_range=0.1, horizontal_flip=True)
    model.fit(
        augmented.flow(x_train, y_train, batch_size=64),
        epochs=20,
        validation_data=(x_test, y_test),
    )
    chances = model.predict(x_test)  # S: chances (10000, 10)
    print(chances.argmax(axis=1)[:10])


if __name__ == "__main__":
    main()
