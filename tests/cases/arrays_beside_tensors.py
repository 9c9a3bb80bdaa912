"""An array beside a tensor of TensorFlow takes its type, on either side, whatever its shape is."""
import numpy as np
import tensorflow as tf

x = np.array([3.3, 4.4, 5.5])
y = np.array([1.7, 2.76, 2.09])
weight = tf.Variable(np.random.randn(), name="weight")
bias = tf.Variable(np.random.randn(), name="bias")
a = weight * x + bias  # S: a (3,)
b = x * weight + bias
c = tf.reduce_mean(tf.square(a - y)) + tf.zeros(())
matrix = tf.Variable(tf.ones((3, 5)))
product = x[None] @ matrix  # S: product (1, 5)
product + tf.zeros(5)
tf.constant(1.0) * x + tf.zeros(3)
tf.constant(1.0) * tf.constant(x)  # E: same-types
x * tf.zeros(4)  # E: broadcast-dimensions
tf.zeros(()) * x + tf.zeros(4)  # E: broadcast-dimensions
