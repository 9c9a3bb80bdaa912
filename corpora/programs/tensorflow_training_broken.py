"""With a planted error: the head of the network has a class more than the labels."""
import argparse
import os
import time

import tensorflow as tf
from tensorflow.keras import layers, models

AUTOTUNE = tf.data.AUTOTUNE
CLASSES = 10


def augment(image, label):
    image = tf.image.random_flip_left_right(image)
    image = tf.pad(image, [[4, 4], [4, 4], [0, 0]])
    image = tf.image.random_crop(image, size=[32, 32, 3])  # S: image (32, 32, 3)
    return image, label


def normalize(image, label):
    image = tf.cast(image, tf.float32) / 255.0
    mean = tf.constant([0.4914, 0.4822, 0.4465])
    std = tf.constant([0.2470, 0.2435, 0.2616])
    return (image - mean) / std, tf.one_hot(tf.squeeze(label, axis=-1), CLASSES)


def datasets(batch_size):
    (x_train, y_train), (x_test, y_test) = tf.keras.datasets.cifar10.load_data()
    train = tf.data.Dataset.from_tensor_slices((x_train, y_train))
    validation = train.take(5000)
    train = train.skip(5000)
    train = train.shuffle(10000).map(normalize, num_parallel_calls=AUTOTUNE).map(augment, num_parallel_calls=AUTOTUNE)
    train = train.batch(batch_size).prefetch(AUTOTUNE)
    validation = validation.map(normalize).batch(batch_size)
    test = tf.data.Dataset.from_tensor_slices((x_test, y_test)).map(normalize).batch(batch_size)
    return train, validation, test


class ConvBlock(layers.Layer):
    def __init__(self, filters, **kwargs):
        super().__init__(**kwargs)
        self.conv = layers.Conv2D(filters, 3, padding="same", use_bias=False)
        self.norm = layers.BatchNormalization()
        self.pool = layers.MaxPooling2D()

    def call(self, inputs, training=False):
        x = self.conv(inputs)
        x = self.norm(x, training=training)
        return self.pool(tf.nn.relu(x))


class Network(models.Model):
    def __init__(self, widths=(32, 64, 128)):
        super().__init__()
        self.blocks = [ConvBlock(width) for width in widths]
        self.flatten = layers.Flatten()
        self.hidden = layers.Dense(256, activation="relu")
        self.dropout = layers.Dropout(0.5)
        self.head = layers.Dense(CLASSES + 1)

    def call(self, inputs, training=False):
        x = inputs
        for block in self.blocks:
            x = block(x, training=training)
        x = self.hidden(self.flatten(x))
        x = self.dropout(x, training=training)
        return self.head(x)


class Trainer:
    def __init__(self, model, learning_rate, log_dir):
        self.model = model
        self.loss_fn = tf.keras.losses.CategoricalCrossentropy(from_logits=True)
        self.optimizer = tf.keras.optimizers.Adam(tf.keras.optimizers.schedules.CosineDecay(learning_rate, 10000))
        self.train_loss = tf.keras.metrics.Mean(name="train_loss")
        self.train_accuracy = tf.keras.metrics.CategoricalAccuracy(name="train_accuracy")
        self.test_accuracy = tf.keras.metrics.CategoricalAccuracy(name="test_accuracy")
        self.writer = tf.summary.create_file_writer(log_dir)
        self.checkpoint = tf.train.Checkpoint(model=model, optimizer=self.optimizer)
        self.manager = tf.train.CheckpointManager(self.checkpoint, log_dir, max_to_keep=3)

    @tf.function
    def train_step(self, images, labels):
        with tf.GradientTape() as tape:
            logits = self.model(images, training=True)
            loss = self.loss_fn(labels, logits)  # E: loss-labels (128, 10) (128, 11)
            loss += 1e-4 * tf.add_n([tf.nn.l2_loss(v) for v in self.model.trainable_variables])
        gradients = tape.gradient(loss, self.model.trainable_variables)
        gradients, _ = tf.clip_by_global_norm(gradients, 5.0)
        self.optimizer.apply_gradients(zip(gradients, self.model.trainable_variables))
        self.train_loss.update_state(loss)
        self.train_accuracy.update_state(labels, logits)
        return logits

    @tf.function
    def test_step(self, images, labels):
        logits = self.model(images, training=False)
        self.test_accuracy.update_state(labels, logits)

    def fit(self, train, validation, epochs):
        for epoch in range(epochs):
            start = time.time()
            self.train_loss.reset_state()
            self.train_accuracy.reset_state()
            self.test_accuracy.reset_state()
            for step, (images, labels) in enumerate(train):
                logits = self.train_step(images, labels)
                if step % 100 == 0:
                    correct = tf.equal(tf.argmax(logits, axis=1), tf.argmax(labels, axis=1))
                    print(step, float(self.train_loss.result()), float(tf.reduce_mean(tf.cast(correct, tf.float32))))
            for images, labels in validation:
                self.test_step(images, labels)
            with self.writer.as_default():
                tf.summary.scalar("loss", self.train_loss.result(), step=epoch)
                tf.summary.scalar("accuracy", self.train_accuracy.result(), step=epoch)
            self.manager.save()
            print(f"epoch {epoch}: {self.train_loss.result():.4f} {self.test_accuracy.result() * 100:.2f} {time.time() - start:.1f}s")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--batch-size", type=int, default=128)
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--log-dir", default="logs")
    args = parser.parse_args()
    tf.random.set_seed(0)
    os.makedirs(args.log_dir, exist_ok=True)
    train, validation, test = datasets(args.batch_size)
    model = Network()
    trainer = Trainer(model, args.lr, args.log_dir)
    trainer.fit(train, validation, args.epochs)
    for images, labels in test:
        trainer.test_step(images, labels)
    print("test accuracy", trainer.test_accuracy.result().numpy())
    model.save_weights(os.path.join(args.log_dir, "model.weights.h5"))


if __name__ == "__main__":
    main()
