# Placeholders that are fed, and results that are fetched, by their names.
import numpy as np
import tensorflow as tf

graph = tf.Graph()
with graph.as_default():
    features = tf.placeholder(tf.float32, [None, 784], name="features")
    targets = tf.placeholder(tf.float32, [None, 10], name="targets")
    logits = tf.layers.dense(features, 10, name="logits")
    cost = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(logits=logits, labels=targets), name="cost")  # E: loss-logits-labels

with tf.Session(graph=graph) as session:
    session.run(tf.global_variables_initializer())
    a = session.run(logits, feed_dict={"features:0": np.zeros((5, 784))}) + 0  # S: a (5, 10)
    session.run(["cost:0"], feed_dict={"features:0": np.zeros((5, 784)), "targets:0": np.zeros((5, 10))})
    session.run(["cost:0"], feed_dict={"features:0": np.zeros((5, 784)), "targets:0": np.zeros((5, 9))})  # E: feed-shape
    session.run("logits/BiasAdd:0", feed_dict={"features:0": np.zeros((5, 28, 28))})  # E: feed-shape
    session.run(cost, feed_dict={"features:0": np.zeros((5, 784)), "targets:0": np.zeros((4, 10))})  # fails where the loss is
