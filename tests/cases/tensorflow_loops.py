"""Functions called for each row, over and over, or as one of several; arrays of tensors (run with TensorFlow 2.21, Keras 3.15)."""
import keras
import tensorflow as tf

ops = keras.ops
x = tf.zeros((5, 7, 8))
y = tf.zeros((5, 8, 3))
a = tf.map_fn(lambda row: tf.reduce_sum(row, 0), x)  # S: a (5, 8)
a = tf.map_fn(lambda pair: tf.matmul(pair[0], pair[1]), (x, y), fn_output_signature=tf.float32)  # S: a (5, 7, 3)
a, b = tf.map_fn(lambda row: (row, row[0]), x, fn_output_signature=(tf.float32, tf.float32))
c = b + 0  # S: c (5, 8)
a = tf.vectorized_map(lambda row: tf.matmul(row, row, transpose_b=True), x)  # S: a (5, 7, 7)
a = ops.map(lambda row: ops.sum(row, axis=-1), x)  # S: a (5, 7)
tf.map_fn(lambda row: tf.matmul(row, row), x)  # E: matmul-inner-dimensions (7, 8)
tf.map_fn(lambda pair: pair[0] + pair[1], (x, tf.zeros((4, 7, 8))), fn_output_signature=tf.float32)  # E: dataset-components (4, 7, 8)

a = tf.scan(lambda total, row: total + row, x)  # S: a (5, 7, 8)
a = tf.scan(lambda total, row: total + tf.reduce_sum(row), x, initializer=tf.zeros(()))  # S: a (5,)
a = tf.foldl(lambda total, row: total + row, x)  # S: a (7, 8)
a, b = ops.scan(lambda state, row: (state + row, state * row), tf.zeros((7, 8)), x)
c = b + 0  # S: c (5, 7, 8)
tf.scan(lambda total, row: tf.reduce_sum(row, 0), x)  # E: scan-shape (7, 8)
tf.scan(lambda total, row: total + row, x, initializer=tf.zeros((3, 8)))  # E: broadcast-dimensions (3, 8)


def step(state, row):
    hidden, memory = state
    return tf.concat([row[:, :4], hidden[:, 4:]], 1), memory + hidden  # E: broadcast-dimensions (7, 5)


hidden, memory = tf.scan(step, x, initializer=(tf.zeros((7, 8)), tf.zeros((7, 8))))
c = memory + 0  # S: c (5, 7, 8)
hidden, memory = tf.scan(step, x, initializer=(tf.zeros((7, 8)), tf.zeros((7, 5))))

count, total = tf.while_loop(lambda i, s: i < 5, lambda i, s: (i + 1, s + x[i]), (0, tf.zeros((7, 8))))
c = total + 0  # S: c (7, 8)
count, total = tf.while_loop(lambda i, s: i < 5, lambda i, s: [i + 1, s @ y[i]], [tf.constant(0), tf.zeros((7, 7))])  # E: matmul-inner-dimensions (7, 7)
count, grown = tf.while_loop(lambda i, s: i < 5, lambda i, s: (i + 1, tf.concat([s, x[i]], 0)), (0, tf.zeros((7, 8))))
count, grown = tf.while_loop(lambda i, s: i < 5, lambda i, s: [i + 1, tf.concat([s, s[:1]], 0)], [tf.constant(0), tf.ones((2, 3))], shape_invariants=[tf.TensorShape([]), tf.TensorShape([None, 3])])
a = grown + 0  # S: a (?, 3)
a = tf.matmul(grown, tf.ones((3, 4)))  # S: a (?, 4)
a = tf.matmul(grown, tf.ones((4, 4)))  # E: matmul-inner-dimensions (?, 3) (4, 4)
count, grown = tf.while_loop(lambda i, s: i < 5, lambda i, s: (i + 1, tf.concat([s, s[:1]], 0)), (tf.constant(0), tf.ones((2, 3))), shape_invariants=(tf.TensorShape([]), tf.TensorShape(None)))
tf.matmul(grown, tf.ones((3, 4)))
a = ops.fori_loop(0, 5, lambda i, s: s + x[i], ops.zeros((7, 8)))  # S: a (7, 8)
a = tf.cond(tf.reduce_sum(x) > 0, lambda: x @ y, lambda: tf.zeros((5, 7, 3)))  # S: a (5, 7, 3)
tf.cond(tf.reduce_sum(x) >= 0, lambda: y @ x, lambda: tf.zeros((5, 8, 8)))  # E: matmul-inner-dimensions
a = tf.switch_case(tf.constant(1), [lambda: x, lambda: x * 2])  # S: a (5, 7, 8)
a = ops.switch(1, [lambda v: v, lambda v: v * 2], x)  # S: a (5, 7, 8)
a = tf.case([(tf.constant(True), lambda: x)], default=lambda: x + 1)  # S: a (5, 7, 8)

written = tf.TensorArray(tf.float32, size=5)
for i in range(5):
    written = written.write(i, tf.matmul(x[i], y[i]))
a = tf.transpose(written.stack(), [1, 0, 2])  # S: a (7, 5, 3)
a = tf.TensorArray(tf.float32, size=5).unstack(x).read(2)  # S: a (7, 8)
growing = tf.TensorArray(tf.float32, size=0, dynamic_size=True)
growing = growing.write(7, x[0])
a = tf.reshape(growing.stack(), (-1, 56))[0]  # S: a (56,)
tf.TensorArray(tf.float32, size=2).write(2, x[0])  # E: array-index
tf.TensorArray(tf.float32, size=2).unstack(x)  # E: array-size (5, 7, 8)
written.stack() @ x  # E: matmul-inner-dimensions (5, 7, 3)
