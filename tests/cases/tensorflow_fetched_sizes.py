"""What runs of a graph give has the sizes that were fed in each of them, also where the batches are joined again."""
import os

import numpy as np
import tensorflow as tf

data = np.random.rand(70, 6)
labels = np.zeros(70)
x = tf.placeholder(tf.float32, [None, 6])
weights = tf.placeholder(tf.float32, [None])
logits = tf.matmul(x, tf.zeros([6, 4]))
scaled = logits * tf.expand_dims(weights, 1)
twice = tf.concat([logits, logits], 0)
session = tf.Session()
one = session.run(logits, {x: data[:32]})  # S: one (32, 4)
one[:, 0] + labels[:32]
one[:, 0] + labels  # E: broadcast-dimensions (32,) (70,)
other = session.run(logits, {x: data[32:]})
one - other  # E: broadcast-dimensions (32, 4) (38, 4)
both = session.run(twice, {x: data[:10]})
both[:, 0] + np.zeros(20)
both[:, 0] + np.zeros(10)  # E: broadcast-dimensions
first, second = session.run([logits, scaled], feed_dict={x: data[:8], weights: labels[:8]})
first - second
second - one  # E: broadcast-dimensions

# batches, of which the last is shorter
parts, products = [], []
for i in range((70 + 31) // 32):
    batch = data[i * 32:(i + 1) * 32]
    parts.append(session.run(logits, feed_dict={x: batch}))
    products.append(session.run(scaled, feed_dict={x: batch, weights: labels[i * 32:(i + 1) * 32]}))
joined = np.concatenate(parts, axis=0)
joined.argmax(axis=1) == labels
np.concatenate(products)[:, 0] - labels
joined[:, 0] + np.zeros(96)  # E: broadcast-dimensions
whole = []
for i in range(70 // 32):
    whole.append(session.run(logits, feed_dict={x: data[i * 32:(i + 1) * 32]}))
np.concatenate(whole, axis=0)[:, 0] + np.zeros(64)
np.concatenate(whole, axis=0)[:, 0] + labels  # E: broadcast-dimensions

# more rounds than are looked at one by one: what all of them give is left open
many = []
for i in range(0, 1000, 10):
    many.append(session.run(logits, {x: np.zeros((10, 6))}))
np.concatenate(many)[:, 0] + np.zeros(1000)
many[3][:, 0] + np.zeros(10)
many[3][:, 0] + np.zeros(11)  # E: broadcast-dimensions

# one or the other: what is fed is not known
rows = data[:5] if os.environ.get("FEW") else data[:6]
some = session.run(logits, {x: rows})
some[:, 0] + np.zeros(5)
some @ np.zeros((3, 3))  # E: matmul-inner-dimensions
