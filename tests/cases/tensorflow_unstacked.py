# tf.unstack with the number of parts.
import tensorflow as tf

steps = 20
x = tf.zeros([8, steps, 4])
parts = tf.unstack(x, steps, 1)
a = parts[3] + 0  # S: a (8, 4)
tf.unstack(x, steps + 1, 1)  # E: unstack-number
tf.unstack(x, num=8)
tf.unstack(x, num=7)  # E: unstack-number
b = tf.unstack(x, axis=2)[1] + 0  # S: b (8, 20)
tf.unstack(x, 4, axis=-1)
tf.unstack(x, 20, axis=-1)  # E: unstack-number
