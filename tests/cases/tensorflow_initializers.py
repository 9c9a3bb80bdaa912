# Initializers that are called with a shape, and those that a layer or a variable is given.
import tensorflow as tf

random_normal = tf.initializers.RandomNormal()
weights = {
    "hidden": tf.Variable(random_normal([784, 256])),
    "out": tf.Variable(tf.keras.initializers.GlorotUniform(seed=1)(shape=(256, 10))),
}
biases = {"hidden": tf.Variable(tf.zeros([256])), "out": tf.Variable(tf.zeros_initializer()([10]))}


def network(x):
    hidden = tf.nn.sigmoid(tf.add(tf.matmul(x, weights["hidden"]), biases["hidden"]))  # E: matmul-inner-dimensions
    return tf.matmul(hidden, weights["out"]) + biases["out"]


a = network(tf.zeros([32, 784])) + 0  # S: a (32, 10)
network(tf.zeros([32, 785]))  # fails in the first layer
tf.zeros([32, 256]) + tf.Variable(random_normal([255]))  # E: broadcast-dimensions

dense = tf.keras.layers.Dense(5, kernel_initializer=tf.keras.initializers.HeNormal(), bias_initializer=tf.zeros_initializer())
b = dense(tf.zeros([2, 3])) + 0  # S: b (2, 5)
variable = tf.compat.v1.get_variable("w", [3, 4], initializer=tf.random_normal_initializer(stddev=0.1))
c = variable + 0  # S: c (3, 4)
