"""Tensors that a branch makes matrices where they are none: in a run, too, nobody knows which a product was given."""
import tensorflow as tf

sizes = eval("[84, 84]")
image = tf.placeholder(tf.float32, [None] + sizes + [4])
window = tf.get_variable("window", [8, 8, 4, 32])
found = tf.nn.conv2d(image, window, [1, 4, 4, 1], "VALID")
wrong = tf.matmul(found, tf.zeros([32, 256]))  # E: matmul-rank
shape = found.get_shape().as_list()
if len(shape) > 2:
    found = tf.reshape(found, [-1, 28224])
    shape = found.get_shape().as_list()
weights = tf.get_variable("weights", [shape[1], 256])
product = tf.matmul(found, weights)
with tf.Session() as session:
    session.run(product, {image: eval("data")})
