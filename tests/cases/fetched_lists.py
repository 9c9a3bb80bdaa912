"""Lists of tensors that a session runs: as long as they are then."""

import numpy as np
import tensorflow as tf

placeholder = tf.placeholder(tf.float32, [None, 1])


class Network:
    def __init__(self, normalized):
        self.layers = [tf.layers.batch_normalization(placeholder)] if normalized else [placeholder]
        for i in range(3):
            self.layers.append(tf.layers.dense(self.layers[-1], 10))


networks = [Network(False), Network(True)]
session = tf.Session()
feed = {placeholder: np.zeros((5, 1))}
one, two = session.run([networks[0].layers, networks[1].layers], feed)
a = one[0] + 0  # S: a (5, 1)
b = one[3] + 0  # S: b (5, 10)
c = two[3] + 0  # S: c (5, 10)
np.zeros((4, 2)) @ two[1]  # E: matmul-inner-dimensions
two[4]  # E: item-out-of-range
whole = session.run(networks[0].layers, feed)
d = whole[2] + 0  # S: d (5, 10)
both = session.run({"layers": networks[0].layers, "last": networks[1].layers[-1]}, feed)
e = both["layers"][1] + 0  # S: e (5, 10)
f = both["last"] + 0  # S: f (5, 10)
