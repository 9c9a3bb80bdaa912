"""The variables of a module of the program come in the order of the names of its attributes (run with TensorFlow 2.21)."""
import tensorflow as tf


class Dense(tf.Module):
    def __init__(self, inputs, width, name=None):
        super().__init__(name=name)
        self.w = tf.Variable(tf.random.normal((inputs, width)), name="w")
        self.b = tf.Variable(tf.zeros((width,)), name="b")

    def __call__(self, x):
        return x @ self.w + self.b


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.width = 4
        self.second = Dense(4, 3)
        self.first = Dense(8, self.width)
        self.scale = tf.Variable(tf.ones((1, 3)))

    def __call__(self, x):
        return self.second(tf.nn.relu(self.first(x))) * self.scale


model = Net()
optimizer = tf.keras.optimizers.SGD(0.1)
x = tf.random.normal((16, 8))
y = tf.random.normal((16, 3))
with tf.GradientTape() as tape:
    loss = tf.reduce_mean((model(x) - y) ** 2)
grads = tape.gradient(loss, model.trainable_variables)
optimizer.apply_gradients(zip(grads, model.trainable_variables))
for g, v in zip(grads, model.trainable_variables):
    v.assign_sub(0.1 * g)
a = grads[0] * 1.0  # S: a (1, 3)
b = grads[1] * 1.0  # S: b (4,)
c = grads[2] * 1.0  # S: c (8, 4)
d = grads[3] * 1.0  # S: d (3,)
e = grads[4] * 1.0  # S: e (4, 3)
model.variables[2].assign_sub(tf.transpose(grads[2]))  # E: assigned-shape


class Line(tf.Module):
    def __init__(self):
        self.w = tf.Variable(tf.zeros((8, 1)))
        self.b = tf.Variable(tf.zeros((1,)))

    def __call__(self, x):
        return x @ self.w + self.b


line = Line()
with tf.GradientTape() as tape:
    loss = tf.reduce_mean((line(x) - y[:, :1]) ** 2)
of_bias, of_weight = tape.gradient(loss, line.trainable_variables)
line.w.assign_sub(0.1 * of_weight)
line.b.assign_sub(0.1 * of_bias)
with tf.GradientTape() as tape:
    loss = tf.reduce_mean((line(x) - y[:, :1]) ** 2)
of_weight, of_bias = tape.gradient(loss, line.trainable_variables)
line.w.assign_sub(0.1 * of_weight)  # E: assigned-shape (8, 1) (1,)
line.b.assign_sub(0.1 * of_bias)  # E: assigned-shape (1,) (8, 1)


# what is not trained, or not made there, is not followed
class Fixed(tf.Module):
    def __init__(self, given):
        super().__init__()
        self.a = tf.Variable(tf.zeros((3,)), trainable=False)
        self.given = given


fixed = Fixed(tf.zeros((4,)))
for variable in fixed.trainable_variables:
    variable.assign(tf.zeros((5,)))
