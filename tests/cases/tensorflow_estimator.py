"""Estimators: the model function is called with what the input function gives."""
import numpy as np
import tensorflow as tf


def network(features, units):
    x = tf.reshape(features["images"], shape=[-1, 28, 28, 1])
    x = tf.layers.max_pooling2d(tf.layers.conv2d(x, 32, 5), 2, 2)
    return tf.layers.dense(tf.layers.flatten(x), units)


def model_function(features, labels, mode, params):
    logits = network(features, params["units"])  # S: logits (batch, 10)
    classes = tf.argmax(logits, axis=1)
    if mode == tf.estimator.ModeKeys.PREDICT:
        return tf.estimator.EstimatorSpec(mode, predictions=classes)
    loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(logits=logits, labels=tf.cast(labels, tf.int32)))  # S: loss ()
    return tf.estimator.EstimatorSpec(mode=mode, predictions=classes, loss=loss, train_op=tf.train.AdamOptimizer(0.1).minimize(loss))


images, numbers = np.zeros((600, 784), "float32"), np.zeros((600,), "int64")
model = tf.estimator.Estimator(model_function, params={"units": 10})
model.train(tf.estimator.inputs.numpy_input_fn(x={"images": images}, y=numbers, batch_size=50, shuffle=True), steps=10)
model.evaluate(tf.estimator.inputs.numpy_input_fn(x={"images": images}, y=numbers, shuffle=False))


def plain_model(features, labels, mode):
    logits = tf.layers.dense(features, 3)
    loss = tf.losses.softmax_cross_entropy(labels, logits)  # E: loss-logits-labels
    return tf.estimator.EstimatorSpec(mode, loss=loss)


def batches():
    return tf.data.Dataset.from_tensor_slices((np.zeros((60, 8), "float32"), np.zeros((60, 4), "float32"))).batch(20)


tf.estimator.Estimator(model_fn=plain_model).train(input_fn=batches, steps=2)


def wrong_images(features, labels, mode):
    x = tf.reshape(features["images"], shape=[50, 28, 27, 1])  # E: reshape-element-count
    return tf.estimator.EstimatorSpec(mode, loss=tf.reduce_mean(x))


fed = tf.estimator.inputs.numpy_input_fn(x={"images": images}, y=numbers)
tf.estimator.train_and_evaluate(tf.estimator.Estimator(wrong_images), tf.estimator.TrainSpec(fed, max_steps=3), tf.estimator.EvalSpec(fed))
layer = tf.layers.Dense(5)
hidden = layer(tf.placeholder(tf.float32, [None, 7]))
tf.matmul(hidden, tf.zeros((4, 2)))  # E: matmul-inner-dimensions
