"""Dictionaries of tensors that a graph is run for."""
import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 3])
logits = tf.layers.dense(x, 3)
chances = tf.nn.softmax(logits)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=y, logits=logits))
step = tf.train.AdamOptimizer(1e-3).minimize(loss)
summed = tf.reduce_sum(chances + y)  # E: broadcast-dimensions (5, 3) (4, 3)
with tf.Session() as session:
    result = session.run({"loss": loss, "chances": chances, "step": step}, {x: np.zeros((5, 8)), y: np.zeros((5, 3))})
    best = result["chances"].argmax(axis=1)
    result["chances"] @ np.zeros((2, 2))  # E: matmul-inner-dimensions
    result["chances"] @ np.zeros((3, 2))
    print(result["loss"] + 1.0, result["step"] is None)
    wanted = {"all": [logits, chances], "sum": summed}
    more = session.run(wanted, {x: np.zeros((5, 8)), y: np.zeros((4, 3))})
    first, second = more["all"]
    second @ np.zeros((3, 2))
    second @ np.zeros((4, 2))  # E: matmul-inner-dimensions
    for name, value in session.run({"chances": chances}, {x: np.zeros((6, 8))}).items():
        print(name, value @ np.zeros((3, 5)))
        value @ np.zeros((2, 5))  # E: matmul-inner-dimensions
    many = {"part%d" % i: tf.layers.dense(x, i + 1) for i in range(int(input()))}
    print(session.run(many, {x: np.zeros((6, 8))})["part1"])
