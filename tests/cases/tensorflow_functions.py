"""TensorFlow 2: compiled functions, gradients on a tape, optimizers, metrics, modules."""
import tensorflow as tf
from tensorflow import keras


class Net(tf.Module):
    def __init__(self, inputs, outputs, name=None):
        super().__init__(name=name)
        self.w = tf.Variable(tf.random.normal([inputs, outputs]), name="w")
        self.b = tf.Variable(tf.zeros([outputs]))

    @tf.function(input_signature=[tf.TensorSpec([None, 8], tf.float32)])
    def __call__(self, x):
        return tf.nn.relu(x @ self.w + self.b)  # E: matmul-inner-dimensions (2, 8) (9, 4)


y = Net(8, 4)(tf.zeros([2, 8]))  # S: y (2, 4)
Net(9, 4)(tf.zeros([2, 8]))

w = tf.Variable(tf.zeros([3, 2]))
loss_metric = keras.metrics.Mean(name="loss")


@tf.function
def step(x):
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        out = x @ w  # E: matmul-inner-dimensions (5, 4) (3, 2)
        loss = tf.reduce_mean(tf.square(out))
    loss_metric.update_state(loss)
    return tape.gradient(loss, w), tape.gradient(loss, [w, x]), tape.jacobian(out, w), tape.batch_jacobian(out, x)


one, several, whole, each = step(tf.ones([5, 3]))
of_w = one + 0.0  # S: of_w (3, 2)
of_x = several[1]  # S: of_x (5, 3)
of_all = whole + 0.0  # S: of_all (5, 2, 3, 2)
of_each = each + 0.0  # S: of_each (5, 2, 3)
step(tf.ones([5, 4]))


@tf.function(jit_compile=True)
def scaled(x, by=2.0):
    return x * by + tf.zeros([3])  # E: broadcast-dimensions (2, 4) (3,)


ok = scaled(tf.ones([2, 3]), by=3.0)  # S: ok (2, 3)
scaled(tf.ones([2, 4]))


def plain(x):
    return tf.reshape(x, [-1, 6])  # E: reshape-element-count (2, 5)


fast = tf.function(plain)
rows = fast(tf.ones([4, 3]))  # S: rows (2, 6)
fast(tf.ones([2, 5]))

w.assign(tf.ones([3, 2]))
w.assign(tf.ones([2, 3]))  # E: assigned-shape (3, 2) (2, 3)
w.assign_add(one)
w.assign_sub(tf.transpose(one))  # E: assigned-shape (3, 2) (2, 3)

optimizer = tf.keras.optimizers.Adam(learning_rate=1e-3)
b = tf.Variable(tf.zeros([2]))
optimizer.apply_gradients([(one, w)])
optimizer = tf.keras.optimizers.Adam()
optimizer.apply_gradients(zip([one, tf.zeros([2])], [w, b]))
optimizer.apply_gradients(zip([tf.zeros([2]), one], [w, b]))  # E: variable-gradient (3, 2) (2,)
tf.keras.optimizers.Adam().apply([tf.zeros([3])], [b])  # E: variable-gradient (3,) (2,)
legacy = tf.optimizers.SGD(0.1)
legacy.minimize(lambda: tf.reduce_sum(tf.ones([1, 3]) @ w), [w])
legacy.minimize(lambda: tf.reduce_sum(tf.ones([1, 2]) @ w), [w])  # E: matmul-inner-dimensions (1, 2) (3, 2)

accuracy = keras.metrics.SparseCategoricalAccuracy()
accuracy.update_state(tf.zeros([32]), tf.zeros([32, 10]))
accuracy.update_state(tf.zeros([32, 1]), tf.zeros([32, 10]))
accuracy.update_state(tf.zeros([31]), tf.zeros([32, 10]))  # E: metric-labels (31,) (32, 10)
accuracy.update_state(tf.zeros([32, 10]), tf.zeros([32, 10]))  # E: metric-labels (32, 10) (32, 10)
rate = accuracy.result()  # S: rate ()
accuracy.reset_state()
hits = keras.metrics.CategoricalAccuracy()
value = hits(tf.zeros([32, 10]), tf.zeros([32, 10]))  # S: value ()
hits(tf.zeros([16, 10]), tf.zeros([32, 10]))  # E: metric-labels (16, 10) (32, 10)
mean = loss_metric.result()  # S: mean ()
loss_metric(tf.zeros([4, 5]))
# what is made of an array is a tensor, which gives its array
import numpy as np
plain = tf.nn.softmax(tf.reshape(np.zeros((4, 6), "float32"), [3, 8])).numpy()  # S: plain (3, 8)
plain + np.zeros(7)  # E: broadcast-dimensions

# a list becomes a tensor
a = tf.expand_dims([1] * 16, 1)  # S: a (16, 1)
a = tf.expand_dims([tf.argmax(tf.zeros(9)).numpy()], 0)  # S: a (1, 1)
tf.matmul(tf.expand_dims([1.0, 2.0], 0), tf.zeros((3, 3)))  # E: matmul-inner-dimensions (1, 2)

# a function traced for what it is to be called with is the function; so are methods
product = tf.function(lambda x, y: tf.matmul(x, y))  # E: matmul-inner-dimensions (2, 4) (3, 5)
traced = product.get_concrete_function(tf.TensorSpec([None, 3], tf.float32), tf.TensorSpec([3, 5], tf.float32))
of_traced = traced(tf.ones([2, 3]), tf.ones([3, 5]))  # S: of_traced (2, 5)
traced(tf.ones([2, 4]), tf.ones([3, 5]))
