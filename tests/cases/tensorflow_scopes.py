"""Variables that share a name, scopes and all, have one shape (run with TensorFlow 2.21, compat.v1)."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense(x, units, scope, reuse=None):
    with tf.variable_scope(scope, reuse=reuse):
        w = tf.get_variable("w", [x.get_shape()[-1], units])  # E: variable-other-shape
        b = tf.get_variable("b", [units])
        return tf.matmul(x, w) + b


def score(image, reuse=False):
    with tf.name_scope("score"):
        h = dense(image, 32, "first", reuse)
    return dense(h, 1, "second", reuse)


real = tf.placeholder(tf.float32, [None, 784])
wrong = tf.placeholder(tf.float32, [None, 748])
a = score(real)  # S: a (?, 1)
score(tf.zeros([5, 784]), reuse=True)
score(wrong, reuse=True)

# under other scopes the names are others
with tf.variable_scope("other"):
    dense(wrong, 32, "first")
with tf.variable_scope("more"):
    dense(real, 16, "first")
for i in range(2):
    dense(tf.zeros([5, 10 + i]), 4, "layer%d" % i)


class Twice:
    def __init__(self, width):
        with tf.variable_scope("twice") as scope:
            self.one = self.layer(tf.zeros([4, 8]))
            scope.reuse_variables()
            self.two = self.layer(tf.zeros([4, width]))

    def layer(self, x):
        return tf.matmul(x, tf.get_variable("kernel", [int(x.shape[1]), 3]))  # E: variable-other-shape


Twice(9)


# what the program does not call is not made beside what it calls
def uncalled():
    return tf.get_variable("apart", [3])


def also_uncalled():
    tf.get_variable("own", [3])
    tf.get_variable("own", [4])  # E: variable-other-shape


def called():
    return tf.get_variable("apart", [4])


called()
tf.get_variable("apart", [5])  # E: variable-other-shape

# which of them is made, nobody knows
if np.random.rand() > 0.5:
    size = tf.get_variable("size", [3])
else:
    size = tf.get_variable("size", [4])
